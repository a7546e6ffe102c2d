/** Subscribers that mean no good: whatever they return, throw or do to the bus, the chain ends, and the fault is theirs. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CHAINS_WITHIN_CHAINS, createHookBus, FAILURES_ALLOWED, type HookFailure } from '../../src/hooks/bus';
import { ANSWER_BOUND, createSubscribers, numberLeft } from '../../src/hooks/subscribers';
import { setUp, type Ctx } from './support';

const boom = (): never => {
  throw new Error('boom');
};
const later = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** A ctx whose field throws when it is read. */
const trapped = (field: keyof Ctx): Ctx =>
  Object.defineProperty({ log: [], value: 1 }, field, { get: boom, enumerable: true, configurable: true });

const UNREADABLE: [string, (ctx: Ctx) => Ctx | undefined][] = [
  ['another ctx with a getter that throws', () => trapped('value')],
  ['another ctx whose stop throws', () => trapped('stop')],
  [
    'the ctx itself, given a getter that throws',
    (ctx) => {
      Object.defineProperty(ctx, 'value', { get: boom });
      return undefined;
    },
  ],
  ['a Proxy that throws at everything', () => new Proxy({} as Ctx, { get: boom, has: boom, ownKeys: boom })],
  [
    'a revoked Proxy',
    () => {
      const { proxy, revoke } = Proxy.revocable({} as Ctx, {});
      revoke();
      return proxy;
    },
  ],
  [
    'a thenable whose then throws when it is read',
    () => Object.defineProperty({}, 'then', { get: boom }) as unknown as Ctx,
  ],
];

describe('what cannot be read', () => {
  it.each(UNREADABLE)('%s: the chain ends with what stood before, and the failure is counted', (_what, hostile) => {
    const { bus, reports, ctx } = setUp();
    bus.on(
      'a',
      (context) => {
        context.value = 7;
      },
      { priority: 1 },
    );
    bus.on('a', hostile, { title: 'hostile' });
    for (let i = 0; i < FAILURES_ALLOWED; i++) {
      const left = bus.emit('a', ctx());
      expect([left.value, left.stop, left.log]).toEqual([7, undefined, []]);
    }
    expect(reports.map(({ title, switchedOff }) => [title, switchedOff])).toEqual([
      ['hostile', false],
      ['hostile', true],
    ]);
    expect(bus.list().length).toBe(1);
  });

  it.each(UNREADABLE)('%s: whoever comes after is not blamed, and is asked again once it is gone', (_what, hostile) => {
    const { bus, reports, says, run } = setUp();
    bus.on('a', hostile, { title: 'hostile' });
    bus.on('a', says('innocent'), { title: 'innocent' });
    for (let i = 0; i < FAILURES_ALLOWED; i++) run();
    expect(run()).toBe('innocent');
    expect(reports.some(({ title }) => title === 'innocent')).toBe(false);
  });
});

describe('what cannot be written', () => {
  it.each<[string, (ctx: Ctx) => Ctx]>([
    ['a frozen one', (ctx) => Object.freeze({ ...ctx, value: 3 })],
    ['one with a getter', (ctx) => Object.defineProperty({ ...ctx }, 'value', { get: () => 3, enumerable: true })],
    ['the ctx itself, frozen', (ctx) => Object.freeze(Object.assign(ctx, { value: 3 }))],
    ['a Proxy that refuses writing', (ctx) => new Proxy({ ...ctx, value: 3 }, { set: boom, defineProperty: boom })],
  ])('%s counts, and the next handler can write to a copy of it', (_what, answer) => {
    const { bus, reports, ctx } = setUp();
    bus.on('a', answer);
    bus.on('a', (context) => {
      context.value += 1;
    });
    expect(bus.emit('a', ctx()).value).toBe(4);
    expect(reports).toEqual([]);
  });
});

