/** What a hearer learns of hidden roles from answers, beside what a spectator knows without them. */
import type { Judgement } from './judgements';

export interface Informativeness {
  readonly answers: number;
  /** Answers that name a role; of these the right ones, and how often the spectator's likeliest role is right on the same questions. */
  readonly named: number;
  readonly right: number;
  readonly spectatorRight: number;
  /** Standard error of the difference of the two shares, games being drawn and not answers; null where there is but one game. */
  readonly error: number | null;
  /** Answers that name none though the spectator would. */
  readonly heldBack: number;
  /** Bits that the word tells of the truth, not to judge being a word too: plug-in estimates. */
  readonly bits: number;
  readonly spectatorBits: number;
  /** By so much such an estimate is too large where the words tell nothing. */
  readonly bias: number;
}

/** Of these answers. */
export function informativeness(judgements: readonly Judgement[]): Informativeness {
  const named = judgements.filter(({ said }) => said !== 'unsure');
  const right = named.filter(({ said, truth }) => said === truth).length;
  const spectatorRight = named.filter(({ likeliest, truth }) => likeliest === truth).length;
  return {
    answers: judgements.length,
    named: named.length,
    right,
    spectatorRight,
    error: errorByGame(
      named.map(({ game, said, likeliest, truth }) => ({
        game,
        value: Number(said === truth) - Number(likeliest === truth),
      })),
    ),
    heldBack: judgements.filter(({ said, spectator }) => said === 'unsure' && spectator !== 'unsure').length,
    bits: mutualInformation(judgements.map(({ said, truth }) => [said, truth])),
    spectatorBits: mutualInformation(judgements.map(({ spectator, truth }) => [spectator, truth])),
    bias: biasOf(judgements.map(({ said, truth }) => [said, truth])),
  };
}

type Pair = readonly [string, string];

function counts(keys: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

/** In bits, from the shares as they are. */
export function mutualInformation(pairs: readonly Pair[]): number {
  const [said, truths] = [counts(pairs.map(([word]) => word)), counts(pairs.map(([, truth]) => truth))];
  let bits = 0;
  for (const [key, n] of counts(pairs.map((pair) => pair.join(' ')))) {
    const [word = '', truth = ''] = key.split(' ');
    bits += (n / pairs.length) * Math.log2((n * pairs.length) / ((said.get(word) ?? 1) * (truths.get(truth) ?? 1)));
  }
  return bits;
}

/** Of a plug-in estimate where the two have nothing to do with each other (Miller and Madow). */
function biasOf(pairs: readonly Pair[]): number {
  const [words, truths] = [new Set(pairs.map(([word]) => word)).size, new Set(pairs.map(([, truth]) => truth)).size];
  return pairs.length === 0 ? 0 : ((words - 1) * (truths - 1)) / (2 * pairs.length * Math.LN2);
}

/** Standard error of a mean of values that come in games: values of one game are not independent of each other. */
export function errorByGame(values: readonly { readonly game: number; readonly value: number }[]): number | null {
  const games = new Map<number, number>();
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length;
  for (const { game, value } of values) games.set(game, (games.get(game) ?? 0) + value - mean);
  if (games.size < 2) return null;
  const squares = [...games.values()].reduce((sum, off) => sum + off * off, 0);
  return Math.sqrt((squares * games.size) / (games.size - 1)) / values.length;
}
