/**
 * npm run attack:eyes [-- --games DIR…] [--turns 8] [--print]: how well a careful player reads an AI's own role from what the
 * panel shows through its eyes, beside what the public record tells anyway. Prints the table and writes it into
 * docs/talk-secrets.md. Exit status 2: there was no game to look at, and nothing is written.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shippedParameters } from '../../src/core/belief/shipped';
import { PROJECT } from '../noname/sources';
import { UsageError } from '../program/usage';
import { loadGames } from './belief/games';
import { casesOf, READINGS, type EyesCase } from './attack/eyes';
import { figure, percent, plain, writeInto } from './attack/figures';

const USAGE = `用法 Usage: npm run attack:eyes -- [--games DIR]... [--turns N] [--print]
  --games DIR   录像目录，可多次 folder of recordings, may be repeated (test/golden)
  --turns N     看到第几回合之后 after how many turns (8)
  --print       只打印，不写文档 print only, leave docs/talk-secrets.md alone`;

const PAGE = path.join(PROJECT, 'docs', 'talk-secrets.md');

function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', multiple: true },
      turns: { type: 'string', default: '8' },
      print: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const turns = Number(values.turns);
  if (!Number.isInteger(turns) || turns < 1) throw new UsageError(USAGE);
  const games = loadGames(values.games ?? [path.join(PROJECT, 'test', 'golden')], (file) => {
    console.error(`跳过 skipped: ${file}`);
  });
  const shipped = shippedParameters();
  const lines: string[] = [];
  for (const [name, parameters] of [
    ['规格 spec', undefined],
    ['信念 belief', shipped],
  ] as const) {
    const cases = games.map((game) => casesOf(game, turns, shipped, parameters)).filter(({ length }) => length > 0);
    if (cases.length === 0) throw new UsageError(`没有一局到了第 ${turns} 回合 no game got so far as turn ${turns}`);
    const seats = cases.reduce((sum, one) => sum + one.length, 0);
    lines.push(
      `${name}, ${cases.length} 局 games, ${seats} 个座位 seats, ${turns} 回合后 after ${turns} turns:`,
      '',
      '| | 猜对 right | 给真身份的机会 chance of the true role | 只剩一种身份 pinned |',
      '| --- | --- | --- | --- |',
      ...READINGS.map((by) => {
        const over = (value: (one: EyesCase['by'][typeof by]) => number) =>
          figure(cases.map((game) => game.map((one) => value(one.by[by]))));
        const pinned = over(({ roles }) => (roles === 1 ? 1 : 0));
        return `| ${by} | ${percent(over(({ right }) => right))} | ${plain(over(({ chance }) => chance))} | ${percent(pinned)} |`;
      }),
      '',
    );
  }
  const text = lines.join('\n').trimEnd();
  console.log(text);
  if (!values.print) writeInto(PAGE, 'attack:eyes', text);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
