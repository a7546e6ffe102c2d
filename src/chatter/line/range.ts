/**
 * Yes-or-no questions packed as tightly as their answers can be foretold: a range coder in the base of the signs of digits.ts, whose
 * chances are counted as it goes, for each context on its own. Whoever reads asks the same questions in the same order.
 */
import { digitAt, signOf, SIGNS } from './digits';

/** The range is kept between these, so that a share of it is a whole number that a double holds. */
const LEAST = SIGNS ** 6;
const WHOLE = SIGNS ** 7;
/** Signs that the first state takes. */
const AHEAD = 7;

/** Places of a reader's state: the range, and how far into it stands what was packed. */
const [RANGE, CODE] = [0, 1] as const;

/** Contexts are 0 … CONTEXTS − 1. */
export const CONTEXTS = 4096;

/** How often the answers were yes, and how many they were, per context. */
interface Counts {
  readonly yes: Uint32Array;
  readonly all: Uint32Array;
}

const createCounts = (): Counts => ({ yes: new Uint32Array(CONTEXTS), all: new Uint32Array(CONTEXTS) });

/** The part of the range that means yes: the share of it so far, and half an answer for what was never seen. */
const shareOf = (range: number, { yes, all }: Counts, context: number): number =>
  Math.floor((range / ((all[context] ?? 0) + 1)) * ((yes[context] ?? 0) + 0.5));

function count({ yes, all }: Counts, context: number, answer: boolean): void {
  if (answer) yes[context] = (yes[context] ?? 0) + 1;
  all[context] = (all[context] ?? 0) + 1;
}

/** The answer to the next question, whose context is a small whole number. */
export type Answers = (context: number) => boolean;

export interface Packing {
  /** Puts down an answer. @throws RangeError where there is no such context */
  put(context: number, answer: boolean): void;
  packed(): string;
}

export function createPacking(): Packing {
  const counts = createCounts();
  /** Digits of the low end, the last AHEAD of them still in `low`. */
  const digits: number[] = [];
  let low = 0;
  let range = WHOLE;

  /** The low end has passed the signs that it is kept in: the digits before it are one more. */
  function carry(): void {
    if (low < WHOLE) return;
    low -= WHOLE;
    for (let i = digits.length - 1; ; i--) {
      digits[i] = (digits[i] ?? 0) + 1;
      if (digits[i] !== SIGNS) return;
      digits[i] = 0;
    }
  }

  function shift(): void {
    digits.push(Math.floor(low / LEAST));
    low = (low % LEAST) * SIGNS;
  }

  return {
    put(context, answer) {
      if (!(context >= 0 && context < CONTEXTS)) throw new RangeError(`context ${context}`);
      const share = shareOf(range, counts, context);
      count(counts, context, answer);
      if (answer) range = share;
      else {
        low += share;
        range -= share;
        carry();
      }
      for (; range < LEAST; range *= SIGNS) shift();
    },
    packed() {
      for (let i = 0; i < AHEAD; i++) shift();
      return digits.map(signOf).join('');
    },
  };
}

/** What was packed, for the same questions in the same order. */
export function answersOf(packed: string): Answers {
  const counts = createCounts();
  let at = 0;
  // Numbers of this size are kept by an array without being boxed; as variables of a closure they would be, at every answer.
  const state = new Float64Array(2);
  let first = 0;
  for (let i = 0; i < AHEAD; i++) first = first * SIGNS + digitAt(packed, at++);
  state[RANGE] = WHOLE;
  state[CODE] = first;
  return (context) => {
    let range = state[RANGE] ?? 0;
    let code = state[CODE] ?? 0;
    const share = shareOf(range, counts, context);
    const answer = code < share;
    count(counts, context, answer);
    if (answer) range = share;
    else {
      code -= share;
      range -= share;
    }
    for (; range < LEAST; range *= SIGNS) code = code * SIGNS + digitAt(packed, at++);
    state[RANGE] = range;
    state[CODE] = code;
    return answer;
  };
}
