/** A review that was kept with its game: whatever stands in a database is somebody else's until it looks like one. */
import { parseRole, type Guessed, type Role } from '../core/role';
import { readEvent } from '../record/format';
import { cleanName } from './name';
import type {
  Fooled,
  GuessRound,
  GuessScore,
  Lie,
  ReadEarly,
  Review,
  ReviewRow,
  RoundScore,
  Score,
  Taken,
  Turning,
} from './reviewed';

/** More of anything than any review holds. */
const MOST = 400;
const SCORES: readonly Score[] = ['right', 'wrong', 'open', 'public'];

type Fields = Readonly<Record<string, unknown>>;

/** Thrown where something is not what a review has there; caught below. */
class NoReview extends Error {}

function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new NoReview();
  return value as Fields;
}
function list<T>(value: unknown, read: (one: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length > MOST) throw new NoReview();
  return Array.from(value as unknown[], read);
}
function whole(value: unknown): number {
  if (!Number.isInteger(value)) throw new NoReview();
  return value as number;
}
function role(value: unknown): Role {
  const known = parseRole(value);
  if (known === null) throw new NoReview();
  return known;
}
const guessed = (value: unknown): Guessed => (value === 'unknown' ? 'unknown' : role(value));

function score(value: unknown): Score {
  const known = SCORES.find((one) => one === value);
  if (!known) throw new NoReview();
  return known;
}
function taken(value: unknown): Taken {
  const { identity, strength, chance, not = null } = fields(value);
  const known = ([0, 1, 2, 3, 4] as const).find((one) => one === strength);
  if (known === undefined || typeof chance !== 'number' || !(chance >= 0 && chance <= 1)) throw new NoReview();
  const ruledOut = not === null ? null : role(not);
  if (ruledOut === 'zhu' || ruledOut === 'commoner') throw new NoReview();
  return { identity: guessed(identity), strength: known, chance, not: ruledOut };
}
function row(value: unknown): ReviewRow {
  const one = fields(value);
  return {
    seat: whole(one['seat']),
    name: cleanName(String(one['name'])),
    truth: role(one['truth']),
    guess: taken(one['guess']),
    score: score(one['score']),
    right: whole(one['right']),
    guessed: whole(one['guessed']),
  };
}
function roundOf(value: unknown): RoundScore {
  const { n, right, wrong, open } = fields(value);
  return { n: whole(n), right: whole(right), wrong: whole(wrong), open: whole(open) };
}
function turningOf(value: unknown): Turning {
  const one = fields(value);
  const event = readEvent(one['event']);
  if (!event) throw new NoReview();
  return {
    event,
    round: whole(one['round']),
    turn: whole(one['turn']),
    seat: whole(one['seat']),
    from: guessed(one['from']),
    to: taken(one['to']),
    score: score(one['score']),
  };
}
function fooledOf(value: unknown): Fooled {
  const one = fields(value);
  return {
    seat: whole(one['seat']),
    truth: role(one['truth']),
    as: guessed(one['as']),
    whom: list(one['whom'], whole),
  };
}

/** An error, 0 … 1. */
function share(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new NoReview();
  return value;
}
function guessRoundOf(value: unknown): GuessRound {
  const { n, mine, table, hidden, named, right } = fields(value);
  return {
    n: whole(n),
    mine: mine === null ? null : share(mine),
    table: share(table),
    hidden: whole(hidden),
    named: whole(named),
    right: whole(right),
  };
}
function scored(value: unknown): GuessScore {
  const one = fields(value);
  return {
    mine: share(one['mine']),
    table: share(one['table']),
    // Without these it is from when seats that nobody had guessed were scored too: it is worked out anew.
    named: whole(one['named']),
    right: whole(one['right']),
    rounds: list(one['rounds'], guessRoundOf),
    versus: list(one['versus'], (each) => {
      const { seat, mine, theirs } = fields(each);
      return { seat: whole(seat), mine: share(mine), theirs: share(theirs) };
    }),
    best: one['best'] === null ? null : early(fields(one['best'])),
  };
}
const early = ({ seat, role: named, round, turns }: Fields): ReadEarly => ({
  seat: whole(seat),
  role: role(named),
  round: whole(round),
  turns: whole(turns),
});

function lieOf(value: unknown): Lie {
  const one = fields(value);
  return {
    seat: whole(one['seat']),
    truth: role(one['truth']),
    said: role(one['said']),
    round: whole(one['round']),
    fooled: whole(one['fooled']),
    words: cleanName(typeof one['words'] === 'string' ? one['words'] : '', 24),
  };
}

/** Null where it is no review of ours; the game is then folded again. */
export function readReview(value: unknown): Review | null {
  try {
    const one = fields(value);
    return {
      lie: one['lie'] === null ? null : lieOf(one['lie']),
      guesses: one['guesses'] === null ? null : scored(one['guesses']),
      winner: String(one['winner']),
      rounds: whole(one['rounds']),
      turns: whole(one['turns']),
      rows: list(one['rows'], row),
      perRound: list(one['perRound'], roundOf),
      turning: list(one['turning'], turningOf),
      fooled: list(one['fooled'], fooledOf),
    };
  } catch (error) {
    if (error instanceof NoReview) return null;
    throw error;
  }
}
