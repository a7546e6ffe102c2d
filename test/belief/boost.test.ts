import { describe, expect, it } from 'vitest';
import { SHIPPED_DOUBT } from '../../src/core/belief/doubt';
import { shippedParameters } from '../../src/core/belief/shipped';
import { draw } from '../../src/core/random';
import type { Recording } from '../../src/record/format';
import { boost, boostedStands, type Boosting } from '../../dev/study/belief/boost';
import { watch } from '../../dev/study/belief/ceilings';
import { caseOf } from '../../dev/study/belief/dataset';
import { COLUMNS } from '../../dev/study/belief/features';
import type { RecordedGame } from '../../dev/study/belief/games';
import { rowsOf } from '../../dev/study/belief/guessers';
import { likelihoods } from '../../dev/study/belief/objective';
import { spectatorRows, standsOf } from '../../dev/study/belief/snapshots';
import { binned, growTree, leafOf, type Growth, type Tree } from '../../dev/study/belief/trees';
import { exchanged, openedAt } from './exchange';
import { goldenGames } from './support';

const ROWS = 400;
/** Two columns that tell nothing and one, the second, in which a step is hidden. */
const columns = [0, 1, 2].map((c) => Float64Array.from({ length: ROWS }, (_, row) => draw(7, c, row)));
const step = (row: number): number => (columns[1]![row]! > 0.3 ? 2 : -1);

/** Squared error: trees that add up to the step, and to twice its negative in a second output. */
function fitStep(trees: number, growth: Growth): { trees: Tree[]; fitted: Float64Array; gains: Float64Array } {
  const table = binned(columns);
  const fitted = new Float64Array(2 * ROWS);
  const gains = new Float64Array(columns.length);
  const grown = Array.from({ length: trees }, () => {
    const gradient = fitted.map((value, i) => value - (i % 2 === 0 ? 1 : -2) * step(i >> 1));
    const tree = growTree(table, gradient, new Float64Array(2 * ROWS).fill(1), 2, growth, gains);
    for (let row = 0; row < ROWS; row++)
      leafOf(tree, (c) => columns[c]![row]!).forEach((add, k) => (fitted[2 * row + k]! += 0.5 * add));
    return tree;
  });
  return { trees: grown, fitted, gains };
}

describe('trees', () => {
  const growth: Growth = { depth: 2, l2: 0.1, least: 4 };

  it('find a step function and the column that it stands in', () => {
    const { fitted, gains } = fitStep(20, growth);
    // Bins are some 1/32 of the rows wide, by rank: those in the step's own bin come out on the wrong side.
    const off = Array.from({ length: ROWS }, (_, row) => row).filter(
      (row) => Math.abs(fitted[2 * row]! - step(row)) > 0.2 || Math.abs(fitted[2 * row + 1]! + 2 * step(row)) > 0.4,
    );
    expect(off.length).toBeLessThan(ROWS / 16);
    expect(gains[1]).toBeGreaterThan(50 * (gains[0]! + gains[2]!));
  });

  it('are the same to the digit again', () => {
    expect(fitStep(5, growth)).toEqual(fitStep(5, growth));
  });

  it('do not cut off fewer rows than they may', () => {
    const { trees } = fitStep(1, { ...growth, least: 2 * ROWS });
    expect(trees[0]!.column).toEqual([-1]);
  });
});

const shipped = shippedParameters();
const games: RecordedGame[] = goldenGames().map(({ name, recording }) => ({
  name,
  kind: 'golden',
  seed: 1,
  players: recording.header.players.length,
  sha256: '',
  recording,
  truth: recording.truth!,
}));
const BOOSTING: Boosting = { trees: 6, rate: 0.3, depth: 2, l2: 1, least: 0.5 };
const watchGame = (game: RecordedGame): ReturnType<typeof watch> => watch(caseOf(game, shipped.signs)!, shipped);
const watched = games.slice(0, 6).map(watchGame);

