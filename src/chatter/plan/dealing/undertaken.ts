/** What somebody undertakes or threatens: held against what was done before (§Q3). */
import type { Move } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { between, isHarm, isHelp } from '../record/deeds';
import type { Plan } from '../plan';
import { against } from './grudges';
import { joining } from './wishes';

/** What somebody undertakes of their own accord, held against what they did before. */
export function promisePlan(move: Move, asked: Asked): Plan | null {
  const { scene, me, from } = asked;
  const { promise } = move;
  if (!promise) return null;
  const { what, to } = promise;
  if (what === 'attack' && to !== me && to !== from) {
    const plan = joining(to, move, asked);
    return plan.move === 'accept' ? { ...plan, move: 'confirm' } : plan;
  }
  if (what === 'attack' && to === me) return threatPlan({ ...move, about: me }, asked);
  const base = { occasion: 'agree' as const, asked: move };
  const [last] = between(scene, from, to, (fact) => isHarm(fact) || isHelp(fact));
  if (last && what !== 'attack')
    return isHarm(last)
      ? { ...base, move: 'bargain', clause: 'promise_doubt', facts: [last] }
      : { ...base, move: 'accept', clause: 'promise_trust', facts: [last] };
  return what === 'protect' && to === me
    ? { ...base, move: 'accept', clause: PEACH.test(asked.text) ? 'peach_taken' : 'guard_taken' }
    : { ...base, move: 'ack', clause: 'promise_noted' };
}
const PEACH = /桃|\bpeach|\bheal\b/;

/** "敢动我试试": whoever has earned it is told by what; nobody else had it coming. */
export function threatPlan(move: Move, asked: Asked): Plan | null {
  const { me, from } = asked;
  // "要是4号打我我就打他": against a third, it looks for company.
  if (
    move.about !== undefined &&
    move.about !== me &&
    move.about !== from &&
    seatOf(asked.scene, move.about)?.alive === true
  )
    return joining(move.about, move, asked);
  if (move.about !== undefined && move.about !== me) return null;
  const base = { occasion: 'taunt' as const, asked: move };
  // Whoever has struck the one who threatens had a mind to, and does not deny it.
  const facts = [...against(from, asked), ...between(asked.scene, me, from, isHarm)].slice(0, 1);
  if (facts.length > 0) return { ...base, move: 'rebut', clause: 'threat_met', facts };
  return { ...base, move: 'bargain', clause: 'threat_eased' };
}
