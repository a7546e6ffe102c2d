/** Hidden roles are bait here: every read of one is counted, with the file that read it. The double's own reads do not count. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DoublePlayer, tracing } from './double-player';
import { lookAround, openRebels } from './attitude-support';
import { listenToConsole, mindOf, sit, type Table } from './support';

const SEATS = [1, 2, 3, 4, 5];

const forget = (table: Table): void => {
  for (const player of table.everybody()) player.reads = [];
};

/** Files that read a role, by seat; seats that nobody read are left out. */
function reads(table: Table): Record<number, string[]> {
  const found = SEATS.map((seat) => [seat, table.seat(seat).reads] as const).filter(([, files]) => files.length > 0);
  return Object.fromEntries(found);
}

/** Everything that the extension answers about `target`, through the eyes of `observer`. */
function ask({ api, get }: Table, observer: DoublePlayer, target: DoublePlayer): void {
  api.guessIdentityFor(observer, target);
  api.explainGuessIdentityFor(observer, target);
  get.attitude(observer, target);
  get.rawAttitude(observer, target);
}

/** A table where something has happened to everybody. */
function busyTable(options: Parameters<typeof sit>[0] = {}): Table {
  const table = sit({ me: 2, ...options });
  const { acts, seat } = table;
  acts.turn(seat(1), acts.roundStart(seat(1)));
  acts.use(seat(3), 'juedou', [seat(1)]);
  acts.use(seat(2), 'juedou', [seat(4)]);
  acts.useSkill(seat(5), 'qingnang', [seat(1)]);
  acts.wuxie({ card: { name: 'juedou' }, user: seat(3), target: seat(1) }, [seat(2), seat(4)]);
  acts.damage(seat(2), 1, { source: seat(3) });
  acts.turn(seat(2));
  return table;
}

