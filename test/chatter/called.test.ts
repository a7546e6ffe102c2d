/** Who is spoken to where no rule of calls.ts knows it (moves/called/likely-called.ts, §T5). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCalls, sharesRight } from '../../dev/study/fit-calls';
import { addressing } from '../../src/chatter/flow/address';
import { pointersIn } from '../../src/chatter/flow/pointed';
import { readLine } from '../../src/chatter/line/line';
import { createScene } from '../../src/chatter/scene/scene';
import { createTable } from '../../src/core/table';

const ME = 6;
const players = ['曹操', '孙权', '刘备', '王经', '苏飞', '夏侯渊', '孙悟空', '周夷'].map((name, i) => ({
  seat: i + 1,
  name,
  hp: 4,
  maxHp: 4,
}));
const deck = { zhu: 1, zhong: 2, fan: 4, nei: 1 };
const scene = createScene(
  createTable({ type: 'game', v: 1, engine: '', players, lord: 1, deck, me: ME, seed: 0 }, String),
  ME,
  (name) => name,
);
const calledIn = (text: string): number[] => [
  ...new Set(
    addressing(pointersIn(readLine(text), scene, ME, null), ME, null).to.flatMap(({ seat, how }) =>
      how === 'named' ? [seat] : [],
    ),
  ),
];

it.each([
  ['shut up 5 and just play what i tell u, ok?', [5]],
  ['cheers for the peach anyway 4, that was sweet of u', [4]],
  ['yeah right 2, pure chance that all your garbage lands on me', [2]],
  ['rly 3? one hp and no cards and you still slash me', [3]],
  ['唉被5号一古锭刀砍死了，我早跳的忠吧没骗人，主公替我报仇啊', [1]],
])('%s: to %j', (text, seats) => {
  expect(calledIn(text)).toEqual(seats);
});

it.each(['2 is a rebel, 3 stole from 4', '5号又砍主公', '我看3号和4号是一伙的', 'he put lightning on 7 and 2 ate it'])(
  '%s: only speaks of them',
  (text) => {
    expect(calledIn(text)).toEqual([]);
  },
);

it('whoever a rule knows as called is spoken to, and nobody else', () => {
  expect(calledIn('我从主公那顺了张牌，2号你说主公会不会记仇')).toEqual([2]);
});

it('knows who is spoken to in nine lines of ten by a hand that had no part in it', () => {
  const lines = readFileSync(new URL('calls-unseen.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => readCalls(row, 'unseen'));
  const { rules, both } = sharesRight(lines);
  expect(lines.length).toBeGreaterThan(190);
  expect(both).toBeGreaterThan(0.9);
  expect(both).toBeGreaterThan(rules + 0.05);
});
