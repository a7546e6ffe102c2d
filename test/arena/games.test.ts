/** Games on disk: played once, broken ones named, a cut manifest read as far as it goes; and what is summed up from them. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGames, type Games, type Key } from '../../dev/arena/games';
import { keptSummaries, pageOf } from '../../dev/arena/page-of-docs';
import type { ArenaReport } from '../../dev/arena/page-state';
import { markdown } from '../../dev/arena/report';
import type { Seating } from '../../dev/arena/seating';
import { summarise } from '../../dev/arena/summary';
import type { PlayedGame } from '../../dev/noname/game';
import { inProject } from '../../dev/program/project';

const HOUSE: Seating = { house: 'engine', guest: null };
const GUEST: Seating = { house: 'engine', guest: { mind: 'strict', place: 'rebels' } };

const recordingOf = (name: string): string[] =>
  readFileSync(inProject('test', 'golden', name), 'utf8')
    .trimEnd()
    .split('\n');
const winnerOf = (lines: readonly string[]): PlayedGame['winner'] =>
  lines
    .map((line) => JSON.parse(line) as { type: string; winner: PlayedGame['winner'] })
    .find(({ type }) => type === 'over')!.winner;

const key = (seed: number, seating = HOUSE): Key => ({ engine: '1', build: 'b', seating, players: 5, seed });

function played(
  seed: number,
  recording: string[] | null,
  minds: Record<number, string>,
  errors: string[] = [],
): PlayedGame {
  const report: ArenaReport = {
    minds,
    deal: { heroes: '', roles: '', hands: '', deck: '' },
    work: { engine: { decisions: 4, milliseconds: 8, hidden: 10, trueRole: 10, picks: 2, faces: 1 } },
    deaths: [{ seat: 2, able: [3] }],
  };
  return {
    seed,
    ok: errors.length === 0,
    winner: recording ? winnerOf(recording) : null,
    rounds: 3,
    turns: 12,
    draws: 1,
    milliseconds: 5,
    errors,
    consoleErrors: [],
    dialogs: [],
    recording,
    inspected: report,
  };
}

const everybody = (mind: string): Record<number, string> => ({ 1: mind, 2: mind, 3: mind, 4: mind, 5: mind });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arena-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the games on disk', () => {
  it('are found again, by everything that tells them apart', () => {
    openGames(folder).keep(key(1), played(1, recordingOf('5p-1.jsonl'), everybody('engine')));
    const again = openGames(folder);
    expect(again.get(key(1))?.ok).toBe(true);
    expect(again.read(again.get(key(1))!)).toBe(`${recordingOf('5p-1.jsonl').join('\n')}\n`);
    for (const other of [{ engine: '2' }, { build: 'c' }, { players: 8 }, { seed: 2 }, { seating: GUEST }])
      expect(again.get({ ...key(1), ...other })).toBe(undefined);
  });

  it('outlive a manifest that was cut off, and the folder that they lay in', () => {
    const games = openGames(folder);
    games.keep(key(1), played(1, recordingOf('5p-1.jsonl'), everybody('engine')));
    appendFileSync(path.join(folder, 'manifest.jsonl'), '{"engine":"1","seati');
    const moved = mkdtempSync(path.join(tmpdir(), 'arena-'));
    cpSync(folder, moved, { recursive: true });
    const again = openGames(moved);
    expect(again.read(again.get(key(1))!).length).toBeGreaterThan(1000);
    // What is kept next does not stand behind the half of a line, and a line that is no game is none.
    again.keep(key(2), played(2, recordingOf('5p-2.jsonl'), everybody('engine')));
    appendFileSync(
      path.join(moved, 'manifest.jsonl'),
      `{"engine":"1","build":"b","seating":{"house":"engine","guest":null},"players":5,"seed":9}\n`,
    );
    const third = openGames(moved);
    expect([third.get(key(2))?.ok, third.get(key(9))]).toEqual([true, undefined]);
    rmSync(path.join(moved, third.get(key(1))!.file!));
    expect(third.get(key(1))).toBe(undefined);
    rmSync(moved, { recursive: true });
  });

  it('are broken where something went wrong, and say what', () => {
    const games = openGames(folder);
    const stuck = games.keep(key(1), played(1, null, everybody('engine'), ['it hangs']));
    const seatless = games.keep(key(2), played(2, recordingOf('5p-2.jsonl'), { 1: 'engine' }));
    const silent = games.keep(key(3), { ...played(3, null, everybody('engine')), winner: 'fan' });
    expect([stuck, seatless, silent].map(({ ok, file, errors }) => [ok, file, errors[0]])).toEqual([
      [false, null, 'it hangs'],
      [false, null, 'not every seat had a mind'],
      [false, null, 'no recording'],
    ]);
  });
});

describe('a summary', () => {
  function six(games: Games): ReturnType<Games['keep']>[] {
    const rebels = (lines: readonly string[]): Record<number, string> => {
      const { roles } = JSON.parse(lines[lines.length - 1]!) as { roles: Record<number, string> };
      return Object.fromEntries(
        Object.entries(roles).map(([seat, role]) => [seat, role === 'fan' ? 'strict' : 'engine']),
      );
    };
    return [1, 2, 3].flatMap((seed) => {
      const there = recordingOf(`5p-${seed}.jsonl`);
      const here = recordingOf(`5p-${seed + 3}.jsonl`);
      return [
        games.keep(key(seed), played(seed, there, everybody('engine'))),
        games.keep(key(seed, GUEST), played(seed, here, rebels(here))),
      ];
    });
  }

  it('pairs guests with the house by seed, and drops nothing in silence', () => {
    const games = openGames(folder);
    const kept = [...six(games), games.keep(key(4), played(4, null, everybody('engine'), ['it hangs']))];
    const options = {
      engine: '1',
      build: 'b',
      players: 5,
      firstSeed: 1,
      seeds: 4,
      anchor: 'engine',
      seatings: [HOUSE, GUEST],
    };
    const summary = summarise(options, kept, games.read);
    expect(summary.broken).toEqual([{ cell: 'engine', seed: 4, error: 'it hangs' }]);
    const [house, guest] = summary.cells;
    expect([house?.games, guest?.games, house?.difference]).toEqual([3, 3, null]);
    const fan = (file: string): number => Number(winnerOf(recordingOf(file)) === 'fan');
    const differences = [1, 2, 3].map((seed) => fan(`5p-${seed + 3}.jsonl`) - fan(`5p-${seed}.jsonl`));
    expect(guest?.difference?.value).toBeCloseTo(differences.reduce((sum, one) => sum + one, 0) / 3, 12);
    const [engine, strict] = summary.quality;
    expect(summary.quality.map(({ mind }) => mind)).toEqual(['engine', 'strict']);
    expect([engine?.milliseconds.value, engine?.trueRole?.value, engine?.leftToDie.value]).toEqual([2, 1, 1]);
    expect(strict?.ownByRole.zhu.value).toBeNaN();
    const text = markdown(summary);
    expect(text).toContain('| engine+strict@rebels | 3 |');
    expect(text).toContain('- engine, 4: it hangs');
  });

  it('is the same after it was kept as JSON, up to what is no number', () => {
    const games = openGames(folder);
    const options = {
      engine: '1',
      build: 'b',
      players: 5,
      firstSeed: 1,
      seeds: 3,
      anchor: 'engine',
      seatings: [HOUSE, GUEST],
    };
    const summary = summarise(options, six(games), games.read);
    expect(markdown(JSON.parse(JSON.stringify(summary)) as typeof summary)).toBe(markdown(summary));
  });
});

it('docs/arena.md has the tables of docs/arena.json', () => {
  expect(readFileSync(inProject('docs', 'arena.md'), 'utf8')).toContain(`\n${pageOf(keptSummaries())}\n`);
});
