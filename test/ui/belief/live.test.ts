// @vitest-environment jsdom
/** The running game's belief in the panel, on the engine's double. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSettings } from '../../../src/engine/settings';
import { createShow } from '../../../src/app/show';
import { listenToConsole, readable, sit, type Table } from '../../engine/support';

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
      bar: () => [],
      control: () => () => undefined,
      seat: () => document.createElement('section'),
      veilSign: () => undefined,
      portrait: () => null,
      scrollBox: () => undefined,
      pause: () => undefined,
      language: () => 'zh-CN',
    },
    inactive: () => null,
    term: (name) => name,
    now: () => 0,
    report: { warn: () => undefined },
    byHand: () => false,
    deciding: () => false,
    accused: () => [],
    fault: () => undefined,
    tabs: () => [],
  });
  table.acts.gameStart();
  table.acts.turn(table.seat(3));
  table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
  table.acts.turn(table.seat(4));
  show.openPanel();
  return table;
}

const rows = (): HTMLElement[] => [...layer.querySelectorAll<HTMLElement>('.slqj-row')];
/** The numbers of a seat, one tap away; null where there are none. */
function bar(seat: number): string | null {
  const row = rows()[seat - 1]!;
  if (row.getAttribute('aria-expanded') === 'false') row.click();
  const node = layer.querySelector<HTMLElement>('.slqj-belief-bar');
  return node && node.closest('[hidden]') === null ? node.getAttribute('aria-label') : null;
}
const chips = (): string[] => [...layer.querySelectorAll('.slqj-chip')].map((chip) => chip.textContent);
const note = (): string | undefined => layer.querySelector<HTMLElement>('.slqj-belief-note:not([hidden])')?.textContent;

const percents = (chances: { zhong: number; fan: number; nei: number }): string =>
  `可能：忠 ${Math.round(chances.zhong * 100)}% 内 ${Math.round(chances.nei * 100)}% 反 ${Math.round(chances.fan * 100)}%`;

describe('the running game', () => {
  it("shows the spectator's belief, through one's own eyes one's own, and through an AI's what it would say", () => {
    const table = play({ inference: 'belief' });
    const choose = (name: string) => {
      [...layer.querySelectorAll<HTMLElement>('.slqj-chip')].find((chip) => chip.textContent === name)!.click();
    };
    expect(bar(3)).toBe(percents(table.api.beliefOf(null, table.seat(3))!));
    choose('我的视角');
    const me = table.game.me;
    const other = table.everybody().find((player) => player !== me && player !== table.seat(1))!;
    const at = table.everybody().indexOf(other) + 1;
    expect(bar(at)).toBe(percents(table.api.beliefOf(me, other)!));
    choose(`${at}号`);
    expect(note()).toContain('口风');
    expect(bar(at)).toBeNull();
    const third = [3, 4].find((seat) => seat !== at)!;
    expect(bar(third)).toBe(percents(table.api.beliefOf(null, table.seat(third))!));
  });

  it("offers AIs' eyes in strict mode too, and no look inside while the person lives", () => {
    play({ inference: 'belief', strict: true });
    expect(chips()).toEqual(['公开视角', '我的视角', '2号', '3号', '4号', '5号']);
    expect(layer.querySelector<HTMLElement>('.slqj-inside')!.hidden).toBe(true);
  });

  it("keeps the person's own guess with the recording, and tells it nobody", () => {
    const table = play({ inference: 'belief' });
    const about = [2, 3, 4, 5].find((seat) => table.seat(seat) !== table.game.me)!;
    rows()[about - 1]!.click();
    const chip = (name: string) =>
      [...layer.querySelectorAll<HTMLElement>('.slqj-guess .slqj-chip')].find((one) => one.textContent === name)!;
    const before = rows().map((row) => row.querySelector('.slqj-row-phrase')!.textContent);
    chip('反').click();
    expect(rows()[about - 1]!.textContent).toContain('我猜反');
    expect(rows().map((row) => row.querySelector('.slqj-row-phrase')!.textContent)).toEqual(before);
    chip('不猜').click();
    expect(rows()[about - 1]!.textContent).not.toContain('我猜反');
    const { guesses } = readable(table);
    expect(guesses).toEqual(
      (['fan', null] as const).map((role) => ({ type: 'guess', by: guesses[0]!.by, about, role, turn: 2 })),
    );
    expect(table.seat(guesses[0]!.by)).toBe(table.game.me);
  });

  it('says where it comes from by the rules, and why there is no belief where the deck allows none', () => {
    play({});
    expect(note()).toBe('凭众人看到的举动和各家的票');
    expect(bar(3)).toMatch(/^可能：忠/);
    layer.replaceChildren();
    play({ inference: 'belief' }, ({ get }) => {
      get.identityList = () => ['zhu', 'fan'];
    });
    expect(note()).toContain('不知道这局的身份牌堆');
    expect(console.warnings().join()).toContain('信念推断不适用');
  });
});
