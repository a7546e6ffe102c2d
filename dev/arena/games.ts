/**
 * The games on disk: a folder for every engine, build, size and seating, a recording a game, and one manifest of all of them. A game
 * that stands in the manifest is not played again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { PlayedGame } from '../noname/game';
import type { ArenaReport } from './page-state';
import { cellOf, type Match, type Seating } from './seating';

/** What tells one game from another. */
export interface Key {
  readonly engine: string;
  /** Of all that decides at that table (builds.ts). */
  readonly build: string;
  readonly seating: Seating;
  readonly players: number;
  readonly seed: number;
}

/** A line of the manifest. */
export interface KeptGame extends Key {
  readonly ok: boolean;
  /** Below the folder of the manifest; null for a broken game. */
  readonly file: string | null;
  readonly errors: readonly string[];
  readonly winner: string | null;
  readonly rounds: number;
  readonly turns: number;
  readonly milliseconds: number;
  readonly report: ArenaReport | null;
}

/** Outside every repository, beside the engines. */
export const defaultFolder = (): string => path.join(homedir(), '.cache', 'chayan-arena');

const MANIFEST = 'manifest.jsonl';

/** What is read of a line before it is trusted; reports are looked at where they are counted. */
const LINE = v.looseObject({
  engine: v.string(),
  build: v.string(),
  seating: v.looseObject({
    house: v.string(),
    guest: v.nullable(v.looseObject({ mind: v.string(), place: v.string() })),
  }),
  players: v.number(),
  seed: v.number(),
  ok: v.boolean(),
  file: v.nullable(v.string()),
  errors: v.array(v.string()),
  winner: v.nullable(v.string()),
  rounds: v.number(),
  turns: v.number(),
  milliseconds: v.number(),
  report: v.nullable(v.looseObject({ minds: v.looseObject({}) })),
});

const keyText = ({ engine, build, seating, players, seed }: Key): string =>
  [engine, build, `${players}p`, cellOf(seating), seed].join('/');

export interface Games {
  readonly folder: string;
  get(key: Key): KeptGame | undefined;
  all(): Iterable<KeptGame>;
  /** Writes recording and line; a later line of the same game stands above an earlier one. */
  keep(key: Key, played: PlayedGame): KeptGame;
  /** The recording, JSON Lines. */
  read(game: KeptGame): string;
}

export function openGames(folder: string): Games {
  mkdirSync(folder, { recursive: true });
  const manifest = path.join(folder, MANIFEST);
  const games = new Map<string, KeptGame>();
  if (existsSync(manifest)) {
    const text = readFileSync(manifest, 'utf8');
    let strange = 0;
    for (const line of text.split('\n')) {
      const game = parse(line);
      if (game) games.set(keyText(game), game);
      else strange += Number(line.trim() !== '');
    }
    if (strange > 0) console.error(`${manifest}: ${strange} 行读不懂，略过 lines that are no game, passed over`);
    // The next line must not be written behind half of one.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(manifest, '\n');
  }
  return {
    folder,
    get(key) {
      const game = games.get(keyText(key));
      // A recording that is gone is a game to play again.
      return game?.file != null && !existsSync(path.join(folder, game.file)) ? undefined : game;
    },
    all: () => games.values(),
    keep(key, played) {
      const game = gameOf(key, played);
      if (game.file !== null) {
        const file = path.join(folder, game.file);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, (played.recording ?? []).map((line) => `${line}\n`).join(''));
      }
      appendFileSync(manifest, `${JSON.stringify(game)}\n`);
      games.set(keyText(game), game);
      return game;
    },
    read: ({ file }) => (file === null ? '' : readFileSync(path.join(folder, file), 'utf8')),
  };
}

/** A line cut off by a crash, or another's, is a game that was not played. */
function parse(line: string): KeptGame | null {
  try {
    return v.parse(LINE, JSON.parse(line)) as KeptGame;
  } catch {
    return null;
  }
}

function gameOf(key: Key, played: PlayedGame): KeptGame {
  const { engine, build, seating, players, seed } = key;
  const report = (played.inspected ?? null) as ArenaReport | null;
  const missing = [
    ...(played.recording ? [] : ['no recording']),
    ...(report && Object.keys(report.minds).length === players ? [] : ['not every seat had a mind']),
  ];
  const ok = played.ok && missing.length === 0;
  return {
    engine,
    build,
    seating,
    players,
    seed,
    ok,
    file: ok ? path.join(engine, build, `${cellOf(seating)}-${players}p`, `${players}p-${seed}.jsonl`) : null,
    errors: ok
      ? []
      : [...played.errors, ...(played.winner === null ? [] : missing)].map((error) => error.slice(0, 500)),
    winner: played.winner,
    rounds: played.rounds,
    turns: played.turns,
    milliseconds: played.milliseconds,
    report,
  };
}

export const keyOf = (match: Match, engine: string, build: string): Key => ({ ...match, engine, build });
