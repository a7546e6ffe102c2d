/**
 * src/engine/runtime.ts `hear` and session.ts `beginTurn`: seats are looked up before `catchUp` admits who came late,
 * so the first act of a latecomer, or towards one, and a latecomer's first turn are lost.
 */
import { expect, it } from 'vitest';
import { mindOf, sit, toldOf } from './support';

it('the first act of a latecomer is told', () => {
  const table = sit();
  const late = table.addPlayer('zhong');
  table.acts.use(late, 'sha', [table.seat(1)]);
  expect(toldOf(table, 'card')[0]).toMatchObject({ by: 6, to: [1] });
});

it('the first act towards a latecomer names him', () => {
  const table = sit();
  const late = table.addPlayer('zhong');
  table.acts.use(table.seat(3), 'sha', [late]);
  expect(toldOf(table, 'card')[0]).toMatchObject({ by: 3, to: [6] });
});

it('the first turn of a latecomer is told and counts', () => {
  const table = sit();
  const late = table.addPlayer('zhong');
  table.acts.turn(late);
  expect(toldOf(table, 'turn')[0]?.seat).toBe(6);
  expect(mindOf(late).runtime.turnsTaken).toBe(1);
});
