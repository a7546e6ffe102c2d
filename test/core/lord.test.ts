/** §S4.2, §A5: what acts on the lord say of their actor. */
import { describe, expect, it } from 'vitest';
import type { PublicEvent } from '../../src/core/event';
import { lordHealSignal, lordHurtSignal } from '../../src/core/signal';
import { card, column, damage, die, fold, heal, mindOf, same, tableOf, turn } from './support';

const SHA = { card: 'sha' };
const NANMAN = { card: 'nanman' };

/** Seat 3's signal in the mind of seat 2 that the last event added. */
function added(before: readonly PublicEvent[], event: PublicEvent): number {
  const game = tableOf();
  fold(game, ...before);
  return fold(game, event).find(({ observer, about }) => observer === 2 && about === 3)?.zhuSignal ?? 0;
}

describe('damage to the lord', () => {
  const rows: [string, readonly PublicEvent[], PublicEvent, number][] = [
    ['1 point', [], damage(3, 1, 1), -1.1],
    ['2 points', [], damage(3, 1, 2), -1.4],
    ['3 points', [], damage(3, 1, 3), -1.7],
    ['an amount that is no number', [], damage(3, 1, Number.NaN), -0.8],
    ['by a sha aimed at the lord', [card(3, 1, 'sha', -1)], damage(3, 1, 1, SHA), -1.1],
    ['by a skill', [], damage(3, 1, 1, { skill: 'ganglie' }), -1.1],
    ['by a group card', [card(3, [1, 2, 4, 5], 'nanman', -1, true)], damage(3, 1, 1, NANMAN), -0.55],
    ['by a group card, 2 points', [card(3, [1, 2, 4, 5], 'nanman', -1, true)], damage(3, 1, 2, NANMAN), -0.7],
    ['by a group card that has one target left', [card(3, 1, 'nanman', -1, true)], damage(3, 1, 1, NANMAN), -0.55],
    ['by a sha with two targets', [card(3, [1, 2], 'sha', -1)], damage(3, 1, 1, SHA), -0.55],
    [
      'by a group card that somebody else used',
      [card(4, [1, 2, 3], 'nanman', -1, true)],
      damage(3, 1, 1, NANMAN),
      -0.55,
    ],
    ['by a card nobody was seen to use', [], damage(3, 1, 1, SHA), -1.1],
    ['by a card of an earlier turn', [card(3, [1, 2], 'sha', -1), turn(4)], damage(3, 1, 1, SHA), -1.1],
    ['by another card than the one in use', [card(3, [1, 2], 'nanman', -1, true)], damage(3, 1, 1, SHA), -1.1],
    ['in a duel that the lord began', [card(1, 3, 'juedou', -1.5)], damage(3, 1, 1, { card: 'juedou' }), 0],
    ['by a group card of the lord', [card(1, [2, 3], 'nanman', -1, true)], damage(3, 1, 1, NANMAN), 0],
    ['by an own sha after one of the lord', [card(3, 1, 'sha', -1), card(1, 4, 'sha', -1)], damage(3, 1, 1, SHA), -1.1],
    [
      'by an own sha before one of somebody else',
      [card(3, 1, 'sha', -1), card(4, [1, 2], 'sha', -1)],
      damage(3, 1, 1, SHA),
      -1.1,
    ],
    [
      'by the own use that met the lord, not the latest',
      [card(3, 1, 'sha', -1), card(3, [2, 4], 'sha', -1)],
      damage(3, 1, 1, SHA),
      -1.1,
    ],
    ['by the later of two own uses', [card(3, [1, 2], 'sha', -1), card(3, 1, 'sha', -1)], damage(3, 1, 1, SHA), -1.1],
    ['from nobody', [], damage(null, 1, 1), 0],
    ['to somebody else', [], damage(3, 4, 1), 0],
  ];
  it.each(rows)('%s', (_what, before, event, signal) => {
    same(added(before, event), signal);
  });
});

