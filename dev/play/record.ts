/**
 * npm run record: plays whole games of the real engine with our extension and keeps what it recorded, one
 * JSON Lines file per game. Exit status 1: a game failed or gave no recording; 2: the command makes no sense here.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PERSONA_NAMES } from '../../src/core/persona';
import { findBrowser, NoBrowserError } from '../noname/browser';
import { findNoname, NonameDirectoryError, nonameNotFound } from '../noname/directory';
import { JsdomTooOldError } from '../noname/jsdom';
import { playGames, type Backend, type PlayedGame, type PlayOptions, type Progress } from '../noname/play';
import type { MountedExtension } from '../noname/site';
import { PROJECT } from '../noname/sources';
import { UsageError } from '../program/usage';

const USAGE = `用法 Usage: npm run record -- [选项 options]
  --noname DIR       无名杀目录 Noname directory (default: NONAME_HOME, else ~/.cache/noname/1.11.4.1)
  --games N          局数 games to play (1)
  --players N        人数 players, 2-10 (8)
  --seed S           第一局的种子，其后逐局加一 seed of the first game, then S + 1, ... (1)
  --out DIR          写到哪里 where to write (recordings)
  --backend NAME     browser 或 or jsdom (browser)
  --ai KIND          AI 按什么行动 what AIs act on: chayan 规格 evidence, belief 信念, engine 原版 the engine's (chayan)
  --personas A,B     可抽取的人格 personas to draw from: ${PERSONA_NAMES.join(', ')} (all)
  --timeout SECONDS  每局时限 time limit of one game (300)`;

interface RecordCommand {
  play: PlayOptions;
  games: number;
  out: string;
}

function readCommand(args: string[]): RecordCommand | null {
  const { values } = parseArguments(args);
  if (values.help) return null;
  const players = wholeNumber('players', values.players, 2, 10);
  const games = wholeNumber('games', values.games, 1, 100_000);
  const seed = wholeNumber('seed', values.seed, 0, 0xffff_ffff - games);
  const timeoutSeconds = wholeNumber('timeout', values.timeout, 10, 36_000);
  const backend = backendNamed(values.backend);
  const noname = findNoname(values.noname);
  if (!noname) throw new UsageError(nonameNotFound());
  const extension = ownExtension();
  const config = {
    ...personaSettings(extension.name, values.personas),
    ...actSettings(extension.name, values.ai),
  };
  const play: PlayOptions = { noname, players, seed, extension, config, backend, timeoutSeconds };
  return { play, games, out: path.resolve(values.out) };
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        noname: { type: 'string' },
        games: { type: 'string', default: '1' },
        players: { type: 'string', default: '8' },
        seed: { type: 'string', default: '1' },
        out: { type: 'string', default: 'recordings' },
        backend: { type: 'string', default: 'browser' },
        ai: { type: 'string', default: 'chayan' },
        personas: { type: 'string' },
        timeout: { type: 'string', default: '300' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`参数有误 Bad arguments: ${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(
    `--${name} 应是 ${least} 到 ${most} 之间的整数，而不是“${text}”。\n` +
      `--${name} must be a whole number from ${least} to ${most}, not "${text}".`,
  );
}

/** The menu switches of what AIs act on: their perception, or the engine's attitude while the extension only watches. */
function actSettings(extension: string, kind: string): Record<string, boolean | string> {
  if (kind !== 'chayan' && kind !== 'belief' && kind !== 'engine') {
    throw new UsageError(
      `--ai 只能是 chayan、belief 或 engine，而不是“${kind}”。\n--ai must be chayan, belief or engine, not "${kind}".`,
    );
  }
  return {
    [`extension_${extension}_act`]: kind !== 'engine',
    [`extension_${extension}_inference`]: kind === 'belief' ? 'belief' : 'spec',
  };
}

