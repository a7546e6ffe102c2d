/**
 * `npm run attack:talk -- [--games DIR] [--pairs 3]`: how much more of the hidden roles an attacker with the code learns from
 * record and talk than from the record alone. Prints the figures and writes them into docs/talk-secrets.md. Exit status 1: talk
 * told something before its gate.
 */
import { flag, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { exchangeCases } from './attack/exchange';
import { figure, PAGE, percent, plain, writeInto, type Figure } from './attack/figures';
import { attack, BY_DECK, BY_RECORD, fingerprint, suspectsOf, type Learnt, type Suspect } from './attack/fingerprint';
import { listen } from './attack/listen';
import { byLot } from './attack/worlds';
import { GAMES, givenGames, type RecordedGame } from './belief/games';

function hear(game: RecordedGame, pairs: number) {
  const end = game.recording.entries.length;
  const talk = listen(game, game.truth, end);
  const control = listen(game, byLot(game), end);
  return {
    words: talk.words.length,
    exchanges: exchangeCases(game, talk, pairs),
    suspects: suspectsOf(game, talk),
    // What a made-up deal would have had them say: all of it follows from the record.
    control: suspectsOf(game, { words: control.words, gate: talk.gate }),
  };
}

/** Means over seats, game by game. */
function over<T extends { readonly game: string }>(cases: readonly T[], value: (one: T) => number): Figure {
  const names = [...new Set(cases.map(({ game }) => game))];
  return figure(names.map((name) => cases.filter(({ game }) => game === name).map(value)));
}

/** What was learnt of each seat by record, by talk, and by talk of a deal by lot. */
function learntOf(suspects: readonly Suspect[], control: readonly Suspect[]) {
  const made = attack(control);
  return attack(suspects).map((one, at): Learnt & { readonly made: Learnt['talk'] } => ({
    ...one,
    made: made[at]!.talk,
  }));
}

const worstIn = (suspects: readonly Suspect[], expectation: typeof BY_DECK): string => {
  const { lines, worst, chance } = fingerprint(suspects, expectation);
  return `${worst.role} +${worst.sigmas.toFixed(1)} σ, ${worst.heard} 人说过 seats said it (${worst.line}); ${lines} 句里抽签同样或更甚 as much by lot among ${lines} lines: ${(chance * 100).toFixed(0)} %`;
};

export default defineProgram({
  about: '说话泄露多少身份 how much talk tells of hidden roles, beside the record',
  options: {
    games: GAMES.option,
    pairs: whole('每局交换几对身份 pairs of roles exchanged in each game', { least: 1, most: 100, otherwise: 3 }),
    print: flag('只打印，不写文档 print only, leave docs/talk-secrets.md alone'),
  },
  rest: GAMES.rest,
  run({ games: named, pairs, print }, more) {
    const folders = [...named, ...more];
    const games = givenGames(folders.length > 0 ? folders : [inProject('test', 'golden')]);
    const heard = games.map((game) => hear(game, pairs));
    const exchanges = heard.map((one) => one.exchanges);
    const suspects = heard.flatMap((one) => one.suspects);
    const control = heard.flatMap((one) => one.control);
    const learnt = learntOf(suspects, control);
    const told = exchanges.flat().filter(({ before }) => before).length;
    const share = (which: 'before' | 'after'): string =>
      percent(figure(exchanges.map((one) => one.map((each) => (each[which] ? 1 : 0)))));
    const words = heard.reduce((sum, one) => sum + one.words, 0);
    const text = [
      `${games.length} 局 games, ${words} 句 lines, ${suspects.length} 个隐藏身份 hidden seats; ± 按局的标准误 standard error by game`,
      '',
      '| 攻击者 attacker | 问 asks | 数 figure |',
      '| --- | --- | --- |',
      `| 有代码和种子，只不知两人谁是谁 code and seed, lacks only which of two is which | 揭晓之前，另一种发法说的话不同 before a gate opens, the other deal sounds otherwise | ${told} of ${exchanges.flat().length}: ${share('before')} |`,
      `| | 直到一人公开 until one of the two is laid open | ${share('after')} |`,
      `| 有代码，从别的局学 code, learns from other games | 只看记录，猜对 record alone, right | ${percent(over(learnt, (one) => one.record.right))} |`,
      `| | 加上说话，猜对 with talk, right | ${percent(over(learnt, (one) => one.talk.right))} |`,
      `| | 换成抽签发牌会说的话，猜对 with what a deal by lot would say, right | ${percent(over(learnt, (one) => one.made.right))} |`,
      `| | 真话比抽签的话多猜对 real over made-up talk, right | ${percent(over(learnt, (one) => one.talk.right - one.made.right))} |`,
      `| | 真话比抽签的话多知道 real over made-up talk, nats a seat | ${plain(over(learnt, (one) => one.made.loss - one.talk.loss))} |`,
      `| 逐句看 line by line | 比记录所说更像某一身份的一句 the line most of one role beyond what the record says | ${worstIn(suspects, BY_RECORD)} |`,
      `| | 比牌堆更像 beyond the deck of the game | ${worstIn(suspects, BY_DECK)} |`,
      `| | 抽签发牌会说的话，比牌堆更像 of a deal by lot, beyond the deck | ${worstIn(control, BY_DECK)} |`,
    ].join('\n');
    console.log(text);
    if (!print) writeInto(PAGE, 'attack:talk', text);
    return told > 0 ? 1 : 0;
  },
});
