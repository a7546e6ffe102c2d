/** Decisions B: the hook bus that other extensions subscribe to. */
import { describe, expect, it } from 'vitest';
import { setUp, type Ctx } from './support';

describe('order', () => {
  it.each<[string, [string, number | undefined][], string]>([
    [
      'higher priority first',
      [
        ['low', -1],
        ['high', 10],
        ['middle', 5],
      ],
      'high middle low',
    ],
    [
      'ties in order of registration',
      [
        ['first', 5],
        ['second', 5],
        ['third', 5],
      ],
      'first second third',
    ],
    [
      'no priority is 0',
      [
        ['below', -1],
        ['none', undefined],
        ['zero', 0],
        ['above', 1],
      ],
      'above none zero below',
    ],
    [
      'a late tie goes last',
      [
        ['one', 0],
        ['high', 1],
        ['two', 0],
      ],
      'high one two',
    ],
  ])('%s', (_what, subscribers, expected) => {
    const { bus, says, run } = setUp();
    for (const [name, priority] of subscribers) bus.on('a', says(name), priority === undefined ? {} : { priority });
    expect(run()).toBe(expected);
  });

  it('events do not hear each other', () => {
    const { bus, says, run } = setUp();
    bus.on('a', says('a'));
    bus.on('b', says('b'));
    expect([run('a'), run('b')]).toEqual(['a', 'b']);
  });
});

describe('the ctx', () => {
  it('comes back as it went in where nobody subscribed', () => {
    const { bus, ctx } = setUp();
    const mine = ctx();
    expect(bus.emit('a', mine)).toBe(mine);
  });

  it('may be changed in place', () => {
    const { bus, ctx } = setUp();
    bus.on('a', (context) => {
      context.value += 1;
    });
    bus.on('a', (context) => {
      context.value *= 10;
    });
    const mine = ctx();
    expect(bus.emit('a', mine)).toBe(mine);
    expect(mine.value).toBe(10);
  });

  it('may be replaced, for the handlers after and for the caller', () => {
    const { bus, ctx } = setUp();
    const other = ctx();
    const seen: Ctx[] = [];
    bus.on('a', () => other);
    bus.on('a', (context) => {
      seen.push(context);
    });
    expect(bus.emit('a', ctx())).toBe(other);
    expect(seen).toEqual([other]);
  });

  it.each([undefined, null, 0, 7, '', 'ctx', true])('is not replaced by %o', (answer) => {
    const { bus, ctx } = setUp();
    bus.on('a', () => answer as unknown as undefined);
    const mine = ctx();
    expect(bus.emit('a', mine)).toBe(mine);
  });
});

describe('stop', () => {
  it('ends the chain, of the ctx that says so', () => {
    const { bus, says, run } = setUp();
    bus.on('a', (context) => {
      context.log.push('stopper');
      context.stop = true;
    });
    bus.on('a', says('never'));
    expect([run(), run()]).toEqual(['stopper', 'stopper']);
  });

  it('may come with a replacement', () => {
    const { bus, says, ctx } = setUp();
    bus.on('a', () => ({ ...ctx(), log: ['new'], stop: true }));
    bus.on('a', says('never'));
    expect(bus.emit('a', ctx()).log).toEqual(['new']);
  });

  it('ends only its own chain', () => {
    const { bus, says, ctx, run } = setUp();
    bus.on('b', (context) => {
      context.stop = true;
    });
    bus.on('b', says('never'));
    bus.on('a', () => {
      bus.emit('b', ctx());
    });
    bus.on('a', says('after'));
    expect(run('a')).toBe('after');
  });

  it.each([1, 'yes', {}])('is %o not', (stop) => {
    const { bus, says, run } = setUp();
    bus.on('a', (context) => {
      context.stop = stop as unknown as boolean;
    });
    bus.on('a', says('after'));
    expect(run()).toBe('after');
  });

  it('counts when the handler throws after asking for it', () => {
    const { bus, says, run } = setUp();
    bus.on('a', (context) => {
      context.stop = true;
      throw new Error('late');
    });
    bus.on('a', says('never'));
    expect(run()).toBe('');
  });
});

describe('once', () => {
  it('is one call', () => {
    const { bus, says, run } = setUp();
    bus.on('a', says('once'), { once: true });
    expect([run(), run(), bus.has('a')]).toEqual(['once', '', false]);
  });

  it('is removed before the call, so an emit inside does not come back', () => {
    const { bus, ctx } = setUp();
    let calls = 0;
    bus.on(
      'a',
      () => {
        calls += 1;
        expect(bus.has('a')).toBe(false);
        bus.emit('a', ctx());
      },
      { once: true },
    );
    bus.emit('a', ctx());
    expect(calls).toBe(1);
  });

  it('is spent by a throw too', () => {
    const { bus, reports, run } = setUp();
    let calls = 0;
    bus.on(
      'a',
      () => {
        calls += 1;
        throw new Error('once');
      },
      { once: true },
    );
    run();
    run();
    expect([calls, reports.length]).toEqual([1, 1]);
  });

  it('may be called off before', () => {
    const { bus, says, run } = setUp();
    bus.on('a', says('once'), { once: true })();
    expect(run()).toBe('');
  });
});

