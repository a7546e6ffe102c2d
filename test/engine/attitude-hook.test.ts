/** slqj_ai_attitude: what subscribers are told, and what becomes of what they answer. */
import { describe, expect, it } from 'vitest';
import type { AttitudeContext } from '../../src/hooks/events';
import { feltBy, lookAround, openRebels, remember } from './attitude-support';
import { column, listenToConsole, sit, type Table } from './support';

/** Everything that one question tells its subscribers. */
function heard(table: Table, from: number, to: number): AttitudeContext[] {
  const contexts: AttitudeContext[] = [];
  const off = table.bus.on('slqj_ai_attitude', (ctx) => {
    contexts.push({ ...ctx });
  });
  table.get.attitude(table.seat(from), table.seat(to));
  off();
  return contexts;
}

describe('a subscriber is told', () => {
  listenToConsole();

  it("both players, the mode, the engine's own value, the perceived one, why, and the engine", () => {
    const table = sit();
    const [second, third] = [table.seat(2), table.seat(3)];
    remember(second, third, -4);
    third.ai.shown = 0.5;
    lookAround(table);
    const felt = feltBy(second, third);
    expect(heard(table, 2, 3)).toEqual([
      {
        from: second,
        to: third,
        mode: 'identity',
        base: -3,
        perceived: felt,
        belief: null,
        reason: 'perceived',
        result: felt,
        forceOriginal: false,
        stop: false,
        game: table.game,
        get: table.get,
      },
    ]);
  });

  it("the engine's own value with difficulty, madness and mods", () => {
    const table = sit({ me: 3, config: { difficulty: 1 } });
    const [second, third] = [table.seat(2), table.seat(3)];
    third.ai.shown = 0.5;
    second.mad = true;
    second.ai.modAttitudeFrom = (_from, _to, attitude) => attitude + 10;
    expect(heard(table, 2, 3)[0]).toMatchObject({ base: 11.5, perceived: feltBy(second, third) });
    expect(heard(table, 2, 3)[0]?.result).toBeCloseTo(-(feltBy(second, third) + 1.5) + 10, 12);
  });

  it('why: the lord, the shown, oneself', () => {
    const table = sit();
    table.seat(5).identityShown = true;
    expect(
      [heard(table, 2, 1), heard(table, 2, 5), heard(table, 2, 2)].map(([ctx]) => [
        ctx?.reason,
        ctx?.perceived,
        ctx?.base,
      ]),
    ).toEqual([
      ['original', null, 8],
      ['original', null, -4],
      ['original', null, 10],
    ]);
  });

  it('why: camouflage, exposure, soft assignment', () => {
    const camouflage = sit({ personas: ['camouflage'] });
    const [disguised] = heard(camouflage, 3, 1);
    expect(disguised).toMatchObject({ reason: 'camouflage', base: -8 });
    expect(disguised?.result).toBeCloseTo(-1.2, 12);
    const exposed = sit();
    exposed.seat(3).ai.shown = 0.9;
    lookAround(exposed);
    expect(heard(exposed, 2, 3)[0]).toMatchObject({
      reason: 'fallback_shown',
      perceived: null,
      base: -5.4,
      result: -5.4,
    });
    const soft = sit();
    openRebels(soft);
    expect(heard(soft, 1, 2)[0]).toMatchObject({
      reason: 'soft_assigned',
      perceived: feltBy(soft.seat(1), soft.seat(2)),
      result: 3,
      base: 0,
    });
  });

  it('whose mind it is when a player is possessed', () => {
    const table = sit();
    table.seat(2)._trueMe = table.seat(4);
    expect(heard(table, 2, 3)[0]?.from).toBe(table.seat(4));
  });

  it('nothing about a missing side, or while the extension is not in force', () => {
    const table = sit();
    const contexts: unknown[] = [];
    table.bus.on('slqj_ai_attitude', (ctx) => {
      contexts.push(ctx);
    });
    table.get.attitude(null, table.seat(2));
    table._status.connectMode = true;
    table.get.attitude(table.seat(2), table.seat(3));
    expect(contexts).toEqual([]);
  });
});

