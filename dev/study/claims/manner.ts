/**
 * Fits how AIs answer when they are asked what others are (core/belief/words.ts): two manners of answering, which nobody sees, and how many of
 * each role have which. By expectation and maximisation; the same games give the same figures.
 */
import { CALLED, LOOKS, type Called, type Look } from '../../../src/core/answer';
import { createHeard, hearAnswer, type Heard, type Manner } from '../../../src/core/belief/words';
import { FAN, ROLES } from '../../../src/core/belief/worlds';
import type { HeardGame, Word } from './hear';

const ROUNDS = 60;
/** Answers of either manner that are taken to have been heard as all answers together were, and seats of each role. */
const ANSWERS_BEFORE = 3;
const SEATS_BEFORE = 4;
/** Where it begins: rebels bend, the others do not. */
const BENDING_AT_FIRST = { fan: 0.9, others: 0.3 };
const DIGITS = 1000;

interface Spoken {
  readonly speaker: number;
  readonly about: number;
  readonly called: Called;
  readonly looks: Look;
}

/** The answer that a word is; null for any other word. */
export function spokenIn({ kind, speaker, options, chosen }: Word): Spoken | null {
  const option = options[chosen];
  if (kind !== 'about' || !option || option.look === 'open') return null;
  return { speaker, about: option.about, called: option.name as Called, looks: option.look };
}

/** Cells of one seat's answers, each answer once. */
interface Seat {
  readonly role: number;
  readonly cells: readonly number[];
}

const cellOf = ({ called, looks }: Spoken): number => LOOKS.indexOf(looks) * CALLED.length + CALLED.indexOf(called);

function seatsOf(games: readonly HeardGame[]): Seat[] {
  return games.flatMap(({ words, roles }) => {
    const bySpeaker = new Map<number, Set<string>>();
    for (const word of words) {
      const spoken = spokenIn(word);
      if (!spoken) continue;
      const said = bySpeaker.get(spoken.speaker) ?? new Set();
      bySpeaker.set(spoken.speaker, said.add(`${cellOf(spoken)} ${spoken.about}`));
    }
    return [...bySpeaker].map(([speaker, said]) => ({
      role: roles[speaker]!,
      cells: [...said].map((key) => Number.parseInt(key, 10)),
    }));
  });
}

/** Chances of each answer by looks, from counts and what was heard of everybody. */
function shares(counts: Float64Array, base: Float64Array | null): Float64Array {
  const { length } = CALLED;
  return counts.map((count, cell) => {
    const from = cell - (cell % length);
    const all = counts.subarray(from, from + length).reduce((sum, n) => sum + n, 0);
    return base ? (count + ANSWERS_BEFORE * base[cell]!) / (all + ANSWERS_BEFORE) : all > 0 ? count / all : 1 / length;
  });
}

const count = (seats: readonly Seat[], weight: (seat: Seat) => number): Float64Array => {
  const counts = new Float64Array(LOOKS.length * CALLED.length);
  for (const seat of seats) for (const cell of seat.cells) counts[cell]! += weight(seat);
  return counts;
};

export function fitManner(games: readonly HeardGame[]): Manner {
  const seats = seatsOf(games);
  const base = shares(
    count(seats, () => 1),
    null,
  );
  const bends = new Map(
    seats.map((seat) => [seat, seat.role === FAN ? BENDING_AT_FIRST.fan : BENDING_AT_FIRST.others]),
  );
  let bending: number[] = [];
  let [plain, bent] = [base, base];
  for (let round = 0; round < ROUNDS; round++) {
    const sum = [...bends.values()].reduce((total, p) => total + p, 0) / seats.length;
    bending = Array.from({ length: ROLES }, (_, role) => {
      const own = seats.filter((seat) => seat.role === role);
      return (
        (own.reduce((total, seat) => total + bends.get(seat)!, 0) + SEATS_BEFORE * sum) / (own.length + SEATS_BEFORE)
      );
    });
    plain = shares(
      count(seats, (seat) => 1 - bends.get(seat)!),
      base,
    );
    bent = shares(
      count(seats, (seat) => bends.get(seat)!),
      base,
    );
    for (const seat of seats) {
      const log = (chances: Float64Array): number =>
        seat.cells.reduce((total, cell) => total + Math.log(chances[cell]!), 0);
      const share = bending[seat.role]!;
      bends.set(seat, 1 / (1 + ((1 - share) / share) * Math.exp(log(plain) - log(bent))));
    }
  }
  const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;
  const rows = (chances: Float64Array): Record<Look, number[]> =>
    Object.fromEntries(
      LOOKS.map((look, i) => [look, Array.from(chances.subarray(i * CALLED.length, (i + 1) * CALLED.length), rounded)]),
    ) as Record<Look, number[]>;
  return { bending: bending.map(rounded), plain: rows(plain), bent: rows(bent) };
}

/** Adds the log of what a word tells, to each world. */
export function createMannerReader(
  manner: Manner,
  { seats, worlds }: HeardGame,
): (word: Word, told: Float64Array) => void {
  const heard: Heard = createHeard(seats);
  const likelier = new Float64Array(ROLES);
  return (word, told) => {
    const spoken = spokenIn(word);
    if (!spoken || !hearAnswer(heard, manner, spoken.speaker, spoken.about, spoken, likelier)) return;
    for (let world = 0; world < told.length; world++)
      told[world]! += Math.log(likelier[worlds[world * seats + spoken.speaker]!]!);
  };
}
