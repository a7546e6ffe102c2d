/** On and off: what is patched is put back, nothing is installed twice, and other extensions keep their place. */
import { describe, expect, it } from 'vitest';
import { createRuntime } from '../../src/engine/runtime';
import { createSettings } from '../../src/engine/settings';
import { createHookBus } from '../../src/hooks/bus';
import { actsOn } from './acts';
import { createDouble, type Double, type Style } from './double';
import { feltBy, remember } from './attitude-support';
import { listenToConsole, sit, told } from './support';

const runtimeOn = (table: Double): ReturnType<typeof createRuntime> =>
  createRuntime(table, createSettings(table), '0.0.0');
const SKILL = 'slqj_chayan_observe';
const PEER = '身临其境的AI';

describe.each<Style>(['modern', 'old'])('switching off in the %s engine', (style) => {
  listenToConsole();

  it('puts back the very functions, or their absence', () => {
    const table = createDouble({ style });
    const describeBoth = (): unknown[] =>
      ['attitude', 'rawAttitude'].map((name) => Object.getOwnPropertyDescriptor(table.get, name));
    const before = describeBoth();
    const { attitude, rawAttitude } = table.get;
    const runtime = runtimeOn(table);
    expect(runtime.install()).toBe(true);
    expect(table.get.attitude).not.toBe(attitude);
    expect(table.get.rawAttitude).not.toBe(rawAttitude);
    runtime.uninstall();
    expect(describeBoth()).toEqual(before);
    expect(table.get.attitude).toBe(attitude);
    expect(table.get.rawAttitude).toBe(rawAttitude);
    expect(Object.prototype.hasOwnProperty.call(table.get, 'attitude')).toBe(style === 'old');
  });

  it('leaves a later wrapper where it is, and answers it passively', () => {
    const table = createDouble({ style });
    const runtime = runtimeOn(table);
    runtime.install();
    const { attitude, rawAttitude } = table.get;
    const wrapper: typeof attitude = (...args) => attitude.apply(table.get, args) + 100;
    const rawWrapper: typeof attitude = (...args) => rawAttitude.apply(table.get, args) + 1000;
    table.get.attitude = wrapper;
    table.get.rawAttitude = rawWrapper;
    runtime.uninstall();
    expect(table.get.attitude).toBe(wrapper);
    expect(table.get.rawAttitude).toBe(rawWrapper);
    table.seat(3).ai.shown = 0.5;
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(-3 + 1100);
    expect(table.get.attitude(null, table.seat(3))).toBe(100);
  });
});

