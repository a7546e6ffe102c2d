/**
 * What an earlier session or another machine played of the same build stands beside what was played here: games are kept outside the
 * repository and do not travel, their sums do.
 */
import { strengthIn, type Summary } from './summary';

/**
 * Two summaries of one engine, build and size as one: each cell from where it has more games, the later count where they are equal; strengths
 * are fitted anew over the cells that stand. Of another build, the later one stands alone.
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
  const cells = from((one) => one.cells);
  const first = Math.min(earlier.firstSeed, later.firstSeed);
  const end = Math.max(...[earlier, later].map(({ firstSeed, seeds }) => firstSeed + seeds));
  return {
    ...earlier,
    firstSeed: first,
    seeds: end - first,
    cells,
    quality: from(({ quality }) => quality),
    broken: [earlier, later].flatMap((one) => one.broken.filter(({ cell }) => sourceOf(cell) === one)),
    strength: strengthIn(cells, earlier.players, earlier.anchor),
  };
}
