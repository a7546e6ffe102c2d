/** Subscribers and authors that mean no good: no event, no session and no game is lost by them (docs/hooks.md). */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/core/mind';
import type { HookHandler } from '../../src/hooks/bus';
import { ANSWER_BOUND } from '../../src/hooks/subscribers';
import type { HookEvents } from '../../src/hooks/events';
import { column, listenToConsole, mindOf, readable, sit, toldOf, type Table } from './support';

const boom = (): never => {
  throw new Error('boom');
};
const getter = (field: string, ctx: object = {}): object => Object.defineProperty(ctx, field, { get: boom });

type Hostile = HookHandler<never>;
/* eslint-disable @typescript-eslint/only-throw-error -- others' code throws what it likes */
/** What any subscriber may do. */
const BEHAVIOURS: [string, Hostile][] = [
  [
    'throws no error',
    () => {
      throw Object.create(null);
    },
  ], // prettier-ignore
  [
    'throws what cannot be printed',
    () => {
      throw getter('message', new Proxy({}, { get: boom }));
    },
  ], // prettier-ignore
  ['returns a promise that rejects', () => Promise.reject(new Error('late')) as never],
  ['returns null', () => null as never],
  ['returns a Proxy that throws', () => new Proxy({}, { get: boom, has: boom }) as never],
  ['returns an empty object', () => ({}) as never],
  [
    'returns trapped fields',
    () => ['result', 'tv', 'delta', 'persona', 'stop'].reduce((ctx, field) => getter(field, ctx), {}) as never,
  ], // prettier-ignore
  ['returns a trapped persona', () => ({ persona: getter('traits') }) as never],
  ['returns trapped traits', () => ({ persona: { traits: getter('insight') } }) as never],
  [
    'traps the ctx',
    (ctx: object) => {
      for (const field of Object.keys(ctx)) getter(field, ctx);
    },
  ], // prettier-ignore
  [
    'freezes the ctx',
    (ctx: object) => {
      Object.freeze(ctx);
    },
  ], // prettier-ignore
  [
    'takes every field away',
    (ctx: Record<string, unknown>) => {
      for (const field in ctx) delete ctx[field];
    },
  ], // prettier-ignore
  [
    'leaves no numbers',
    (ctx: object) => {
      Object.assign(ctx, { result: NaN, tv: '2', delta: {}, persona: 5 });
    },
  ], // prettier-ignore
  [
    'leaves huge numbers',
    (ctx: object) => {
      Object.assign(ctx, {
        result: 1e308,
        tv: 1e308,
        delta: -1e308,
        persona: { traits: { insight: 1e308, revengeWeight: -1e308, aggressiveness: 1e308 } },
      });
    },
  ], // prettier-ignore
];
const EVENTS = ['slqj_ai_attitude', 'slqj_ai_persona_init', 'slqj_ai_tv', 'slqj_ai_evidence'] as const;

function act(table: Table): void {
  const { acts, seat } = table;
  acts.turn(seat(1), acts.roundStart(seat(1)));
  acts.use(seat(3), 'juedou', [seat(1)]);
  acts.useSkill(seat(2), 'qingnang', [seat(1)]);
  acts.damage(seat(1), 1, { source: seat(3) });
  acts.wuxie({ card: { name: 'juedou' }, user: seat(3), target: seat(1) }, [seat(2)]);
}

function attitudes(table: Table): number[] {
  return [1, 2, 3, 4, 5].flatMap((from) =>
    [1, 2, 3, 4, 5].map((to) => table.get.attitude(table.seat(from), table.seat(to))),
  );
}

describe.each(EVENTS)('a subscriber of %s that', (event) => {
  const { warnings } = listenToConsole();

  it.each(BEHAVIOURS)('%s loses nothing', (_what, hostile) => {
    const table = sit({ started: false });
    table.bus.on(event, hostile as HookHandler<HookEvents[typeof event]>, { title: 'hostile' });
    table.acts.gameStart();
    act(table);
    for (const value of attitudes(table)) {
      expect(Number.isFinite(value)).toBe(true);
      expect(Math.abs(value)).toBeLessThanOrEqual(ANSWER_BOUND);
    }
    expect(readable(table).entries.map(({ event: told }) => told?.type)).toEqual(
      expect.arrayContaining(['round', 'turn', 'card', 'skill', 'damage', 'wuxie']),
    );
    for (const type of ['turn', 'card', 'skill', 'damage', 'wuxie'] as const)
      expect(toldOf(table, type).length).toBe(1);
    for (const seat of [1, 2, 3, 4, 5])
      for (const record of Object.values(mindOf(table.seat(seat)).memory))
        for (const value of Object.values(record as object)) expect(Math.abs(value as number)).toBeLessThanOrEqual(20);
    // Said once, and once more when it is switched off; never as a fault of ours.
    expect(warnings().every((text) => text.includes('hostile'))).toBe(true);
    expect(warnings().length).toBeLessThanOrEqual(2);
  });
});