describe('the moments that models are scored at', () => {
  it('hold what the running belief says there', () => {
    for (const game of games.slice(4, 8)) {
      const sample = caseOf(game, shipped.signs)!;
      const rows = spectatorRows(
        sample,
        standsOf(sample, likelihoods(sample, Float64Array.from(shipped.weights)), SHIPPED_DOUBT),
      );
      const running = rowsOf(game, shipped).filter(({ view }) => view === 'spectator');
      expect(rows.length).toBe(running.length);
      rows.forEach(({ round, truth, prior, guesses: { belief } }, i) => {
        const other = running[i]!;
        expect([round, truth, belief!.traitor]).toEqual([other.round, other.truth, other.guesses['belief']!.traitor]);
        prior.forEach((p, role) => {
          expect(p).toBeCloseTo(other.prior[role]!, 10);
          expect(belief!.chances[role]).toBeCloseTo(other.guesses['belief']!.chances[role]!, 10);
        });
      });
    }
  });
});

describe('the boosted model', () => {
  const lossOf = (stands: (of: (typeof watched)[number]) => Float64Array): number =>
    watched.reduce(
      (sum, of) =>
        sum -
        spectatorRows(of.sample, stands(of)).reduce(
          (all, { guesses, truth }) => all + Math.log(guesses['belief']!.chances[truth]!),
          0,
        ),
      0,
    );

  it('learns games that it was grown on, keeps to the deck and is the same again', () => {
    const model = boost(watched, BOOSTING);
    expect(lossOf((of) => boostedStands(model, of))).toBeLessThan(0.9 * lossOf(({ stands }) => stands));
    for (const of of watched) {
      const stands = boostedStands(model, of);
      const { count } = of.sample.worlds;
      for (const m of new Set(of.looks.map(({ moment }) => moment))) {
        const here = stands.subarray(m * count, (m + 1) * count);
        expect(here.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
        here.forEach((p, world) => {
          if (of.sample.lastOf[world]! <= m) expect(p).toBe(0);
        });
      }
    }
    expect(boost(watched, BOOSTING)).toEqual(model);
    expect(model.gains.length).toBe(COLUMNS.length);
  });

  it('without a tree is the belief', () => {
    const none = boost(watched, { ...BOOSTING, trees: 0 });
    for (const of of watched)
      boostedStands(none, of).forEach((p, i) => {
        expect(p).toBeCloseTo(of.stands[i]!, 3);
      });
  });

  it('sees neither the truth nor what the engine moves by it', () => {
    const model = boost(watched, BOOSTING);
    let compared = 0;
    for (const game of games) {
      for (const [a, b] of hiddenPairs(game)) {
        const cut = cutAt(game, Math.min(openedAt(game.recording, a), openedAt(game.recording, b)));
        const other = scrambled({ ...cut, recording: exchanged(cut.recording, a, b) });
        const [plain, moved] = [watchGame(cut), watchGame({ ...other, truth: other.recording.truth! })];
        expect(moved.sample.truth).not.toBe(plain.sample.truth);
        expect(moved.looks).toEqual(plain.looks);
        expect(boostedStands(model, moved)).toEqual(boostedStands(model, plain));
        compared += plain.looks.length;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

/** The first pair of seats of different roles that stays hidden longest. */
function hiddenPairs({ recording, truth }: RecordedGame): [number, number][] {
  const seats = recording.header.players
    .map(({ seat }) => seat)
    .filter((seat) => seat !== recording.header.lord)
    .sort((a, b) => openedAt(recording, b) - openedAt(recording, a));
  const [a] = seats;
  const b = seats.find((seat) => truth[seat] !== truth[a!]);
  return a === undefined || b === undefined ? [] : [[a, b]];
}

const cutAt = (game: RecordedGame, entry: number): RecordedGame => ({
  ...game,
  recording: { ...game.recording, entries: game.recording.entries.slice(0, entry) },
});

/** What the engine says of shown roles and of an act's worth to its target, drawn by chance. */
function scrambled(game: RecordedGame): RecordedGame {
  const entries = game.recording.entries.map((entry, i): Recording['entries'][number] => {
    const { event } = entry;
    if (event?.type === 'shown') return { ...entry, event: { ...event, value: draw(3, 'shown', i) } };
    if (event?.type !== 'card' && event?.type !== 'skill') return entry;
    const tv = Object.fromEntries(event.to.map((seat) => [seat, 4 * draw(3, 'tv', i, seat) - 2]));
    return { ...entry, event: { ...event, tv } };
  });
  return { ...game, recording: { ...game.recording, entries } };
}