describe('installing', () => {
  const { warnings } = listenToConsole();

  it('twice is once', () => {
    const table = sit();
    const { attitude, rawAttitude } = table.get;
    const listening = table.lib.hook.globalskill['global_damageEnd']?.length;
    const heard = table.lib.onover.length;
    expect(table.runtime.install()).toBe(true);
    expect(table.get.attitude).toBe(attitude);
    expect(table.get.rawAttitude).toBe(rawAttitude);
    expect(table.lib.hook.globalskill['global_damageEnd']?.length).toBe(listening);
    expect(table.lib.onover.length).toBe(heard);
    table.acts.damage(table.seat(2), 1, { source: table.seat(3) });
    expect(told(table).length).toBe(1);
  });

  it('again after switching off works as before', () => {
    const table = sit();
    const { attitude } = table.get;
    table.runtime.uninstall();
    table.runtime.uninstall();
    expect(table.api.recording()).toBeNull();
    table.runtime.install();
    expect(table.get.attitude).not.toBe(attitude);
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    expect(told(table).map(({ type }) => type)).toEqual(['gap', 'round', 'turn']);
    const [second, third] = [table.seat(2), table.seat(3)];
    expect(table.get.attitude(second, third)).toBe(feltBy(second, third));
  });

  it('again under a later wrapper leaves the earlier layer passive', () => {
    const table = sit();
    const { attitude, rawAttitude } = table.get;
    table.get.attitude = (...args) => attitude.apply(table.get, args);
    table.get.rawAttitude = (...args) => rawAttitude.apply(table.get, args);
    table.runtime.uninstall();
    table.runtime.install();
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    let asked = 0;
    table.bus.on('slqj_ai_attitude', () => {
      asked += 1;
    });
    const [second, third] = [table.seat(2), table.seat(3)];
    expect(table.get.attitude(second, third)).toBe(feltBy(second, third));
    expect(asked).toBe(1);
    expect(warnings()).toHaveLength(1);
  });

  it('registers one skill of a name that the engine does not add by itself, and takes it away', () => {
    const table = sit();
    expect(table.lib.skill.global).toEqual([SKILL]);
    expect(SKILL.startsWith('_')).toBe(false);
    table.runtime.uninstall();
    expect(table.lib.skill.global).toEqual([]);
    expect(SKILL in table.lib.skill).toBe(false);
    expect(Object.values(table.lib.hook.globalskill).flat()).toEqual([]);
    expect(table.lib.onover).toEqual([]);
    expect(table.game.__slqjAiPersona).toBeUndefined();
    table.acts.damage(table.seat(2));
    table.acts.over();
  });

  it('hears nothing while it is off', () => {
    const table = sit();
    table.runtime.uninstall();
    table.seat(3).ai.shown = 0.5;
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(table.seat(3).ai.shown).toBe(0.5);
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(-3);
  });

  it('enters no event of its own into the game, whoever is dead or out', () => {
    const table = sit();
    const skill = table.lib.skill[SKILL] as {
      filter: (event: object, player: object, name: string) => boolean;
      forceDie: boolean;
      forceOut: boolean;
      silent: boolean;
      popup: boolean;
    };
    expect(skill).toMatchObject({ forceDie: true, forceOut: true, silent: true, popup: false });
    for (const name of ['damageEnd', 'gameStart', 'useCard', 'unheard_of']) {
      expect(skill.filter(table.createEvent(name), table.seat(1), name)).toBe(false);
    }
  });

  it('publishes the api and the bus under their names', () => {
    const table = sit();
    expect(table.game.__slqjAiPersona).toBe(table.api);
    expect(table.game.slqjAiHooks).toBe(table.bus);
    expect(Object.keys(table.api).sort()).toEqual(
      [
        'beliefOf',
        'cfg',
        'chancesFor',
        'explainGuessIdentityConsensus',
        'explainGuessIdentityFor',
        'guessIdentityConsensus',
        'guessIdentityFor',
        'hooks',
        'likeliestWorldFor',
        'recording',
        'sideFor',
      ].sort(),
    );
  });

  it('keeps a foreign object at our name, and does not take it away', () => {
    const foreign = { mine: true };
    const table = sit({
      before: ({ game }) => {
        game.__slqjAiPersona = foreign;
      },
    });
    expect(table.game.__slqjAiPersona).toBe(foreign);
    table.runtime.uninstall();
    expect(table.game.__slqjAiPersona).toBe(foreign);
  });

  it('calls through a wrapper that was there before', () => {
    const table = sit({
      before: ({ get }) => {
        const { attitude } = get;
        get.attitude = (...args) => attitude.apply(get, args) + 100;
      },
    });
    const [second, third] = [table.seat(2), table.seat(3)];
    expect(table.get.attitude(second, third)).toBe(feltBy(second, third) + 100);
    expect(warnings()).toHaveLength(1);
  });

  it('does not touch onover handlers of others', () => {
    const other = (): void => undefined;
    const table = sit({
      before: ({ lib }) => {
        lib.onover.push(other);
      },
    });
    table.lib.onover.push(other);
    table.runtime.uninstall();
    expect(table.lib.onover).toEqual([other, other]);
  });
});

describe('what others did to the list of onover handlers', () => {
  listenToConsole();

  it('is not undone when ours is gone from it', () => {
    const table = sit();
    const other = (): void => undefined;
    table.lib.onover.length = 0;
    table.lib.onover.push(other);
    table.runtime.uninstall();
    expect(table.lib.onover).toEqual([other]);
  });
});