/** The menu switches of the personas, each on or off. */
function personaSettings(extension: string, list: string | undefined): Record<string, boolean> {
  if (list === undefined) return {};
  const wanted = list.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !PERSONA_NAMES.some((known) => known === name));
  if (unknown !== undefined) {
    const known = PERSONA_NAMES.join(', ');
    throw new UsageError(
      `--personas 里没有“${unknown}”，可用的有 ${known}。\n--personas: no "${unknown}", known are ${known}.`,
    );
  }
  return Object.fromEntries(
    PERSONA_NAMES.map((name) => [`extension_${extension}_persona_${name}`, wanted.includes(name)]),
  );
}

function backendNamed(name: string): Backend {
  if (name !== 'browser' && name !== 'jsdom') {
    throw new UsageError(
      `--backend 只能是 browser 或 jsdom，而不是“${name}”。\n--backend must be browser or jsdom, not "${name}".`,
    );
  }
  if (name === 'jsdom' || findBrowser()) return name;
  console.error('找不到 Chromium（可用 CHROME_PATH 指定），改用 jsdom。 No Chromium found (CHROME_PATH), using jsdom.');
  return 'jsdom';
}

/** The project itself, mounted as the extension its info.json names. */
function ownExtension(): MountedExtension {
  if (!existsSync(path.join(PROJECT, 'extension.js'))) {
    throw new UsageError(
      '还没有 extension.js，请先运行 npm run build。\nThere is no extension.js yet: run npm run build first.',
    );
  }
  const info = JSON.parse(readFileSync(path.join(PROJECT, 'info.json'), 'utf8')) as { name: string };
  return { name: info.name, dir: PROJECT };
}

/** Writes the recording of a sound game; says what happened in one line. */
function keep(game: PlayedGame, players: number, out: string): string {
  const facts = `${game.winner ?? '?'} 胜 wins, ${game.rounds} 轮 rounds, ${game.turns} 回合 turns`;
  const head = `种子 seed ${game.seed}: ${facts}, ${(game.milliseconds / 1000).toFixed(1)} s`;
  if (!game.ok) return `${head}, 出错 FAILED\n  ${game.errors.join('\n').slice(0, 2000).replaceAll('\n', '\n  ')}`;
  if (!game.recording) return `${head}, 扩展没有给出记录 NO RECORDING from the extension`;
  const file = path.join(out, `${players}p-${game.seed}.jsonl`);
  writeFileSync(file, game.recording.map((line) => `${line}\n`).join(''));
  return `${head}, ${game.recording.length} 行 lines -> ${path.relative(process.cwd(), file)}`;
}

/** On a terminal, the line that the next game's line replaces. */
function showProgress({ stage, rounds, turns, seconds }: Progress): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K  ${stage}, ${rounds} 轮 rounds, ${turns} 回合 turns, ${seconds.toFixed(0)} s`);
}

async function record({ play, games, out }: RecordCommand): Promise<boolean> {
  mkdirSync(out, { recursive: true });
  const clear = process.stderr.isTTY ? '\r\x1b[K' : '';
  const started = Date.now();
  const played = await playGames({
    ...play,
    games,
    onProgress: showProgress,
    onGame: (game, index) => {
      console.error(`${clear}[${index + 1}/${games}] ${keep(game, play.players, out)}`);
    },
  });
  const good = played.filter((game) => game.ok && game.recording);
  const wins = (['zhu', 'fan', 'nei'] as const).map(
    (side) => `${side} ${good.filter((game) => game.winner === side).length}`,
  );
  const seconds = (Date.now() - started) / 1000;
  console.error(
    `${good.length}/${games} 局已记录 games recorded (${wins.join(', ')}), ` +
      `${seconds.toFixed(0)} s, 每局 each ${(seconds / games).toFixed(1)} s`,
  );
  return good.length === games;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (!command) console.log(USAGE);
  else if (!(await record(command))) process.exitCode = 1;
} catch (error) {
  const expected = [UsageError, NonameDirectoryError, NoBrowserError, JsdomTooOldError];
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
