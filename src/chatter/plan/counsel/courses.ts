/** What each side of a choice would have done, and how much speaks for it, as the table takes people (§Q3). */
import type { Seat } from '../../../core/event';
import { isBare, type Side } from '../../moves/asked/alternatives';
import type { Mention } from '../../moves/called/people';
import { cardsIn } from '../../moves/words/cards';
import { ARMOURS } from '../../moves/words/gear';
import { living, seatOf } from '../../scene/scene';
import type { Asked } from '../asked';
import { isBound, takenFor } from '../dealing/wishes';
import { hpOf, LOW } from '../matter';
import { wornBy } from '../record/course';
import { FOR_ALL } from './advice';

/** What a side would have done: to strike somebody, to take gear or cards first, to bind, to help, to wait, to eat it oneself, a card for all. */
type Kind = 'hit' | 'strip' | 'lock' | 'help' | 'hold' | 'eat' | 'all';
/** One thing that a side would have done, to whom, and how much speaks for it. */
export interface Course {
  readonly kind: Kind;
  readonly seat: Seat | undefined;
  readonly worth: number;
}

const STRIP = /[拆顺弃]|过河|\b(?:dismantl|strip|snatch|steal)/;
const LOCK = /乐|兵粮|贴兵|\b(?:lebu|indulge|contentment|supply shortage)\b/;
const HELP =
  /[保救捞护奶喂]|兜底|补血|[给塞送递][^,.!?]{0,6}[牌桃张个手]|\b(?:save|heal|patch|help|cover|peach|protect|guard|pass|feed|hand|give)\b/;
const EAT = /自己(?:先)?(?:吃|喝|用|补|留)|\b(?:eat|drink|myself)\b/;
const HOLD =
  /留|[等稳攒忍怂苟缩憋养拖躲藏龟缓]|让.{1,4}先|观望|不[打动出用放上]|再看|\b(?:hold|wait|sav(?:e|ing) (?:it|up|cards?|my)|sit|stay|turtle|keep(?! \w+ing)|leave|not|chill|turtle|hide|lie low|hang back|^let \w+)\b/;
const HIT =
  /[打杀砍收捅动弄搞冲盯怼莽磕拼上浪按磨管灭秒刀削揍追集压烧]|决斗|火攻|\b(?:hit|kill|slash|strike|attack|finish|burst|smack|nuke|duel|burn|poke|poking|unload|swing|go|push|focus|spend|chop|throw|all[- ]in|soften|charge|lay into|pile)/;

/** Which of them a side is, the first that it has words of. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['all', FOR_ALL],
  ['hold', /^(?:先|就)?不/],
  ['strip', STRIP],
  ['lock', LOCK],
  ['eat', EAT],
  ['help', HELP],
  ['hold', HOLD],
];
const AIMS = /[对冲往找]|\b(?:going for|aims?|aiming|first|target)\b/;
const ELSE = /别人|别的人|其他人|换(?:个)?人|\b(?:some|any)(?:one|body) else\b/;

const DESCRIBED =
  /另一|同伙|帮[手凶]|跟班|小弟|\b(?:his|her|their|its) (?:helper|friend|buddy|pal|mate|ally|partner|minion|sidekick|guy|man|dog)|\bthe other\b/;

const LESS_HP = 0.6;
/** So many cards are worth taking or binding. */
const MANY = 3;

/** Words of a deed that is put to choose. */
const TO_DO = [HIT, STRIP, LOCK, HELP, AIMS];
/** Whether something is to be done; to hold back is only where a person is named. */
export const isToDo = (text: string, person: boolean): boolean =>
  (person ? [...TO_DO, HOLD] : TO_DO).some((one) => one.test(text));

