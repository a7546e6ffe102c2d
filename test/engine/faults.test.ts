/** Faults stay with us: missing members, broken players, throwing packages. The game never sees an exception of ours. */
import { describe, expect, it } from 'vitest';
import type { Double } from './double';
import { feltBy } from './attitude-support';
import { listenToConsole, sit, told, toldOf, type SitOptions, type Table } from './support';

const without = (owner: 'lib' | 'game' | 'get', member: string): SitOptions => ({
  before: (table: Double) => {
    const holder = table[owner] as object as Record<string, unknown>;
    if (holder[member] !== undefined)
      Object.defineProperty(holder, member, { value: undefined, configurable: true, writable: true });
  },
});

/** One of everything. */
function playOn({ acts, seat }: Table, end = true): void {
  acts.turn(seat(1), acts.roundStart(seat(1)));
  acts.use(seat(3), 'sha', [seat(1)], {
    effect: (target) => {
      acts.damage(target);
    },
  });
  acts.useSkill(seat(2), 'qingnang', [seat(1)], () => {
    acts.recover(seat(1));
  });
  acts.pick('discard', seat(3), seat(2), [{ name: 'tao' }]);
  acts.die(seat(4), seat(1));
  if (end) acts.over();
}

describe('an engine that lacks a member', () => {
  const { warnings } = listenToConsole();

  it.each([
    ['lib', 'version'],
    ['lib', 'config'],
    ['lib', 'card'],
    ['lib', 'translate'],
    ['game', 'players'],
    ['game', 'roundNumber'],
    ['game', 'addGlobalSkill'],
    ['get', 'mode'],
    ['get', 'translation'],
  ] as const)('%s.%s has nothing installed, and is told once', (owner, member) => {
    let attitude: unknown;
    const table = sit({
      started: false,
      // The settings are read before anything else is looked at.
      before: (double) => {
        attitude = double.get.attitude;
        if (member === 'config') double.lib.config = null as unknown as Double['lib']['config'];
        else without(owner, member).before?.(double);
      },
    });
    expect(table.installed).toBe(false);
    expect(table.get.attitude).toBe(attitude);
    expect(table.lib.skill.global).toEqual([]);
    expect(warnings().length).toBe(1);
    expect(warnings()[0]).toContain(`${owner}.${member}`);
  });

  it.each([
    ['attitude', 'get', 'attitude'],
    ['attitude', 'get', 'rawAttitude'],
    ['attitude', 'get', 'difficulty'],
  ] as const)('loses only the %s without %s.%s', (_feature, owner, member) => {
    const table = sit(without(owner, member));
    playOn(table);
    expect(table.installed).toBe(true);
    expect(new Set(told(table).map(({ type }) => type))).toEqual(
      new Set(['round', 'turn', 'card', 'shown', 'damage', 'skill', 'heal', 'zone', 'die', 'over', 'terms', 'truth']),
    );
    expect(warnings().length).toBe(1);
    expect(warnings()[0]).toContain(`${owner}.${member}`);
  });

  it('loses only the worth of acts without get.result', () => {
    const table = sit(without('get', 'result'));
    playOn(table);
    const types = new Set(told(table).map(({ type }) => type as string));
    expect(types).toEqual(new Set(['round', 'turn', 'damage', 'heal', 'zone', 'die', 'over', 'terms', 'truth']));
    expect(table.get.attitude(table.seat(2), table.seat(5))).toBe(feltBy(table.seat(2), table.seat(5)));
    expect(warnings().length).toBe(1);
  });

  it('loses only the deck without get.identityList', () => {
    const table = sit(without('get', 'identityList'));
    playOn(table);
    expect(table.api.cfg.identityCounts).toBeNull();
    expect(toldOf(table, 'card').length).toBe(1);
    expect(warnings().length).toBe(1);
  });

  it.each(['position', 'is'])('loses only the picks without get.%s', (member) => {
    const table = sit(without('get', member));
    playOn(table);
    expect(toldOf(table, 'zone')).toEqual([]);
    expect(toldOf(table, 'card').length).toBe(1);
    expect(warnings().length).toBe(1);
  });

  it('loses only the ending without lib.onover', () => {
    const table = sit(without('lib', 'onover'));
    const { acts, seat } = table;
    acts.use(seat(3), 'sha', [seat(1)]);
    expect(toldOf(table, 'card').length).toBe(1);
    expect(warnings().length).toBe(1);
    table.runtime.uninstall();
  });

  it('is told one line for each feature that is off', () => {
    const table = sit({
      before: (double) => {
        without('get', 'position').before?.(double);
        without('get', 'identityList').before?.(double);
        without('get', 'is').before?.(double);
      },
    });
    expect(table.installed).toBe(true);
    expect(warnings().length).toBe(2);
    expect(warnings().find((text) => text.includes('get.position'))).toContain('get.is');
  });
});

