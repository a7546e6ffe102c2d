/** What a line calls for, as one AI hears it, and how well something suits that (§Q3). */
import { mentionsIn } from '../../moves/called/people';
import { wantsIn, type Called } from '../../moves/wording/wants';
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
export const sumOf = (called: readonly Called[], ...all: readonly Suits[]): number =>
  called.reduce((sum, { want, chance }) => sum + chance * Math.max(...all.map((suits) => suits[want] ?? 0)), 0);