/** How much speaks for it, as the table takes people; nought for what nobody could say. */
function worthOf(kind: Kind, seat: Seat | undefined, asked: Asked, whose: Seat): number {
  const { scene, me } = asked;
  if (seat === me && kind !== 'help') return -9;
  const taken = seat === undefined ? 'unknown' : takenFor(seat, asked);
  const hp = seat === undefined ? 4 : hpOf(asked, seat);
  const hand = seatOf(scene, seat ?? null)?.turnHand ?? 0;
  const foe = taken === 'enemy' ? 2 + asked.view.guess(seat ?? me).confidence : taken === 'unknown' ? 0.5 : -3;
  const own = seatOf(scene, whose);
  switch (kind) {
    case 'hit':
      return foe + LESS_HP * Math.max(0, 4 - hp) - (isBound(seat ?? me, asked) ? 4 : 0);
    case 'strip':
      return foe + (hand >= MANY || seat === undefined ? 1 : 0) + (armourOf(seat, asked) === undefined ? 0 : 1.5);
    case 'lock':
      return foe + (hand >= MANY ? 1.5 : 0);
    case 'help':
      return taken === 'enemy' ? -3 : hp <= 1 ? 4.5 : hp <= LOW ? 2.5 : 0.5;
    case 'eat':
      return own && own.hp < own.maxHp ? 1.5 + LESS_HP * Math.max(0, 4 - own.hp) : -9;
    case 'all':
      return frailest(asked, whose) === undefined ? 2 : -2;
    case 'hold':
      return hpOf(asked, whose) <= 1 ? 3.4 : 1;
  }
}

/** The armour that somebody has on. */
export const armourOf = (seat: Seat | undefined, { scene }: Asked): string | undefined =>
  seat === undefined ? undefined : wornBy(seat, scene).find((card) => ARMOURS.includes(card));

/** A friend whom a card for all might fell. */
export const frailest = (asked: Asked, whose: Seat): Seat | undefined =>
  living(asked.scene)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== whose && hpOf(asked, seat) <= LOW && takenFor(seat, asked) === 'friend')
    .sort((a, b) => hpOf(asked, a) - hpOf(asked, b))[0];

/** What one side would have done, one course for each who is named; none where no verb and nobody is known. */
export function coursesOf(side: Side, before: Side, asked: Asked, whose: Seat, not: readonly Seat[]): Course[] {
  const { scene, me } = asked;
  const { text } = side;
  // A name alone on its side is no call.
  const mentions = isBare(side) ? side.mentions.map((one) => ({ ...one, called: false })) : side.mentions;
  const seatsIn = (all: readonly Mention[]): Seat[] => [
    ...new Set(
      all.flatMap(({ kind, seat, called }) =>
        (kind === 'seat' || kind === 'he' || (kind === 'you' && seat === me)) &&
        !called &&
        seat !== null &&
        seat !== whose
          ? [seat]
          : [],
      ),
    ),
  ];
  // "all in on the lord or chop his helper": who is only described is no one of the other side's.
  const described = DESCRIBED.test(text);
  const own = described ? [] : seatsIn(mentions).filter((seat) => seatOf(scene, seat)?.alive);
  // "or pick someone else": of the others whoever is taken for an enemy.
  if (ELSE.test(text)) {
    const known = new Set([...seatsIn(before.mentions), whose, me]);
    return living(scene).flatMap(({ seat }) =>
      !known.has(seat) && takenFor(seat, asked) === 'enemy'
        ? [{ kind: 'hit', seat, worth: worthOf('hit', seat, asked, whose) }]
        : [],
    );
  }
  const open = mentions.some(({ kind }) => kind === 'who') || /哪个|几号/.test(text);
  const isHelp = HELP.test(text) && (own.length > 0 || /人|主/.test(text));
  const [kind] =
    KINDS.find(([is, words]) => words.test(text) && (is !== 'all' || !HOLD.test(text)) && (is !== 'help' || isHelp)) ??
    (own.length > 0 || open || HIT.test(text) ? (['hit'] as const) : []);
  if (kind === undefined) return [];
  const last = seatsIn(before.mentions).filter((seat) => seatOf(scene, seat)?.alive);
  const worn =
    kind === 'strip' ? last.filter((seat) => cardsIn(text).some(({ card }) => wornBy(seat, scene).includes(card))) : [];
  const rest = described ? last.filter((seat) => !not.includes(seat)) : last;
  const named = worn.length > 0 ? worn : own.length > 0 ? own : open ? last : rest.slice(-1);
  const seats: (Seat | undefined)[] =
    kind === 'hold' || kind === 'eat' || kind === 'all'
      ? [undefined]
      : kind === 'help'
        ? [own[0] ?? scene.table.lord]
        : named.length > 0
          ? named
          : [undefined];
  return seats
    .filter((seat) => seat !== undefined || kind === 'hold' || kind === 'eat' || kind === 'all' || kind === 'strip')
    .map((seat) => ({ kind, seat, worth: worthOf(kind, seat, asked, whose) }));
}
