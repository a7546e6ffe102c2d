/**
 * npm run fit:belief -- --games DIR...: fits the belief's parameters to recorded games and writes what ships
 * (data/belief/parameters.json, data/worth/public.json) and what it was fitted on (data/belief/manifest.json). The
 * same recordings give the same files to the digit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CELLS, GROUPS } from '../../src/core/belief/layout';
import { caseOf } from './belief/dataset';
import { fitWeights, type Fitted } from './belief/fit';
import { heldOut, loadGames, type RecordedGame } from './belief/games';
import { worthsOf } from './belief/worths';
import { UsageError } from '../program/usage';

const USAGE = `用法 Usage: npm run fit:belief -- --games DIR... [选项 options]
  --games DIR        录像目录，可多次 folder of recordings, may be repeated
  --l2 X             正则强度 strength of the prior (12)
  --iterations N     最多迭代 at most so many iterations (200)
  --out DIR          数据目录 data folder (data)`;

interface FitCommand {
  folders: string[];
  l2: number;
  iterations: number;
  out: string;
}

function readCommand(argv: string[]): FitCommand {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      games: { type: 'string', multiple: true, default: [] },
      l2: { type: 'string', default: '12' },
      iterations: { type: 'string', default: '200' },
      out: { type: 'string', default: 'data' },
    },
  });
  const folders = [...values.games, ...positionals];
  const l2 = Number(values.l2);
  const iterations = Number(values.iterations);
  if (folders.length === 0 || !(l2 > 0) || !Number.isInteger(iterations)) throw new UsageError(USAGE);
  return { folders, l2, iterations, out: values.out };
}

const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** One row per group that acts have used, three decimals. */
function rows(values: Float64Array, used: Float64Array): Record<string, number[]> {
  return Object.fromEntries(
    GROUPS.flatMap((name, group) => {
      const row = Array.from(values.subarray(group * CELLS, (group + 1) * CELLS), rounded);
      return used.subarray(group * CELLS, (group + 1) * CELLS).some((x) => rounded(x) !== 0)
        ? [[name, row] as const]
        : [];
    }),
  );
}

/** JSON with one entry of `groups` or `games` per line. */
function lines(head: Record<string, unknown>, name: string, entries: readonly (readonly [string, unknown])[]): string {
  const body = entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');
  const top = Object.entries(head)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('');
  return `{\n${top}  ${JSON.stringify(name)}: {\n${body}\n  }\n}\n`;
}

function counts(games: readonly RecordedGame[]): Record<string, { train: number; heldOut: number }> {
  const found: Record<string, { train: number; heldOut: number }> = {};
  for (const game of games) {
    const row = (found[game.kind] ??= { train: 0, heldOut: 0 });
    row[heldOut(game) ? 'heldOut' : 'train'] += 1;
  }
  return found;
}

function write(command: FitCommand, games: readonly RecordedGame[], train: number, fitted: Fitted): void {
  const { out, l2 } = command;
  mkdirSync(path.join(out, 'belief'), { recursive: true });
  const about = {
    about:
      'npm run fit:belief. Per group 16 numbers: row = role of the actor, column = role of the target, in the order zhu, zhong, fan, nei (src/core/belief/layout.ts).',
  };
  writeFileSync(
    path.join(out, 'belief', 'parameters.json'),
    lines(about, 'groups', Object.entries(rows(fitted.weights, fitted.weights))),
  );
  const head = {
    about:
      'What data/belief/parameters.json was fitted on (train) and is scored on (held out). The split is by seed: seed mod 5 in 0-2 trains.',
    l2,
    iterations: fitted.iterations,
    trainedOn: train,
    logPosterior: rounded(fitted.logPosterior),
    counts: counts(games),
    standardErrors: rows(fitted.errors, fitted.weights),
  };
  writeFileSync(
    path.join(out, 'belief', 'manifest.json'),
    lines(
      head,
      'games',
      games.map(({ name, sha256 }) => [name, sha256]),
    ),
  );
}

function fit(command: FitCommand): void {
  const games = loadGames(command.folders, (file) => {
    console.error(`跳过 skipped: ${file}`);
  });
  const train = games.filter((game) => !heldOut(game));
  const worths = worthsOf(train);
  mkdirSync(path.join(command.out, 'worth'), { recursive: true });
  const { skills, ...others } = worths;
  const head = {
    about: 'npm run fit:belief. Medians over recordings: tv of a card or skill to its target, value of a visible card.',
    ...others,
  };
  writeFileSync(path.join(command.out, 'worth', 'public.json'), lines(head, 'skills', Object.entries(skills)));
  const cases = train.flatMap((game) => caseOf(game, worths) ?? []);
  console.error(`${games.length} 局 games, ${train.length} 训练 train, ${cases.length} 可用 usable`);
  const fitted = fitWeights(cases, command, (line) => {
    console.error(line);
  });
  write(command, games, cases.length, fitted);
  console.error(`log posterior ${fitted.logPosterior.toFixed(4)} (${fitted.iterations} iterations)`);
}

try {
  fit(readCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
