/** What of the record a line touches: the deed that takes up most of the people, cards and verbs that it names (§Q3). */
import { readOncePer } from '../../line/read-once';
import type { Seat } from '../../../core/event';
import { cardsIn, skillsIn } from '../../moves/words/cards';
import { gearIn } from '../../moves/words/gear';
import { mentionsIn, type Mention } from '../../moves/called/people';
import { bearsOut } from '../../moves/deeds/bears-out';
import { verbsIn } from '../../moves/words/verbs';
import { ANY_HARM, ANY_HELP, TO_COME } from '../../moves/words/acts';
import type { Fact } from '../../scene/fact';
import { isSame, type Use } from '../../scene/scene';
import type { Asked } from '../asked';

/** Cards that everybody uses all the time. */
export const PLAIN: ReadonlySet<string> = new Set(['sha', 'shan', 'tao', 'jiu']);

/** A person who took part, a card or a kind of deed that is named; and what has long been over. */
const PERSON = 2;
const CARD = 3;
const KIND = 2;
const OVER = -2;
const JUST = 1;
/** A deed that the line does not name by who, and by what or by which card, is none of its matter. */
const LEAST = 4;

/** "打自己也掉血": what one did to oneself. */
const TO_SELF = /自己(?:也|都|还)?[掉扣少]|[打伤坑砍]自己|\b(?:hurt|hit)\w* (?:him|her|your|my)self\b/;

export interface Named {
  /** All of them as they stand in the line, "he" left open. */
  readonly mentions: readonly Mention[];
  readonly people: ReadonlySet<Seat>;
  /** Those of them who are named by name or number. */
  readonly seats: readonly Seat[];
  readonly cards: readonly string[];
  /** Equipment that is named by its kind. */
  readonly gear: readonly string[];
}

/** Whom and which cards a line names; the hearer where it is spoken to. Every part of a plan asks it of the same line. */
export const namedBy = readOncePer(({ text, scene, from, me, meant }: Asked): Named => {
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: null });
  const people = new Set(mentions.flatMap(({ seat }) => (seat === null ? [] : [seat])));
  const seats = [...new Set(mentions.flatMap(({ kind, seat }) => (kind === 'seat' && seat !== null ? [seat] : [])))];
  if (meant) people.add(me);
  const cards = [...cardsIn(text), ...skillsIn(text, scene)].map(({ card }) => card);
  return { mentions, people, seats, cards, gear: gearIn(text, new Set(cards)) };
});

/** The deed on record that the line speaks of most, the latest of equals; null where it speaks of none. */
export function touchedBy(asked: Asked): Fact | null {
  const { scene, text } = asked;
  const { people, cards: all, gear } = namedBy(asked);
  // "没杀,别怕", "我要丢南蛮了": what is not there, or is still to come, has done nothing.
  if (TO_COME.test(text) || /^(?:我)?(?:真)?没(?:有)?(?:张)?[杀闪桃酒牌]/.test(text)) return null;
  // "南蛮我丢了张杀": what it was done with is the rarer card.
  const rare = all.filter((card) => !PLAIN.has(card));
  const cards = rare.length > 0 ? rare : all;
  const verbs = verbsIn(text).map(({ row }) => row);
  const [harm, help] = [ANY_HARM.test(text), ANY_HELP.test(text)];
  const lap = scene.turn - scene.table.seats.length;
  const toSelf = TO_SELF.test(text);
  let best: { fact: Fact; worth: number } | null = null;
  for (const fact of scene.facts) {
    const { by, to, kind, card, good, turn } = fact;
    const onSelf = by === to && kind !== 'heal' && kind !== 'rescue';
    if (by === null || (toSelf ? by !== to : onSelf) || kind === 'throw' || kind === 'dying') continue;
    const parties = Number(people.has(by)) + Number(to !== null && (toSelf || to !== by) && people.has(to));
    // A kind of equipment is known by its being lost; that it was put on is no deed.
    const lost = (kind === 'steal' || kind === 'discard') && card !== null && gear.includes(card);
    const same = lost || cards.some((one) => isSame(scene, one, card));
    const alike =
      verbs.some((one) => (one.verb === 'use' ? one.card === card : bearsOut(one.verb, fact))) &&
      (good === null || (good ? help || !harm : harm || !help));
    // "南蛮都开了": a card alone means whoever has just used it.
    const cast = parties === 0 && same && rare.length > 0 && turn >= scene.turn - 1;
    // Another card than the one that is named is another matter.
    if ((parties === 0 && !cast) || (!same && (!alike || (rare.length > 0 && parties === 1)))) continue;
    // One person and a kind of deed may mean anything, but for what that one has just done.
    if (parties === 1 && !same && !(people.has(by) && turn >= scene.turn - 1)) continue;
    const worth =
      (cast ? JUST : 0) + PERSON * parties + (same ? CARD : 0) + (alike ? KIND : 0) + (turn < lap ? OVER : 0);
    if (worth >= LEAST && (best === null || worth >= best.worth)) best = { fact, worth };
  }
  return best?.fact ?? null;
}

/** Of several deeds the one that everybody talks of comes first. */
export const FOREMOST: readonly Fact['kind'][] = [
  'death',
  'rescue',
  'hit',
  'heal',
  'wuxie',
  'steal',
  'discard',
  'give',
  'draw',
  'aimed',
];

/** What has just happened and is talked of without being named: what the speaker did in the turn before, or one who is named, or a death. */
export function justNow(asked: Asked): Fact | null {
  const { scene, from } = asked;
  const named = new Set(namedBy(asked).seats.filter((seat) => seat !== from));
  const fresh = scene.facts.filter(
    ({ by, to, kind, turn }) => by !== null && by !== to && turn >= scene.turn - 1 && FOREMOST.includes(kind),
  );
  const of = (match: (fact: Fact) => boolean): Fact | undefined =>
    fresh
      .filter(match)
      .reduce<Fact | undefined>(
        (best, fact) =>
          best === undefined || FOREMOST.indexOf(fact.kind) <= FOREMOST.indexOf(best.kind) ? fact : best,
        undefined,
      );
  return (
    of(({ by, to }) => by === from && to !== null && (named.size === 0 || named.has(to))) ??
    of(({ by }) => by !== null && named.has(by)) ??
    of(({ kind, to }) => kind === 'death' && (named.size === 0 || (to !== null && named.has(to)))) ??
    null
  );
}

/** The latest between two who are named, where nothing else is said of them that is on record. */
export function betweenNamed(asked: Asked): Fact | null {
  const [one, other, ...more] = namedBy(asked).seats;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const found = asked.scene.facts.filter(
    ({ by, to, kind }) => kind !== 'throw' && ((by === one && to === other) || (by === other && to === one)),
  );
  return found[found.length - 1] ?? null;
}

/** The last use of a card that the line names, by somebody whom it names; a card for all is no deed between two. */
export function useTouchedBy(asked: Asked): Use | null {
  const { scene } = asked;
  if (TO_COME.test(asked.text)) return null;
  const { people, cards, gear } = namedBy(asked);
  const named = [...cards, ...gear];
  const used = [...scene.uses]
    .reverse()
    .filter(({ name }) => named.some((card) => !PLAIN.has(card) && isSame(scene, card, name)));
  return used.find(({ by }) => people.has(by)) ?? used.find(({ turn }) => turn >= scene.turn - 1) ?? null;
}
