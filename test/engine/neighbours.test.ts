/** Other extensions at the table: each is named once, and only the one that answers the same questions keeps us passive. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '../../src/language/texts';
import { noticeIn } from '../../src/language/notices';
import type { Style } from './double';
import { listenToConsole, sit, told, type SitOptions, type Table } from './support';

const t = createTexts('zh-CN');
const said = ({ runtime }: Table): string[] => runtime.notices().map((notice) => noticeIn(t, notice));
const beside = (...names: string[]): SitOptions => ({
  config: {
    extensions: [...names, '察言观色'],
    ...Object.fromEntries(names.map((name) => [`extension_${name}_enable`, true])),
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each<Style>(['modern', 'old'])('in the %s engine', (style) => {
  const { warnings } = listenToConsole();

  it.each([
    ['无名AI', 'neighbour_unknownAi'],
    ['十周年UI', 'neighbour_decade'],
    ['扩展管家', 'neighbour_manager'],
    ['AI禁将', 'neighbour_banned'],
  ] as const)('%s is named, and we go on', (name, key) => {
    const table = sit({ style, ...beside(name) });
    expect(table.installed).toBe(true);
    expect(said(table)).toEqual([t(key)]);
    expect(warnings().length).toBe(1);
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    expect(told(table).length).toBeGreaterThan(0);
  });

  it('无名AI under another name is known by what it hangs on the page', () => {
    vi.stubGlobal('__DJSC', {});
    const table = sit({ style });
    expect(said(table)).toEqual([t('neighbour_unknownAi')]);
    expect(warnings().length).toBe(1);
  });

  it('无名AI decides by itself above us, and is answered where it asks', () => {
    const taken = vi.fn(() => 'its own choice');
    const table = sit({
      style,
      ...beside('无名AI'),
      before: ({ ai, get }) => {
        if (ai.basic) ai.basic.chooseTarget = taken;
        const { attitude } = get;
        get.attitude = function asTheirs(...args) {
          return attitude.apply(this, args);
        };
      },
    });
    expect(table.ai.basic?.chooseTarget(() => 1)).toBe('its own choice');
    expect(taken).toHaveBeenCalledTimes(1);
    expect(Number.isFinite(table.get.attitude(table.seat(2), table.seat(3)))).toBe(true);
    expect(warnings().length).toBe(1);
  });

  it('身临其境的AI keeps us passive, with a sentence, and no more where the player wants both', () => {
    const passive = sit({ style, started: false, ...beside('身临其境的AI') });
    expect(passive.installed).toBe(false);
    expect(said(passive)).toEqual([t('neighbour_immersive')]);
    const both = sit({ style, settings: { coexist: true }, ...beside('身临其境的AI') });
    expect(both.installed).toBe(true);
    expect(said(both)).toEqual([]);
    expect(warnings().length).toBe(1);
  });

  it('whoever is installed and switched off is not named', () => {
    const table = sit({ style, config: { extensions: ['无名AI', '察言观色'], extension_无名AI_enable: false } });
    expect(said(table)).toEqual([]);
  });

  describe('an unknown extension', () => {
    type Get = Table['get'];
    const wrap = (get: Get): void => {
      const { attitude } = get;
      get.attitude = (...args) => attitude.apply(get, args) + 1;
    };
    const replace = (get: Get): void => {
      get.attitude = () => 7;
    };
    /** Rounds until it must have been looked at. */
    const play = (table: Table): Table => {
      table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
      return table;
    };
    const later = (how: (get: Get) => void, options: SitOptions = {}): Table => {
      const table = sit({ style, ...options });
      how(table.get);
      return play(table);
    };

    it.each([true, false])('that nobody sent has no sentence (strict %s)', (strict) => {
      expect(said(play(sit({ style, settings: { strict, inference: 'belief' } })))).toEqual([]);
    });

    it('that wrapped attitude before us is said to, once', () => {
      const table = play(
        sit({
          style,
          before: ({ get }) => {
            wrap(get);
          },
        }),
      );
      expect(said(table)).toEqual([t('wrapped_before')]);
      expect(warnings().length).toBe(1);
    });

    it.each([true, false])('that wraps it after us is said to, and its answer stands (strict %s)', (strict) => {
      const settings = { strict, inference: 'belief' };
      const table = later(wrap, { settings });
      expect(said(table)).toEqual([t('wrapped_after')]);
      const plain = play(sit({ style, settings }));
      const between = ({ get, seat }: Table): number => get.attitude(seat(2), seat(3));
      expect(between(table)).toBe(between(plain) + 1);
      play(table);
      expect(warnings().length).toBe(1);
    });

    it('that comes between us and the game is noticed although our blindfold lies over it', () => {
      const table = sit({ style, started: false, settings: { strict: true, inference: 'belief' } });
      replace(table.get);
      table.acts.gameStart();
      expect(said(play(table))).toEqual([t('wrapped_replaced')]);
      expect(warnings().length).toBe(1);
    });

    it.each([
      ['answers by itself', replace],
      [
        'throws',
        (get: Get) => {
          get.attitude = () => {
            throw new Error('theirs');
          };
        },
      ],
      [
        'has its own idea of whom one hates',
        (get: Get) => {
          get.rawAttitude = () => -3;
        },
      ],
    ] as const)('that %s in our place is said to have replaced it', (_, how) => {
      expect(said(later(how))).toEqual([t('wrapped_replaced')]);
      expect(warnings().length).toBe(1);
    });

    it('that answers for some and asks us for others has wrapped it', () => {
      const table = sit({ style });
      const { attitude } = table.get;
      const [first] = table.game.players;
      table.get.attitude = (from, to) => (from === first ? 7 : attitude.call(table.get, from, to));
      play(table);
      expect(said(table)).toEqual([t('wrapped_after')]);
      expect(warnings().length).toBe(1);
    });

    it('is not asked about where somebody known is there who does that', () => {
      const table = later(replace, beside('无名AI'));
      expect(said(table)).toEqual([t('neighbour_unknownAi')]);
      expect(warnings().length).toBe(1);
    });
  });
});
