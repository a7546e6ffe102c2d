/** What a line that calls for a word back is about: the deed, whoever it speaks of, how they stand (§Q3). */
import type { Seat } from '../../core/event';
import { cardsIn } from '../moves/words/cards';
import { numberIn } from '../line/numerals';
import { mentionsIn } from '../moves/called/people';
import { SAYS_YOU } from '../moves/words/acts';
import { isQuestion, type Move } from '../moves/types';
import type { Fact } from '../scene/fact';
import { isEmptyHanded, isSame, living, seatOf } from '../scene/scene';
import type { Asked } from './asked';
import { factsIn } from './record/known';
import type { Plan } from './plan';
import { FOREMOST, namedBy, PLAIN, touchedBy } from './record/touching';

/** A line and what it calls for a word on; the move that is answered is the weightiest, or one without an act. */
export interface Matter {
  readonly asked: Asked;
  readonly move: Move;
}

/** Says something back; null where there is nothing to say in this way. */
export type Respond = (matter: Matter) => Plan | null;

/** From here on a seat is near its end. */
export const LOW = 2;

/** Of several deeds the one that everybody talks of, the latest of equals. */
const foremost = (facts: readonly Fact[]): Fact | null =>
  facts.reduce<Fact | null>(
    (best, fact) => (best === null || FOREMOST.indexOf(fact.kind) <= FOREMOST.indexOf(best.kind) ? fact : best),
    null,
  );

const isDeed = ({ by, to, kind }: Fact): boolean =>
  by !== null && (by !== to || kind === 'wuxie') && FOREMOST.includes(kind);

/** Deeds on record that the line tells of. */
export const toldIn = (asked: Asked): Fact[] => [...new Set(asked.moves.flatMap((one) => factsIn(one, asked)))];

/** A line that names a card speaks of no deed by another. */
function suitsCards(asked: Asked): (fact: Fact) => boolean {
  const named = cardsIn(asked.text).filter(({ card }) => !PLAIN.has(card));
  if (named.length === 0) return () => true;
  return ({ kind, card }) =>
    named.some((one) => (one.card === 'wuxie' ? kind === 'wuxie' : isSame(asked.scene, one.card, card)));
}

/** The deed of this kind that the line means: one that it tells, one that it touches, or the foremost since that turn. */
export function deedOf(asked: Asked, fits: (fact: Fact) => boolean, since?: number): Fact | null {
  const { scene } = asked;
  const named = namedIn(asked, fits);
  if (named) return named;
  const suits = suitsCards(asked);
  const from = since ?? scene.turn - 1;
  return foremost(scene.facts.filter((fact) => fact.turn >= from && isDeed(fact) && fits(fact) && suits(fact)));
}

/** The same, where the line itself tells of it or touches it. */
export function namedIn(asked: Asked, fits: (fact: Fact) => boolean): Fact | null {
  const told = toldIn(asked).find((fact) => fact.kind !== 'dying' && fits(fact));
  if (told) return told;
  const touched = touchedBy(asked);
  return touched && touched.kind !== 'dying' && fits(touched) && suitsCards(asked)(touched) ? touched : null;
}

/** A lap ago: since then everybody has had a turn. */
export const lapOf = ({ scene }: Asked): number => scene.turn - scene.table.seats.length;

/** Of whom the line speaks beside the two, the living first; null for nobody. */
export function thirdIn({ asked, move }: Matter): Seat | null {
  const { me, from, scene } = asked;
  const all = [...(move.about === undefined ? [] : [move.about]), ...namedBy(asked).seats].filter(
    (seat) => seat !== me && seat !== from,
  );
  return all.find((seat) => seatOf(scene, seat)?.alive === true) ?? all[0] ?? null;
}

/** Whether the line speaks of the hearer: by name, or as 你. */
export const isOfMe = ({ asked, move }: Matter): boolean => {
  const { me, from, text } = asked;
  const { people, seats } = namedBy(asked);
  return (
    move.about === me ||
    seats.includes(me) ||
    (people.has(me) && SAYS_YOU.test(text) && seats.every((seat) => seat === from))
  );
};

/** Whether the line speaks of the speaker, and of nobody else. */
export const isOfSpeaker = ({ asked }: Matter): boolean => {
  const { me, from, text, scene } = asked;
  const kinds = mentionsIn(text, { scene, from, hearer: me, he: null }).map(({ kind }) => kind);
  return (kinds.includes('self') && !kinds.includes('seat')) || namedBy(asked).seats[0] === from;
};

