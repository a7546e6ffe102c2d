// @vitest-environment jsdom
/** Bars, course and reasons in the page. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPreview } from '../../../preview/app';
import type { Eyes } from '../../../src/ui/eyes';
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
/** The bar of each seat, one tap away; null where there is none. */
const bars = (): (string | null)[] =>
  all('.slqj-row').map((row) => {
    if (row.getAttribute('aria-expanded') === 'false') row.click();
    return shown('.slqj-belief-now .slqj-belief-bar')[0]?.getAttribute('aria-label') ?? null;
  });

function show(source: PanelSource, language: Language = 'zh-CN') {
  const panel = mountPanel(root, source, { language });
  panel.open();
  return panel;
}

describe('the numbers of a hidden seat, one tap away', () => {
  it('are a bar with letters and widths, the same by belief and by the rules', () => {
    for (const belief of [true, false]) {
      root.replaceChildren();
      const source = sourceOf({ events: PLOT }, { at: 9, belief });
      show(source);
      expect(all('.slqj-row .slqj-belief-bar')).toEqual([]);
      all('.slqj-row')[1]!.click();
      const { chances } = source.outlook.verdicts('all', false).get(2)!;
      const parts = shown('.slqj-belief-part').map((part) => [
        part.dataset['role'],
        part.style.width,
        part.textContent,
      ]);
      expect(parts.map(([role, width]) => [role, width])).toEqual(
        (['zhong', 'nei', 'fan'] as const).map((role) => [role, `${Math.round(chances[role] * 1000) / 10}%`]),
      );
      expect(parts.at(-1)!.at(-1)).toBe('反');
      expect(text('.slqj-belief-numbers')).toMatch(/^忠 \d+% 内 \d+% 反 \d+%$/);
      expect(text('.slqj-row .slqj-mark[data-role="fan"]')).toBe('反');
    }
  });

  it('have no course and no movers by the rules of evidence', () => {
    show(sourceOf({ events: PLOT }, { at: 9, belief: false }));
    all('.slqj-row')[1]!.click();
    expect(shown('.slqj-belief-past')).toEqual([]);
    expect(shown('.slqj-chart')).not.toEqual([]);
    expect(text('.slqj-belief-note')).toBe('凭众人看到的举动和各家的票');
  });

  it('by belief go without the chart of evidence', () => {
    show(sourceOf({ events: PLOT }, { at: 9 }));
    all('.slqj-row')[1]!.click();
    expect(shown('.slqj-chart')).toEqual([]);
    expect(shown('.slqj-belief-past')).not.toEqual([]);
  });

  it('say why there is no belief where the deck allows none', () => {
    const recording = golden('5p-1');
    show(recordedSource({ ...recording, header: { ...recording.header, deck: null } }));
    expect(text('.slqj-belief-note')).toContain('不知道这局的身份牌堆');
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
    expect(bars().find((bar) => bar !== null)).toMatch(/^chances: Ly [<>]?\d+% Tr [<>]?\d+% Rb [<>]?\d+%$/);
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

  it("shows an AI's public stance while the person plays, and what it thinks afterwards", () => {
    const source = recordedSource(withMe(recording, 2));
    source.seek(end);
    const panel = show(source);
    const rows = (eyes: Eyes): string[] => {
      panel.state.eyes = eyes;
      panel.update();
      return all('.slqj-row').map((row) => row.getAttribute('aria-label') ?? '');
    };
    const publicly = rows('all');
    for (const eyes of [3, 4, 5]) {
      expect(rows(eyes).filter((_, i) => i !== eyes - 1)).toEqual(publicly.filter((_, i) => i !== eyes - 1));
      expect(rows(eyes)[eyes - 1]).toContain('自己的身份，不会说');
      expect(text('.slqj-belief-note')).toContain('口风');
    }
    expect(rows(2)).not.toEqual(publicly);
    panel.state.inside = true;
    expect(rows(4)[3]).toContain('自己的身份，不会说');
    expect(shown('.slqj-inside')).toEqual([]);
    source.seek(source.length);
    expect(rows(4)[3]).not.toContain('不会说');
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
  expect([text('.slqj-belief-note'), toggle().getAttribute('aria-checked'), text('.pv-at')]).toEqual([
    '凭众人看到的举动和各家的票',
    'false',
    place,
  ]);
  toggle().click();
  expect(bars()).toEqual(before);
  page.destroy();
});