describe('a second copy of the extension', () => {
  const { warnings } = listenToConsole();

  it('stays passive, says so, and leaves the first one working', () => {
    const table = createDouble();
    const first = runtimeOn(table);
    expect(first.install()).toBe(true);
    const { attitude, rawAttitude } = table.get;
    const second = runtimeOn(table);
    expect(second.install()).toBe(false);
    expect([table.get.attitude, table.get.rawAttitude]).toEqual([attitude, rawAttitude]);
    expect(warnings().length).toBe(1);
    actsOn(table).gameStart();
    expect(table.game.__slqjAiPersona).toBe(first.api);
    expect(first.api.recording()?.length).toBe(1);
    second.uninstall();
    expect(table.game.__slqjAiPersona).toBe(first.api);
    first.uninstall();
    expect(second.install()).toBe(true);
  });
});

describe('the bus of another extension', () => {
  const { warnings } = listenToConsole();

  it('is adopted when it has the same interface', () => {
    const foreign = createHookBus(() => undefined);
    let asked = 0;
    foreign.on('slqj_ai_attitude' as never, () => {
      asked += 1;
    });
    const table = sit({
      before: ({ game }) => {
        game.slqjAiHooks = foreign;
      },
    });
    expect(table.bus).toBe(foreign);
    expect(table.game.slqjAiHooks).toBe(foreign);
    table.get.attitude(table.seat(2), table.seat(3));
    expect(asked).toBe(1);
    table.runtime.uninstall();
    expect(table.game.slqjAiHooks).toBe(foreign);
  });

  it.each([{ on: () => undefined }, [], 'bus', 7, null])(
    'keeps its name when it is of another shape (%j)',
    (foreign) => {
      const table = sit({
        before: ({ game }) => {
          game.slqjAiHooks = foreign;
        },
      });
      expect(table.game.slqjAiHooks).toBe(foreign);
      expect(table.bus).not.toBe(foreign);
      table.bus.on('slqj_ai_attitude', (ctx) => {
        ctx.result = 7;
      });
      expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(7);
    },
  );

  it('is shared by a second runtime of ours', () => {
    const table = createDouble();
    const first = runtimeOn(table);
    expect(runtimeOn(table).api.hooks).toBe(first.api.hooks);
    expect(warnings()).toEqual([]);
  });
});

describe('beside the extension of the same kind', () => {
  const { warnings } = listenToConsole();
  const beside = (config: Record<string, unknown> = {}): { config: Record<string, unknown> } => ({
    config: { extensions: [PEER, '察言观色'], [`extension_${PEER}_enable`]: true, ...config },
  });

  it('it stays passive and says so once', () => {
    const table = sit(beside());
    expect(table.installed).toBe(false);
    expect(table.runtime.install()).toBe(false);
    expect(warnings().length).toBe(1);
    expect(warnings()[0]).toContain(PEER);
    expect(table.lib.skill.global).toEqual([]);
    expect(table.game.__slqjAiPersona).toBeUndefined();
    table.seat(3).ai.shown = 0.5;
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBe(-3);
    table.runtime.uninstall();
  });

  it('it works when the player chose both', () => {
    const table = sit({ ...beside(), settings: { coexist: true } });
    expect(table.installed).toBe(true);
    remember(table.seat(2), table.seat(3), 5);
    expect(table.get.attitude(table.seat(2), table.seat(3))).toBeGreaterThan(2);
  });

  it('it works when that one is switched off, or gone', () => {
    expect(sit(beside({ [`extension_${PEER}_enable`]: false })).installed).toBe(true);
    expect(sit(beside({ extensions: ['察言观色'] })).installed).toBe(true);
    const config = beside().config;
    delete config['extensions'];
    expect(sit({ config: { ...config, extensions: undefined } }).installed).toBe(true);
  });
});
