/** How well a mind decides at the seats it has: shares and means of what it did there, by the games of one cell. */
import type { Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { AIM_COUNTS, type AimCount } from './aims';
import { pairsOf, type CountedGame } from './counted';
import { mean, pairedRatio, ratio, type Count, type Figure } from './statistics';
import { ROUNDS, type SeatTally } from './tally';

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
  /** What each rule over targets is about (aims.ts), and how much that is above the same seats of `ownDifference`; absent in older sums. */
  readonly aims?: Readonly<Record<AimCount, { readonly share: Figure; readonly difference: Figure | null }>>;
}

/** A share in the seats of a mind, beside what the others of these games did in the same seats. */
function beside(
  mind: string,
  games: readonly CountedGame[],
  others: readonly CountedGame[],
  countOf: (game: CountedGame, seat: Seat) => Count,
): Figure {
  return pairedRatio(
    pairsOf(games, others).map(([game, other]) => {
      const seats = seatsOf(game, mind);
      return [summed(seats, (seat) => countOf(game, seat)), summed(seats, (seat) => countOf(other, seat))];
    }),
  );
}

const NOTHING: Count = { part: 0, whole: 0 };

const summed = <Seated>(seats: readonly Seated[], count: (seat: Seated) => Count): Count =>
  seats.map(count).reduce(add, NOTHING);

/** Where a mind decides. */
const seatsOf = ({ kept, tally }: CountedGame, mind: string): Seat[] =>
  [...tally.seats.keys()].filter((seat) => kept.report?.minds[seat] === mind);

const hitsAt = ({ tally }: CountedGame, seat: Seat): Count => {
  const one = tally.seats.get(seat);
  return one ? hits(one) : NOTHING;
};

function aimsOf(
  mind: string,
  games: readonly CountedGame[],
  others: readonly CountedGame[] | null,
): NonNullable<QualitySummary['aims']> {
  const aimAt = (what: AimCount) => (game: CountedGame, seat: Seat) => game.aims.get(seat)?.[what] ?? NOTHING;
  const rows = AIM_COUNTS.map((what) => {
    const countOf = aimAt(what);
    const share = ratio(games.map((game) => summed(seatsOf(game, mind), (seat) => countOf(game, seat))));
    return [what, { share, difference: others && beside(mind, games, others, countOf) }] as const;
  });
  return Object.fromEntries(rows) as NonNullable<QualitySummary['aims']>;
}

/** `games`: of one cell; `others`: what they are held against, pair by pair, or null. Errors are by game. */
export function qualityOf(
  cell: string,
  mind: string,
  games: readonly CountedGame[],
  others: readonly CountedGame[] | null,
): QualitySummary {
  const mine = (game: CountedGame): SeatTally[] =>
    seatsOf(game, mind).flatMap((seat) => game.tally.seats.get(seat) ?? []);
  const share = (count: (seat: SeatTally) => Count): Figure => ratio(games.map((game) => summed(mine(game), count)));
  const perGame = (count: (seat: SeatTally) => number): Figure =>
    mean(games.map((game) => mine(game).reduce((sum, seat) => sum + count(seat), 0)));
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
    ownDifference: others && beside(mind, games, others, hitsAt),
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
    aims: aimsOf(mind, games, others),
  };
}

const add = (a: Count, b: Count): Count => ({ part: a.part + b.part, whole: a.whole + b.whole });

const hits = ({ rounds }: SeatTally): Count =>
  rounds.reduce((sum, { aimed, own }) => add(sum, { part: own, whole: aimed }), { part: 0, whole: 0 });
