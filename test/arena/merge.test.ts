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
    strength: { 'spec fan': { value: 9, error: 1 }, 'strict fan': { value: 9, error: 1 } },
    broken: [{ cell: 'spec', seed: 1, error: 'here' }],
  };
}

const gamesIn = (summary: Summary, cell: string): number | undefined =>
  summary.cells.find((one) => one.cell === cell)?.games;

it('takes a cell with all that was counted in it from where it has more games', () => {
  const both = merged(earlier, playedHere({ spec: 200, strict: 5 }));
  expect(gamesIn(both, 'spec')).toBe(200);
  expect(gamesIn(both, 'strict')).toBe(gamesIn(earlier, 'strict'));
  expect(both.quality.find(({ cell }) => cell === 'spec')?.mind).toBe('here spec');
  expect(both.quality.find(({ cell }) => cell === 'strict')?.mind).toBe('strict');
  expect(both.broken.filter(({ cell }) => cell === 'spec')).toEqual([{ cell: 'spec', seed: 1, error: 'here' }]);
  expect(both.broken.some(({ cell }) => cell === 'strict')).toBe(true);
  expect(both.cells.map(({ cell }) => cell)).toEqual(earlier.cells.map(({ cell }) => cell));
  expect([both.firstSeed, both.firstSeed + both.seeds]).toEqual([earlier.firstSeed, earlier.firstSeed + 1_010]);
});

it('takes what a mind adds from where that mind has more games', () => {
  const { strength } = merged(earlier, playedHere({ spec: 200, strict: 5 }));
  expect(strength['spec fan']).toEqual({ value: 9, error: 1 });
  expect(strength['strict fan']).toEqual(earlier.strength['strict fan']);
});

it('is the later one alone where another build played', () => {
  const later = { ...playedHere({ spec: 1 }), build: 'another' };
  expect(merged(earlier, later)).toBe(later);
});

it('is the earlier one where nothing new was played', () => {
  expect(merged(earlier, { ...earlier })).toEqual(earlier);
});
