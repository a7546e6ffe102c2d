/** The start of a game: seats, header, deck, personas, and the minds that other extensions find in the storages. */
import { describe, expect, it } from 'vitest';
import { PERSONA_NAMES } from '../../src/core/persona';
import { createDouble, swapPlayer } from './double';
import { header, listenToConsole, mindOf, readable, sit, told, toldOf } from './support';

const EIGHT = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;

describe('the start of a game', () => {
  listenToConsole();

  it.each([1, 2, 3, 5])('seats everybody in playing order from the lord when the human is at %d', (me) => {
    const table = sit({ me });
    const names = header(table).players.map(({ seat, name }) => [seat, name]);
    expect(names).toEqual([
      [1, 'hero1'],
      [2, 'hero2'],
      [3, 'hero3'],
      [4, 'hero4'],
      [5, 'hero5'],
    ]);
    expect(header(table).lord).toBe(1);
    expect(header(table).me).toBe(me);
  });

  it('goes by their positions, in whatever order the engine lists them', () => {
    const table = sit({
      me: 3,
      before: ({ game }) => {
        game.players.reverse();
      },
    });
    expect(header(table).players.map(({ name }) => name)).toEqual(['hero1', 'hero2', 'hero3', 'hero4', 'hero5']);
  });

  it('writes what everybody can see, and no role', () => {
    const table = sit({ roles: EIGHT, me: 3 });
    const text = table.api.recording()?.[0] ?? '';
    expect(header(table)).toMatchObject({
      type: 'game',
      v: 1,
      engine: '1.11.4.1',
      deck: { zhu: 1, zhong: 2, nei: 2, fan: 3 },
      players: [{ seat: 1, hp: 4, maxHp: 4 }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(text).not.toContain('identity');
    expect(Object.keys(header(table)).sort()).toEqual([
      'deck',
      'engine',
      'inference',
      'lord',
      'me',
      'personas',
      'players',
      'seed',
      'strict',
      'type',
      'v',
    ]);
    expect(readable(table).entries).toEqual([]);
  });

  it('names no human where the game plays by itself', () => {
    expect(
      header(
        sit({
          before: ({ _status }) => {
            _status.auto = true;
          },
        }),
      ).me,
    ).toBeNull();
    expect(
      header(
        sit({
          before: ({ game }) => {
            game.notMe = true;
          },
        }),
      ).me,
    ).toBeNull();
  });

  it("translates the heroes' names", () => {
    const table = sit({
      before: ({ lib }) => {
        lib.translate['hero2'] = '张飞';
      },
    });
    expect(header(table).players[1]?.name).toBe('张飞');
  });

  it("takes the deck of the configured list, and none where it cannot be this game's", () => {
    expect(header(sit()).deck).toEqual({ zhu: 1, zhong: 1, nei: 1, fan: 2 });
    const custom = ['zhu', 'mingzhong', 'commoner', 'fan', 'nei'];
    expect(
      header(
        sit({
          before: ({ get }) => {
            get.identityList = () => custom;
          },
        }),
      ).deck,
    ).toEqual({ zhu: 1, zhong: 1, commoner: 1, fan: 1, nei: 1 });
    expect(
      header(
        sit({
          before: ({ get }) => {
            get.identityList = () => ['zhu', 'fan'];
          },
        }),
      ).deck,
    ).toBeNull();
    expect(
      header(
        sit({
          before: ({ get }) => {
            get.identityList = () => ['fan', 'fan', 'fan', 'fan', 'fan'];
          },
        }),
      ).deck,
    ).toBeNull();
    expect(
      header(
        sit({
          before: ({ get }) => {
            get.identityList = () => {
              throw new Error('a package');
            };
          },
        }),
      ).deck,
    ).toBeNull();
  });

  it('draws the same seed and the same personas from the same players, and only enabled ones', () => {
    const first = header(sit({ roles: EIGHT, personas: PERSONA_NAMES }));
    expect(header(sit({ roles: EIGHT, personas: PERSONA_NAMES }))).toEqual(first);
    expect(
      Object.values(header(sit({ roles: EIGHT, personas: ['petty', 'camouflage'] })).personas ?? {}).every(
        (name) => name === 'petty' || name === 'camouflage',
      ),
    ).toBe(true);
    const none = sit({ personas: [] });
    expect(new Set(Object.values(header(none).personas ?? {}))).toEqual(new Set(['balanced']));
  });

  it("never draws from the engine's own stream", () => {
    const { random } = Math;
    let drawn = 0;
    Math.random = () => ((drawn += 1), 0.5);
    try {
      const table = sit({ personas: PERSONA_NAMES });
      table.acts.use(table.seat(2), 'sha', [table.seat(3)]);
      table.get.attitude(table.seat(2), table.seat(3));
    } finally {
      Math.random = random;
    }
    expect(drawn).toBe(0);
  });
});

describe('player.storage.slqj_ai', () => {
  listenToConsole();

  it('is the mind of the fold itself: what one writes there is what one is asked about', () => {
    const table = sit();
    const [, second, third] = [table.seat(1), table.seat(2), table.seat(3)];
    const mind = mindOf(second);
    expect(Object.keys(mind).sort()).toEqual(['memory', 'persona', 'runtime']);
    expect(Object.keys(mind.memory.evidence).sort()).toEqual(['id1', 'id3', 'id4', 'id5']);
    mind.memory.zhuSignal[third.playerid] = -6;
    expect(table.api.guessIdentityFor(second, third)).toEqual({ identity: 'fan', confidence: 1 });
  });

  it('is plain data', () => {
    const mind = mindOf(sit().seat(2));
    expect(JSON.parse(JSON.stringify(mind))).toEqual(mind);
  });

  it('is put back at the next turn when engine content replaced the storage', () => {
    const table = sit();
    const second = table.seat(2);
    const mind = mindOf(second);
    second.storage = {};
    table.acts.turn(table.seat(3));
    expect(second.storage['slqj_ai']).toBe(mind);
  });
});

describe('rounds and turns', () => {
  listenToConsole();

  it('are told once each, with hp and hands before the player acts', () => {
    const table = sit();
    table.seat(4).hp = 2;
    table.seat(4).cards.push({ name: 'sha', zone: 'h' }, { name: 'tao', zone: 'h' }, { name: 'qinglong', zone: 'e' });
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    table.acts.turn(table.seat(2));
    expect(told(table)).toEqual([
      { type: 'round', n: 1 },
      { type: 'turn', seat: 1, n: 1, hp: { 1: 4, 2: 4, 3: 4, 4: 2, 5: 4 }, hand: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 0 } },
      expect.objectContaining({ type: 'turn', seat: 2, n: 2 }),
    ]);
    expect(mindOf(table.seat(1)).runtime.turnsTaken).toBe(1);
    expect(mindOf(table.seat(3)).runtime.turnsTaken).toBe(0);
  });

  it('keep the seats when the engine renumbers', () => {
    const table = sit({ me: 2 });
    swapPlayer(table, table.seat(4));
    table.acts.turn(table.seat(4));
    expect(toldOf(table, 'turn')[0]?.seat).toBe(4);
  });

  it('begin a session in the middle of a game when switched on late', () => {
    const table = sit({ started: false });
    table.acts.use(table.seat(2), 'sha', [table.seat(3)]);
    expect(table.api.recording()).toBeNull();
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    expect(told(table).map(({ type }) => type)).toEqual(['round', 'turn']);
  });
});

describe('before any game', () => {
  listenToConsole();

  it('there is no recording, no deck and no guess', () => {
    const table = sit({ started: false });
    const [a, b] = [table.seat(1), table.seat(2)];
    expect(table.api.recording()).toBeNull();
    expect(table.api.cfg.identityCounts).toBeNull();
    expect(table.api.guessIdentityFor(a, b)).toEqual({ identity: 'unknown', confidence: 0 });
    expect(table.api.explainGuessIdentityFor(a, b)).toEqual({
      identity: 'unknown',
      confidence: 0,
      reason: 'no_memory',
    });
    expect(table.api.explainGuessIdentityConsensus(b)).toMatchObject({ identity: 'unknown', reason: 'no_observers' });
    expect(a.storage['slqj_ai']).toBeUndefined();
  });

  it('and none about strangers in one', () => {
    const table = sit();
    const stranger = createDouble().seat(1);
    expect(table.api.explainGuessIdentityFor(table.seat(1), stranger).reason).toBe('no_memory');
    expect(table.api.explainGuessIdentityFor(stranger, table.seat(1)).reason).toBe('no_memory');
    expect(table.api.guessIdentityConsensus(stranger)).toEqual({ identity: 'unknown', confidence: 0 });
    expect(table.api.cfg.identityCounts).toEqual({ zhu: 1, zhong: 1, nei: 1, fan: 2 });
    expect(table.api.cfg.version).toBe('0.0.0');
  });
});
