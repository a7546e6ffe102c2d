/** When a deed was done, as players say it: nothing or "刚" of what is just over, the round only where it tells which (§Q3). */
import { draw } from '../../../core/random';
import type { InSpoken } from '../../../language/languages';
import type { Fact, FactKind } from '../../scene/fact';
import type { Scene } from '../../scene/scene';
import type { Parties } from './people';

const WHEN: InSpoken<{ now: string; round: string; last: string; in: (n: number) => string }> = {
  zh: { now: '刚才', round: '这轮', last: '上一轮', in: (n) => `第${n}轮` },
  en: { now: 'just now', round: 'this round', last: 'last round', in: (n) => `in round ${n}` },
};

/** Turns ago that are "just now": whoever speaks as a turn begins speaks of the one that has just ended. */
const JUST = 1;
const isRecent = ({ turn }: Pick<Fact, 'turn'>, scene: Scene): boolean => turn >= scene.turn - JUST;

/** When that was, told in any case. @param often it happened several times in that round, not all of them just now */
export function whenOf(at: Pick<Fact, 'turn' | 'round'>, { scene, language }: Parties, often = false): string {
  const words = WHEN[language];
  if (!often && isRecent(at, scene)) return words.now;
  if (at.round === scene.table.round) return words.round;
  return at.round === scene.table.round - 1 ? words.last : words.in(at.round);
}

/** Where in the sentence it stands: "just hit", "hit … just now"; `of` is alike for what needs to be said once. */
export interface When {
  readonly of: 'now' | 'before' | (string & {});
  readonly text: string;
  readonly early: boolean;
}

const BLOWS: ReadonlySet<FactKind> = new Set(['aimed', 'hit']);
/** Whether that one did the like to the same one in another round too. */
const isOneOfSeveral = (fact: Fact, { facts }: Scene): boolean =>
  facts.some(
    ({ kind, by, to, round }) =>
      round !== fact.round &&
      by === fact.by &&
      to === fact.to &&
      (kind === fact.kind || (BLOWS.has(kind) && BLOWS.has(fact.kind))),
  );

/** "刚想", "just nearly died" would mean something else. */
const NOT_JUST: ReadonlySet<FactKind> = new Set(['dying', 'wuxie', 'reveal', 'over']);
const NOW: InSpoken<readonly [Omit<When, 'of'>, Omit<When, 'of'>, Omit<When, 'of'>]> = {
  zh: [
    { text: '刚', early: true },
    { text: '刚才', early: true },
    { text: '', early: true },
  ],
  en: [
    { text: 'just', early: true },
    { text: 'just now', early: false },
    { text: '', early: false },
  ],
};

/** What stands around a deed: nothing of the same sentence told before it; several rounds in it; done so many times that round. */
export interface Among {
  readonly first: boolean;
  readonly apart: boolean;
  readonly times: number;
}

/** When a deed was, where that has to be told. */
export function timeOf(fact: Fact, parties: Parties, { first, apart, times }: Among): When {
  const { scene, language, me, exact } = parties;
  // What was done several times that round was not done just now every time.
  if (times === 1 && isRecent(fact, scene)) {
    const way = !first || NOT_JUST.has(fact.kind) ? 1 : Math.floor(draw(0, 'when', me, fact.id) * 3);
    return { of: 'now', ...(NOW[language][way] ?? NOW[language][1]) };
  }
  if (!apart && exact?.when !== true && !isOneOfSeveral(fact, scene)) return { of: 'before', text: '', early: false };
  const text = whenOf(fact, parties, times > 1);
  return { of: text, text, early: false };
}

/** "你砍过我": of old, where no time is told; what one did for another is not held up to them so. */
export const ofOld = (deed: string, { kind, good }: Fact): string =>
  good === true || ['reveal', 'revive', 'death', 'rescue', 'over'].includes(kind)
    ? deed
    : deed.replace(kind === 'hit' ? /了/ : /(?<!掉)了(?=.)/, '过');
