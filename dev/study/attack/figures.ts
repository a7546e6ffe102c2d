/** Means over cases with a standard error from resampling whole games, and a page's place for them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { draw } from '../../../src/core/random';
import { Failure } from '../../program/errors';
import { inProject } from '../../program/project';

/** Where both studies write. */
export const PAGE = inProject('docs', 'talk-secrets.md');

export interface Figure {
  readonly mean: number;
  readonly error: number;
}

const RESAMPLES = 400;

/** `byGame`: the values of each game's cases. A game without cases counts for nothing. */
export function figure(byGame: readonly (readonly number[])[]): Figure {
  const sums = byGame
    .filter((values) => values.length > 0)
    .map((values) => ({ sum: values.reduce((total, value) => total + value, 0), count: values.length }));
  const meanOf = (games: typeof sums): number => {
    const count = games.reduce((total, one) => total + one.count, 0);
    return count === 0 ? 0 : games.reduce((total, one) => total + one.sum, 0) / count;
  };
  const mean = meanOf(sums);
  const means = Array.from({ length: RESAMPLES }, (_, i) =>
    meanOf(sums.map((__, j) => sums[Math.floor(draw(1, 'resample', i, j) * sums.length)]!)),
  );
  const centre = means.reduce((total, one) => total + one, 0) / RESAMPLES;
  return { mean, error: Math.sqrt(means.reduce((total, one) => total + (one - centre) ** 2, 0) / RESAMPLES) };
}

export const percent = ({ mean, error }: Figure): string =>
  `${(mean * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} %`;
export const plain = ({ mean, error }: Figure): string => `${mean.toFixed(3)} ± ${error.toFixed(3)}`;

/** Writes what was computed between two marks of a page. */
export function writeInto(page: string, mark: string, text: string): void {
  const [begin, end] = [`<!-- ${mark} begins -->`, `<!-- ${mark} ends -->`];
  const [head, rest] = readFileSync(page, 'utf8').split(begin);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined) throw new Failure(`${page}: no ${begin} … ${end}`);
  writeFileSync(page, `${head}${begin}\n\n${text}\n\n${end}${tail}`);
}