describe('what is no ctx', () => {
  it.each([null, 0, 'ctx', Symbol('ctx'), 1n, () => ({ value: 9 })])('%s is not taken for one', (answer) => {
    const { bus, ctx, reports } = setUp();
    bus.on('a', () => answer as unknown as undefined);
    expect([bus.emit('a', ctx()).value, reports]).toEqual([0, []]);
  });

  it('a ctx and a promise of another realm are what they would be in ours', async () => {
    const { bus, ctx, reports } = setUp();
    const foreign = runInNewContext(`({
      ctx: { log: [], value: 4 },
      promise: Promise.reject(new Error('late')),
      thrown: () => { throw new Error('theirs'); },
    })`) as { ctx: Ctx; promise: Ctx; thrown: () => never };
    bus.on('a', () => foreign.ctx);
    bus.on('a', () => foreign.promise, { title: 'promise' });
    bus.on('a', foreign.thrown, { title: 'thrown' });
    expect(bus.emit('a', ctx()).value).toBe(4);
    await later();
    expect(reports.map(({ title, error }) => [title, String(error)])).toEqual([
      ['thrown', 'Error: theirs'],
      ['promise', 'Error: late'],
    ]);
  });

  it('a thenable that throws, or answers twice, is one failure', async () => {
    const { bus, ctx, reports } = setUp();
    const thenable = (then: (done: () => void, failed: (why: unknown) => void) => void) => () =>
      ({ then }) as unknown as Ctx;
    bus.on('a', thenable(boom), { title: 'throws' });
    bus.on(
      'a',
      thenable((done, failed) => {
        failed(new Error('no'));
        failed(new Error('no'));
        done();
      }),
      { title: 'twice' },
    );
    expect(bus.emit('a', ctx()).value).toBe(0);
    await later();
    expect(reports.map(({ title }) => title)).toEqual(['throws', 'twice']);
  });

  it('a promise that never settles holds nobody up', () => {
    const { bus, says, run } = setUp();
    bus.on('a', () => new Promise(() => undefined) as unknown as undefined);
    bus.on('a', says('after'));
    expect(run()).toBe('after');
  });

  it('a handler that rejects every time is switched off as one that throws', async () => {
    const { bus, run } = setUp();
    bus.on('a', () => Promise.reject(new Error('late')) as unknown as undefined);
    for (let i = 0; i < FAILURES_ALLOWED; i++) {
      run();
      await later();
    }
    expect(bus.has('a')).toBe(false);
  });
});

