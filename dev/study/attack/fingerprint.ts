/**
 * An attacker without the seed: from games whose roles it knows it learns how often each role says which line, on which
 * occasion, after which pause, to whom, and how often it speaks at all; in other games it adds what it hears to what the record
 * says. And a plain look at single lines: whether any is said by one role more than lots drawn within each game would have it.
 */
import { createBelief, seeEvent } from '../../../src/core/belief/belief';
import { beliefOf } from '../../../src/core/belief/marginals';
import { shippedParameters } from '../../../src/core/belief/shipped';
import type { Seat } from '../../../src/core/event';
import { draw } from '../../../src/core/random';
import type { RecordedGame } from '../belief/games';
import type { Talk, Word } from './listen';

export const HIDDEN = ['zhong', 'fan', 'nei'] as const;
type Hidden = (typeof HIDDEN)[number];
type Triple = [number, number, number];

/** One AI up to its gate: what it said, and what the record said of it by then. */
export interface Suspect {
  readonly game: string;
  readonly seat: Seat;
  readonly role: Hidden;
  readonly record: Triple;
  readonly signs: readonly string[];
  readonly lines: readonly string[];
}

const PAUSE_MS = 1500;
const MANY = 4;

const signsOf = ({ line, occasion, to, pause }: Word): string[] => [
  `line ${line}`,
  `occasion ${occasion}`,
  `pause ${Math.floor(pause / PAUSE_MS)}`,
  `to ${to === null ? 'all' : 'one'}`,
];

/** How often it spoke, turn by turn. */
function floorOf(words: readonly Word[], turns: number): string[] {
  const counts = new Map<number, number>();
  for (const { turn } of words) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  return Array.from({ length: turns }, (_, turn) => `spoke ${Math.min(MANY, counts.get(turn) ?? 0)}`);
}

export function suspectsOf(game: RecordedGame, { words, gate }: Talk): Suspect[] {
  const { recording, truth } = game;
  const { players, lord, me } = recording.header;
  const belief = createBelief(recording.header, shippedParameters());
  if (typeof belief === 'string') return [];
  const seats = players.map(({ seat }) => seat).filter((seat) => seat !== lord && seat !== me);
  const suspects: Suspect[] = [];
  let turns = 0;
  const close = (seat: Seat, entry: number): void => {
    const record = beliefOf(belief, null, seat);
    const role = HIDDEN.find((one) => one === truth[seat]);
    const said = words.filter((word) => word.seat === seat && word.entry < entry);
    if (!record || !role) return;
    suspects.push({
      game: game.name,
      seat,
      role,
      record: [record.zhong, record.fan, record.nei],
      signs: [...said.flatMap(signsOf), ...floorOf(said, turns + 1)],
      lines: [...new Set(said.map(({ line }) => line))],
    });
  };
  recording.entries.forEach(({ event }, entry) => {
    for (const seat of seats) if (gate.get(seat) === entry) close(seat, entry);
    if (!event) return;
    if (event.type === 'turn') turns = event.n;
    seeEvent(belief, event);
  });
  return suspects;
}

/** Log-odds of every sign for every role, from games whose roles are known. */
type Lexicon = ReadonlyMap<string, Triple>;

const SMOOTH = 3;

function learn(suspects: readonly Suspect[]): Lexicon {
  const seen = new Map<string, Triple>();
  const expected = new Map<string, Triple>();
  const add = (to: Map<string, Triple>, sign: string, by: Triple): void => {
    const sums = to.get(sign) ?? [0, 0, 0];
    by.forEach((value, at) => (sums[at]! += value));
    to.set(sign, sums);
  };
  for (const { role, record, signs } of suspects) {
    for (const sign of signs) {
      add(seen, sign, HIDDEN.map((one) => (one === role ? 1 : 0)) as Triple);
      add(expected, sign, record);
    }
  }
  return new Map(
    [...seen].map(([sign, counts]) => [
      sign,
      counts.map((count, at) => Math.log((count + SMOOTH) / (expected.get(sign)![at]! + SMOOTH))) as Triple,
    ]),
  );
}

function fold({ record, signs }: Suspect, lexicon: Lexicon, trust: number): Triple {
  const logs = record.map((chance, at) =>
    signs.reduce((sum, sign) => sum + trust * (lexicon.get(sign)?.[at] ?? 0), Math.log(Math.max(1e-6, chance))),
  );
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total) as Triple;
}

const FLOOR = 0.001;
const lossOf = (chances: Triple, role: Hidden): number => -Math.log(Math.max(FLOOR, chances[HIDDEN.indexOf(role)]!));
const rightOf = (chances: Triple, role: Hidden): number =>
  HIDDEN[chances.indexOf(Math.max(...chances))] === role ? 1 : 0;

export interface Learnt {
  readonly game: string;
  /** Of what the record alone says, and with talk: right or not, and what the true role's chance costs, in nats. */
  readonly record: { readonly right: number; readonly loss: number };
  readonly talk: { readonly right: number; readonly loss: number };
}