describe("a subscriber's answer", () => {
  const { warnings } = listenToConsole();

  it('is the attitude', () => {
    const table = sit();
    table.bus.on('slqj_ai_attitude', (ctx) => {
      ctx.result = 7;
    });
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(7);
    expect(table.get.attitude(table.seat(2), table.seat(1))).toBe(7);
    table.bus.clear('slqj_ai_attitude');
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(feltBy(table.seat(2), table.seat(3)));
  });

  it("may be the engine's own value, whatever the result says", () => {
    const table = sit();
    table.seat(3).ai.shown = 0.5;
    table.bus.on('slqj_ai_attitude', (ctx) => {
      ctx.result = 7;
      ctx.forceOriginal = true;
    });
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(-3);
  });

  it.each([NaN, Infinity, 'much', undefined, null])('%s is none', (result) => {
    const table = sit();
    table.bus.on('slqj_ai_attitude', (ctx) => {
      ctx.result = result as number;
    });
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(feltBy(table.seat(2), table.seat(3)));
  });

  it('may be another ctx', () => {
    const table = sit();
    table.bus.on('slqj_ai_attitude', (ctx) => ({ ...ctx, result: 5 }));
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(5);
    table.bus.on('slqj_ai_attitude', () => ({}) as AttitudeContext, { priority: -1 });
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(feltBy(table.seat(2), table.seat(3)));
  });

  it('by throwing changes nothing, is said once, and after three throws it is asked no more', () => {
    const table = sit();
    let asked = 0;
    table.bus.on(
      'slqj_ai_attitude',
      () => {
        asked += 1;
        throw new Error('a subscriber');
      },
      { title: '示例' },
    );
    const seen = [1, 2, 3, 4, 5].map(() => table.get.attitude(table.seat(2), table.seat(3)));
    expect(new Set(seen)).toEqual(new Set([feltBy(table.seat(2), table.seat(3))]));
    expect(asked).toBe(3);
    expect(warnings().length).toBe(2);
    expect(warnings().every((text) => text.includes('示例'))).toBe(true);
  });

  it('may come from asking for attitudes, which is not offered again', () => {
    const table = sit();
    const [second, third, fourth] = [table.seat(2), table.seat(3), table.seat(4)];
    remember(second, fourth, -4);
    let asked = 0;
    table.bus.on('slqj_ai_attitude', (ctx) => {
      asked += 1;
      ctx.result = table.get.attitude(second, fourth) + table.get.attitude(second, third);
    });
    expect(table.get.attitude(second, third)).toBe(feltBy(second, fourth) + feltBy(second, third));
    expect(asked).toBe(1);
    // And the next question is offered as ever, also after a throw.
    table.bus.on(
      'slqj_ai_attitude',
      () => {
        throw new Error('a subscriber');
      },
      { priority: 1 },
    );
    table.get.attitude(second, third);
    table.get.attitude(second, third);
    expect(asked).toBe(3);
    expect(warnings().length).toBe(1);
  });

  it('weighs evidence too', () => {
    const table = sit();
    table.bus.on('slqj_ai_attitude', (ctx) => {
      if (ctx.to === table.seat(1)) ctx.result = ctx.from === table.seat(2) ? -8 : 0;
    });
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    expect(column(table, 'evidence', table.seat(3))).toEqual({ 1: 0, 2: expect.closeTo(0.9, 9) as number, 4: 0, 5: 0 });
  });
});

describe('in strict mode (§K1)', () => {
  listenToConsole();
  const strictly = (inference: 'spec' | 'belief') => sit({ settings: { strict: true, inference } });

  it.each(['spec', 'belief'] as const)('the base is what the mind feels, and the original is that: %s', (inference) => {
    const table = strictly(inference);
    remember(table.seat(2), table.seat(3), -4);
    const [ctx] = heard(table, 2, 3);
    expect(ctx?.base).toBeTypeOf('number');
    expect(ctx?.base).toBe(ctx?.perceived);
    table.bus.on('slqj_ai_attitude', (asked) => {
      asked.result = 7;
      asked.forceOriginal = true;
    });
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(ctx?.base);
  });

  it.each(['spec', 'belief'] as const)('it rests on no hidden role: %s', (inference) => {
    const bases = (swapped: boolean) => {
      const table = strictly(inference);
      const [third, fourth] = [table.seat(3), table.seat(4)];
      const [one, other] = [third.identity, fourth.identity];
      if (swapped) {
        Object.assign(third, { identity: other });
        Object.assign(fourth, { identity: one });
      }
      remember(table.seat(2), third, -4);
      return [3, 4, 5].map((to) => heard(table, 2, to)[0]?.base);
    };
    expect(bases(true)).toEqual(bases(false));
  });

  it("towards the lord it is the engine's own", () => {
    expect(heard(strictly('belief'), 2, 1)[0]).toMatchObject({ base: 8, perceived: null });
  });
});
