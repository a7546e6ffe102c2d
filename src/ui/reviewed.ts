/** The review of a finished game as data: guesses beside the truth. Works only once the source tells the truth. */
import type { Seat } from '../core/event';
import type { Guessed, Role } from '../core/role';
import type { Truth } from '../record/format';
import { cleanName } from './name';
import type { Flip, History, Moment, Verdict } from './history';
import type { PanelSource } from './source';

export type Score = 'right' | 'wrong' | 'open' | 'public';

export interface ReviewRow {
  readonly seat: Seat;
  readonly name: string;
  readonly truth: Role;
  /** The last consensus before the role was laid open. */
  readonly guess: Verdict;
  readonly score: Score;
  /** Observers who were right then, of those who guessed at all. */
  readonly right: number;
  readonly guessed: number;
}

export interface RoundScore {
  readonly n: number;
  readonly right: number;
  readonly wrong: number;
  readonly open: number;
}

export interface Turning {
  readonly moment: Moment;
  readonly flip: Flip;
  /** Whether the table's new mind is the truth. */
  readonly score: Score;
}

export interface Fooled {
  readonly seat: Seat;
  readonly truth: Role;
  readonly as: Guessed;
  readonly whom: readonly Seat[];
}

export interface Review {
  readonly winner: string;
  readonly rounds: number;
  readonly turns: number;
  readonly rows: readonly ReviewRow[];
  readonly perRound: readonly RoundScore[];
  readonly turning: readonly Turning[];
  readonly fooled: readonly Fooled[];
}

/** Turning points told; the surest changes of mind come first. */
const MOST_TURNING = 12;
const NOBODY: Verdict = { identity: 'unknown', confidence: 0 };

const scoreOf = (guess: Guessed, truth: Role | undefined): Score =>
  guess === 'unknown' ? 'open' : guess === truth ? 'right' : 'wrong';

function perRound({ turns }: History, truth: Truth): RoundScore[] {
  const rounds: RoundScore[] = [];
  turns.forEach((turn, i) => {
    if (turns[i + 1]?.round === turn.round) return;
    const counts = { right: 0, wrong: 0, open: 0, public: 0 };
    for (const [seat, { revealed, consensus }] of turn.targets) {
      if (revealed === null) counts[scoreOf(consensus.identity, truth[seat])] += 1;
    }
    const { right, wrong, open } = counts;
    rounds.push({ n: turn.round, right, wrong, open });
  });
  return rounds;
}

function turningPoints({ moments }: History, truth: Truth): Turning[] {
  return moments
    .flatMap((moment) =>
      moment.flips.map((flip): Turning => ({ moment, flip, score: scoreOf(flip.to.identity, truth[flip.seat]) })),
    )
    .filter(({ flip, moment }) => flip.to.identity !== 'unknown' && moment.event.type !== 'turn')
    .sort((a, b) => b.flip.to.confidence - a.flip.to.confidence)
    .slice(0, MOST_TURNING)
    .sort((a, b) => a.moment.id - b.moment.id);
}

/** Who was taken for what they were not, and by whom, at the last moment it could be guessed. */
function fooledBy(history: History, seats: readonly Seat[], truth: Truth): Fooled[] {
  return seats
    .flatMap((seat) => {
      const role = truth[seat];
      const last = history.beforeOpen(seat);
      if (!role || !last) return [];
      const by = new Map<Guessed, Seat[]>();
      for (const [observer, { identity }] of last.byObserver) {
        if (identity === 'unknown' || identity === role) continue;
        by.set(identity, [...(by.get(identity) ?? []), observer]);
      }
      return [...by].map(([as, whom]): Fooled => ({ seat, truth: role, as, whom }));
    })
    .sort((a, b) => b.whom.length - a.whom.length);
}

/** Null until the game is over and its roles are told. */
export function reviewOf(source: PanelSource): Review | null {
  const truth = source.truth();
  const game = source.game();
  if (!truth || !game) return null;
  const history = source.history();
  const { seats } = game.table;
  const rows = seats.flatMap(({ seat, name }): ReviewRow[] => {
    const role = truth[seat];
    if (!role) return [];
    const last = history.beforeOpen(seat);
    const guess = last?.consensus ?? NOBODY;
    const verdicts = last ? [...last.byObserver.values()].filter(({ identity }) => identity !== 'unknown') : [];
    return [
      {
        seat,
        guess,
        truth: role,
        name: cleanName(name),
        score: last ? scoreOf(guess.identity, role) : 'public',
        right: verdicts.filter(({ identity }) => identity === role).length,
        guessed: verdicts.length,
      },
    ];
  });
  const last = history.turns[history.turns.length - 1];
  return {
    rows,
    winner: history.winner ?? '',
    rounds: last?.round ?? 0,
    turns: last?.n ?? 0,
    perRound: perRound(history, truth),
    turning: turningPoints(history, truth),
    fooled: fooledBy(
      history,
      seats.map(({ seat }) => seat),
      truth,
    ),
  };
}

export function scoreTotals({ rows }: Review): { right: number; open: number; all: number } {
  const hidden = rows.filter(({ score }) => score !== 'public');
  return {
    all: hidden.length,
    right: hidden.filter(({ score }) => score === 'right').length,
    open: hidden.filter(({ score }) => score === 'open').length,
  };
}
