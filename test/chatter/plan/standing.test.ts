/** Several things that lie open are asked at once, of one or of many: each part is told (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import { askedOf, uneven } from './support';

const table = uneven;
const said = (text: string) => planAnswer(askedOf(text, { scene: table() }))?.state;
const both = ['hp', 'hand'];

describe('how somebody stands', () => {
  it.each([
    ['主公现在几血几牌', [[1, both]]],
    ['4号几滴血几张手来着', [[4, both]]],
    ['我现在几张手牌 几滴血', [[2, ['hand', 'hp']]]],
    ['5号剩几血 手里还有牌没', [[5, both]]],
    ['主公是不是攥了七张牌 血就俩了?帮我数一眼', [[1, ['hand', 'hp']]]],
    ['4号血量和手牌报一下', [[4, both]]],
    ['what has 5 got left, hp and hand?', [[5, both]]],
    ['what is your hp and hand, the numbers are tiny on my phone', [[3, both]]],
    [
      '4号几血几牌 主公呢',
      [
        [4, both],
        [1, both],
      ],
    ],
    [
      '我还几滴血 4号手上几张牌',
      [
        [2, ['hp']],
        [4, ['hand']],
      ],
    ],
    [
      'whats my hp after that, and yours',
      [
        [2, ['hp']],
        [3, ['hp']],
      ],
    ],
    ['what does 4 have, hp cards gear everything', [[4, ['hp', 'hand', 'gear']]]],
  ])('%s', (text, standings) => {
    expect(said(text)?.standings).toEqual(
      (standings as [number, string[]][]).map(([seat, parts]) => ({ seat, parts })),
    );
  });
  it.each(['cards in hand for everyone rn? cant see it', '大家手牌各几张 都报一下'])('%s: of all', (text) => {
    expect(said(text)).toMatchObject({ of: 'hand', counts: [6, 2, 2, 2, 2, 2] });
  });
  it.each([
    [
      'roll call pls. how many still standing, and how many of the lords guys are in the ground',
      ['living', 'zhong'],
      0,
    ],
    ['现在还剩几个活的 主公几血啊', ['living'], 1],
  ])('%s: heads beside it', (text, heads, many) => {
    expect(said(text)).toMatchObject({ of: 'standing', heads });
    expect(said(text)?.standings).toHaveLength(many);
  });
  it.each([
    '4号掉了几滴血 用了几张牌',
    '我5张牌1血 该苟着还是冲',
    '5 cards 1 hp. do i patch up first or go straight at him, what would u do',
    '主公打了5号几张牌 掉了几滴血',
    'lord u got slashes in hand or what, 4 is on 1 hp',
    '凯撒你0手牌3血 这回合准备苟着还是硬上',
  ])('%s: is no such question', (text) => {
    expect(said(text)?.of).not.toBe('standing');
  });
});