describe('an exception inside us', () => {
  const { warnings } = listenToConsole();

  const breakStorage = (table: Double): void => {
    Object.defineProperty(table.seat(2), 'storage', {
      configurable: true,
      get: () => {
        throw new Error('no storage');
      },
    });
  };

  it('never reaches the event that it happened in, and is said once', () => {
    const table = sit({ before: breakStorage, started: false });
    expect(() => {
      table.acts.gameStart();
      playOn(table);
    }).not.toThrow();
    const texts = warnings();
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('costs the others nothing: a storage that cannot be written leaves the game a session', () => {
    const table = sit({ before: breakStorage, started: false });
    table.acts.gameStart();
    table.seat(3).ai.shown = 0.5;
    expect(table.get.attitude(table.seat(4), table.seat(1))).toBe(-8);
    expect(table.get.attitude(table.seat(4), table.seat(3))).toBe(feltBy(table.seat(4), table.seat(3)));
    expect(table.api.recording()?.length).toBe(1);
  });

  it('in the middle of a game costs only what was broken', () => {
    const table = sit();
    const broken = table.seat(5);
    Object.defineProperty(broken, 'ai', {
      configurable: true,
      get: () => {
        throw new Error('no ai');
      },
    });
    expect(() => {
      playOn(table, false);
    }).not.toThrow();
    delete (broken as Partial<typeof broken>).ai;
    Object.assign(broken, { ai: { shown: 0 } });
    expect(warnings().length).toBeGreaterThan(0);
    table.acts.use(table.seat(2), 'sha', [table.seat(3)]);
    expect(toldOf(table, 'card').at(-1)).toMatchObject({ by: 2, to: [3] });
  });

  it('in get.translation costs neither the game nor its end', () => {
    const table = sit({
      before: ({ get }) => {
        get.translation = () => {
          throw new Error('no words');
        };
      },
      started: false,
    });
    expect(() => {
      table.acts.gameStart();
      playOn(table);
    }).not.toThrow();
    expect(warnings().length).toBeGreaterThan(0);
    const late = sit();
    late.get.translation = () => {
      throw new Error('no words');
    };
    expect(() => {
      playOn(late);
    }).not.toThrow();
    expect(warnings().some((text) => text.includes('结束记录'))).toBe(true);
  });

  it("in the perceived attitude leaves the engine's value and is said once", () => {
    const table = sit();
    const [second, third] = [table.seat(2), table.seat(3)];
    third.ai.shown = 0.5;
    Object.defineProperty(second.storage['slqj_ai'] as object, 'persona', {
      get: () => {
        throw new Error('no persona');
      },
    });
    expect(table.get.attitude(second, third)).toBe(-3);
    expect(table.get.rawAttitude(second, third)).toBe(-3);
    table.get.attitude(second, third);
    const texts = warnings();
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toContain('感知态度');
  });

  it("around the attitude leaves the engine's value and is said once", () => {
    const table = sit({ personas: ['camouflage'] });
    const third = table.seat(3);
    Object.defineProperty(third.storage['slqj_ai'] as object, 'runtime', {
      get: () => {
        throw new Error('no runtime');
      },
    });
    expect(table.get.attitude(third, table.seat(1))).toBe(-8);
    expect(table.get.attitude(third, table.seat(1))).toBe(-8);
    expect(warnings().length).toBe(1);
  });

  it('of the engine itself goes where it would go without us', () => {
    const table = sit();
    table._status.ai.customAttitude = [
      () => {
        throw new Error('theirs');
      },
    ];
    expect(() => table.get.attitude(table.seat(2), table.seat(1))).toThrow('theirs');
    expect(() => table.get.attitude(table.seat(2), table.seat(3))).toThrow('theirs');
    expect(warnings().length).toBeLessThanOrEqual(1);
  });

  it("in the engine's mode is said and does not stop the game", () => {
    const table = sit();
    const { mode } = table.get;
    table.get.mode = () => {
      throw new Error('no mode');
    };
    expect(() => {
      table.acts.damage(table.seat(2));
    }).not.toThrow();
    table.get.mode = mode;
    expect(warnings().length).toBe(1);
  });
});
