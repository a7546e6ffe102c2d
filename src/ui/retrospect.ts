/** Works the review of a finished game out of its history, once the source tells the truth. */
import type { Seat } from '../core/event';
import type { Guessed, Role } from '../core/role';
import type { SeatVerdict } from '../core/verdict';
import type { Truth } from '../record/format';
import { biggestLie } from './headline';
import { guessScoreOf } from './guess/score';
import { cleanName } from './name';
import type { History } from './history';
import type { Fooled, Review, ReviewRow, RoundScore, Score, Taken, Turning } from './reviewed';
import type { PanelSource } from './source';

/** Turning points told; the surest changes of mind come first. */
const MOST_TURNING = 12;
const NOBODY: Taken = { identity: 'unknown', strength: 0, chance: 0, not: null };

const taken = ({ identity, strength, chance, not }: SeatVerdict): Taken => ({ identity, strength, chance, not });

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
  const last = new Map<Seat, string>();
  return moments
    .flatMap((moment) =>
      moment.flips.map(({ seat, from, to }) => ({
        id: moment.id,
        turning: {
          seat,
          from,
          to: taken(to),
          round: moment.round,
          turn: moment.turn,
          event: moment.event,
          score: scoreOf(to.identity, truth[seat]),
        } satisfies Turning,
      })),
    )
    .filter(({ turning: { to, event } }) => to.identity !== 'unknown' && event.type !== 'turn')
    .filter(({ turning: { seat, to } }) => {
      // Doubted for a while and taken for the same again is no turn.
      const again = last.get(seat) === to.identity;
      last.set(seat, to.identity);
      return !again;
    })
    .sort((a, b) => b.turning.to.chance - a.turning.to.chance)
    .slice(0, MOST_TURNING)
    .sort((a, b) => a.id - b.id)
    .map(({ turning }) => turning);
}

/** Who was taken for what they were not, and by whom, at the last moment it could be guessed. */
function fooledBy(thoughts: ReadonlyMap<Seat, Thoughts>, truth: Truth): Fooled[] {
  return [...thoughts]
    .flatMap(([seat, by_]) => {
      const role = truth[seat];
      if (!role) return [];
      const by = new Map<Guessed, Seat[]>();
      for (const [observer, { identity }] of by_) {
        if (identity === 'unknown' || identity === role) continue;
        by.set(identity, [...(by.get(identity) ?? []), observer]);
      }
      return [...by].map(([as, whom]): Fooled => ({ seat, truth: role, as, whom }));
    })
    .sort((a, b) => b.whom.length - a.whom.length);
}

/** What each AI took one seat for, by its own role, just before that was laid open. */
type Thoughts = ReadonlyMap<Seat, SeatVerdict>;

function thoughtsOn({ outlook, me }: PanelSource, seats: readonly Seat[], about: Seat): Thoughts {
  const past = outlook.beforeOpen(about);
  return new Map(
    seats.flatMap((observer): [Seat, SeatVerdict][] => {
      const thought =
        observer === about || observer === me() || !past ? null : outlook.thought(observer, past).get(about);
      return thought?.ground === 'inferred' ? [[observer, thought]] : [];
    }),
  );
}

/** Null until the game is over and its roles are told. */
export function reviewOf(source: PanelSource): Review | null {
  const truth = source.truth();
  const game = source.game();
  if (!truth || !game) return null;
  const kept = source.reviewed?.() ?? null;
  if (kept) return kept;
  const history = source.history();
  const { seats } = game.table;
  const all = seats.map(({ seat }) => seat);
  const thoughts = new Map(all.map((seat) => [seat, thoughtsOn(source, all, seat)]));
  const rows = seats.flatMap(({ seat, name }): ReviewRow[] => {
    const role = truth[seat];
    if (!role) return [];
    const stood = history.stoodBefore(seat)?.get(seat);
    const guess = stood ? taken(stood.consensus) : NOBODY;
    const named = [...(thoughts.get(seat)?.values() ?? [])].filter(({ identity }) => identity !== 'unknown');
    return [
      {
        seat,
        guess,
        truth: role,
        name: cleanName(name),
        score: stood ? scoreOf(guess.identity, role) : 'public',
        right: named.filter(({ identity }) => identity === role).length,
        guessed: named.length,
      },
    ];
  });
  const last = history.turns[history.turns.length - 1];
  const fooled = fooledBy(thoughts, truth);
  return {
    guesses: guessScoreOf(source),
    lie: biggestLie(source.recording() ?? [], truth, fooled),
    rows,
    winner: history.winner ?? '',
    rounds: last?.round ?? 0,
    turns: last?.n ?? 0,
    perRound: perRound(history, truth),
    turning: turningPoints(history, truth),
    fooled,
  };
}
