/**
 * `npm run attack:eyes -- [--games DIR] [--turns 8]`: how well a careful player reads an AI's own role from what the panel shows
 * through its eyes, beside what the public record tells anyway. Prints the table and writes it into docs/talk-secrets.md.
 */
import { shippedParameters } from '../../src/core/belief/shipped';
import { UsageError } from '../program/errors';
import { flag, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { casesOf, READINGS, type EyesCase } from './attack/eyes';
import { figure, PAGE, percent, plain, writeInto } from './attack/figures';
import { GAMES, givenGames } from './belief/games';

type Reading = EyesCase['by'][(typeof READINGS)[number]];

/** One table row for each way to read, over the cases of each game. */
function rowsOf(cases: readonly (readonly EyesCase[])[]): string[] {
  return READINGS.map((by) => {
    const over = (value: (one: Reading) => number) => figure(cases.map((game) => game.map((one) => value(one.by[by]))));
    const pinned = over(({ roles }) => (roles === 1 ? 1 : 0));
    return `| ${by} | ${percent(over(({ right }) => right))} | ${plain(over(({ chance }) => chance))} | ${percent(pinned)} |`;
  });
}

export default defineProgram({
  about: "从 AI 的眼睛看出它自己的身份 what an AI's eyes in the panel tell of its own role",
  options: {
    games: GAMES.option,
    turns: whole('看到第几回合之后 after how many turns', { least: 1, most: 400, otherwise: 8 }),
    print: flag('只打印，不写文档 print only, leave docs/talk-secrets.md alone'),
  },
  rest: GAMES.rest,
  run({ games: named, turns, print }, more) {
    const folders = [...named, ...more];
    const games = givenGames(folders.length > 0 ? folders : [inProject('test', 'golden')]);
    const shipped = shippedParameters();
    const lines: string[] = [];
    for (const [name, parameters] of [
      ['规格 spec', undefined],
      ['信念 belief', shipped],
    ] as const) {
      const cases = games.map((game) => casesOf(game, turns, shipped, parameters)).filter(({ length }) => length > 0);
      if (cases.length === 0)
        throw new UsageError(`没有一局打到第 ${turns} 回合之后 no game went on after turn ${turns}`);
      const seats = cases.reduce((sum, one) => sum + one.length, 0);
      lines.push(
        `${name}, ${cases.length} 局 games, ${seats} 个座位 seats, ${turns} 回合后 after ${turns} turns:`,
        '',
        '| 看什么 reads | 猜对 right | 给真身份的机会 chance of the true role | 只剩一种身份 pinned |',
        '| --- | --- | --- | --- |',
        ...rowsOf(cases),
        '',
      );
    }
    const text = lines.join('\n').trimEnd();
    console.log(text);
    if (!print) writeInto(PAGE, 'attack:eyes', text);
    return 0;
  },
});
