/** What healed somebody: whose card, what skill, or nothing on record (§Q3). */
import { asksOfHealing } from '../../moves/asked/heal-asked';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { spokenOf, type Asked } from '../asked';
import type { Plan } from '../plan';
import type { CausePart } from './found';
import { factsOn, skillOf, type Look } from './in-vain';
import { lapsed } from './lapse';

/** What healed somebody last, told by whom and with what. */
export function healing(look: Look, since = look.since): CausePart[] {
  const heals = factsOn(look, 'heal', 'rescue').filter(({ turn }) => turn >= since);
  const last = heals[heals.length - 1];
  if (last === undefined) return [];
  const alike = heals.filter(({ turn, by, card }) => turn === last.turn && by === last.by && card === last.card);
  return [{ say: 'healed', fact: { ...last, num: alike.reduce((sum, { num }) => sum + num, 0) }, times: alike.length }];
}

export function healed(look: Look): CausePart[] | null {
  const { whom, asked, since } = look;
  const heals = factsOn(look, 'heal', 'rescue');
  const last = heals[heals.length - 1];
  const lapse = lapsed(look, 1, last);
  if (lapse) return lapse;
  // Told without a time: whatever healed that one last.
  const parts = healing(look, Math.min(since, last?.turn ?? since));
  if (last === undefined || parts.length === 0) return null;
  // What was eaten out of one's turn a skill let one eat.
  const out = last.by === whom && last.card === 'tao' && asked.scene.lastTurns.get(whom) !== last.turn;
  const own = out ? skillOf(asked.scene, whom, last.turn) : [];
  return [...parts, ...own, { say: 'stands', by: whom }];
}

/** "孙登是成济救的吧", "that heal, peach or skill": of whoever is named and was healed last; null where that is not asked. */
export function healingPlan(move: Move, asked: Asked): Plan | null {
  const { text, scene, from, me } = asked;
  if (!asksOfHealing(text)) return null;
  const named = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) ?? move.about ?? null }).flatMap(
    ({ seat, kind }) => (seat === null || kind === 'who' ? [] : [seat]),
  );
  const whom = scene.facts
    .filter(({ kind, to }) => (kind === 'heal' || kind === 'rescue') && named.includes(to ?? 0))
    .pop()?.to;
  if (whom == null) return null;
  const wonder = { effect: 'healed' as const, start: 0, end: 0, points: null };
  const cause = healing({ whom, wonder, asked, cards: [], others: [], since: 0 });
  const about = whom === me ? {} : { about: whom };
  return { move: 'confirm', clause: 'befell', occasion: 'ack', asked: move, lookedUp: true, ...about, cause };
}
