/** The blindfold (§N10): what code reads of a hidden role while an AI decides, and that nothing is left of it afterwards. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Player } from '../../src/engine/noname';
import type { Style } from './double';
import { DoublePlayer, type Identity } from './double-player';
import { listenToConsole, mindOf, sit, type SitOptions, type Table } from './support';

const EIGHT: readonly Identity[] = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'nei', 'nei'];

type Bearer = Player & { identity: unknown };
const roleOf = (player: Player): unknown => (player as Bearer).identity;
const described = (player: Player) => Object.getOwnPropertyDescriptor(player, 'identity');

/** The engine keeps a role as a plain property of the player; the double's own is a getter of its class. */
function plainRoles({ everybody }: Pick<Table, 'everybody'>): void {
  for (const player of everybody()) {
    Object.defineProperty(player, 'identity', {
      value: DoublePlayer.roleOf(player),
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

const blind = (options: SitOptions = {}): Table =>
  sit({
    roles: EIGHT,
    me: 8,
    before: plainRoles,
    ...options,
    settings: { strict: true, inference: 'belief', ...options.settings },
  });

/** What this player's AI finds at every seat when it chooses a target. */
function seenBy(table: Table, decider: Player): Record<number, unknown> {
  const seen: Record<number, unknown> = {};
  table.within(table.createEvent('chooseTarget', { player: decider }), () =>
    table.ai.basic?.chooseTarget(() => {
      table.everybody().forEach((_, i) => (seen[i + 1] = roleOf(table.seat(i + 1))));
      return 0;
    }),
  );
  return seen;
}

const counted = (roles: readonly unknown[]): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const role of roles) count[String(role)] = (count[String(role)] ?? 0) + 1;
  return count;
};

const truth = (table: Table): unknown[] => EIGHT.map((_, i) => roleOf(table.seat(i + 1)));

/** Everybody hidden but the two. */
function exchange(table: Table, a: number, b: number): void {
  const [one, other] = [table.seat(a) as Bearer, table.seat(b) as Bearer];
  [one.identity, other.identity] = [other.identity, one.identity];
}

describe.each(['belief', 'spec'])('blindfolded, inference %s', (inference) => {
  listenToConsole();
  const options = { settings: { inference } };

  it('a decider sees a world of the whole deck, in which it is what it is', () => {
    const table = blind(options);
    for (const seat of [1, 2, 3, 4, 5, 6, 7]) {
      const seen = seenBy(table, table.seat(seat));
      expect(counted(Object.values(seen))).toEqual(counted(EIGHT));
      expect(seen[1]).toBe('zhu');
      expect(seen[seat]).toBe(EIGHT[seat - 1]);
    }
    expect(truth(table)).toEqual([...EIGHT]);
  });

  it('takes a seat for what it did, and somebody else for nothing because of their role', () => {
    const table = blind(options);
    for (let i = 0; i < 4; i++) table.acts.use(table.seat(5), 'sha', [table.seat(1)]);
    for (let i = 0; i < 4; i++) {
      table.acts.use(table.seat(6), 'tao', [table.seat(1)], {
        effect: (target) => {
          table.acts.recover(target, 1, { source: table.seat(6) });
        },
      });
      table.acts.use(table.seat(6), 'sha', [table.seat(5)]);
    }
    const seen = seenBy(table, table.seat(2));
    expect(seen[5]).toBe('fan');
    expect(seen[6]).toBe('zhong');
  });

  it('sees the same when two hidden roles are exchanged', () => {
    const table = blind(options);
    table.acts.use(table.seat(4), 'sha', [table.seat(1)]);
    for (const decider of [1, 2, 4, 7]) {
      const before = seenBy(table, table.seat(decider));
      for (const [a, b] of [
        [3, 5],
        [6, 8],
        [3, 8],
      ] as const) {
        exchange(table, a, b);
        expect(seenBy(table, table.seat(decider))).toEqual(before);
        exchange(table, a, b);
      }
    }
  });

  it('is told the truth about the shown, the dead, and what it learned in private, and nobody else is', () => {
    const table = blind(options);
    table.seat(3).storage.zhibi = [table.seat(8)];
    expect(seenBy(table, table.seat(3))[8]).toBe('nei');
    for (const decider of [2, 4, 5]) {
      const world = seenBy(table, table.seat(decider));
      expect(counted(Object.values(world))).toEqual(counted(EIGHT));
    }
    table.acts.die(table.seat(7), table.seat(1));
    table.seat(6).identityShown = true;
    table.acts.turn(table.seat(1));
    const seen = seenBy(table, table.seat(2));
    expect([seen[6], seen[7]]).toEqual(['fan', 'nei']);
    expect(counted(Object.values(seen))).toEqual(counted(EIGHT));
  });
});

describe('how others feel', () => {
  listenToConsole();

  it("answers how another feels by what the decider takes it for, not by that one's own card", () => {
    const table = blind();
    table.acts.use(table.seat(4), 'sha', [table.seat(1)]);
    const { get } = table;
    const asked = (): Record<string, number> => {
      const felt: Record<string, number> = {};
      table.within(table.createEvent('chooseTarget', { player: table.seat(2) }), () =>
        table.ai.basic?.chooseTarget(() => {
          for (const from of [3, 5, 8])
            for (const to of [1, 2, 4]) felt[`${from}>${to}`] = get.attitude(table.seat(from), table.seat(to));
          return 0;
        }),
      );
      return felt;
    };
    const before = asked();
    exchange(table, 3, 5);
    table.acts.turn(table.seat(1)); // everybody looks at their own cards again
    const after = asked();
    // The turn itself moves what memory alone decides: only the sign is the role's.
    for (const [pair, value] of Object.entries(before)) expect(Math.sign(after[pair]!)).toBe(Math.sign(value));
  });
});

describe('what an observer makes of an act', () => {
  listenToConsole();

  it("rests on no hidden role through the engine's own attitude to who is open", () => {
    /** As `situation()` does: what one feels for the lord is weighed by everybody's role. */
    const remembered = (strict: boolean, roles: readonly Identity[]): Record<string, number> => {
      const table = blind({
        roles,
        settings: { strict },
        before: (double) => {
          plainRoles(double);
          double.get.realAttitude = () =>
            double
              .everybody()
              .filter((_, i) => i < 4)
              .map(roleOf)
              .indexOf('fan');
        },
      });
      table.acts.use(table.seat(6), 'sha', [table.seat(1)]);
      return { ...mindOf(table.seat(2)).memory.evidence };
    };
    const exchanged = EIGHT.map((role, i) => (i === 2 ? EIGHT[4]! : i === 4 ? EIGHT[2]! : role));
    expect(remembered(true, exchanged)).toEqual(remembered(true, EIGHT));
    expect(remembered(false, exchanged)).not.toEqual(remembered(false, EIGHT));
  });
});

describe('the scope', () => {
  listenToConsole();

  it('is left when a check throws, and open eyes see through it', () => {
    const table = blind();
    expect(() =>
      table.within(table.createEvent('chooseTarget', { player: table.seat(2) }), () =>
        table.ai.basic?.chooseTarget(() => {
          throw new Error('a check that throws');
        }),
      ),
    ).toThrow('a check that throws');
    expect(truth(table)).toEqual([...EIGHT]);
  });

  it('ends where an asynchronous choice first waits', async () => {
    const table = blind();
    const sight: unknown[][] = [];
    const ai = async (): Promise<number> => {
      sight.push(truth(table));
      await Promise.resolve();
      sight.push(truth(table));
      return 0;
    };
    await table.within(table.createEvent('chooseTarget', { player: table.seat(2) }), () =>
      Promise.resolve(
        (table.ai.basic?.chooseTarget((candidate: Player) => (candidate === table.seat(1) ? ai() : 0)), 0),
      ),
    );
    await Promise.resolve();
    expect(sight.length).toBe(2);
    expect(sight[0]).not.toEqual([...EIGHT]);
    expect(sight[1]).toEqual([...EIGHT]);
  });

  it('is one world for the whole decision, whatever is written meanwhile; the write goes through', () => {
    const table = blind();
    const sight: unknown[][] = [];
    table.within(table.createEvent('chooseTarget', { player: table.seat(2) }), () =>
      table.ai.basic?.chooseTarget((candidate: Player) => {
        sight.push(truth(table));
        if (candidate === table.seat(4)) (candidate as Bearer).identity = 'nei';
        if (candidate === table.seat(8)) (candidate as Bearer).identity = 'fan';
        return 0;
      }),
    );
    expect(new Set(sight.map((world) => world.join(' '))).size).toBe(1);
    expect(truth(table)).toEqual(['zhu', 'zhong', 'zhong', 'nei', 'fan', 'fan', 'nei', 'fan']);
  });

  it('does not cover the person who decides by hand, and covers them under 托管', () => {
    const table = blind({ me: 5 });
    expect(Object.values(seenBy(table, table.seat(5)))).toEqual([...EIGHT]);
    table._status.auto = true;
    const seen = seenBy(table, table.seat(5));
    expect(seen[5]).toBe('fan');
    expect(Object.values(seen)).not.toEqual([...EIGHT]);
  });

  it('belongs to who possesses a player', () => {
    const table = blind();
    table.seat(4)._trueMe = table.seat(2);
    expect(seenBy(table, table.seat(4))).toEqual(seenBy(table, table.seat(2)));
  });

  it('covers an evaluation outside of a choice, and nothing that is not one', () => {
    const seen: unknown[][] = [];
    const table = blind({
      before: (double) => {
        plainRoles(double);
        const everybody = EIGHT.map((_, i) => double.seat(i + 1));
        double.get.value = () => seen.push(everybody.map(roleOf));
      },
    });
    const ask = (): unknown[] => {
      table.within(table.createEvent('content', { player: table.seat(4) }), () =>
        table.get.value({ name: 'sha' }, table.seat(4)),
      );
      return seen[seen.length - 1] ?? [];
    };
    expect(ask()[3]).toBe('fan');
    expect(counted(ask())).toEqual(counted(EIGHT));
    const before = ask();
    exchange(table, 3, 5);
    expect(ask()).toEqual(before);
    exchange(table, 3, 5);
    table.within(table.createEvent('content', { player: table.seat(4) }), () => {
      expect(truth(table)).toEqual([...EIGHT]);
    });
  });
});

describe.each<Style>(['modern', 'old'])('switching, in the %s engine', (style) => {
  listenToConsole();

  it('leaves no trace: not while strict mode is off, and not afterwards', () => {
    const plain = blind({ style, settings: { strict: false } });
    const before = described(plain.seat(3));
    expect(before).toEqual({ value: 'zhong', writable: true, enumerable: true, configurable: true });
    expect(Object.values(seenBy(plain, plain.seat(2)))).toEqual([...EIGHT]);

    let chooser: unknown;
    let trigger: unknown;
    class GameEventDouble {
      trigger(): void {
        // nothing listens
      }
    }
    const table = blind({
      style,
      before: (double) => {
        plainRoles(double);
        double.lib.element = { ...double.lib.element, GameEvent: GameEventDouble };
        chooser = double.ai.basic?.chooseTarget;
        trigger = GameEventDouble.prototype.trigger;
      },
    });
    expect(described(table.seat(3))).not.toEqual(before);
    expect(Object.keys(table.seat(3))).toEqual(Object.keys(plain.seat(3)));
    expect(table.ai.basic?.chooseTarget).not.toBe(chooser);
    const late = table.addPlayer('fan');
    Object.defineProperty(late, 'identity', { value: 'fan', writable: true, enumerable: true, configurable: true });
    seenBy(table, table.seat(2));
    expect(described(late)?.get).toBeTypeOf('function');
    exchange(table, 3, 5);
    table.acts.die(table.seat(7), table.seat(1));
    table.runtime.uninstall();
    for (const player of [...table.everybody(), late]) expect(described(player)).toHaveProperty('value');
    expect(described(table.seat(3))).toEqual({ ...before, value: 'fan' });
    expect(described(table.seat(5))).toEqual({ ...before, value: 'zhong' });
    expect(table.ai.basic?.chooseTarget).toBe(chooser);
    expect(GameEventDouble.prototype.trigger).toBe(trigger);
  });

  it('covers who comes late, and who is dealt a card anew', () => {
    const table = blind({ style });
    const late = table.addPlayer('fan');
    Object.defineProperty(late, 'identity', { value: 'zhong', writable: true, enumerable: true, configurable: true });
    expect(seenBy(table, table.seat(2))[9]).toBe('fan');
    table.acts.turn(table.seat(1));
    expect(seenBy(table, table.seat(2))[9]).toBe('fan');
    const third = table.seat(3);
    delete (third as Partial<Bearer>).identity;
    Object.defineProperty(third, 'identity', { value: 'XX', writable: true, enumerable: true, configurable: true });
    expect(seenBy(table, table.seat(2))[3]).not.toBe('XX');
    expect(roleOf(third)).toBe('XX');
  });
});

describe('faults', () => {
  const { warnings } = listenToConsole();

  it('of ours stop no decision, and lay nothing open', () => {
    const table = blind();
    Object.defineProperty(table.seat(2), 'storage', {
      get() {
        throw new Error('a storage that throws');
      },
    });
    const seen = seenBy(table, table.seat(2));
    expect(seen[1]).toBe('zhu');
    expect(seen[2]).toBe('zhong');
    expect(new Set([3, 4, 5, 6, 7, 8].map((seat) => seen[seat]))).toEqual(new Set(['fan']));
    expect(warnings().some((text) => text.includes('蒙眼'))).toBe(true);
    expect(truth(table)).toEqual([...EIGHT]);
  });

  it('of a property that cannot be covered stop no decision either', () => {
    const table = blind({
      before: (double) => {
        plainRoles(double);
        Object.defineProperty(double.seat(3), 'identity', { configurable: false });
      },
    });
    expect(seenBy(table, table.seat(2))[3]).toBe('zhong');
    expect(seenBy(table, table.seat(4))[2]).toBeTypeOf('string');
    table.runtime.uninstall();
    expect(truth(table)).toEqual([...EIGHT]);
  });
});

describe('what events bring along', () => {
  listenToConsole();

  it('chooses blindfolded from the beginning of the event on', () => {
    class GameEventDouble {
      name = 'chooseBool';
      constructor(
        readonly player: Player,
        public ai: () => unknown[],
      ) {}
      trigger(_name: string): void {
        // nothing listens
      }
    }
    const table = blind({
      before: (double) => {
        plainRoles(double);
        double.lib.element = { ...double.lib.element, GameEvent: GameEventDouble };
      },
    });
    const event = new GameEventDouble(table.seat(2), () => truth(table));
    expect(table.within(event as unknown as GameEvent, () => event.ai())).toEqual([...EIGHT]);
    event.trigger('chooseBoolBegin');
    const seen = table.within(event as unknown as GameEvent, () => event.ai());
    expect(seen).not.toEqual([...EIGHT]);
    expect(counted(seen)).toEqual(counted(EIGHT));
  });
});

describe.each(['belief', 'spec'])('the fair way to ask, inference %s', (inference) => {
  listenToConsole();
  const options = { settings: { inference } };

  it('answers the world that the blindfold shows', () => {
    const table = blind(options);
    table.acts.use(table.seat(4), 'sha', [table.seat(1)]);
    const world = table.api.likeliestWorldFor(table.seat(2));
    const told = EIGHT.map((_, i) => world?.get(table.seat(i + 1)));
    expect(told).toEqual(Object.values(seenBy(table, table.seat(2))));
    expect(counted(told)).toEqual(counted(EIGHT));
  });

  it('gives chances that add up, and sides that follow from them and from who asks', () => {
    const table = blind(options);
    for (let i = 0; i < 4; i++) table.acts.use(table.seat(4), 'sha', [table.seat(1)]);
    const { api } = table;
    for (const decider of [1, 2, 5]) {
      for (const target of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const chances = api.chancesFor(table.seat(decider), table.seat(target))!;
        expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(Math.abs(api.sideFor(table.seat(decider), table.seat(target)))).toBeLessThanOrEqual(1);
      }
    }
    expect(api.chancesFor(table.seat(2), table.seat(1))).toMatchObject({ zhu: 1 });
    expect(api.chancesFor(table.seat(2), table.seat(4))!.fan).toBeGreaterThan(0.6);
    expect(api.sideFor(table.seat(2), table.seat(4))).toBeLessThan(0);
    expect(api.sideFor(table.seat(5), table.seat(4))).toBeGreaterThan(0);
    expect(api.sideFor(table.seat(5), table.seat(1))).toBeLessThan(0);
    expect(api.sideFor(table.seat(5), table.seat(5))).toBe(1);
  });

  it('rests on no hidden role of others, and on private knowledge only while its owner decides', () => {
    const all = (table: Table, decider: number): unknown => ({
      chances: EIGHT.map((_, i) => table.api.chancesFor(table.seat(decider), table.seat(i + 1))),
      sides: EIGHT.map((_, i) => table.api.sideFor(table.seat(decider), table.seat(i + 1))),
      world: EIGHT.map((_, i) => table.api.likeliestWorldFor(table.seat(decider))?.get(table.seat(i + 1))),
    });
    const table = blind(options);
    table.acts.use(table.seat(4), 'sha', [table.seat(1)]);
    const before = all(table, 2);
    exchange(table, 3, 5);
    expect(all(table, 2)).toEqual(before);
    exchange(table, 3, 5);
    table.seat(2).storage.zhibi = [table.seat(3)];
    expect(all(table, 2)).toEqual(before);
    let whileDeciding: unknown;
    table.within(table.createEvent('chooseTarget', { player: table.seat(2) }), () =>
      table.ai.basic?.chooseTarget(() => {
        whileDeciding = table.api.chancesFor(table.seat(2), table.seat(3));
        return 0;
      }),
    );
    expect(whileDeciding).toMatchObject({ zhong: 1 });
  });

  it('knows nothing of strangers, and nothing before a game', () => {
    const table = blind({ ...options, started: false });
    expect(table.api.likeliestWorldFor(table.seat(2))).toBeNull();
    table.acts.gameStart();
    expect(table.api.likeliestWorldFor({})).toBeNull();
    expect(table.api.chancesFor(table.seat(2), {})).toBeNull();
    expect(table.api.sideFor({}, table.seat(2))).toBe(0);
  });
});
