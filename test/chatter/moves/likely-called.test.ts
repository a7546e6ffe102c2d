/** Who is spoken to where no rule of calls.ts knows it (moves/called/likely-called.ts, §T5). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCalls, countRight } from '../../../dev/study/fit-calls';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { createScene } from '../../../src/chatter/scene/scene';
import { createTable } from '../../../src/core/table';

const ME = 6;
const players = ['曹操', '孙权', '刘备', '王经', '苏飞', '夏侯渊', '孙悟空', '周夷'].map((name, i) => ({
  seat: i + 1,
  name,
  hp: 4,
  maxHp: 4,
}));
const deck = { zhu: 1, zhong: 2, fan: 4, nei: 1 };
const DEAD = 3;
const table = createTable({ type: 'game', v: 1, engine: '', players, lord: 1, deck, me: ME, seed: 0 }, String);
for (const seat of table.seats) if (seat.seat === DEAD) seat.alive = false;
const scene = createScene(table, ME, (name) => name);
/** Who is called; `partner` is talked with. */
const calledIn = (text: string, partner: number | null = null): number[] => [
  ...new Set(
    addressing(pointersIn(readLine(text), scene, ME, null), ME, partner).to.flatMap(({ seat, how }) =>
      how === 'named' ? [seat] : [],
    ),
  ),
];

it.each([
  ['shut up 5 and just play what i tell u, ok?', [5]],
  ['cheers for the peach anyway 4, that was sweet of u', [4]],
  ['yeah right 2, pure chance that all your garbage lands on me', [2]],
  ['rly 2? one hp and no cards and you still slash me', [2]],
  ['唉被5号一古锭刀砍死了，我早跳的忠吧没骗人，主公替我报仇啊', [1]],
])('%s: to %j', (text, seats) => {
  expect(calledIn(text)).toEqual(seats);
});

it.each(['2 is a rebel, 7 stole from 4', '5号又砍主公', '我看3号和4号是一伙的', 'he put lightning on 7 and 2 ate it'])(
  '%s: only speaks of them',
  (text) => {
    expect(calledIn(text)).toEqual([]);
  },
);

it.each([
  'slash 4 you coward',
  'give 4 ur peach',
  'if u kill 4 i trust u',
  '做了4号我就信你',
  '4号我来杀',
  '4号快死了',
  '恭喜4号喜提闪电',
  '你家主公快死了',
  '我想请4号帮忙，你同意吗',
])('%s: leaves it to whom one talks with', (text) => {
  expect(calledIn(text, 5)).toEqual([]);
});

it.each(['duel 3 u coward', '多亏了3号', 'yeah right 3, pure chance'])('%s: the dead are not called', (text) => {
  expect(calledIn(text)).toEqual([]);
});

it('weighs nobody where very many are named', () => {
  expect(pointersIn(readLine('2号4号'.repeat(150)), scene, ME, null).pointers.some(({ likely }) => likely)).toBe(false);
});

it('whoever a rule knows as called is spoken to, and nobody else', () => {
  expect(calledIn('我从主公那顺了张牌，2号你说主公会不会记仇')).toEqual([2]);
});

it.each([
  ['calls-unseen.tsv', 0.9],
  ['calls-unseen-2.tsv', 0.85],
])('knows who is spoken to in most lines of %s, by a hand that had no part in it', (file, least) => {
  const lines = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => readCalls(row, file));
  const right = countRight(lines);
  const [rules, both] = [right.rules / lines.length, right.both / lines.length];
  expect(lines.length).toBeGreaterThan(190);
  expect(both).toBeGreaterThan(least);
  expect(both).toBeGreaterThan(rules + 0.05);
});
