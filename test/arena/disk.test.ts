/** `--report` and results.json: what a folder of games holds, by engine, size and build, without an engine at hand. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { groupsOf } from '../../dev/arena/disk';
import type { KeptGame } from '../../dev/arena/games';
import { usualHouse } from '../../dev/arena/minds';
import { resultsOf, RESULTS, writeResults } from '../../dev/arena/results';
import { cellOf, type Place } from '../../dev/arena/seating';
import { summarise } from '../../dev/arena/summary';

const folder = mkdtempSync(path.join(tmpdir(), 'arena-report-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function game(
  build: string,
  seed: number,
  guest: [mind: string, place: Place] | null,
  more: Partial<KeptGame> = {},
): KeptGame {
  return {
    engine: '1.11',
    build,
    players: 8,
    seating: { house: 'engine', guest: guest && { mind: guest[0], place: guest[1] } },
    ...{ seed, ok: true, file: null, errors: [], winner: 'zhu', rounds: 1, turns: 1, milliseconds: 1, report: null },
    ...more,
  };
}

const told = (games: readonly KeptGame[]) =>
  groupsOf(games).map(({ options, games: those }) => [
    `${options.engine} ${options.players}p ${options.build} ${options.firstSeed}+${options.seeds}`,
    options.seatings.map(cellOf),
    those.length,
  ]);

test("every build of ours has its own tables, with the engine's newest beside them", () => {
  const games = [
    game('old', 1, null),
    game('a', 3, ['strict', 'lords']),
    game('bare', 1, null),
    game('bare', 7, null),
    game('b', 5, ['strict', 'lords']),
    game('b-var', 5, ['calm', 'lords']),
  ];
  expect(told(games)).toEqual([
    ['1.11 8p a 1+7', ['engine', 'engine+strict@lords'], 3],
    ['1.11 8p b 1+7', ['engine', 'engine+strict@lords', 'engine+calm@lords'], 4],
  ]);
});

test('sizes and engines are apart, and the engine alone is told of too', () => {
  expect(told([game('bare', 1, null), game('bare', 2, null, { players: 5 })])).toEqual([
    ['1.11 8p bare 1+1', ['engine'], 1],
    ['1.11 5p bare 2+1', ['engine'], 1],
  ]);
  expect(told([])).toEqual([]);
});

test('of a variant that was made anew under its name the last stands', () => {
  const games = [
    game('a-1', 1, ['calm', 'lords']),
    game('a-1', 2, ['calm', 'lords']),
    game('a-2', 1, ['calm', 'lords']),
  ];
  expect(told(games)).toEqual([['1.11 8p a 1+1', ['engine+calm@lords'], 1]]);
});

test('results.json holds every cell with its count, its figures and their errors', () => {
  const golden = readFileSync('test/golden/5p-1.jsonl', 'utf8');
  const report = { minds: { 1: 'engine' }, deal: null, work: {}, deaths: [] } as unknown as KeptGame['report'];
  const of = (seed: number): KeptGame => game('bare', seed, null, { players: 5, report });
  const summaries = groupsOf([
    of(1),
    of(2),
    game('bare', 3, null, { players: 5, ok: false, errors: ['it broke'] }),
  ]).map(({ options, games }) => summarise(options, games, () => golden));
  writeResults(folder, summaries);
  const results = JSON.parse(readFileSync(path.join(folder, RESULTS), 'utf8')) as ReturnType<typeof resultsOf>;
  expect(results.cells).toMatchObject([
    { engine: '1.11', build: 'bare', players: 5, cell: 'engine', games: 2, quality: { mind: 'engine' } },
  ]);
  const { zhu, fan, nei } = results.cells[0]!.wins;
  expect(zhu.value + fan.value + nei.value).toBe(1);
  expect([zhu.error, zhu.games]).toEqual([0, 2]);
  expect(results.broken).toEqual([
    { engine: '1.11', build: 'bare', players: 5, cell: 'engine', seed: 3, error: 'it broke' },
  ]);
});

test("of two minds the first is the second's guest", () => {
  expect([['strict', 'spec'], ['strict'], ['strict', 'spec', 'belief']].map(usualHouse)).toEqual([
    'spec',
    'engine',
    'engine',
  ]);
});
