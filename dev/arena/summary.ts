/** Games counted together: the plain data that the page's tables are made from (report.ts), and that is kept as JSON. */
import { contestsOf, type Winner, type Won } from './contests';
import { counted, pairsOf, type CountedGame } from './counted';
import type { KeptGame } from './games';
import { qualityOf, type QualitySummary } from './quality';
import { cellOf, type Place, type Seating } from './seating';
import { mean, paired, type Figure } from './statistics';
import { strengths, type Strength } from './strength';

export interface CellSummary extends Won {
  readonly cell: string;
  /** The guest's side: how much more often it wins here than the house does there on the same seeds; null for a house's table. */
  readonly difference: Figure | null;
  /** `past`: how many went on past round 40 (§K4), those cut off by the time limit with them. */
  readonly rounds: { readonly median: number; readonly longest: number; readonly past: number };
  readonly turns: Figure;
}

/** A game that goes on past this round is told of. */
const LONG_GAME = 40;

export interface Summary {
  readonly engine: string;
  readonly build: string;
  readonly players: number;
  readonly firstSeed: number;
  readonly seeds: number;
  /** The mind whose seats add nothing. */
  readonly anchor: string;
  readonly cells: readonly CellSummary[];
  readonly strength: Readonly<Record<string, Strength>>;
  readonly quality: readonly QualitySummary[];
  readonly broken: readonly { readonly cell: string; readonly seed: number; readonly error: string }[];
}

const winsOf = (place: Place, winner: string | null): number => {
  const side = place === 'lords' || place === 'zhu' || place === 'zhong' ? 'zhu' : place === 'nei' ? 'nei' : 'fan';
  return winner === side ? 1 : 0;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function cellSummary(
  seating: Seating,
  games: readonly CountedGame[],
  house: readonly CountedGame[],
  cutOff: number,
): CellSummary {
  const { guest } = seating;
  const won = (place: Place) =>
    paired(pairsOf(games, house).map(([a, b]) => [winsOf(place, a.tally.winner), winsOf(place, b.tally.winner)]));
  const winShare = (side: Winner): Figure => mean(games.map(({ tally: { winner } }) => Number(winner === side)));
  const rounds = games.map(({ tally }) => tally.rounds);
  return {
    cell: cellOf(seating),
    seating,
    games: games.length,
    wins: { zhu: winShare('zhu'), fan: winShare('fan'), nei: winShare('nei') },
    difference: guest && won(guest.place),
    rounds: {
      median: median(rounds),
      longest: Math.max(0, ...rounds),
      past: rounds.filter((one) => one > LONG_GAME).length + cutOff,
    },
    turns: mean(games.map(({ kept }) => kept.turns)),
  };
}

/** What every mind adds, by role, fitted over all games of these cells together. */
export const strengthIn = (cells: readonly Won[], players: number, anchor: string): Record<string, Strength> =>
  Object.fromEntries(strengths(contestsOf(cells, players, anchor)));

export interface SummaryOptions {
  readonly engine: string;
  readonly build: string;
  readonly players: number;
  readonly firstSeed: number;
  readonly seeds: number;
  readonly anchor: string;
  readonly seatings: readonly Seating[];
}

/** `kept`: every game of these seatings, broken ones too; `read`: a kept game's recording. */
export function summarise(
  options: SummaryOptions,
  kept: readonly KeptGame[],
  read: (game: KeptGame) => string,
): Summary {
  const { seatings, anchor, ...rest } = options;
  const games: CountedGame[] = [];
  const broken: { cell: string; seed: number; error: string }[] = [];
  for (const one of kept) {
    const game = counted(one, read(one));
    if (game) games.push(game);
    else
      broken.push({
        cell: cellOf(one.seating),
        seed: one.seed,
        error: one.errors[0] ?? 'the recording cannot be read',
      });
  }
  const byCell = new Map<string, CountedGame[]>();
  for (const game of games) {
    const cell = cellOf(game.kept.seating);
    byCell.set(cell, [...(byCell.get(cell) ?? []), game]);
  }
  const of = (seating: Seating): CountedGame[] => byCell.get(cellOf(seating)) ?? [];
  const houseOf = ({ house }: Seating): Seating => ({ house, guest: null });
  const cutOff = (seating: Seating): number =>
    kept.filter((one) => !one.ok && one.rounds > LONG_GAME && cellOf(one.seating) === cellOf(seating)).length;
  const cells = seatings.map((seating) => cellSummary(seating, of(seating), of(houseOf(seating)), cutOff(seating)));
  return {
    ...rest,
    anchor,
    cells,
    strength: strengthIn(cells, options.players, anchor),
    quality: seatings.map((seating) => {
      const next = seating.guest ? houseOf(seating) : { house: anchor, guest: null };
      const others = cellOf(next) === cellOf(seating) ? null : of(next);
      return qualityOf(cellOf(seating), seating.guest?.mind ?? seating.house, of(seating), others);
    }),
    broken,
  };
}
