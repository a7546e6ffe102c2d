/**
 * The engine's stream of chance is not ours (§N2.12). What we ask of the engine while we look on may draw from it, as many AI
 * functions do (`event.getRand`): then it draws from a stream of our own, and a seeded game stays the game that it is without us.
 */
import { draw } from '../core/random';

let drawn = 0;

const own = (): number => draw(0, 'looking on', drawn++);

/* eslint-disable no-restricted-properties -- the engine's stream is set aside here, not drawn from */
export function withOwnChance<T>(look: () => T): T {
  const { random } = Math;
  Math.random = own;
  try {
    return look();
  } finally {
    Math.random = random;
  }
}
/* eslint-enable no-restricted-properties */