const FOLDS = 5;
const TRUSTS = [0, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** Every suspect judged by what was learnt in other games; how far to trust it is chosen there too. */
export function attack(suspects: readonly Suspect[]): Learnt[] {
  const names = [...new Set(suspects.map(({ game }) => game))];
  const foldOf = new Map(names.map((name, i) => [name, i % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold_) => fold_).flatMap((held) => {
    const train = suspects.filter(({ game }) => foldOf.get(game) !== held);
    const inner = (held + 1) % FOLDS;
    const trial = learn(train.filter(({ game }) => foldOf.get(game) !== inner));
    const lossAt = (trust: number): number =>
      train
        .filter(({ game }) => foldOf.get(game) === inner)
        .reduce((sum, one) => sum + lossOf(fold(one, trial, trust), one.role), 0);
    const trust = TRUSTS.reduce((best, one) => (lossAt(one) < lossAt(best) ? one : best));
    const lexicon = learn(train);
    return suspects
      .filter(({ game }) => foldOf.get(game) === held)
      .map((one): Learnt => {
        const told = fold(one, lexicon, trust);
        return {
          game: one.game,
          record: { right: rightOf(one.record, one.role), loss: lossOf(one.record, one.role) },
          talk: { right: rightOf(told, one.role), loss: lossOf(told, one.role) },
        };
      });
  });
}

export interface Fingerprint {
  /** Lines heard from five suspects or more. */
  readonly lines: number;
  /** The greatest lift of a role's chance over what was expected, in standard errors, and the line. */
  readonly worst: { readonly line: string; readonly role: Hidden; readonly sigmas: number; readonly heard: number };
  /** In how many of the lots the worst line was at least as bad. */
  readonly chance: number;
}

/** What roles were to be expected of the AIs of one game: chances, and roles drawn so. */
interface Expectation {
  chances(game: readonly Suspect[]): readonly Triple[];
  drawn(game: readonly Suspect[], lot: number): readonly Hidden[];
}

const HEARD_LEAST = 5;
const LOTS = 500;

/** The deck of the game: any of its suspects may be any of them. */
export const BY_DECK: Expectation = {
  chances(game) {
    const deck = HIDDEN.map((role) => game.filter((one) => one.role === role).length / game.length) as Triple;
    return game.map(() => deck);
  },
  drawn: (game, lot) =>
    game
      .map(({ role, game: name, seat }) => ({ role, at: draw(lot, name, seat) }))
      .sort((a, b) => a.at - b.at)
      .map(({ role }) => role),
};

/** What the record said of each by the time its gate opened. */
export const BY_RECORD: Expectation = {
  chances: (game) => game.map(({ record }) => record),
  drawn: (game, lot) =>
    game.map(({ record, game: name, seat }) => {
      let left = draw(lot, name, seat);
      return HIDDEN.find((_, at) => (left -= record[at]!) < 0) ?? 'nei';
    }),
};

interface Sum {
  readonly seen: Triple;
  readonly mean: Triple;
  readonly spread: Triple;
  heard: number;
}

/** The line that is most one role's beyond what was expected, had the roles been these. */
function worstOf(
  games: readonly (readonly Suspect[])[],
  often: ReadonlySet<string>,
  { chances }: Expectation,
  rolesOf: (game: readonly Suspect[]) => readonly Hidden[],
): Fingerprint['worst'] {
  const sums = new Map<string, Sum>();
  for (const game of games) {
    const roles = rolesOf(game);
    const expected = chances(game);
    game.forEach(({ lines }, i) => {
      for (const line of lines.filter((one) => often.has(one))) {
        const sum = sums.get(line) ?? { seen: [0, 0, 0], mean: [0, 0, 0], spread: [0, 0, 0], heard: 0 };
        HIDDEN.forEach((role, at) => {
          const p = expected[i]![at]!;
          sum.seen[at]! += roles[i] === role ? 1 : 0;
          sum.mean[at]! += p;
          sum.spread[at]! += p * (1 - p);
        });
        sum.heard += 1;
        sums.set(line, sum);
      }
    });
  }
  let worst: Fingerprint['worst'] = { line: '', role: 'zhong', sigmas: -Infinity, heard: 0 };
  for (const [line, { seen, mean, spread, heard }] of sums) {
    HIDDEN.forEach((role, at) => {
      const sigmas = (seen[at]! - mean[at]!) / Math.sqrt(Math.max(LEAST_SPREAD, spread[at]!));
      if (sigmas > worst.sigmas) worst = { line, role, sigmas, heard };
    });
  }
  return worst;
}

/** A role that was as good as known beforehand makes no line a sign. */
const LEAST_SPREAD = 0.25;

/** The line that is most one role's, and how often lots would give one as bad. */
export function fingerprint(suspects: readonly Suspect[], expectation: Expectation): Fingerprint {
  const names = [...new Set(suspects.map(({ game }) => game))];
  const games = names.map((name) => suspects.filter(({ game }) => game === name));
  const heard = new Map<string, number>();
  for (const { lines } of suspects) for (const line of lines) heard.set(line, (heard.get(line) ?? 0) + 1);
  const often = new Set([...heard].filter(([, count]) => count >= HEARD_LEAST).map(([line]) => line));
  const worst = worstOf(games, often, expectation, (game) => game.map(({ role }) => role));
  let asBad = 0;
  for (let lot = 1; lot <= LOTS; lot++) {
    if (worstOf(games, often, expectation, (game) => expectation.drawn(game, lot)).sigmas >= worst.sigmas) asBad += 1;
  }
  return { lines: often.size, worst, chance: asBad / LOTS };
}
