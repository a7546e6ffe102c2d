/** Who is meant: names in Latin letters, titles, whoever is bidden, and who is spoken of and not to (§T5). */
import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { HUMAN, sceneOf, stage } from './support';

/** 曹操 (2) speaks, in the middle of a talk with 陈宫 (5). */
const scene = sceneOf(['刘备', '曹操', '杜袭', '手杀界廖化', '徐兖陈宫', '张任']);
const reached = (text: string) => addressing(pointersIn(readLine(text), scene, HUMAN, 5), HUMAN, 5);
const meant = (text: string) =>
  reached(text)
    .to.filter(({ how }) => how !== 'mentioned')
    .map(({ seat }) => seat);

describe('whom a line is said to', () => {
  it.each([
    // By a hero's name as it is typed in Latin letters.
    ['liao hua why did you hit the lord', [4]],
    ['how many dodges do you hold, Liaohua?', [4]],
    ['chen gong I gave you a card last time', [5]],
    // By other titles of the lord.
    ['这刀算我错,大王骂吧我不还嘴', [1]],
    ['Your Majesty, got a peach?', [1]],
    // Bidden or assured at the head of a clause.
    ['杜袭先别动六号呗', [3]],
    ['3号又回三滴,六号赶紧收了他', [6]],
    ['主公听我一句,5号才两滴血', [1]],
    ['点错格子了!主公我真不是反', [1]],
    ['嘿 张任我戳你那下别记仇', [6]],
    ['gg 杜袭下把别跟我一桌', [3]],
    ['ok fine 6, the lord did lose one too', [6]],
    ['南蛮你也放,4号,我就剩一口气了', [4]],
    // By a word for anybody, whoever was named last.
    ['张任连出三杀廖化还满血,姑娘你命真硬', [4]],
    ['liao hua you tore my shield, what is the plan, boss?', [4]],
    // A state is told, and nobody is bidden.
    ['4号快没血了', []],
  ])('%s', (text, seats) => {
    expect(meant(text)).toEqual(seats);
  });

  it('whoever is spoken of behind you is not you', () => {
    for (const text of ['凭啥你就信5号', '我俩停火到陈宫死,我保证不偷袭你'])
      expect(reached(text), text).toMatchObject({ to: [{ seat: 5, how: 'mentioned' }], everybody: true });
  });

  it('a number in words before a deed is a seat, and in a count none', () => {
    expect(reached('four stole my shield').to).toMatchObject([{ seat: 4 }]);
    expect(reached('two down, one to go').of).toEqual([]);
  });

  it('a name in Latin letters is no part of a word', () => {
    expect(reached('liaohuang is not here').of).toEqual([]);
  });
});

describe('who "he" is', () => {
  it.each([
    ['杜袭砍了廖化,我看他是反', 'accuse', 3],
    ['杜袭救了廖化也不等于他是忠', 'accuse', 3],
    ["ok so 3 saved 4's life, he's the spy", 'accuse', 3],
  ])('is who did it, where a role is said of him: %s', (text, act, about) => {
    const moves = movesIn(readLine(text), { scene, from: HUMAN, hearer: null });
    expect(moves.find((move) => move.act === act)?.about).toBe(about);
  });
});

describe('the dead', () => {
  it('are begged pardon of in vain, and nobody accepts it for them', () => {
    const table = sceneOf(['刘备', '曹操', '杜袭', '廖化', '陈宫', '张任']);
    const { talk, wait } = stage({ scene: table });
    const dead = table.table.bySeat.get(3);
    if (dead) Object.assign(dead, { alive: false, hp: 0, revealed: 'zhong' });
    talk.hear({ from: HUMAN, text: '3号对不起，我错怪你了' }, 1000);
    const said = wait(1000)
      .filter(({ to }) => to === HUMAN)
      .pop();
    expect(said?.text).toMatch(/听不见|不会怪你/);
  });
});

it('a plea to all finds somebody who answers it', () => {
  for (let seed = 0; seed < 8; seed++) {
    const { talk } = stage({ seed, settings: { talkativeness: 0.2 } });
    expect(talk.hear({ from: HUMAN, text: '谁有桃，救我一下' }, 1000).queued, String(seed)).toHaveLength(1);
  }
});
