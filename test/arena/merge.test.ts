/** Sums of two machines: the larger count of each cell stands, whole. */
import { expect, it } from 'vitest';
import { merged } from '../../dev/arena/merge';
import { keptSummaries } from '../../dev/arena/page-of-docs';
import type { Summary } from '../../dev/arena/summary';

const [earlier] = keptSummaries() as [Summary];

/** The earlier one with other counts of games, and a mark on what comes with a cell. */
function playedHere(games: Readonly<Record<string, number>>): Summary {
  const isHere = ({ cell }: { cell: string }): boolean => cell in games;
  return {
    ...earlier,
    firstSeed: earlier.firstSeed + 10,
    seeds: 1_000,
    cells: earlier.cells.filter(isHere).map((one) => ({ ...one, games: games[one.cell] ?? 0 })),
    quality: earlier.quality.filter(isHere).map((one) => ({ ...one, mind: `here ${one.mind}` })),
    broken: [{ cell: 'spec', seed: 1, error: 'here' }],
  };
}

/** More than stand in the page. */
const MORE = (earlier.cells.find(({ cell }) => cell === 'spec')?.games ?? 0) + 7;
const share = (value: number) => ({ value, error: 0, games: MORE });

const gamesIn = (summary: Summary, cell: string): number | undefined =>
  summary.cells.find((one) => one.cell === cell)?.games;

it('takes a cell with all that was counted in it from where it has more games', () => {
  const both = merged(earlier, playedHere({ spec: MORE, strict: 5 }));
  expect(gamesIn(both, 'spec')).toBe(MORE);
  expect(gamesIn(both, 'strict')).toBe(gamesIn(earlier, 'strict'));
  expect(both.quality.find(({ cell }) => cell === 'spec')?.mind).toBe('here spec');
  expect(both.quality.find(({ cell }) => cell === 'strict')?.mind).toBe('strict');
  expect(both.broken.filter(({ cell }) => cell === 'spec')).toEqual([{ cell: 'spec', seed: 1, error: 'here' }]);
  expect(both.broken.some(({ cell }) => cell === 'strict')).toBe(true);
  expect(both.cells.map(({ cell }) => cell)).toEqual(earlier.cells.map(({ cell }) => cell));
  expect([both.firstSeed, both.firstSeed + both.seeds]).toEqual([earlier.firstSeed, earlier.firstSeed + 1_010]);
});

it('fits strengths anew over the cells that stand, from wherever they were counted', () => {
  const here = playedHere({ spec: MORE, strict: 5 });
  const cells = here.cells.map((one) =>
    one.cell === 'spec' ? { ...one, wins: { zhu: share(0.08), fan: share(0.87), nei: share(0.05) } } : one,
  );
  const { strength } = merged(earlier, { ...here, cells });
  const rebels = (mind: string): number =>
    (strength[`${mind} fan`]?.value ?? NaN) - (earlier.strength[`${mind} fan`]?.value ?? NaN);
  expect(rebels('spec')).toBeGreaterThan(0.5);
  // The camps that all minds' tables share tie them together a little.
  expect(Math.abs(rebels('strict'))).toBeLessThan(rebels('spec') / 5);
});

it('is the later one alone where another build played', () => {
  const later = { ...playedHere({ spec: 1 }), build: 'another' };
  expect(merged(earlier, later)).toBe(later);
});

it('is the earlier one where nothing new was played', () => {
  expect(merged(earlier, { ...earlier })).toEqual(earlier);
});
