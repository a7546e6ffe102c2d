/**
 * npm run attack:talk [-- --games DIR…] [--pairs 3] [--print]: how much more of the hidden roles an attacker with the code learns
 * from record and talk than from the record alone. Prints the figures and writes them into docs/talk-secrets.md. Exit status 1:
 * talk told something before its gate; 2: there was no game to hear, and nothing is written.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from '../noname/sources';
import { UsageError } from '../program/usage';
import { loadGames } from './belief/games';
import { exchangeCases } from './attack/exchange';
import { figure, percent, plain, writeInto } from './attack/figures';
import { attack, fingerprint, suspectsOf } from './attack/fingerprint';
import { listen } from './attack/listen';

const USAGE = `用法 Usage: npm run attack:talk -- [--games DIR]... [--pairs N] [--print]
  --games DIR   录像目录，可多次 folder of recordings, may be repeated (test/golden)
  --pairs N     每局交换几对身份 pairs of roles exchanged in each game (3)
  --print       只打印，不写文档 print only, leave docs/talk-secrets.md alone`;

const PAGE = path.join(PROJECT, 'docs', 'talk-secrets.md');

function main(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      games: { type: 'string', multiple: true },
      pairs: { type: 'string', default: '3' },
      print: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const pairs = Number(values.pairs);
  if (!Number.isInteger(pairs) || pairs < 1) throw new UsageError(USAGE);
  const games = loadGames(values.games ?? [path.join(PROJECT, 'test', 'golden')], (file) => {
    console.error(`跳过 skipped: ${file}`);
  });
  if (games.length === 0) throw new UsageError(`没有可听的局 no game to hear\n${USAGE}`);
  const heard = games.map((game, i) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${i + 1}/${games.length} ${game.name}`);
    const talk = listen(game, game.truth, game.recording.entries.length);
    return { talk, exchanges: exchangeCases(game, talk, pairs), suspects: suspectsOf(game, talk) };
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const exchanges = heard.map((one) => one.exchanges);
  const suspects = heard.flatMap((one) => one.suspects);
  const learnt = attack(suspects);
  const byGame = [...new Set(learnt.map(({ game }) => game))].map((name) => learnt.filter(({ game }) => game === name));
  const over = (value: (one: (typeof learnt)[number]) => number) => figure(byGame.map((game) => game.map(value)));
  const { lines, worst, chance } = fingerprint(suspects);
  const all = exchanges.flat();
  const told = all.filter(({ before }) => before);
  const text = [
    `${games.length} 局 games, ${heard.reduce((sum, { talk }) => sum + talk.words.length, 0)} 句 lines, ${suspects.length} 个隐藏身份 hidden seats; ± 是按局的标准误 is the standard error by game.`,
    '',
    '| 谁 attacker | 看什么 reads | 数 figure |',
    '| --- | --- | --- |',
    `| 有代码、种子，只差两人谁是谁 code, seed, all but which of two is which | 揭晓之前：听得出的交换 exchanges that sound otherwise, before a gate opens | ${told.length} of ${all.length}, ${percent(figure(exchanges.map((one) => one.map(({ before }) => (before ? 1 : 0)))))} |`,
    `| | 揭晓之后、公开之前 from the gate until the role is laid open, too | ${percent(figure(exchanges.map((one) => one.map(({ after }) => (after ? 1 : 0)))))} |`,
    `| 有代码，从别的局学 code, learns from other games | 只看公开记录，猜对 record alone, right | ${percent(over(({ record }) => record.right))} |`,
    `| | 加上说话，猜对 record and talk, right | ${percent(over(({ talk }) => talk.right))} |`,
    `| | 差 difference, right | ${percent(over(({ record, talk }) => talk.right - record.right))} |`,
    `| | 多知道的 gained, nats a seat | ${plain(over(({ record, talk }) => record.loss - talk.loss))} |`,
    `| 逐句看 single lines | 最像一种身份的一句 the line most of one role, ${lines} lines heard five times or more | ${worst.role} +${worst.sigmas.toFixed(1)} σ of ${worst.heard} (${worst.line}); 抽签同样或更甚 as much by lot: ${(chance * 100).toFixed(0)} % |`,
  ].join('\n');
  console.log(text);
  if (!values.print) writeInto(PAGE, 'attack:talk', text);
  if (told.length > 0) process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
