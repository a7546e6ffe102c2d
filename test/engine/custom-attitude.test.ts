/**
 * src/engine/attitude.ts `judged`: A10 lets the engine's value stand where `_status.ai.customAttitude` answers, but
 * soft assignment and camouflage are laid over it all the same (`feeling` gives way, `softenedUnlessMad` and
 * `camouflaged` do not ask).
 */
import { expect, it } from 'vitest';
import { openRebels } from './attitude-support';
import { sit } from './support';

it('customAttitude stands under soft assignment', () => {
  const table = sit();
  openRebels(table);
  table._status.ai.customAttitude = [() => -2];
  expect(table.get.attitude(table.seat(1), table.seat(2))).toBe(-2);
});

it('customAttitude stands under camouflage', () => {
  const table = sit({ personas: ['camouflage'] });
  table._status.ai.customAttitude = [() => -6];
  expect(table.get.attitude(table.seat(3), table.seat(1))).toBe(-6);
});
