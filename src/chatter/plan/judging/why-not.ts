/** Why something was not done: by how one stands to whom it was not done to, and by no old deed (§Q3). */
import type { Move } from '../../moves/types';
import { STRIKING_CARDS, type Fact } from '../../scene/fact';
import { seatOf } from '../../scene/scene';
import { taking, type Asked } from '../asked';
import { targetPlan } from '../counsel/intending';
import { goodOf, helping, isBound, takenFor, wantedIn } from '../dealing/wishes';
import type { Plan } from '../plan';
import { between, isHarm, isHelp } from '../record/deeds';

/** Cards that are played for oneself. */
const OF_HAND = /闪|桃|无懈|\b(?:dodg|peach|nullif|wine)/;

const isBlow = ({ kind, card }: Fact): boolean =>
  kind === 'hit' || (kind === 'aimed' && STRIKING_CARDS.has(card ?? ''));
/** Of what lies behind. */
const NEVER = /没|从[来不]|一直|\b(?:never|always|ever)\b|(?:did|have|has)(?:n'?t| \w+ not)\b/;

/** "为什么不杀我", "how come you never hit 3": null where nothing of the kind is asked. */
export function whyNotPlan(move: Move | null, asked: Asked): Plan | null {
  if (move?.act !== 'ask_why' || move.denied !== true) return null;
  const { me, from, scene, text } = asked;
  const { about: by = me, of: [, to] = [] } = move;
  const base = { occasion: 'ask_why' as const, asked: move, lookedUp: true as const, ...taking(move) };
  const words = text.slice(...move.span);
  const helps = wantedIn(words) === 'help';
  const match = helps ? isHelp : (fact: Fact): boolean => isHarm(fact) && isBlow(fact);
  // "你怎么从来不打3号", and it has.
  const done = to === undefined || (by === me && !NEVER.test(words)) ? [] : between(scene, by, to, match).slice(0, 1);
  if (by !== me) {
    const facts = [...done, ...(to === undefined ? [] : between(scene, by, to, helps ? isHarm : isHelp))].slice(0, 1);
    return facts.length > 0
      ? { ...base, move: 'explain', clause: done.length > 0 ? 'did_before' : 'explain', about: by, facts }
      : { ...base, move: 'unsure', clause: 'theirs_to_explain', about: by };
  }
  if (to === undefined)
    return OF_HAND.test(words)
      ? { ...base, move: 'deflect', clause: 'own_hand' }
      : { ...base, move: 'deflect', clause: 'biding', about: me };
  if (to === from && seatOf(scene, from)?.alive === false) return { ...base, move: 'ack', clause: 'looks_on' };
  // "你为什么不救4号", and 4 lies dead: how 4 stood to me, or that nobody shows his hand.
  if (helps && seatOf(scene, to)?.alive === false) {
    const facts = between(scene, to, me, isHarm).slice(0, 1);
    return facts.length > 0
      ? { ...base, move: 'explain', clause: 'explain', about: to, facts }
      : { ...base, move: 'deflect', clause: 'own_hand' };
  }
  if (helps) return { ...helping(to, move, asked), lookedUp: true };
  if (isBound(to, asked)) return { ...base, move: 'explain', clause: 'bound', about: to };
  if (done.length > 0) return { ...base, move: 'explain', clause: 'did_before', about: me, facts: done };
  if (to !== from) return { ...targetPlan(to, move, asked), lookedUp: true };
  const good = [...between(scene, from, me, isHelp), ...goodOf(from, asked)].slice(0, 1);
  if (good.length > 0 && takenFor(from, asked) !== 'enemy')
    return { ...base, move: 'explain', clause: 'spare_you', facts: good };
  return takenFor(from, asked) === 'enemy'
    ? { ...base, move: 'deflect', clause: 'biding', about: me }
    : { ...base, move: 'explain', clause: 'spare_if' };
}
