/** Decisions B: what a throwing subscriber does to the chain, to the player's log, and to itself. */
import { describe, expect, it } from 'vitest';
import { FAILURES_ALLOWED } from '../../src/hooks/bus';
import { setUp } from './support';

describe('a throwing handler', () => {
  const broken = (): never => {
    throw new Error('broken');
  };

  it('is caught; the ctx it had goes on to the others', () => {
    const { bus, says, run } = setUp();
    bus.on('a', (context) => {
      context.log.push('before');
      throw new Error('broken');
    });
    bus.on('a', says('after'));
    expect(run()).toBe('before after');
  });

  it('is reported once with its title, and once more when it is switched off after three in a row', () => {
    const { bus, reports, run } = setUp();
    bus.on('a', broken, { title: '某扩展' });
    for (let i = 0; i < 6; i++) run();
    expect(FAILURES_ALLOWED).toBe(3);
    expect(reports).toEqual([
      { name: 'a', title: '某扩展', error: new Error('broken'), switchedOff: false },
      { name: 'a', title: '某扩展', error: new Error('broken'), switchedOff: true },
    ]);
    expect(bus.has('a')).toBe(false);
  });

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('after %d throws still subscribes: %s', (throws, stays) => {
    const { bus, run } = setUp();
    bus.on('a', broken);
    for (let i = 0; i < throws; i++) run();
    expect(bus.has('a')).toBe(stays);
  });

  it('that succeeds in between starts to count again, and is not reported again', () => {
    const { bus, reports, run } = setUp();
    const plan = ['throw', 'throw', 'fine', 'throw', 'throw', 'fine', 'throw', 'throw', 'throw', 'throw'];
    let calls = 0;
    bus.on('a', () => {
      if (plan[calls++] === 'throw') throw new Error('broken');
    });
    plan.forEach(() => run());
    expect(calls).toBe(9);
    expect(reports.map(({ switchedOff }) => switchedOff)).toEqual([false, true]);
  });

  it('is counted apart from the others', () => {
    const { bus, reports, says, run } = setUp();
    bus.on('a', broken, { title: 'one' });
    run();
    bus.on('a', broken, { title: 'two' });
    bus.on('a', says('fine'));
    run();
    run();
    expect(bus.list().map(({ title }) => title)).toEqual(['two', expect.any(String)]);
    expect(reports.map(({ title, switchedOff }) => [title, switchedOff])).toEqual([
      ['one', false],
      ['two', false],
      ['one', true],
    ]);
    expect(run()).toBe('fine');
  });

  it('may throw anything', () => {
    const { bus, reports, run } = setUp();
    bus.on('a', () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- other people's code throws what it likes
      throw undefined;
    });
    run();
    expect(reports).toMatchObject([{ error: undefined, switchedOff: false }]);
  });

  it('subscribed anew is a new subscriber', () => {
    const { bus, reports, run } = setUp();
    bus.on('a', broken);
    for (let i = 0; i < 3; i++) run();
    bus.on('a', broken);
    run();
    expect([bus.has('a'), reports.length]).toEqual([true, 3]);
  });
});

describe('an async handler', () => {
  it('does not replace the ctx by its promise; what it does before its first await counts', async () => {
    const { bus, ctx } = setUp();
    bus.on('a', (async (context: { value: number }) => {
      context.value = 1;
      await Promise.resolve();
      context.value = 2;
    }) as never);
    const mine = ctx();
    expect(bus.emit('a', mine)).toBe(mine);
    expect(mine.value).toBe(1);
    await Promise.resolve();
  });

  it('that rejects is reported with its title, not left unhandled', async () => {
    const { bus, reports, run } = setUp();
    bus.on('a', (() => Promise.reject(new Error('late'))) as never, { title: '某扩展' });
    run();
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(reports).toEqual([{ name: 'a', title: '某扩展', error: new Error('late'), switchedOff: false }]);
  });
});
