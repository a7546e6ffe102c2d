/** What a line calls for, as one AI hears it, and how well something suits that (§Q3). */
import { readOncePer } from '../../line/read-once';
import { mentionsIn } from '../../moves/called/people';
import { wantsIn, type Called, type Want } from '../../moves/wording/wants';
import type { Asked } from '../asked';
import type { Suits } from './rows';

/** "我去6号一刀三个": an outcry goes nowhere. */
const OUTCRY = /^我(?:去|靠|草|擦)(?=[\d一二三四五六七八主这那他她你,，!！])/;

/** What the line calls for, the likeliest first. */
export function wantsOfLine({ text, moves, scene, from, me }: Asked): readonly Called[] {
  const said = text.replace(OUTCRY, '');
  return wantsIn(said, mentionsIn(said, { scene, from, hearer: me, he: null }), moves, { scene, from, hearer: me });
}

/** How well what suits this, or the best of several, suits what the line calls for. */
export function sumOf(called: readonly Called[], ...all: readonly Suits[]): number {
  const [only, ...more] = all;
  if (only !== undefined && more.length === 0) return sumOfOne(called, only);
  let sum = 0;
  for (const { want, chance } of called) {
    let best = -Infinity;
    for (const suits of all) best = Math.max(best, suits[want] ?? 0);
    sum += chance * best;
  }
  return sum;
}

/** Chances by what is wanted; every word back is weighed by the same ones. */
const chancesOf = readOncePer(
  (called: readonly Called[]): ReadonlyMap<Want, number> => new Map(called.map(({ want, chance }) => [want, chance])),
);

/** A word back suits a few wants out of all. */
function sumOfOne(called: readonly Called[], suits: Suits): number {
  const chances = chancesOf(called);
  let sum = 0;
  for (const want in suits) sum += (chances.get(want as Want) ?? 0) * (suits[want as Want] ?? 0);
  return sum;
}
