/**
 * src/engine/contract.ts, `is: need('object', 'picks')`: in 1.10.9 `get.is` is a class with static methods
 * (noname/get/index.js:16 `static is = Is`, noname/get/is.js:10), so its typeof is "function", and the whole feature
 * "picks" (过河拆桥, 顺手牵羊) is switched off there. test/real/contract.test.ts fails on it in the real 1.10.9 too.
 */
import { expect, it } from 'vitest';
import { missingMembers } from '../../src/engine/contract';
import { createDouble, put } from './double';
import { sit, toldOf } from './support';

it('nothing is missing in the old engine', () => {
  expect(missingMembers(createDouble({ style: 'old' }))).toEqual([]);
});

it('picks are told in the old engine', () => {
  const table = sit({ style: 'old' });
  table.acts.pick('discard', table.seat(3), table.seat(2), [put(table.seat(2), 'qinglong', 'e')]);
  expect(toldOf(table, 'zone').length).toBe(1);
});
