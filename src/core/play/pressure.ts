/** Peace does not last: from some round on doubt is a reason to strike, more so every round (§A19). */
import { clamp } from '../number';

/** Before this round nothing is pressed: the engine's own games of eight seldom get there. */
const FROM_ROUND = 12;
const FULL_ROUND = 24;
/** What full pressure takes off the attitude to one of whom nothing is known. */
const PRESSED = 4;

/** 0 … 1 */
export const pressureAt = (round: number): number => clamp((round - FROM_ROUND) / (FULL_ROUND - FROM_ROUND), 0, 1);

/** An attitude under pressure; `side` −1 foe … 1 friend. A sure friend stays one. */
export const pressed = (value: number, side: number, pressure: number): number =>
  value - PRESSED * pressure * (1 - clamp(side, 0, 1));
