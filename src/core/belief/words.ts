/**
 * What answers about others say of whoever gives them (§Q4): an AI speaks plainly, as the record has it, or bends what it says to its own
 * side, and how many bend depends on the role. Which of the two a seat does is inferred with the roles, as doubt is: given a world a
 * seat's answers together weigh the one chance and the other, so that the tenth answer of one who bends tells no more than that it does.
 */
import { CALLED, LOOKS, type Answer, type Look } from '../answer';
import { ROLES } from './worlds';

/** What `npm run study:claims` fits (data/belief/words.json). */
export interface Manner {
  /** How many bend what they say, by role number. */
  readonly bending: readonly number[];
  /** Chance of each answer, in the order of `CALLED`, by what the one asked about looks like. */
  readonly plain: Readonly<Record<Look, readonly number[]>>;
  readonly bent: Readonly<Record<Look, readonly number[]>>;
}

/** No answer is ever impossible, either way. */
const LEAST = 0.01;

/** What was heard so far. */
export interface Heard {
  /** Weight of each seat's answers if it speaks plainly, and if it bends, up to a common factor. */
  readonly plain: Float64Array;
  readonly bent: Float64Array;
  /** Answers by `speaker · seats + about`, one bit each: who says again what it has said tells nothing more. */
  readonly said: Int32Array;
}

export const createHeard = (seats: number): Heard => ({
  plain: new Float64Array(seats).fill(1),
  bent: new Float64Array(seats).fill(1),
  said: new Int32Array(seats * seats),
});

/**
 * Takes in an answer of a seat about another, by their places; writes by role number how much likelier the seat's answers have become, up
 * to a common factor. False where it said so before.
 */
export function hearAnswer(
  { plain, bent, said }: Heard,
  { bending, plain: plainly, bent: bendingly }: Manner,
  speaker: number,
  about: number,
  { called, looks }: Answer,
  likelier: Float64Array,
): boolean {
  const answer = CALLED.indexOf(called);
  const bit = 1 << (LOOKS.indexOf(looks) * CALLED.length + answer);
  const place = speaker * plain.length + about;
  if (((said[place] ?? 0) & bit) !== 0) return false;
  said[place] = (said[place] ?? 0) | bit;
  const [p, b] = [plain[speaker] ?? 1, bent[speaker] ?? 1];
  const nextP = p * chanceOf(plainly[looks], answer);
  const nextB = b * chanceOf(bendingly[looks], answer);
  for (let role = 0; role < ROLES; role++) {
    const share = bending[role] ?? 0;
    likelier[role] = ((1 - share) * nextP + share * nextB) / ((1 - share) * p + share * b);
  }
  const most = Math.max(nextP, nextB);
  plain[speaker] = nextP / most;
  bent[speaker] = nextB / most;
  return true;
}

const chanceOf = (chances: readonly number[], answer: number): number =>
  LEAST + (1 - CALLED.length * LEAST) * (chances[answer] ?? 0);
