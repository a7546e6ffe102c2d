// @vitest-environment jsdom
/** Bars, course and reasons in the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPreview } from '../../../preview/app';
import type { Chances } from '../../../src/core/belief/marginals';
import type { Seat } from '../../../src/core/event';
import type { Eyes } from '../../../src/ui/eyes';
import { silent, type Opinions, type Silence } from '../../../src/ui/belief/opinions';
import { mountPanel } from '../../../src/ui/panel';
import { recordedSource } from '../../../src/ui/recorded';
import type { PanelSource } from '../../../src/ui/source';
import type { Language } from '../../../src/language/languages';
import { linesOf, PLOT, sourceOf } from '../tools';
import { exchange, firstOpening, golden, withMe } from './tools';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('section');
  document.body.replaceChildren(root);
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const shown = (selector: string): HTMLElement[] => all(selector).filter((node) => node.closest('[hidden]') === null);
const text = (selector: string): string => shown(selector)[0]?.textContent ?? '';
const bars = (): (string | null)[] =>
  all('.slqj-row').map((row) => {
    const bar = row.querySelector<HTMLElement>('.slqj-belief-bar');
    return bar && !bar.hidden ? bar.getAttribute('aria-label') : null;
  });

function show(source: PanelSource, language: Language = 'zh-CN') {
  const panel = mountPanel(root, source, { language });
  panel.open();
  return panel;
}

/** A game whose belief says what it is told to. */
function fake(opinions: Partial<Opinions>): PanelSource {
  const source = sourceOf({ events: PLOT }, { at: 9 });
  return { ...source, belief: () => ({ ...silent('off'), silence: () => null, ...opinions }) };
}

describe('a bar per hidden seat', () => {
  const chances: Chances = { zhong: 0.62, nei: 0.05, fan: 0.33 };

  it('has letters and widths, and numbers once the seat is chosen', () => {
    show(fake({ chances: (_: Eyes, seat: Seat) => (seat === 2 ? chances : null) }));
    expect(bars()).toEqual([null, '信念：忠 62% 内 5% 反 33%', null, null, null]);
    const parts = (): string[] =>
      [...all('.slqj-row')[1]!.querySelectorAll<HTMLElement>('.slqj-belief-part')].map(
        (part) => `${part.dataset['role'] ?? ''} ${part.style.width} ${part.textContent}`,
      );
    expect(parts()).toEqual(['zhong 62% 忠', 'nei 5% ', 'fan 33% 反']);
    all('.slqj-row')[1]!.click();
    expect(parts()).toEqual(['zhong 62% 忠 62%', 'nei 5% ', 'fan 33% 反 33%']);
    expect(text('.slqj-belief-numbers')).toBe('忠 62% 内 5% 反 33%');
    expect(all('.slqj-row')[1]!.getAttribute('aria-label')).toContain('信念：忠 62% 内 5% 反 33%');
  });

  it('is absent, with nothing said, where inference is by the rules of evidence', () => {
    show(sourceOf({ events: PLOT }, { at: 9, belief: false }));
    all('.slqj-row')[1]!.click();
    expect(bars()).toEqual([null, null, null, null, null]);
    expect(shown('.slqj-belief-note, .slqj-belief-now, .slqj-belief-past')).toEqual([]);
  });

  it.each([
    ['deck_unknown', '不知道这局的身份牌堆'],
    ['contradiction', '亮出的身份与身份牌堆不符'],
    ['not_yet', '终局后才看得到'],
  ] as const)('is absent, and the reason is told: %s', (why: Silence, words) => {
    show(fake(silent(why)));
    expect(text('.slqj-belief-note')).toContain(words);
    expect(bars().every((bar) => bar === null)).toBe(true);
  });
});