describe('healing of the lord', () => {
  const rows: [string, readonly PublicEvent[], PublicEvent, number][] = [
    ['1 point', [], heal(3, 1, 1), 0.8],
    ['2 points', [], heal(3, 1, 2), 1.6],
    ['an amount that is no number', [], heal(3, 1, Number.NaN), 0],
    ['by a peach', [card(3, 1, 'tao', 2)], heal(3, 1, 1, { card: 'tao' }), 0.8],
    [
      'by a group card counts in full',
      [card(3, [1, 2, 3], 'taoyuan', 1, true)],
      heal(3, 1, 1, { card: 'taoyuan' }),
      0.8,
    ],
    ['from nobody', [], heal(null, 1, 1), 0],
    ['to somebody else', [], heal(3, 4, 1), 0],
  ];
  it.each(rows)('%s', (_what, before, event, signal) => {
    same(added(before, event), signal);
  });
});

describe('杀 aimed at the lord, hit or miss (§S4.2)', () => {
  const rows: [string, PublicEvent, number][] = [
    ['is a signal', card(3, 1, 'sha', -1.5), -0.35],
    ['is one whatever it is worth', card(3, 1, 'sha', 0), -0.35],
    ['is one of the card, not of its worth', card(3, 1, 'sha', 1), -0.35],
    ['is none on somebody else', card(3, 4, 'sha', -1.5), 0],
    ['is none with two targets', card(3, [1, 2], 'sha', -1.5), 0],
    ['is none as a group card', card(3, 1, 'sha', -1.5, true), 0],
    ['goes for 杀 only', card(3, 1, 'juedou', -1.5), 0],
    ['does not go for a peach', card(3, 1, 'tao', 2), 0],
  ];
  it.each(rows)('%s', (_what, event, signal) => {
    same(added([], event), signal);
  });
});

it.each([null, 1])('from %o there is no signal, whoever asks', (by) => {
  const { table } = tableOf();
  expect([lordHurtSignal(table, damage(by, 1, 1)), lordHealSignal(table, heal(by, 1, 1))]).toEqual([0, 0]);
});

describe('who notices, and what is kept', () => {
  it('everybody but the source, the lord included', () => {
    const game = tableOf();
    fold(game, damage(3, 1, 1));
    same(column(game, 'zhuSignal', 3), { 1: -1.1, 2: -1.1, 4: -1.1, 5: -1.1 });
  });

  it('not the dead', () => {
    const game = tableOf();
    fold(game, die(4, 'fan'), damage(3, 1, 1));
    same(column(game, 'zhuSignal', 3), { 1: -1.1, 2: -1.1, 4: 0, 5: -1.1 });
  });

  it('nothing that the lord does to itself', () => {
    const game = tableOf();
    same(fold(game, damage(1, 1, 2)), []);
    same(fold(game, heal(1, 1, 2)), []);
  });

  it('help and harm are added up apart', () => {
    const game = tableOf();
    fold(game, damage(3, 1, 1), heal(3, 1, 2), damage(3, 1, 2));
    const { zhuSignal, zhuHelp, zhuHarm } = mindOf(game, 2).memory;
    same([zhuSignal[3], zhuHelp[3], zhuHarm[3]], [-1.1 + 1.6 - 1.4, 1.6, 2.5]);
  });

  it('the lord may sit anywhere', () => {
    const game = tableOf({ roles: ['fan', 'zhong', 'zhu'], lord: 3 });
    fold(game, card(1, 3, 'sha', -1), damage(1, 3, 1, SHA), damage(1, 2, 1));
    same(column(game, 'zhuSignal', 1), { 2: -1.45, 3: -1.45 });
  });

  it('a signal at its bound is not reported, the tally still grows', () => {
    const game = tableOf();
    const { memory } = mindOf(game, 2);
    memory.zhuSignal[3] = -20;
    expect(fold(game, damage(3, 1, 1)).some(({ observer }) => observer === 2)).toBe(false);
    same([memory.zhuSignal[3], memory.zhuHarm[3]], [-20, 1.1]);
  });
});
