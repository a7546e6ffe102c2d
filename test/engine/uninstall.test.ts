/**
 * src/engine/runtime.ts `install`: `lib.onover.splice(lib.onover.indexOf(finish), 1)` removes the last handler, of
 * whomever it is, when ours is no longer in the list.
 */
import { expect, it } from 'vitest';
import { sit } from './support';

it('switching off takes away no onover handler of others', () => {
  const table = sit();
  const other = (): void => undefined;
  table.lib.onover.length = 0;
  table.lib.onover.push(other);
  table.runtime.uninstall();
  expect(table.lib.onover).toEqual([other]);
});
