/** Errors of guessing, as a player reads them. */
import type { Words } from '../describe';
import { isRead, readsTable, type GuessRound, type GuessScore } from '../reviewed';
import type { Career } from './career';

/** From these errors on it is only …; a table that knows nothing but a usual deck of eight has some 0.29. */
const STEPS = [
  [0.1, 'eye_0'],
  [0.2, 'eye_1'],
  [0.3, 'eye_2'],
] as const;
/** Smaller differences are none. */
const ALIKE = 0.02;

/** Praise is for who reads at least as well as the table did: late in a game the deck tells most of it to anybody. */
const UNPRAISED = 0.201;

/** @param table the table's error over the same seats, 0…1 as `error` */
const eyeText = ({ t }: Words, error: number, table: number): string => {
  const shown = error > table + ALIKE ? Math.max(error, UNPRAISED) : error;
  return t(STEPS.find(([most]) => shown <= most)?.[1] ?? 'eye_3');
};

/** What the person's guesses of one round were worth, beside the table; a round without any says so. */
export function roundText(words: Words, { mine, table, hidden, named, right }: GuessRound): string {
  const { t } = words;
  const theirs = eyeText(words, table, 1);
  if (mine === null) return t('guessRoundNone', { table: theirs });
  const own = isRead(named, hidden) ? eyeText(words, mine, table) : t('eyeFew', { n: named, right });
  return t('guessRound', { mine: own, table: theirs });
}

/** 你比 5 号看得准 */
export function besideText(words: Words, who: string, mine: number, theirs: number): string {
  const { t } = words;
  if (Math.abs(mine - theirs) < ALIKE) return t('besideAlike', { who });
  return t(mine < theirs ? 'besideBetter' : 'besideWorse', { who });
}

/** One sentence for the head of a review. */
export function scoreText(words: Words, score: GuessScore): string {
  const { mine, table, versus, named, right } = score;
  const beaten = versus.filter((one) => one.mine < one.theirs - ALIKE).length;
  const key = beaten === 0 ? 'scoreLineNone' : beaten === versus.length ? 'scoreLineAll' : 'scoreLine';
  const eye = readsTable(score) ? eyeText(words, mine, table) : words.t('eyeFew', { n: named, right });
  return words.t(key, { eye, n: beaten, of: versus.length });
}

export function readText(words: Words, { best }: GuessScore): string | null {
  if (!best) return null;
  const { seat, role, round, turns } = best;
  return words.t('scoreBest', { who: words.t('seat', { n: seat }), role: words.oneOf(role), round, n: turns });
}

export function careerText(words: Words, { games, mine, table, best }: Career): string | null {
  if (games === 0) return null;
  const all = words.t('careerLine', {
    n: games,
    eye: eyeText(words, mine / games, table / games),
    table: eyeText(words, table / games, 1),
  });
  return best ? `${all}${words.t('careerBest', { role: words.role(best.role), n: best.turns })}` : all;
}
