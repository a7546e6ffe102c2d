// @vitest-environment jsdom
/** The running game's belief in the panel, on the engine's double. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettings } from '../../../src/engine/settings';
import { createShow } from '../../../src/app/show';
import { listenToConsole, sit, type Table } from '../../engine/support';

const console = listenToConsole();
let layer: HTMLElement;
beforeEach(() => {
  layer = document.createElement('section');
  document.body.replaceChildren(layer);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

/** A game with the panel open. */
function play(settings: Record<string, unknown>, before?: (table: Table) => void): Table {
  const table = sit({ settings, started: false });
  before?.(table);
  const show = createShow({
    runtime: table.runtime,
    settings: createSettings(table),
    places: {
      whenReady: (ready) => {
        ready();
      },
      layer: () => layer,
      topBar: () => () => undefined,
      seat: () => document.createElement('section'),
      portrait: () => null,
      scrollBox: () => undefined,
      pause: () => undefined,
      language: () => 'zh-CN',
    },
    inactive: () => null,
    term: (name) => name,
    now: () => 0,
    warn: () => undefined,
    topBar: '',
    tabs: () => [],
  });
  table.acts.gameStart();
  table.acts.turn(table.seat(3));
  table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
  table.acts.turn(table.seat(4));
  show.openPanel();
  return table;
}

const bars = (): (string | null)[] =>
  [...layer.querySelectorAll('.slqj-row')].map(
    (row) => row.querySelector('.slqj-belief-bar:not([hidden])')?.getAttribute('aria-label') ?? null,
  );
const chips = (): string[] => [...layer.querySelectorAll('.slqj-chip')].map((chip) => chip.textContent);
const note = (): string | undefined => layer.querySelector<HTMLElement>('.slqj-belief-note:not([hidden])')?.textContent;

const percents = (chances: { zhong: number; fan: number; nei: number }): string =>
  `信念：忠 ${Math.round(chances.zhong * 100)}% 内 ${Math.round(chances.nei * 100)}% 反 ${Math.round(chances.fan * 100)}%`;

describe('the running game', () => {
  it("shows the spectator's belief, and through one's own eyes one's own", () => {
    const table = play({ inference: 'belief' });
    expect(bars()[2]).toBe(percents(table.api.beliefOf(null, table.seat(3))!));
    [...layer.querySelectorAll<HTMLElement>('.slqj-chip')].find((chip) => chip.textContent === '我的视角')!.click();
    const me = table.game.me;
    const other = table.everybody().find((player) => player !== me && player !== table.seat(1))!;
    const at = table.everybody().indexOf(other);
    expect(bars()[at]).toBe(percents(table.api.beliefOf(me, other)!));
    [...layer.querySelectorAll<HTMLElement>('.slqj-chip')].find((chip) => chip.textContent === `${at + 1}号`)!.click();
    expect(note()).toContain('终局后才看得到');
    expect(bars().every((bar) => bar === null)).toBe(true);
  });

  it('offers no other eyes in strict mode', () => {
    play({ inference: 'belief', strict: true });
    expect(chips()).toEqual(['公开视角', '我的视角']);
    expect(bars().filter((bar) => bar !== null).length).toBeGreaterThan(0);
  });

  it('says nothing while inference is by the rules, and why where the deck allows no belief', () => {
    play({});
    expect([note(), bars().some((bar) => bar !== null)]).toEqual([undefined, false]);
    layer.replaceChildren();
    play({ inference: 'belief' }, ({ get }) => {
      get.identityList = () => ['zhu', 'fan'];
    });
    expect(note()).toContain('不知道这局的身份牌堆');
    expect(console.warnings().join()).toContain('信念推断不适用');
  });
});
