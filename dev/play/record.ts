/**
 * `npm run record`: plays whole games of the real engine with our extension and keeps what it recorded, one
 * JSON Lines file per game. Exit status 1: a game failed or gave no recording.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import info from '../../info.json';
import { PERSONA_NAMES, type PersonaName } from '../../src/core/persona';
import { findBrowser } from '../noname/browser';
import { needNoname } from '../noname/directory';
import type { Backend, PlayedGame, PlayOptions, Progress } from '../noname/game';
import { gamesOption, nonameOption, playersOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { playGames } from '../noname/play';
import { oneOf, outFolder, someOf, text, whole } from '../program/options';
import { defineProgram } from '../program/program';

/** What AIs act on. */
const KINDS = ['chayan', 'belief', 'fair', 'engine'] as const;

/** The menu switches: their perception, or the engine's attitude while the extension only watches. */
const actSettings = (kind: (typeof KINDS)[number]): Record<string, boolean | string> => ({
  [`extension_${info.name}_act`]: kind !== 'engine',
  [`extension_${info.name}_inference`]: kind === 'belief' || kind === 'fair' ? 'belief' : 'spec',
  [`extension_${info.name}_strict`]: kind === 'fair',
});

/** The menu switches of the personas, each on or off. */
const personaSettings = (wanted: readonly PersonaName[] | undefined): Record<string, boolean> =>
  wanted
    ? Object.fromEntries(PERSONA_NAMES.map((name) => [`extension_${info.name}_persona_${name}`, wanted.includes(name)]))
    : {};

function playable(backend: Backend): Backend {
  if (backend === 'jsdom' || findBrowser()) return backend;
  console.error('找不到 Chromium（可用 CHROME_PATH 指定），改用 jsdom。 No Chromium found (CHROME_PATH), using jsdom.');
  return 'jsdom';
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

async function record(play: PlayOptions, games: number, out: string): Promise<boolean> {
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

export default defineProgram({
  about: '在真实引擎里打整局并记录 whole games of the real engine, recorded',
  options: {
    noname: nonameOption,
    games: gamesOption(1),
    players: playersOption(),
    seed: seedOption(1),
    out: text('DIR', '写到哪里 where to write (recordings)', 'recordings'),
    backend: oneOf(['browser', 'jsdom'], '在哪里打 where they are played', 'browser'),
    ai: oneOf(
      KINDS,
      "AI 按什么行动 what AIs act on: 规格 chayan evidence, 信念 belief, 公平 fair: belief and strict, 原版 engine the engine's",
      'chayan',
    ),
    personas: someOf(PERSONA_NAMES, '可抽取的人格 personas to draw from'),
    timeout: whole('每局时限，秒 time limit of one game, seconds', { least: 10, most: 36_000, otherwise: 300 }),
  },
  async run({ noname, games, players, seed, out, backend, ai, personas, timeout }) {
    const play: PlayOptions = {
      noname: needNoname(noname),
      players,
      seed,
      extension: ownExtension(),
      config: { ...personaSettings(personas), ...actSettings(ai) },
      backend: playable(backend),
      timeoutSeconds: timeout,
    };
    return (await record(play, games, outFolder(out))) ? 0 : 1;
  },
});
