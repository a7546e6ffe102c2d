/**
 * What must have happened for a line of an occasion, written for the checker alone: it shares nothing with the talk's
 * own judgement (src/chatter/claims/moment.ts), so that one cannot hide the other's mistake.
 */
import { rebelsDead, type Fact, type FactKind } from '../../src/chatter/scene/fact';
import type { Scene } from '../../src/chatter/scene/scene';
import type { MomentToSpeak } from '../../src/chatter/vocabulary';
import type { Seat } from '../../src/core/event';

/** The record before `fact`, oldest first. */
type Before = readonly Fact[];
type Rule = (
  fact: Fact,
  given: { readonly me: Seat; readonly lord: Seat; readonly before: Before; readonly living: number },
) => boolean;

const is = ({ kind }: Fact, ...kinds: readonly FactKind[]): boolean => kinds.includes(kind);
const isBlow = (fact: Fact): boolean => is(fact, 'hit', 'aimed') && fact.good !== true;
const isLoss = (fact: Fact): boolean => is(fact, 'steal', 'discard');
const isRebelDead = (fact: Fact): boolean => is(fact, 'death') && fact.role === 'fan';
const KIND = ['flower', 'wine'];

const RULES = {
  lord_first_attacked: (fact, { me, lord, before }) =>
    isBlow(fact) &&
    !fact.group &&
    fact.to === lord &&
    fact.by !== null &&
    fact.by !== lord &&
    fact.by !== me &&
    !before.some((one) => is(one, 'hit') && !one.group && one.to === lord && one.by !== null && one.by !== lord),
  lord_saved: (fact, { me, lord }) => is(fact, 'rescue') && fact.to === lord && fact.by !== me,
  hit_by_lord: (fact, { me, lord }) => isBlow(fact) && fact.by === lord && fact.to === me && me !== lord,
  hit_me: (fact, { me }) => isBlow(fact) && fact.to === me && fact.by !== me,
  hit_me_again: (fact, { me, before }) =>
    isBlow(fact) &&
    fact.to === me &&
    fact.by !== null &&
    fact.by !== me &&
    before.some((one) => is(one, 'hit') && one.by === fact.by && one.to === me),
  saved_me: (fact, { me }) => is(fact, 'rescue') && fact.to === me && fact.by !== me,
  healed_me: (fact, { me }) => is(fact, 'heal', 'rescue') && fact.to === me && fact.by !== me,
  wuxie_for_me: (fact, { me }) => is(fact, 'wuxie') && fact.to === me && fact.by !== me && fact.good === true,
  wuxie_against_me: (fact, { me }) => is(fact, 'wuxie') && fact.by !== me && fact.good !== true,
  taken_from_me: (fact, { me }) => isLoss(fact) && fact.to === me && fact.by !== me && fact.good !== true,
  freed_me: (fact, { me }) => isLoss(fact) && fact.to === me && fact.by !== me && fact.good === true,
  given_to_me: (fact, { me }) => is(fact, 'give') && fact.to === me && fact.by !== me,
  i_killed: (fact, { me }) => is(fact, 'death') && fact.by === me && fact.to !== me,
  death_expected: (fact, { me }) => is(fact, 'death') && fact.to !== me,
  death_surprise: (fact, { me }) => is(fact, 'death') && fact.to !== me,
  death_seen: (fact, { me }) => is(fact, 'death') && fact.to !== me,
  rescue_seen: (fact, { me }) => is(fact, 'rescue') && fact.to !== me && fact.by !== me,
  second_rebel_dead: (fact, { me, before }) => isRebelDead(fact) && fact.to !== me && rebelsDead(before).size === 1,
  two_left: (fact, { living }) => is(fact, 'death') && living === 2,
  big_group: (fact, { me }) => is(fact, 'hit') && fact.group && fact.by !== me,
  i_am_dying: (fact, { me }) => is(fact, 'dying') && fact.to === me,
  last_words: (fact, { me }) => is(fact, 'death') && fact.to === me,
  won: (fact) => is(fact, 'over'),
  lost: (fact) => is(fact, 'over'),
  got_flower: (fact, { me }) => is(fact, 'throw') && fact.to === me && KIND.includes(fact.card ?? ''),
  got_egg: (fact, { me }) => is(fact, 'throw') && fact.to === me && !KIND.includes(fact.card ?? ''),
} as const satisfies Partial<Record<MomentToSpeak, Rule>>;

const ruleOf = (occasion: string): Rule | null =>
  Object.prototype.hasOwnProperty.call(RULES, occasion) ? RULES[occasion as keyof typeof RULES] : null;

/** Whether the occasion says that something in particular happened. */
export const restsOnFact = (occasion: string): boolean => ruleOf(occasion) !== null;

/** Whether `fact` is what a line of `me` on this occasion may be about; true for an occasion that says nothing happened. */
export function suits(fact: Fact, occasion: string, { facts, table }: Scene, me: Seat): boolean {
  const before = facts.slice(
    0,
    facts.findIndex(({ id }) => id === fact.id),
  );
  return (
    ruleOf(occasion)?.(fact, {
      me,
      lord: table.lord,
      before,
      living: table.seats.filter(({ alive }) => alive).length,
    }) ?? true
  );
}
