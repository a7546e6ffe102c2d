/** A whole line that wants a word of its own kind: how it is heard, and what is done with it (gestures.ts, plainly-meant.ts). */
import type { Move } from '../../moves/types';
import type { Asked } from '../asked';
import type { Plan } from '../plan';

export interface Gesture {
  readonly heard: RegExp;
  /** Null where it is not what it looks like. */
  readonly plan: (move: Move, asked: Asked) => Plan | null;
}
