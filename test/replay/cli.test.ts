/** `npm run -s cli -- replay` as a child process (§L6): JSON Lines out, words to standard error, exit status. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTurnLine, openGame, replay, type EventLine, type TurnLine } from '../../src/replay/replay';
import { HEADER, read, text, TRUTH } from '../record/support';

const ROOT = path.join(import.meta.dirname, '..', '..');
const GAME = [
  HEADER,
  { type: 'round', n: 1 },
  { type: 'turn', seat: 1, n: 1, hp: { 1: 4 }, hand: { 1: 4 } },
  { type: 'card', by: 3, to: [1], card: 'sha', tv: { 1: -1.5 }, group: false },
  { type: 'mystery', x: 1 },
  { type: 'damage', by: 3, to: 1, num: 1, via: { card: 'sha' } },
  { type: 'over', winner: 'zhu' },
  TRUTH,
];

interface Ran {
  status: number;
  out: (EventLine | TurnLine | { error: string })[];
  err: string;
}

let folder = '';
const ran = new Map<string, Ran>();

function run(args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '-s', 'cli', '--', ...args], { cwd: ROOT }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      // Everything on standard output must be a line of JSON, the last one ended too.
      const out = stdout
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as EventLine);
      if (stdout !== '' && !stdout.endsWith('\n')) throw new Error(`unfinished line: ${stdout}`);
      resolve({ status, out, err: stderr });
    });
  });
}

const FILES: Record<string, string> = {
  good: text(...GAME),
  damaged: text(...GAME.slice(0, 4), '{', ...GAME.slice(4)),
  headless: text(...GAME.slice(1)),
  empty: '',
};

const CASES: Record<string, (file: (name: string) => string) => string[]> = {
  good: (file) => ['replay', '--file', file('good')],
  options: (file) => [
    'replay',
    `--file=${file('good')}`,
    '--persona',
    'petty',
    '--impression',
    'zero',
    '--inference',
    'spec',
  ],
  damaged: (file) => ['replay', '--file', file('damaged')],
  headless: (file) => ['replay', '--file', file('headless')],
  empty: (file) => ['replay', '--file', file('empty')],
  missing: (file) => ['replay', '--file', file('missing')],
  persona: (file) => ['replay', '--file', file('good'), '--persona', 'brave'],
  impression: (file) => ['replay', '--file', file('good'), '--impression', 'one'],
  inference: (file) => ['replay', '--file', file('good'), '--inference', 'magic'],
  unknown: (file) => ['replay', '--file', file('good'), '--shout'],
  fileless: () => ['replay'],
  command: () => ['sing'],
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chayan-cli-'));
  const file = (name: string) => path.join(folder, `${name}.jsonl`);
  for (const [name, content] of Object.entries(FILES)) writeFileSync(file(name), content);
  await Promise.all(
    Object.entries(CASES).map(async ([name, args]) => {
      ran.set(name, await run(args(file)));
    }),
  );
  // A dozen child processes at once; on a busy machine they are slow to start.
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const result = (name: string): Ran => {
  const found = ran.get(name);
  if (!found) throw new Error(name);
  return found;
};

it.each([
  ['good', 0],
  ['options', 0],
  ['damaged', 1],
  ['headless', 1],
  ['empty', 1],
  ['missing', 1],
  ['persona', 2],
  ['impression', 2],
  ['inference', 2],
  ['unknown', 2],
  ['fileless', 2],
  ['command', 2],
])('%s: exit status %d', (name, status) => {
  const { status: actual, err, out } = result(name);
  expect(actual).toBe(status);
  // Words go to standard error, and only where something is wrong.
  expect(err !== '').toBe(status !== 0);
  // Wrong arguments print nothing; a file that cannot be read to its end says so in the last line.
  if (status === 2) expect(out).toEqual([]);
  expect(out.some((line) => 'error' in line)).toBe(status === 1);
});

describe('a good file', () => {
  it('prints what the replay in this process yields, personas and impressions drawn from the seed', () => {
    const recording = read(...GAME);
    expect(result('good').out).toEqual(JSON.parse(JSON.stringify([...replay(recording, openGame(recording))])));
  });

  it('one line per event of the file in its order, and a summary after the turn', () => {
    expect(
      result('good').out.map((line) => ('seq' in line ? [line.seq, line.event['type']] : Object.keys(line))),
    ).toEqual([
      [1, 'round'],
      [2, 'turn'],
      [3, 'card'],
      [4, 'mystery'],
      [5, 'damage'],
      ['turn', 'guesses', 'attitudes'],
      [6, 'over'],
    ]);
  });

  it('takes persona and impression from the options', () => {
    const recording = read(...GAME);
    const expected = [...replay(recording, openGame(recording, { persona: 'petty', flatImpression: true }))];
    expect(result('options').out).toEqual(JSON.parse(JSON.stringify(expected)));
    const grudge = result('options')
      .out.flatMap((line) => ('deltas' in line ? line.deltas : []))
      .find((delta) => delta.grudge !== undefined);
    expect(grudge).toMatchObject({ observer: 1, about: 3, grudge: 2.2 });
  });
});

describe('a file that cannot be read to its end', () => {
  it('damaged: everything before the damage, the summary of the turn it struck, then the line and the reason', () => {
    const { out, err } = result('damaged');
    const kinds = out.map((line) => ('error' in line ? 'error' : isTurnLine(line) ? 'summary' : line.event['type']));
    expect(kinds).toEqual(['round', 'turn', 'card', 'summary', 'error']);
    expect(out.at(-1)).toHaveProperty('error', expect.stringMatching(/line 5\b.*not JSON/));
    expect(err).toMatch(/line 5\b/);
  });

  it.each([
    ['headless', /line 1\b.*game/],
    ['empty', /line 1\b.*game/],
    ['missing', /missing\.jsonl/],
  ])('%s: one line that says so', (name, message) => {
    const { out, err } = result(name);
    expect(out).toEqual([{ error: expect.stringMatching(message) as string }]);
    expect(err).toMatch(message);
  });
});

it.each([
  ['persona', /brave.*balanced impulsive petty camouflage/],
  ['impression', /one.*zero/],
  ['inference', /magic/],
  ['unknown', /--shout/],
  ['fileless', /--file/],
  ['command', /sing.*replay/],
])('wrong arguments (%s) are named', (name, message) => {
  // One line says what is wrong, the usage follows.
  const [first = '', second] = result(name).err.split('\n');
  expect(first).toMatch(message);
  expect(second).toMatch(/^用法 usage: /);
});