describe('a worth that a subscriber declares', () => {
  listenToConsole();

  it.each([
    [1e308, ANSWER_BOUND],
    [-1e308, -ANSWER_BOUND],
    [3, 3],
  ])('as %d is recorded as %d', (tv, recorded) => {
    const table = sit();
    table.bus.on('slqj_ai_tv', (ctx) => {
      ctx.tv = tv;
    });
    table.acts.use(table.seat(3), 'silent', [table.seat(1)]);
    expect(toldOf(table, 'card')[0]?.tv).toEqual({ 1: recorded });
  });
});

/** Everything in a mind, frozen. */
function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(deepFreeze);
  Object.freeze(value);
}

const BREAKS: [string, (mind: Mind, pid: string) => void][] = [
  ['frozen', deepFreeze],
  ['a memory frozen', ({ memory }) => Object.freeze(memory.evidence)],
  ['sealed', ({ memory }) => Object.seal(memory.zhuSignal)],
  ['a number that throws when read', ({ memory }, pid) => getter(pid, memory.evidence)],
  [
    'a number that cannot be written',
    ({ memory }, pid) => Object.defineProperty(memory.grudge, pid, { writable: false }),
  ],
  [
    'a memory behind a Proxy',
    (mind) => Object.assign(mind.memory, { evidence: new Proxy({}, { get: boom, ownKeys: boom }) }),
  ],
  ['a runtime frozen', ({ runtime }) => Object.freeze(runtime)],
  ['traits that throw', ({ persona }) => getter('insight', persona.traits)],
  ['a persona that throws', (mind) => getter('persona', mind)],
];

describe('a mind', () => {
  listenToConsole();
  const plain = () => {
    const table = sit();
    act(table);
    return column(table, 'evidence', table.seat(3));
  };

  it.each(BREAKS)('%s learns on, and so does everybody else', (_what, breakIt) => {
    const table = sit();
    breakIt(mindOf(table.seat(2)), table.seat(3).playerid);
    act(table);
    expect(toldOf(table, 'card').length).toBe(1);
    expect(toldOf(table, 'damage').length).toBe(1);
    const felt = column(table, 'evidence', table.seat(3));
    const expected = plain();
    for (const seat of [1, 4, 5]) expect(felt[seat]).toBe(expected[seat]);
    expect(felt[2]).not.toBe(0);
    // What lies in the storage is what the fold thinks with.
    mindOf(table.seat(2)).memory.zhuSignal[table.seat(4).playerid] = -6;
    expect(table.api.guessIdentityFor(table.seat(2), table.seat(4)).identity).toBe('fan');
  });

  it.each(BREAKS)('%s by a subscriber in the middle of an event learns from that very event', (_what, breakIt) => {
    for (const event of ['slqj_ai_evidence', 'slqj_ai_attitude'] as const) {
      const table = sit();
      let broken = false;
      table.bus.on(event, () => {
        if (!broken) breakIt(mindOf(table.seat(4)), table.seat(3).playerid);
        broken = true;
      });
      table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
      const reference = sit();
      reference.acts.use(reference.seat(3), 'juedou', [reference.seat(1)]);
      expect(column(table, 'evidence', table.seat(3))).toEqual(column(reference, 'evidence', reference.seat(3)));
    }
  });

  it('keeps what it knew, its persona and its turns when it is frozen', () => {
    const table = sit();
    act(table);
    const before = JSON.parse(JSON.stringify(mindOf(table.seat(2)))) as Mind;
    deepFreeze(mindOf(table.seat(2)));
    table.acts.turn(table.seat(3));
    expect(mindOf(table.seat(2))).toEqual(before);
    expect(Object.isFrozen(mindOf(table.seat(2)))).toBe(false);
  });

  it("replaced in the storage, or in a locked one, is the fold's again or left alone", () => {
    const table = sit();
    const mind = mindOf(table.seat(2));
    table.seat(2).storage['slqj_ai'] = { persona: null };
    Object.freeze(table.seat(3).storage);
    table.acts.turn(table.seat(2));
    expect(mindOf(table.seat(2))).toBe(mind);
    table.acts.turn(table.seat(3));
    expect(toldOf(table, 'turn').length).toBe(2);
    expect(() => {
      table.runtime.uninstall();
    }).not.toThrow();
    expect(table.seat(2).storage['slqj_ai']).toBeUndefined();
  });
});

describe('a subscriber that switches us off', () => {
  listenToConsole();

  it.each(EVENTS)('from inside %s does not stop the event', (event) => {
    const table = sit({ started: false });
    table.bus.on(event, () => {
      table.runtime.uninstall();
    });
    expect(() => {
      table.acts.gameStart();
      act(table);
      attitudes(table);
    }).not.toThrow();
    expect(table.runtime.installed()).toBe(false);
  });
});