/** A plan for the move, on this occasion where none is given. */
export const backOn =
  (occasion: Plan['occasion']) =>
  ({ move }: Matter, more: Omit<Plan, 'occasion' | 'asked'> & Partial<Plan>): Plan => ({
    occasion,
    asked: move,
    ...more,
  });

export const hpOf = ({ scene }: Asked, seat: Seat): number => seatOf(scene, seat)?.hp ?? 0;

/** How somebody's health is told: the hearer's own, or another's. */
export function healthClause(asked: Asked, whom: Seat): 'mine_low' | 'mine_well' | 'stands_low' | 'stands_well' {
  const low = hpOf(asked, whom) <= LOW;
  if (whom === asked.me) return low ? 'mine_low' : 'mine_well';
  return low ? 'stands_low' : 'stands_well';
}

/** Whose role was laid open last, while it is talked of; neither the speaker's nor the hearer's. */
export function lastOpened({ scene, me, from }: Asked): Opened | null {
  const fact = scene.facts
    .filter(({ kind, to }) => (kind === 'death' || kind === 'reveal') && to !== scene.table.lord)
    .pop();
  return fact?.to != null && fact.to !== me && fact.to !== from && fact.role !== null && fact.turn >= scene.turn - FRESH
    ? { about: fact.to, role: fact.role }
    : null;
}
/** Whoever was so many turns ago found out to be what it is, is still spoken of. */
const FRESH = 2;

/** A seat whose role lies open. */
export interface Opened {
  readonly about: Seat;
  readonly role: NonNullable<Fact['role']>;
}

/** Of whom the line speaks, where that role lies open; else whose was laid open last. */
export function openedIn(matter: Matter): Opened | null {
  const { asked, move } = matter;
  const { scene, me, from } = asked;
  const seats = [...(move.about === undefined ? [] : [move.about]), ...namedBy(asked).seats];
  for (const about of seats) {
    if (about === scene.table.lord || about === me || about === from) continue;
    const role = seatOf(scene, about)?.revealed;
    if (role) return { about, role };
  }
  return seats.every((seat) => seat === scene.table.lord || seat === me || seat === from) ? lastOpened(asked) : null;
}

/** How somebody is said to stand: points of health, and whether the hand is empty. */
const HP_SAID = /([\d一二两三四五六])(?:点|滴|格)?血|([\d一二两三四五六])[滴格]|\b(\d|one|two|three) ?hp\b/;
const NO_CARDS =
  /没(?:有)?(?:手)?牌(?!堆)|牌(?:都|也)没[了有]|空城|光板|\b(?:no cards?|out of cards|empty.?hand(?:ed)?)\b/;

/** "袁术一张手牌都没了", and he has two: how whoever is named stands is put right. */
export function misstated(move: Move, { text, scene, from, me, moves }: Asked): Plan | null {
  const hp = HP_SAID.exec(text);
  const at = hp && LEFT.test(text.slice(0, hp.index)) ? hp : NO_CARDS.exec(text);
  if (at === null || moves.some(isQuestion)) return null;
  const named = mentionsIn(text.slice(0, at.index), { scene, from, hearer: me, he: null });
  // "高干也被你砍到1血": whoever suffers it stands so.
  const seat = seatOf(
    scene,
    named.filter((one) => one.seat !== null && !/[被让给]$/.test(text.slice(0, one.start))).pop()?.seat ?? null,
  );
  if (seat?.alive !== true) return null;
  const base = { move: 'correct', occasion: 'ack', about: seat.seat, asked: move } as const;
  if (at === hp) return numberIn(at.slice(1).join('')) === seat.hp ? null : { ...base, clause: 'stands' };
  return isEmptyHanded(scene, seat.seat) || !seat.turnHand ? null : { ...base, clause: 'hand_count' };
}
const LEFT =
  /(?:[剩有就才只][下了]?|[打砍干杀射烧扣掉弄捅剁敲啃削][掉得]?到)$|\b(?:on|at|has|got|to|with) (?:only |just |still )?$/;

/** "please finish him, he's at 1 hp with no cards": who alone stands so, where the line names nobody else; null where nobody does, or several. */
export function standsSo({ asked }: Matter): Seat | null {
  const { text, scene, me, from } = asked;
  const said = HP_SAID.exec(text);
  if (!said) return null;
  const hp = numberIn(said.slice(1).join(''));
  const bare = NO_CARDS.test(text);
  const all = living(scene).filter(
    ({ seat, hp: points }) => seat !== me && seat !== from && points === hp && (!bare || isEmptyHanded(scene, seat)),
  );
  return all.length === 1 ? (all[0]?.seat ?? null) : null;
}
