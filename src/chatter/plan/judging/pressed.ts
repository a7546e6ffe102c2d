/** What was asked before and is asked once more, since the answer did not meet it (§Q3). */
import type { Act, Move, Reported } from '../../moves/types';
import { factOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { factsIn } from '../record/known';
import type { Plan } from '../plan';
import { ownWordsPlan } from './own-words';
import { whyPlan } from './why';
import { whyNotPlan } from './why-not';

/** Said of a deed of the hearer's, these want its reason. */
const WANTS_REASON: ReadonlySet<Act> = new Set<Act>([
  'report',
  'accuse',
  'blame',
  'taunt',
  'joke',
  'praise',
  'ask_fact',
]);

/** Why something was not done, this one's own words, or the reason of its own deed that the line presses for; null where it is about neither. */
export function pressedPlan(move: Move | null, asked: Asked): Plan | null {
  const words = whyNotPlan(move, asked) ?? ownWordsPlan(move, asked);
  if (words) return words;
  if (asked.pressed !== true || move === null || !WANTS_REASON.has(move.act)) return null;
  const named = asked.moves
    .flatMap((one) => (factsIn(one, asked).some(({ by, to }) => by === asked.me && to !== by) ? (one.facts ?? []) : []))
    .filter(({ verdict }) => verdict === 'true');
  const facts = named.length > 0 ? named : ownTold(asked);
  return facts.length > 0 ? whyPlan({ ...move, act: 'ask_why', about: asked.me, facts }, asked) : null;
}

/** The deed of its own that the hearer has told to the speaker last. */
function ownTold({ memory, from, me, scene }: Asked): readonly Reported[] {
  const last = memory.exchanges(from, me).find(({ answered }) => answered !== null);
  const deed = (last?.answered?.facts ?? [])
    .flatMap((id) => factOf(scene, id) ?? [])
    .find(({ by, to }) => by === me && to !== me);
  return deed
    ? [{ kind: deed.kind, by: me, ...(deed.to === null ? {} : { to: deed.to }), verdict: 'true', fact: deed.id }]
    : [];
}
