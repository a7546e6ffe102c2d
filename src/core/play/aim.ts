/** Our own rules over an AI's choice of targets, a row each (§K4, §A22): what a card at somebody is worth beyond what the engine says. */
import type { Ploy, Ploys } from './ploys';

/** One card, or a rescue, at one seat, as the one who chooses sees it. */
export interface Aim {
  readonly card: string;
  readonly fire: boolean;
  /** Aimed at several at once. */
  readonly group: boolean;
  /** The target is dying, and this would save it. */
  readonly saves: boolean;
  /** Chances that the target is of one's own camp (null for who has none), and of the other one. */
  readonly friend: number | null;
  readonly foe: number;
  readonly isLord: boolean;
  readonly hp: number;
  /** Whether 铁索连环 ties the target. */
  readonly linked: boolean;
  /** Seats to the target in the order of turns, 1 for who plays next, and how many live. */
  readonly away: number;
  readonly living: number;
  /** A lord that is a friend, tied and at this hp; Infinity where there is none such. */
  readonly tiedLordHp: number;
  /** It used a harmful card on the one who chooses in the running turn. */
  readonly struckMe: boolean;
}

/** Cards whose one target is picked to hurt it. */
export const HARMFUL: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong', 'lebu', 'bingliang']);
const DAMAGING: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong']);
const DELAYED: ReadonlySet<string> = new Set(['lebu', 'bingliang']);
const SWEEPING: ReadonlySet<string> = new Set(['nanman', 'wanjian']);

/** Rather a friend than not. */
const LIKELY = 0.5;
const FOE = 0.6;
const TRUSTED = 0.7;
/** What a group card loses for a friend at its last hp; the engine adds square roots. */
const KIN_LOSS = -25;
const LORD_LOSS = -100;
const FINISHING = 1.5;
const NEARLY = 1.15;
/** 乐不思蜀 on who plays next, and on who played last. */
const NEXT = 1.25;
const LAST = 0.75;

/** Each answers what the score becomes. */
export const AIM_RULES = {
  /** Group cards that kill a friend. */
  spareKin: ({ card, friend, hp, isLord }, score) =>
    SWEEPING.has(card) && friend !== null && friend >= LIKELY && hp <= 1
      ? Math.min(score, isLord ? LORD_LOSS : KIN_LOSS)
      : score,
  /** Delayed cards go to who plays soon: the others have less time to take them off. */
  lebuOrder: ({ card, away, living }, score) =>
    DELAYED.has(card) && score > 0 && living > 2 ? score * (NEXT + ((LAST - NEXT) * (away - 1)) / (living - 2)) : score,
  /** Fire runs along the chain to the lord. */
  lordFire: ({ fire, linked, isLord, tiedLordHp }, score) =>
    fire && linked && !isLord && tiedLordHp <= 1 ? Math.min(score, 0) : score,
  /** A likely foe is finished before harm is spread. */
  finish: ({ card, foe, hp }, score) =>
    DAMAGING.has(card) && score > 0 && foe >= FOE ? score * (hp <= 1 ? FINISHING : hp === 2 ? NEARLY : 1) : score,
  /** No 桃 for who has just attacked one, unless it is a friend. */
  ungrateful: ({ saves, struckMe, friend, isLord }, score) =>
    saves && struckMe && !isLord && (friend ?? 0) < TRUSTED ? Math.min(score, 0) : score,
  /** Whoever is rather a friend is not hit, whatever grudge there is. */
  kin: ({ card, friend, isLord }, score) =>
    HARMFUL.has(card) && !isLord && friend !== null && friend > LIKELY ? Math.min(score, 0) : score,
} as const satisfies Partial<Record<Ploy, (aim: Aim, score: number) => number>>;

type Rule = keyof typeof AIM_RULES;
const RULES = Object.keys(AIM_RULES) as readonly Rule[];

export const anyAimRule = (ploys: Ploys): boolean => RULES.some((rule) => ploys[rule]);

/** The score of an aim after every rule that is on. */
export function weighed(ploys: Ploys, aim: Aim, score: number): number {
  let value = score;
  for (const rule of RULES) if (ploys[rule]) value = AIM_RULES[rule](aim, value);
  return value;
}
