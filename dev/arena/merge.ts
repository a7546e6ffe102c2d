/**
 * What an earlier session or another machine played of the same build stands beside what was played here: games are kept outside the
 * repository and do not travel, their sums do.
 */
import type { Strength } from './strength';
import type { Summary } from './summary';

const mindOf = (name: string): string | undefined => /^(\S+) /.exec(name)?.[1];

const isOf = (cell: string, mind: string): boolean => cell === mind || cell.includes(`+${mind}@`);

/** Games of the cells in which a mind is a guest, or sits at its own table. */
const gamesOf = ({ cells }: Summary, mind: string): number =>
  cells.filter(({ cell }) => isOf(cell, mind)).reduce((sum, { games }) => sum + games, 0);

/**
 * Two summaries of one engine, build and size as one: each cell from where it has more games, the later count where they are equal; what each
 * mind adds in strength from where that mind has more. Of another build, the later one stands alone.
 */
export function merged(earlier: Summary, later: Summary): Summary {
  const alike = (['engine', 'build', 'players', 'anchor'] as const).every((key) => earlier[key] === later[key]);
  if (!alike) return later;
  const sourceOf = (cell: string): Summary => {
    const gamesIn = ({ cells }: Summary): number => cells.find((one) => one.cell === cell)?.games ?? -1;
    return gamesIn(later) >= gamesIn(earlier) ? later : earlier;
  };
  const names = [...new Set([...earlier.cells, ...later.cells].map(({ cell }) => cell))];
  const from = <Row extends { readonly cell: string }>(rowsOf: (summary: Summary) => readonly Row[]): Row[] =>
    names.flatMap((name) => rowsOf(sourceOf(name)).filter(({ cell }) => cell === name));
  const first = Math.min(earlier.firstSeed, later.firstSeed);
  const end = Math.max(...[earlier, later].map(({ firstSeed, seeds }) => firstSeed + seeds));
  return {
    ...earlier,
    firstSeed: first,
    seeds: end - first,
    cells: from(({ cells }) => cells),
    quality: from(({ quality }) => quality),
    broken: [earlier, later].flatMap((one) => one.broken.filter(({ cell }) => sourceOf(cell) === one)),
    strength: mergedStrength(earlier, later),
  };
}

function mergedStrength(earlier: Summary, later: Summary): Record<string, Strength> {
  const all: Record<string, Strength> = {};
  for (const name of new Set([...Object.keys(earlier.strength), ...Object.keys(later.strength)])) {
    const mind = mindOf(name);
    const games = (summary: Summary): number =>
      mind === undefined ? summary.cells.reduce((sum, cell) => sum + cell.games, 0) : gamesOf(summary, mind);
    const source = games(later) >= games(earlier) ? later : earlier;
    const strength = source.strength[name];
    if (strength) all[name] = strength;
  }
  return all;
}