describe('a recorded game', () => {
  const recording = golden('8p-4');
  const end = firstOpening(recording);

  it('shows bars for the hidden, none for the lord or the dead, and speaks English too', () => {
    const source = recordedSource(recording);
    source.seek(end + 1);
    show(source, 'en');
    const open = source.game()!.table.seats.map(({ revealed }) => revealed !== null);
    expect(open.filter(Boolean)).toHaveLength(2);
    expect(bars().map((bar) => bar === null)).toEqual(open);
    expect(bars().find((bar) => bar !== null)).toMatch(/^belief: Ly [<>]?\d+% Tr [<>]?\d+% Rb [<>]?\d+%$/);
  });

  it('draws the course of a seat and at most three reasons in words', () => {
    const source = recordedSource(recording);
    source.seek(end);
    show(source);
    all('.slqj-row')[2]!.click();
    const areas = all('.slqj-belief-area').map((area) => area.getAttribute('d') ?? '');
    const turns = source.history().turns.length;
    expect(areas.map((path) => path.split('H').length - 1)).toEqual([turns + 1, turns + 1, turns + 1]);
    expect(shown('.slqj-belief-mover').length).toBeGreaterThan(0);
    expect(shown('.slqj-belief-mover').length).toBeLessThan(4);
    expect(text('.slqj-belief-mover .slqj-moment-where')).toMatch(/^第\d轮 第\d+回合$/);
    expect(text('.slqj-belief-what')).toMatch(/号位|主公/);
    expect(text('.slqj-belief-shift')).toMatch(/^[忠内反] [+−]\d+%$/);
  });

  it('of an open role shows what moved it before', () => {
    const source = recordedSource(recording);
    source.seek(source.length);
    show(source);
    const event = recording.entries[end]!.event;
    all('.slqj-row')[event?.type === 'die' ? event.seat - 1 : -1]!.click();
    expect(shown('.slqj-belief-now')).toEqual([]);
    expect(text('.slqj-belief-past')).toContain('身份公开之前');
    expect(shown('.slqj-belief-mover').length).toBeGreaterThan(0);
  });

  it('is not touched by an update that changes nothing', () => {
    const source = recordedSource(recording);
    source.seek(end);
    const panel = show(source);
    all('.slqj-row')[2]!.click();
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    panel.update();
    expect(observer.takeRecords()).toEqual([]);
  });

  it("closes others' eyes while it runs, and opens them afterwards", () => {
    const source = recordedSource(withMe(recording, 2));
    source.seek(end);
    const panel = show(source);
    panel.state.eyes = 4;
    panel.update();
    expect(text('.slqj-belief-note')).toContain('终局后才看得到');
    expect(bars().every((bar) => bar === null)).toBe(true);
    panel.state.eyes = 2;
    panel.update();
    expect(bars().map((bar) => bar !== null)).toEqual(bars().map((_, i) => i !== 0 && i !== 1));
    source.seek(source.length);
    panel.state.eyes = 4;
    panel.update();
    expect(text('.slqj-belief-note')).toContain('色条是信念');
  });

  it('draws the same beliefs whoever of the others holds which role, outside strict mode too', () => {
    const [a, b] = [3, 4, 5, 6, 7, 8]
      .flatMap((x, i, list) => list.slice(i + 1).map((y) => [x, y] as const))
      .find(([x, y]) => recording.truth![x] !== recording.truth![y])!;
    const drawn = (played: typeof recording): string => {
      const source = recordedSource(withMe(played, 2));
      source.seek(end);
      const panel = show(source);
      const pages: string[] = [];
      for (const eyes of ['all', 2, 4] as const) {
        for (const seat of [2, 3, 4, 5, 6, 7, 8]) {
          panel.state.eyes = eyes;
          panel.state.seat = seat;
          panel.update();
          pages.push(...shown('[class^="slqj-belief"]').map((node) => node.outerHTML));
        }
      }
      panel.destroy();
      return pages.join('\n');
    };
    const first = drawn(recording);
    expect(first.length).toBeGreaterThan(10_000);
    expect(drawn(exchange(recording, a, b)) === first).toBe(true);
  });
});

it('makes no elements of names', () => {
  const source = sourceOf({ events: PLOT, names: Array<string>(5).fill('<img src=x onerror=alert(1)>') }, { at: 9 });
  show(source);
  all('.slqj-row')[2]!.click();
  expect(shown('.slqj-belief-mover').length).toBeGreaterThan(0);
  expect(all('img, script')).toEqual([]);
});

it('is switched in the preview, at the same place of the game', () => {
  const page = showPreview(root, [{ name: '一局', text: linesOf({ events: PLOT }).join('\n') }], 'zh-CN', 0.5);
  const toggle = (): HTMLElement => all('[role="switch"]').find((node) => node.textContent === '信念')!;
  const place = text('.pv-at');
  const before = bars();
  expect(before.filter((bar) => bar !== null)).toHaveLength(4);
  toggle().click();
  expect([bars().every((bar) => bar === null), toggle().getAttribute('aria-checked'), text('.pv-at')]).toEqual([
    true,
    'false',
    place,
  ]);
  toggle().click();
  expect(bars()).toEqual(before);
  page.destroy();
});
