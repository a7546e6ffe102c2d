/** Games counted together: the plain data that the page's tables are made from (report.ts), and that is kept as JSON. */
import type { PublicEvent } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { isDamage, parseRecording } from '../../src/record/format';
import type { KeptGame } from './games';
import { campOf, cellOf, type Place, type Seating } from './seating';
import { mean, paired, pairedRatio, ratio, type Count, type Figure } from './statistics';
import { strengths, type Contest, type Side, type Strength } from './strength';
import { ROUNDS, tally, type GameTally, type SeatTally } from './tally';

export const WINNERS = ['zhu', 'fan', 'nei'] as const;
type Winner = (typeof WINNERS)[number];

/** A game with what was counted in it. */
export interface CountedGame {
  readonly kept: KeptGame;
  readonly tally: GameTally;
}

export interface CellSummary {
  readonly cell: string;
  readonly seating: Seating;
  readonly games: number;
  readonly wins: Readonly<Record<Winner, Figure>>;
  /** The guest's side: how much more often it wins here than the house does there on the same seeds; null for a house's table. */
  readonly difference: Figure | null;
  /** `past`: how many went on past round 40 (§K4), those cut off by the time limit with them. */
  readonly rounds: { readonly median: number; readonly longest: number; readonly past: number };
  readonly turns: Figure;
}

