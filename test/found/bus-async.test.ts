/**
 * src/hooks/bus.ts `emit`: the `continue` after an async handler skips the check of `ctx.stop`, so that a handler
 * which sets `stop` before its first await does not end the chain, though what it changed until then counts.
 */
import { expect, it } from 'vitest';
import { createHookBus } from '../../src/hooks/bus';
import type { HookEvents } from '../../src/hooks/types';

it('an async handler may stop the chain before its first await', () => {
  const bus = createHookBus<HookEvents>(() => undefined);
  let second = 0;
  bus.on('slqj_ai_tv', ((ctx: { stop?: boolean }) => {
    ctx.stop = true;
    return Promise.resolve();
  }) as never, { priority: 1 });
  bus.on('slqj_ai_tv', () => { second += 1; });
  bus.emit('slqj_ai_tv', { kind: 'card', actor: {}, target: {}, tv: 1 });
  expect(second).toBe(0);
});
