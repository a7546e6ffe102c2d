/**
 * `npm run fit:belief -- --games DIR`: fits the belief's parameters to recorded games and writes what ships
 * (data/belief/parameters.json, data/worth/public.json) and what it was fitted on (data/belief/manifest.json). The
 * same recordings give the same files to the digit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CELLS, GROUPS } from '../../src/core/belief/layout';
import { UsageError } from '../program/errors';
import { outFolder, positive, text, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { caseOf } from './belief/dataset';
import { fitWeights, type Fitted } from './belief/fit';
import { GAMES, givenGames, heldOut, type RecordedGame } from './belief/games';
import { worthsOf } from './belief/worths';

interface FitCommand {
  l2: number;
  iterations: number;
  out: string;
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

function fit(command: FitCommand, games: readonly RecordedGame[]): void {
  const train = games.filter((game) => !heldOut(game));
  const worths = worthsOf(train);
  const cases = train.flatMap((game) => caseOf(game, worths) ?? []);
  console.error(`${games.length} 局 games, ${train.length} 训练 train, ${cases.length} 可用 usable`);
  if (cases.length === 0) throw new UsageError('没有可以训练的局 there is no game to train on');
  mkdirSync(path.join(command.out, 'worth'), { recursive: true });
  const { skills, ...others } = worths;
  const head = {
    about: 'npm run fit:belief. Medians over recordings: tv of a card or skill to its target, value of a visible card.',
    ...others,
  };
  writeFileSync(path.join(command.out, 'worth', 'public.json'), lines(head, 'skills', Object.entries(skills)));
  const fitted = fitWeights(cases, command, (line) => {
    console.error(line);
  });
  write(command, games, cases.length, fitted);
  console.error(`log posterior ${fitted.logPosterior.toFixed(4)} (${fitted.iterations} iterations)`);
}

export default defineProgram({
  about: '从录像拟合信念的参数 fits the parameters of belief to recorded games',
  options: {
    games: GAMES.option,
    l2: positive('正则强度 strength of the prior', 12),
    iterations: whole('最多迭代 at most so many iterations', { least: 1, most: 100_000, otherwise: 200 }),
    out: text('DIR', '数据目录 data folder (data)', inProject('data')),
  },
  rest: GAMES.rest,
  run({ games, ...command }, more) {
    const recorded = givenGames([...games, ...more]);
    fit({ ...command, out: outFolder(command.out) }, recorded);
    return 0;
  },
});
