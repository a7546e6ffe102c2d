/**
 * How well the person read the table, beside every AI and the table as a whole: squared error of chances (Brier), at the end of
 * each round, over whom the person had a guess about then and who was still hidden: what the game lays open, and what the deck
 * leaves for the rest, is nobody's read. Works only once the truth is told.
 */
import type { Seat } from '../../core/event';
import { certain } from '../../core/odds';
import type { Role } from '../../core/role';
import { verdictsSaid, type Fact, type SeatVerdict, type TableVerdict } from '../../core/verdict';
import type { Truth } from '../../record/format';
import type { Past } from '../outlook';
import type { GuessRound, GuessScore, ReadEarly } from '../reviewed';
import type { PanelSource } from '../source';
import { GUESSABLE, standingAfter } from './own';

/** A named role counts as so sure: nobody who names one means that nothing else is possible. */
const NAMED = 0.8;

/** Half the squared distance between chances and the truth, 0 … 1; two roles that are both sure and wrong make it 1. */
export const brier = (chances: Readonly<Record<Role, number>>, truth: Role): number =>
  GUESSABLE.reduce((sum, role) => sum + (chances[role] - (role === truth ? 1 : 0)) ** 2, 0) / 2;

/** Mean error over some seats; null where none of them was hidden. */
function errorOf(table: TableVerdict, truth: Truth, seats: readonly Seat[]): number | null {
  const errors = seats.flatMap((seat) => {
    const verdict = table.get(seat);
    const role = truth[seat];
    return verdict && role ? [brier(verdict.chances, role)] : [];
  });
  return errors.length === 0 ? null : errors.reduce((sum, one) => sum + one, 0) / errors.length;
}

/** What guesses come to: as the deck weighs them together, and as they stand where it has no such card left, for that it knows by itself. */
function errorOfGuesses(own: TableVerdict, guessed: ReadonlyMap<Seat, Role>, truth: Truth): number | null {
  const stands = new Map<Seat, SeatVerdict>();
  for (const [seat, role] of guessed) {
    const verdict = own.get(seat);
    if (!verdict) continue;
    const chances = verdict.chances[role] > 0 ? verdict.chances : certain(role);
    stands.set(seat, { ...verdict, chances });
  }
  return errorOf(stands, truth, [...stands.keys()]);
}

interface Mean {
  sum: number;
  n: number;
}
const add = (mean: Mean, value: number | null): void => {
  if (value === null) return;
  mean.sum += value;
  mean.n += 1;
};
const of = ({ sum, n }: Mean): number => (n === 0 ? 0 : sum / n);

/** The person's table after a turn: what was guessed, the own role, what lay open, and the deck over the rest. */
function myTable(source: PanelSource, me: Seat, truth: Truth, { stood }: Past, turn: number): TableVerdict {
  const facts = new Map<Seat, Fact>();
  for (const [seat, { revealed }] of stood) if (revealed !== null) facts.set(seat, { role: revealed, ground: 'open' });
  const own = truth[me];
  if (own && !facts.has(me)) facts.set(me, { role: own, ground: 'self' });
  const guessed = standingAfter(source.guesses.marks(), turn);
  const seats = source.game()?.table.seats.map(({ seat }) => seat) ?? [];
  return verdictsSaid({ seats, deck: source.game()?.table.deck ?? null, facts }, (seat) => {
    const role = guessed.get(seat);
    return role ? { [role]: NAMED } : {};
  });
}

/** Null where nobody was guessed who stayed hidden to the end of a round, or where there is no truth to hold it against. */
export function guessScoreOf(source: PanelSource): GuessScore | null {
  const truth = source.truth();
  const me = source.me();
  const marks = source.guesses.marks();
  if (!truth || me === null || marks.length === 0) return null;
  const { outlook } = source;
  const { turns } = source.history();
  const ends = turns.filter((turn, i) => turns[i + 1]?.round !== turn.round);
  const others = (source.game()?.table.seats ?? []).map(({ seat }) => seat).filter((seat) => seat !== me);
  const mine: Mean = { sum: 0, n: 0 };
  const table: Mean = { sum: 0, n: 0 };
  const versus = new Map(others.map((seat) => [seat, { mine: { sum: 0, n: 0 }, theirs: { sum: 0, n: 0 } }]));
  const last = new Map<Seat, Role>();
  const rounds = ends.flatMap(({ n, round }): GuessRound[] => {
    const past = outlook.atTurn(n);
    if (!past) return [];
    const hidden = others.filter((seat) => past.stood.get(seat)?.revealed === null);
    const guessed = new Map([...standingAfter(marks, n)].filter(([seat]) => hidden.includes(seat)));
    const all: TableVerdict = new Map([...past.stood].map(([seat, { consensus }]) => [seat, consensus]));
    const own = myTable(source, me, truth, past, n);
    const my = errorOfGuesses(own, guessed, truth);
    const their = errorOf(all, truth, my === null ? hidden : [...guessed.keys()]);
    if (their === null) return [];
    const right = [...guessed].filter(([seat, role]) => truth[seat] === role).length;
    const scored: GuessRound = { n: round, mine: my, table: their, hidden: hidden.length, named: guessed.size, right };
    if (my === null) return [scored];
    for (const [seat, role] of guessed) last.set(seat, role);
    add(mine, my);
    add(table, their);
    for (const [seat, pair] of versus) {
      // Neither is asked about itself.
      const both = new Map([...guessed].filter(([about]) => about !== seat));
      add(pair.mine, errorOfGuesses(own, both, truth));
      add(pair.theirs, errorOf(outlook.thought(seat, past), truth, [...both.keys()]));
    }
    return [scored];
  });
  if (last.size === 0) return null;
  return {
    rounds,
    mine: of(mine),
    table: of(table),
    named: last.size,
    right: [...last].filter(([seat, role]) => truth[seat] === role).length,
    versus: [...versus]
      .filter(([, pair]) => pair.mine.n > 0)
      .map(([seat, pair]) => ({ seat, mine: of(pair.mine), theirs: of(pair.theirs) })),
    best: readEarly(source, truth),
  };
}

/** The right guess that was furthest ahead of the table. */
function readEarly(source: PanelSource, truth: Truth): ReadEarly | null {
  const { turns } = source.history();
  const last = turns[turns.length - 1]?.n ?? 0;
  const standing = standingAfter(source.guesses.marks(), last);
  let best: ReadEarly | null = null;
  for (const [seat, role] of standing) {
    if (role !== truth[seat]) continue;
    const mine = firstKept(source, seat, role);
    // The table came to it, or the role was laid open.
    const theirs = turns.find(({ n, targets }) => {
      const sample = targets.get(seat);
      return n >= mine && (sample?.revealed !== null || sample.consensus.identity === role);
    });
    const ahead = turns.filter(({ n }) => n >= mine && n < (theirs?.n ?? last + 1)).length;
    const round = turns.find(({ n }) => n === mine)?.round ?? 1;
    if (ahead > 0 && (!best || ahead > best.turns)) best = { seat, role, round, turns: ahead };
  }
  return best;
}

/** Since when this guess stood to the end. */
function firstKept(source: PanelSource, seat: Seat, role: Role): number {
  const marks = source.guesses.marks().filter(({ about }) => about === seat);
  let at = marks.length - 1;
  while (at > 0 && marks[at - 1]?.role === role) at -= 1;
  return marks[at]?.turn ?? 0;
}