describe('hidden roles', () => {
  listenToConsole();
  beforeEach(() => {
    tracing.on = true;
  });
  afterEach(() => {
    tracing.on = false;
  });

  it('are bait that works: a read is counted and its reader named', () => {
    const table = sit();
    forget(table);
    expect(table.seat(3).identity).toBe('fan');
    expect(reads(table)).toEqual({ 3: ['traps.test.ts'] });
  });

  it('are read by nobody when a game starts', () => {
    const table = sit({ started: false });
    forget(table);
    table.acts.gameStart();
    expect(Object.keys(reads(table)).filter((seat) => seat !== '1')).toEqual([]);
  });

  it("are read by truth.ts alone, and none but one's own, while things happen", () => {
    const table = busyTable();
    forget(table);
    const { acts, seat } = table;
    acts.use(seat(3), 'sha', [seat(2)], {
      effect: (target) => {
        acts.damage(target);
      },
    });
    acts.use(seat(2), 'tao', [seat(1)]);
    acts.logSkill(seat(5), 'ganglie', seat(1));
    acts.pick('discard', seat(3), seat(2), [{ name: 'tao' }]);
    expect(reads(table)[1]?.every((file) => file === 'truth.ts') ?? true).toBe(true);
    for (const hidden of [2, 3, 4, 5]) expect(reads(table)[hidden] ?? [], `seat ${hidden}`).toEqual([]);
  });

  it('of others are never read to answer for one observer', () => {
    for (const observer of SEATS) {
      for (const subscribed of [false, true]) {
        const table = busyTable();
        if (subscribed) table.bus.on('slqj_ai_attitude', () => undefined);
        forget(table);
        for (const target of SEATS.filter((seat) => seat !== observer))
          ask(table, table.seat(observer), table.seat(target));
        const { [observer]: own = [], ...others } = reads(table);
        expect(others, `observer ${observer}`).toEqual({});
        expect(own.length).toBeLessThanOrEqual(1);
        expect(own.every((file) => file === 'truth.ts')).toBe(true);
      }
    }
  });

  it('are not read a second time in the same turn', () => {
    const table = busyTable();
    const everything = (): void => {
      for (const observer of SEATS) {
        for (const target of SEATS) if (target !== observer) ask(table, table.seat(observer), table.seat(target));
      }
      for (const target of SEATS) {
        table.api.guessIdentityConsensus(table.seat(target));
        table.api.explainGuessIdentityConsensus(table.seat(target));
      }
    };
    everything();
    forget(table);
    everything();
    expect(reads(table)).toEqual({});
  });

  it('of the target are never read for what the table thinks of it', () => {
    for (const target of SEATS.filter((seat) => seat !== 1)) {
      const table = busyTable();
      forget(table);
      table.api.guessIdentityConsensus(table.seat(target));
      table.api.explainGuessIdentityConsensus(table.seat(target));
      expect(reads(table)[target], `target ${target}`).toBeUndefined();
    }
  });

  it('of those who remain are not read to take them for allies', () => {
    const table = sit();
    openRebels(table);
    forget(table);
    table.get.attitude(table.seat(1), table.seat(2));
    table.get.attitude(table.seat(1), table.seat(5));
    table.api.explainGuessIdentityFor(table.seat(1), table.seat(5));
    const { 2: second, 5: fifth } = reads(table);
    // The consensus asks the votes of 2 about 5 and of 5 about 2, each through its own eyes.
    expect([second ?? [], fifth ?? []].flat().every((file) => file === 'truth.ts')).toBe(true);
    expect((second ?? []).length).toBeLessThanOrEqual(1);
    expect((fifth ?? []).length).toBeLessThanOrEqual(1);
  });

  it('that were learned are read by truth.ts, and by nobody who did not learn them', () => {
    const table = busyTable();
    table.seat(2).storage.zhibi = [table.seat(3)];
    lookAround(table);
    forget(table);
    table.api.guessIdentityFor(table.seat(4), table.seat(3));
    expect(reads(table)[3]).toBeUndefined();
    expect(table.api.guessIdentityFor(table.seat(2), table.seat(3))).toEqual({ identity: 'fan', confidence: 1 });
    expect(new Set(reads(table)[3])).toEqual(new Set(['truth.ts']));
  });

  it('do not change what anybody else thinks when they are exchanged', () => {
    const thoughts = (roles: readonly ('zhu' | 'zhong' | 'fan' | 'nei')[]): unknown => {
      const table = busyTable({ roles });
      // 3 is exposed to 0.95 by now, where the engine's own attitude is in force.
      return [4, 5].map((target) => [
        table.api.explainGuessIdentityFor(table.seat(1), table.seat(target)),
        table.get.attitude(table.seat(1), table.seat(target)),
      ]);
    };
    expect(thoughts(['zhu', 'zhong', 'fan', 'nei', 'fan'])).toEqual(thoughts(['zhu', 'zhong', 'fan', 'fan', 'nei']));
  });

  it("are counted by truth.ts where the deck is unknown; where it is known each voter looks at one's own at most", () => {
    const unknown = sit({
      before: ({ get }) => {
        get.identityList = () => [];
      },
    });
    openRebels(unknown);
    forget(unknown);
    unknown.api.explainGuessIdentityConsensus(unknown.seat(5));
    expect(new Set(Object.values(reads(unknown)).flat())).toEqual(new Set(['truth.ts']));
    const known = sit();
    openRebels(known);
    forget(known);
    known.api.explainGuessIdentityConsensus(known.seat(5));
    for (const files of Object.values(reads(known))) expect(files).toEqual(['truth.ts']);
  });

  it('are read by truth.ts alone when the game is over', () => {
    const table = busyTable();
    forget(table);
    table.acts.over();
    expect(Object.keys(reads(table))).toEqual(['1', '2', '3', '4', '5']);
    expect(new Set(Object.values(reads(table)).flat())).toEqual(new Set(['truth.ts']));
  });
});

describe("one's own role", () => {
  listenToConsole();
  beforeEach(() => {
    tracing.on = true;
  });
  afterEach(() => {
    tracing.on = false;
  });

  it('is looked at once at every turn start, by truth.ts', () => {
    const table = sit();
    for (const seat of [1, 2]) {
      forget(table);
      table.acts.turn(table.seat(seat));
      const { 1: _lord, ...hidden } = reads(table);
      expect(hidden).toEqual({ 2: ['truth.ts'], 3: ['truth.ts'], 4: ['truth.ts'], 5: ['truth.ts'] });
    }
  });

  it('is not read while anybody guesses or feels', () => {
    const table = sit();
    table.acts.turn(table.seat(1));
    forget(table);
    for (const observer of SEATS) {
      for (const target of SEATS) if (target !== observer) ask(table, table.seat(observer), table.seat(target));
      table.api.guessIdentityConsensus(table.seat(observer));
    }
    expect(reads(table)).toEqual({});
  });

  it('is the new one from the next turn on when the rules exchange roles', () => {
    const table = sit();
    table.acts.turn(table.seat(1));
    const [second, third] = [table.seat(2), table.seat(3)];
    mindOf(second).memory.evidence[third.playerid] = 9;
    expect(table.api.guessIdentityFor(second, third).identity).toBe('zhong');
    DoublePlayer.deal(second, 'fan');
    expect(table.api.guessIdentityFor(second, third).identity).toBe('zhong');
    table.acts.turn(third);
    expect(table.api.guessIdentityFor(second, third).identity).toBe('fan');
  });
});
