/** The person's guesses over all games, as the device keeps them. */
import type { Outcome } from '../ui/database';
import { CAREER, NO_CAREER, readCareer, withGame, type Career } from '../ui/guess/career';
import type { Keep } from '../ui/keep';
import type { GuessScore } from '../ui/reviewed';

/** Reads anew each time: another page may have played since. */
export async function careerOf(keep: Pick<Keep, 'read'>): Promise<Career> {
  const kept = await keep.read(CAREER);
  return kept.ok ? readCareer(kept.value) : NO_CAREER;
}

/** Adds a game's score. What could not be read is not written over: the answer says why, and the sums stand as they were. */
export async function addToCareer(keep: Pick<Keep, 'read' | 'write'>, score: GuessScore): Promise<Outcome<void>> {
  const kept = await keep.read(CAREER);
  return kept.ok ? keep.write(CAREER, withGame(readCareer(kept.value), score)) : kept;
}