describe('subscribing and unsubscribing inside a handler', () => {
  it('a newcomer is heard from the next emit on', () => {
    const { bus, says, run } = setUp();
    bus.on(
      'a',
      () => {
        bus.on('a', says('new'));
      },
      { once: true },
    );
    bus.on('a', says('old'));
    expect([run(), run()]).toEqual(['old', 'old new']);
  });

  it('whoever is called off by an earlier handler is not called any more', () => {
    const { bus, says, run } = setUp();
    const gone = says('gone');
    bus.on(
      'a',
      () => {
        bus.off('a', gone);
      },
      { priority: 1 },
    );
    bus.on('a', gone);
    bus.on('a', says('stays'));
    expect([run(), run()]).toEqual(['stays', 'stays']);
  });

  it('a handler that calls itself off does not disturb the rest', () => {
    const { bus, says, run } = setUp();
    const off = bus.on('a', (context) => {
      context.log.push('self');
      off();
    });
    bus.on('a', says('next'));
    expect([run(), run()]).toEqual(['self next', 'next']);
  });

  it('clearing ends the chain', () => {
    const { bus, says, run } = setUp();
    bus.on('a', () => {
      bus.clear('a');
    });
    bus.on('a', says('never'));
    expect(run()).toBe('');
  });

  it('an emit of the same event inside runs a chain of its own', () => {
    const { bus, ctx } = setUp();
    let depth = 0;
    bus.on('a', (context) => {
      if (depth++ < 3) bus.emit('a', ctx());
      context.value += 1;
    });
    expect(bus.emit('a', ctx()).value).toBe(1);
    expect(depth).toBe(4);
  });
});

describe('calling off', () => {
  it('by what `on` returned: this subscription only, and as often as one likes', () => {
    const { bus, says, run } = setUp();
    const twice = says('x');
    const off = bus.on('a', twice);
    bus.on('a', twice);
    off();
    off();
    expect(run()).toBe('x');
  });

  it('by function: all its subscriptions to that event', () => {
    const { bus, says, run } = setUp();
    const fn = says('x');
    bus.on('a', fn);
    bus.on('a', fn, { priority: 2 });
    bus.on('b', fn);
    bus.off('a', fn);
    expect([run('a'), run('b')]).toEqual(['', 'x']);
  });

  it('a stranger is nothing', () => {
    const { bus, says, run } = setUp();
    bus.on('a', says('x'));
    bus.off('a', says('x'));
    bus.off('b', says('x'));
    expect(run()).toBe('x');
  });

  it('clear takes one event, or all of them', () => {
    const { bus, says } = setUp();
    const has = () => [bus.has('a'), bus.has('b')];
    for (const event of ['a', 'b'] as const) bus.on(event, says('x'));
    bus.clear('a');
    expect(has()).toEqual([false, true]);
    bus.on('a', says('x'));
    bus.clear();
    expect(has()).toEqual([false, false]);
    expect(bus.list()).toEqual([]);
  });
});

describe('looking', () => {
  it('has: somebody subscribes', () => {
    const { bus, says } = setUp();
    expect(bus.has('a')).toBe(false);
    const off = bus.on('a', says('x'));
    expect(bus.has('a')).toBe(true);
    off();
    expect(bus.has('a')).toBe(false);
  });

  it("list: in the order of the calls; the title is given, or the function's name, or the event", () => {
    const { bus } = setUp();
    bus.on('b', () => undefined);
    bus.on(
      'a',
      function named() {
        return undefined;
      },
      { once: true },
    );
    bus.on('a', () => undefined, { priority: 3, title: '甲' });
    expect(bus.list()).toEqual([
      { name: 'b', title: 'b', priority: 0, once: false },
      { name: 'a', title: '甲', priority: 3, once: false },
      { name: 'a', title: 'named', priority: 0, once: true },
    ]);
  });

  it('changing the list changes nothing', () => {
    const { bus, says, run } = setUp();
    bus.on('a', says('x'));
    bus.list().length = 0;
    expect(run()).toBe('x');
  });
});

it.each([undefined, null, 'fn', {}, 1])('%o is no handler', (fn) => {
  const { bus } = setUp();
  expect(() => bus.on('a', fn as never)).toThrow(TypeError);
  expect(() => bus.on('a', fn as never)).toThrow(/slqjAiHooks\.on\("a"\)/);
  expect(bus.has('a')).toBe(false);
});
