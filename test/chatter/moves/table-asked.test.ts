/** The table is asked about where a clause asks for it, and not wherever its words stand (§Q1). */
import { describe, expect, it } from 'vitest';
import { tableAsked } from '../../../src/chatter/moves/asked/table-asked';

describe('what is asked of the table', () => {
  it.each([
    ['4号的丈八还在吗', 'gear'],
    ['does he still have the bagua', 'gear'],
    ['现在谁手牌最多', 'hand'],
    ['4号剩了几张牌', 'hand'],
    ['hand check, whats 4 down to', 'hand'],
  ])('stands in one clause: %s', (line, of) => {
    expect(tableAsked(line)?.of).toBe(of);
  });
  it.each([
    '3号把我连弩拆了 这位铁反了吧 还有人信他是好人吗',
    '又是丈八又是吃桃的,5号你手里还有啥好货',
    'u swiped my bagua n barbs still got u',
    '4号一口气顺了3号几张来着',
    'how many cards has 4 handed over to 5 in total',
  ])('is something else where a deed or a hand is meant: %s', (line) => {
    expect(tableAsked(line)).toBeNull();
  });
});