/** What the guest's seats did in the games of one cell, or everybody at a house's table. */
export interface QualitySummary {
  readonly cell: string;
  readonly mind: string;
  /** Share of aimed cards that hit the own camp. */
  readonly own: Figure;
  /** How much that is above what the house does in the same seats on the same seeds, or the first mind's table; null for that one. */
  readonly ownDifference: Figure | null;
  /** The same by round, the last one for all later, and by the user's role. */
  readonly ownByRound: readonly Figure[];
  readonly ownByRole: Readonly<Record<'zhu' | 'zhong' | 'fan', Figure>>;
  /** Share of a loyalist's aimed cards that hit the lord. */
  readonly lordByZhong: Figure;
  /** Share of a rebel's aimed cards that go to the lord in its own first turn, by whether its persona hides it (§A11). */
  readonly firstAtLord: { readonly disguised: Figure | null; readonly others: Figure | null };
  /** Each of these a game. */
  readonly aimed: Figure;
  readonly ownKills: Figure;
  readonly foeRescues: Figure;
  readonly rescues: Figure;
  readonly leftToDie: Figure;
  /** Aimed cards a turn of its own. */
  readonly aimedPerTurn: Figure;
  /** Milliseconds a choice. */
  readonly milliseconds: Figure;
  /** Share of attitudes to hidden seats that rested on the true role; null where nobody can say. */
  readonly trueRole: Figure | null;
  /** Share of the picks among unseen cards that looked at a face. */
  readonly faces: Figure | null;
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

/** Reads and counts a whole game; null for one that is broken or cannot be read. */
export function counted(kept: KeptGame, text: string): CountedGame | null {
  const recording = kept.ok ? parseRecording(text) : null;
  if (!recording || isDamage(recording) || recording.damage || !recording.truth || !kept.report) return null;
  const events = recording.entries.flatMap(({ event }): PublicEvent[] => (event ? [event] : []));
  return { kept, tally: tally(events, recording.truth, recording.header.lord, recording.header.personas) };
}

const winsOf = (place: Place, winner: string | null): number => {
  const side = place === 'lords' || place === 'zhu' || place === 'zhong' ? 'zhu' : place === 'nei' ? 'nei' : 'fan';
  return winner === side ? 1 : 0;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Games of one seed are a pair where the same was dealt. */
function pairsOf(
  games: readonly CountedGame[],
  others: readonly CountedGame[],
): (readonly [CountedGame, CountedGame])[] {
  const there = new Map(others.map((game) => [game.kept.seed, game]));
  const dealt = ({ kept }: CountedGame): string | undefined => JSON.stringify(kept.report?.deal);
  return games.flatMap((game) => {
    const other = there.get(game.kept.seed);
    return other && dealt(game) === dealt(other) ? [[game, other] as const] : [];
  });
}

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

/** Own camp hits in the seats of a mind, beside what the others of these games did in the same seats. */
function ownBeside(mind: string, games: readonly CountedGame[], others: readonly CountedGame[]): Figure {
  return pairedRatio(
    pairsOf(games, others).map(([game, other]) => {
      const seats = [...game.tally.seats].flatMap(([seat]) => (game.kept.report?.minds[seat] === mind ? [seat] : []));
      const of = ({ tally }: CountedGame): Count =>
        seats
          .flatMap((seat) => tally.seats.get(seat) ?? [])
          .map(hits)
          .reduce(add, { part: 0, whole: 0 });
      return [of(game), of(other)];
    }),
  );
}

function qualityOf(
  cell: string,
  mind: string,
  games: readonly CountedGame[],
  others: readonly CountedGame[] | null,
): QualitySummary {
  const seatsOf = ({ kept, tally }: CountedGame): SeatTally[] =>
    [...tally.seats].flatMap(([seat, one]) => (kept.report?.minds[seat] === mind ? [one] : []));
  const share = (count: (seat: SeatTally) => Count): Figure =>
    ratio(games.map((game) => seatsOf(game).map(count).reduce(add, { part: 0, whole: 0 })));
  const perGame = (count: (seat: SeatTally) => number): Figure =>
    mean(games.map((game) => seatsOf(game).reduce((sum, seat) => sum + count(seat), 0)));
  const work = games.flatMap(({ kept }) => kept.report?.work[mind] ?? []);
  const ownOf = (role: Role): Figure => share((seat) => (seat.role === role ? hits(seat) : { part: 0, whole: 0 }));
  const firstOf = (wanted: boolean): Figure =>
    share(({ role, disguised, first: { aimed, lord } }) =>
      role === 'fan' && disguised === wanted ? { part: lord, whole: aimed } : { part: 0, whole: 0 },
    );
  return {
    cell,
    mind,
    own: share(hits),
    ownDifference: others && ownBeside(mind, games, others),
    ownByRound: Array.from({ length: ROUNDS }, (_, i) =>
      share(({ rounds }) => ({ part: rounds[i]?.own ?? 0, whole: rounds[i]?.aimed ?? 0 })),
    ),
    ownByRole: { zhu: ownOf('zhu'), zhong: ownOf('zhong'), fan: ownOf('fan') },
    lordByZhong: share((seat) =>
      seat.role === 'zhong' ? { part: seat.lord, whole: hits(seat).whole } : { part: 0, whole: 0 },
    ),
    firstAtLord: { disguised: firstOf(true), others: firstOf(false) },
    aimed: perGame((seat) => hits(seat).whole),
    ownKills: perGame(({ ownKills }) => ownKills),
    foeRescues: perGame(({ foeRescues }) => foeRescues),
    rescues: perGame(({ rescues }) => rescues),
    leftToDie: mean(
      games.map(({ kept: { report } }) =>
        (report?.deaths ?? []).reduce(
          (sum, { able }) => sum + able.filter((seat) => report?.minds[seat] === mind).length,
          0,
        ),
      ),
    ),
    aimedPerTurn: share((seat) => ({ part: hits(seat).whole, whole: seat.turns })),
    milliseconds: ratio(work.map(({ milliseconds, decisions }) => ({ part: milliseconds, whole: decisions }))),
    faces: ratio(work.map(({ picks, faces }) => ({ part: faces, whole: picks }))),
    trueRole: work.some(({ trueRole }) => trueRole === null)
      ? null
      : ratio(work.map(({ trueRole, hidden }) => ({ part: trueRole ?? 0, whole: hidden }))),
  };
}

const add = (a: Count, b: Count): Count => ({ part: a.part + b.part, whole: a.whole + b.whole });

const hits = ({ rounds }: SeatTally): Count =>
  rounds.reduce((sum, { aimed, own }) => add(sum, { part: own, whole: aimed }), { part: 0, whole: 0 });

const SIDES = ['lords', 'rebels', 'nei'] as const;
const SIDE_OF: Readonly<Record<Winner, (typeof SIDES)[number]>> = { zhu: 'lords', fan: 'rebels', nei: 'nei' };

/** Who met whom, and who won; null where nobody can say. */
function contestOf({ kept, tally }: CountedGame, anchor: string): Contest | null {
  const seats = [...tally.seats];
  const present = SIDES.filter((side) => seats.some(([, { role }]) => campOf(role) === side));
  const winner = WINNERS.find((side) => side === tally.winner);
  if (!winner || !present.includes(SIDE_OF[winner])) return null;
  const sides = present.map(
    (base): Side => ({
      base,
      seats: seats
        .filter(([, { role }]) => campOf(role) === base)
        .map(([seat, { role }]) => {
          const mind = kept.report?.minds[seat];
          return mind === undefined || mind === anchor ? null : `${mind} ${role}`;
        }),
    }),
  );
  return { sides, winner: present.indexOf(SIDE_OF[winner]) };
}

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
  const contests = games.flatMap((game) => contestOf(game, anchor) ?? []);
  return {
    ...rest,
    anchor,
    cells: seatings.map((seating) => cellSummary(seating, of(seating), of(houseOf(seating)), cutOff(seating))),
    strength: Object.fromEntries(strengths(contests)),
    quality: seatings.map((seating) => {
      const beside = seating.guest ? houseOf(seating) : { house: anchor, guest: null };
      const others = cellOf(beside) === cellOf(seating) ? null : of(beside);
      return qualityOf(cellOf(seating), seating.guest?.mind ?? seating.house, of(seating), others);
    }),
    broken,
  };
}