describe('what is done to the bus', () => {
  it('a handler that emits its own event for ever, twice each time, comes back', () => {
    const { bus, ctx, reports } = setUp();
    let calls = 0;
    bus.on('a', () => {
      calls += 1;
      bus.emit('a', ctx());
      bus.emit('a', ctx());
    });
    bus.emit('a', ctx());
    expect(calls).toBe(2 ** CHAINS_WITHIN_CHAINS - 1);
    expect(reports).toEqual([]);
    // And the bus is as it was.
    expect(bus.emit('b', ctx()).value).toBe(0);
    calls = 0;
    bus.emit('a', ctx());
    expect(calls).toBe(2 ** CHAINS_WITHIN_CHAINS - 1);
  });

  it('a throw inside chains inside chains leaves the count of them right', () => {
    const { bus, ctx, run, says } = setUp();
    bus.on('a', () => {
      bus.emit('a', ctx());
      boom();
    });
    for (let i = 0; i < 20; i++) run();
    bus.on('a', says('still'));
    expect(run()).toBe('still');
  });

  it('one that subscribes itself again for ever is called once an emit for each', () => {
    const { bus, ctx } = setUp();
    let calls = 0;
    const again = (): void => {
      calls += 1;
      bus.on('a', again);
    };
    bus.on('a', again);
    for (let i = 0; i < 5; i++) bus.emit('a', ctx());
    expect(calls).toBe(1 + 2 + 4 + 8 + 16);
  });

  it('five thousand subscribers are called in order, fast, and may all take themselves back', () => {
    const { bus, ctx } = setUp();
    const began = performance.now();
    for (let i = 0; i < 5000; i++) {
      const off = bus.on('a', (context) => {
        context.value = context.value === i ? i + 1 : NaN;
        off();
      });
    }
    expect(bus.emit('a', ctx()).value).toBe(5000);
    expect(bus.has('a')).toBe(false);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('priorities that are no numbers are 0', () => {
    const { bus, says, run } = setUp();
    bus.on('a', says('none'), { priority: NaN });
    bus.on('a', says('word'), { priority: 'high' as unknown as number });
    bus.on('a', says('first'), { priority: 1 });
    bus.on('a', says('last'), { priority: -1 });
    bus.on('a', says('late'));
    expect(run()).toBe('first none word late last');
  });

  it('clearing all from inside ends every chain that runs', () => {
    const { bus, says, ctx, run } = setUp();
    bus.on('b', () => {
      bus.clear();
    });
    bus.on('a', () => {
      bus.emit('b', ctx());
    });
    bus.on('a', says('never'));
    expect([run(), bus.list()]).toEqual(['', []]);
  });
});

describe('a title that is no text', () => {
  const untold = Object.create(null) as object;
  const throwing = { toString: boom, [Symbol.toPrimitive]: boom };
  const nameless = Object.defineProperty(() => boom(), 'name', { get: boom });
  const misnamed = Object.defineProperty(() => boom(), 'name', { value: untold });

  /** A bus that tells its failures in words, as the engine's does. */
  const telling = () => {
    const told: string[] = [];
    const bus = createHookBus<{ a: object }>(({ title, error }) => {
      told.push(`${title}: ${String(error)}`);
    });
    return { bus, told };
  };

  it.each([
    ['an object without prototype', boom, untold, 'boom'],
    ['one that cannot be written', boom, throwing, 'boom'],
    ['a number', boom, 3, 'boom'],
    ['nothing, of a handler whose name throws', nameless, undefined, 'a'],
    ['nothing, of a handler whose name is no text', misnamed, undefined, 'a'],
  ])('%s: the handler goes by its own name or the event, and its own error is told', (_what, fn, title, called) => {
    const { bus, told } = telling();
    bus.on('a', fn, { title: title as never });
    expect(() => bus.emit('a', {})).not.toThrow();
    expect([told, bus.list()[0]?.title]).toEqual([[`${called}: Error: boom`], called]);
  });

  it('of an async handler: its rejection is told, not left unhandled', async () => {
    const { bus, told } = telling();
    const rejects = () => Promise.reject(new Error('late'));
    bus.on('a', rejects, { title: throwing as never });
    bus.emit('a', {});
    await later();
    expect(told).toEqual(['rejects: Error: late']);
  });
});

describe('an answer', () => {
  interface Events {
    a: { value: number; deep: { value: number } };
  }
  const ctx = (): Events['a'] => ({ value: 1, deep: { value: 1 } });
  function asking(bus = createHookBus<Events>(() => undefined)) {
    const failures: string[] = [];
    const subscribers = createSubscribers<Events>(bus, (name) => {
      failures.push(name);
    });
    return {
      bus,
      failures,
      ask: () => subscribers.ask('a', ctx(), ({ value, deep }) => [value, deep.value]),
      subscribers,
    };
  }

  it('is that of the last whose ctx could be read to the bottom', () => {
    const reports: HookFailure[] = [];
    const { bus, ask, failures } = asking(createHookBus<Events>((failure) => reports.push(failure)));
    bus.on('a', (left) => {
      left.value = 2;
      left.deep = { value: 2 };
    });
    bus.on('a', (left) => ({ ...left, deep: Object.defineProperty({ value: 3 }, 'value', { get: boom }) }));
    expect([ask(), ask(), ask(), ask()]).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(reports.map(({ switchedOff }) => switchedOff)).toEqual([false, true]);
    expect(failures).toEqual([]);
  });

  it('is read once: a getter cannot answer twice', () => {
    const { bus, ask } = asking();
    let reads = 0;
    bus.on('a', (left) => Object.defineProperty({ ...left }, 'value', { get: () => (reads++ === 0 ? 5 : boom()) }));
    expect(ask()).toEqual([5, 1]);
  });

  it("is the ctx as given where another's bus throws, and that is said", () => {
    for (const emit of [boom, () => null, () => Object.defineProperty(ctx(), 'value', { get: boom })]) {
      const foreign = { ...createHookBus<Events>(() => undefined), emit: emit as never };
      const { ask, failures } = asking(foreign);
      expect([ask(), failures]).toEqual([[1, 1], ['a']]);
    }
    const { subscribers, failures } = asking({ ...createHookBus<Events>(() => undefined), has: boom });
    expect([subscribers.any('a'), failures]).toEqual([false, ['a']]);
  });

  it("is what another's bus answers, though it knows no check", () => {
    const foreign = { ...createHookBus<Events>(() => undefined), emit: () => ({ value: 8, deep: { value: 9 } }) };
    expect(asking(foreign as never).ask()).toEqual([8, 9]);
  });

  it.each<[unknown, number]>([
    [1e308, ANSWER_BOUND],
    [-1e308, -ANSWER_BOUND],
    [20, 20],
    [-19.5, -19.5],
    [Infinity, 3],
    [NaN, 3],
    ['7', 3],
    [null, 3],
    [{ valueOf: () => 7 }, 3],
    [7n, 3],
  ])('of %s where 3 was given is %d', (left, expected) => {
    expect(numberLeft(left, 3)).toBe(expected);
  });

  it('that was left alone stands, beyond the bounds too', () => {
    expect([numberLeft(33, 33), numberLeft(NaN, 3, 0)]).toEqual([33, 0]);
  });
});
