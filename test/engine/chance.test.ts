/** Looking on draws nothing from the engine's stream of chance (§N2.12), though what it asks may want to. */
import { afterEach, expect, it, vi } from 'vitest';
import { withOwnChance } from '../../src/engine/chance';
import { listenToConsole, sit, toldOf } from './support';

listenToConsole();
afterEach(() => {
  vi.restoreAllMocks();
});

it("what a card's own function draws while it is judged is not the engine's", () => {
  const table = sit();
  const drawn: number[] = [];
  table.lib.card['sha'] = {
    ...table.lib.card['sha'],
    ai: {
      result: {
        target: () => {
          const value = Math.random();
          drawn.push(value);
          return -value;
        },
      },
    },
  };
  const random = vi.spyOn(Math, 'random');
  table.acts.use(table.seat(2), 'sha', [table.seat(3)]);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(random).not.toHaveBeenCalled();
  expect(toldOf(table, 'card')[0]?.tv).toEqual({ 3: -drawn[0]! });
});

it('the engine has its stream back, also where looking fails', () => {
  const { random } = Math;
  expect(() =>
    withOwnChance(() => {
      expect(Math.random).not.toBe(random);
      throw new Error('it fails');
    }),
  ).toThrow('it fails');
  expect(Math.random).toBe(random);
});
