/** What is spoken of without being told in so many words, looked for on record. */
import { cardsIn, skillsIn, type CardMention } from '../words/cards';
import type { Clause } from './clause';
import { isDenied, isImagined } from '../deeds/asserted';
import { isSaidSo, namedFirst } from '../deeds/between';
import { coverOfAll } from '../deeds/covered';
import { OPEN } from '../deeds/phrased';
import { isSame } from '../../scene/scene';
import type { Seat } from '../../../core/event';
import type { Move, Reported } from '../types';
import * as words from '../words/acts';
import { withoutIdioms } from '../words/idioms';

/**
 * What is spoken of without being told in so many words ("你无懈自己倒挺快", "仁王盾现在归我了"): the latest on record between
 * those whom the clause names, by the card or skill that it names.
 */
export function nearly(clause: Clause): Move[] | null {
  const { at, from, hearer, text } = clause;
  const { scene } = at.moment;
  if (at.afterDeed || clause.has(words.THANKS) || clause.has(words.IN_HAND)) return null;
  if (words.TO_COME.test(text)) return cardsIn(text).length > 0 ? [clause.move('promise')] : null;
  // "let 4 eat his own peach": what shall be is nowhere on record.
  const covered = clause.asked ? null : coverOfAll(text);
  if (covered === 'unreal' || (!clause.asked && OPEN.test(text))) return null;
  if (clause.deeds.some((deed) => deed.covered === 'unreal')) return null;
  const cards = [...cardsIn(text), ...skillsIn(text, scene)];
  if (!clause.asked && isUntold(clause, cards)) return null;
  const named = new Set(
    clause.parties.flatMap(({ kind, seat }) =>
      kind === 'self' ? [from] : kind === 'you' ? (hearer ?? []) : kind === 'seat' || kind === 'he' ? (seat ?? []) : [],
    ),
  );
  if (named.size === 0 && clause.youNamed && hearer !== null) named.add(hearer);
  if (named.size === 0 && at.spokenOf !== null) named.add(at.spokenOf);
  if (named.size === 0 || (named.size === 1 && named.has(from) && !clause.selfNamed)) return null;
  const plain = withoutIdioms(text);
  const harm = words.ANY_HARM.test(plain);
  if (cards.length === 0 && (named.size < 2 || (!harm && !words.ANY_HELP.test(plain)))) return null;
  const places = namedFirst(at.mentions, hearer);
  const fresh = scene.turn - scene.table.seats.length;
  // Whoever stands first did it, unless something says that it befell them.
  const [first] = named;
  const doer = named.size > 1 && cards.length === 0 && !/被|让|遭|挨|\b(?:was|got|by)\b/.test(text) ? first : undefined;
  // "裸杀2号": behind the verb stands whom it befell.
  const behind = (start: number): boolean => clause.deeds.some(({ end }) => start >= end && start - end <= 1);
  const undergoes = named.size === 1 && at.mentions.every(({ kind, start }) => kind !== 'seat' || behind(start));
  const found = [...scene.facts].reverse().find((fact) => {
    const { by, to, card, kind, turn, good } = fact;
    if (undergoes && (to === null || !named.has(to))) return false;
    if (turn < fresh || by === null || by === to || (doer !== undefined && by !== doer)) return false;
    const [one, other] = [places.get(by), to === null ? undefined : places.get(to)];
    if (kind !== 'wuxie' && one && other && !isSaidSo(text, one, other)) return false;
    const both = named.size > 1 ? named.has(by) && to !== null && named.has(to) : undergoes || named.has(by);
    if (!both) return false;
    if (cards.length === 0) return good === !harm;
    return cards.some((one) => (one.card === 'wuxie' ? kind === 'wuxie' : isSame(scene, one.card, card)));
  });
  if (!found || found.by === null) return nominal(clause);
  const fact: Reported = {
    kind: found.kind,
    by: found.by,
    ...(found.to === null ? {} : { to: found.to }),
    ...(found.card === null ? {} : { card: found.card }),
    turn: found.turn,
    verdict: 'true',
    fact: found.id,
  };
  const act = covered ? 'ask_fact' : !clause.asked ? 'report' : found.by === hearer ? 'ask_why' : 'ask_fact';
  return [clause.move(act, { about: found.by, facts: [fact] })];
}

/** "3想砍4", "3一个桃都没给过我": what a clause denies or only thinks of is looked for nowhere. */
const isUntold = ({ text, at: { mentions } }: Clause, cards: readonly CardMention[]): boolean =>
  [...cards.map(({ start }) => start), words.ANY_HARM.exec(text)?.index ?? 0].some(
    (at) => isDenied(text, at, mentions) || isImagined(text, at, at + 1, mentions),
  );

/** Whose card it was stands right before it, or whom it cost something behind. */
const OF_WHOM = /^(?:你|您)?[的那这]?(?:一?[把张手发个])?$|^'?s (?:\w+ )?$/;
/** "3号那把火攻太狠", "2 damage on the lord from those arrows": a deed told as a thing, of which the record has none. */
function nominal(clause: Clause): Move[] | null {
  const { text, at } = clause;
  const { scene } = at.moment;
  const card = cardsIn(text).find((one) => !/^(?:sha|shan|tao|jiu)$/.test(one.card));
  if (!card || clause.asked) return null;
  const seatWhere = (stands: (start: number, end: number) => boolean): Seat | undefined =>
    at.mentions.find(({ kind, start, end }) => kind === 'seat' && stands(start, end))?.seat ?? undefined;
  const said = { card: card.card, verdict: 'false' } as const;
  const by = seatWhere((_, end) => end <= card.start && OF_WHOM.test(text.slice(end, card.start)));
  if (by !== undefined)
    return scene.uses.some((use) => use.by === by && isSame(scene, use.name, card.card))
      ? null
      : [
          clause.move(clause.has(words.PRAISE) ? 'praise' : 'blame', {
            about: by,
            facts: [{ ...said, kind: 'aimed', by }],
          }),
        ];
  const to = seatWhere((start) => /\bdamage on $/.test(text.slice(0, start)));
  return to === undefined ? null : [clause.move('report', { facts: [{ ...said, kind: 'hit', to }] })];
}
