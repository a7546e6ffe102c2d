// @vitest-environment jsdom
/** The preview page: playing, opening files, and what a broken or hostile one does. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPreview, type Preview } from '../../preview/app';
import { createPlayback, type Playback } from '../../preview/playback';
import { actOf, placeOf } from '../../preview/table';
import { linesOf, PLOT, sourceOf, type Story } from './tools';

const fileOf = (name: string, story: Story) => ({ name, text: linesOf(story).join('\n') });
const GAME = fileOf('一局', { events: PLOT, finished: true });

describe('playback', () => {
  let playback: Playback;
  const changed = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    changed.mockClear();
    playback = createPlayback(
      sourceOf({ events: [...PLOT.slice(0, 4), { type: 'shown', seat: 2, value: 0.5 }, ...PLOT.slice(4)] }, { at: 0 }),
      changed,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('plays to the end and stops there', () => {
    playback.setSpeed(8);
    playback.play();
    vi.advanceTimersByTime(60_000);
    expect(playback.source.position()).toBe(playback.source.length);
    expect(playback.playing()).toBe(false);
  });

  it('passes over what tells nothing, both ways', () => {
    playback.seek(4);
    playback.step(1);
    expect(playback.source.last()?.event?.type).toBe('damage');
    playback.step(-1);
    expect(playback.source.last()?.event?.type).toBe('card');
  });

  it('stays within the game, and plays again from the start', () => {
    playback.step(-1);
    expect(playback.source.position()).toBe(0);
    playback.seek(1e9);
    playback.step(1);
    expect(playback.source.position()).toBe(playback.source.length);
    playback.play();
    expect(playback.source.position()).toBe(0);
    playback.pause();
    vi.advanceTimersByTime(5000);
    expect(playback.source.position()).toBe(0);
  });
});

describe('the table', () => {
  it('seats everybody inside, nobody on another', () => {
    for (let of = 2; of <= 10; of++) {
      const places = Array.from({ length: of }, (_, i) => placeOf(i, of));
      for (const { x, y } of places) {
        expect(Math.min(x, y)).toBeGreaterThan(10);
        expect(Math.max(x, y)).toBeLessThan(90);
      }
      expect(new Set(places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(of);
    }
  });

  it('tells harm from help', () => {
    expect(PLOT.map((event) => actOf(event).sign).slice(3, 7)).toEqual([-1, -1, 0, 1]);
  });
});

describe('the page', () => {
  let root: HTMLElement;
  let preview: Preview | null = null;
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
      run();
      return 0;
    });
    root = document.createElement('section');
    document.body.replaceChildren(root);
  });
  afterEach(() => {
    preview?.destroy();
    preview = null;
    vi.unstubAllGlobals();
  });
  const text = (selector: string): string => root.querySelector(selector)?.textContent ?? '';
  const press = (key: string, target: Element = document.body): void => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };

  it('shows seats, badges and the panel of one game', () => {
    preview = showPreview(root, [GAME], 'zh-CN', 0.6);
    expect(root.querySelectorAll('.pv-seat')).toHaveLength(5);
    expect(root.querySelectorAll('.pv-seat .slqj-badge:not([hidden])').length).toBeGreaterThan(2);
    expect(root.querySelectorAll('.slqj-row')).toHaveLength(5);
  });

  it('is driven by keys, but not while they belong to the panel', () => {
    preview = showPreview(root, [GAME], 'zh-CN');
    press('ArrowRight');
    expect(text('.pv-at')).toContain('1/');
    press('End');
    expect(text('.pv-told')).toBe('对局结束：主公与忠臣获胜');
    press('ArrowLeft', root.querySelector('.slqj-row')!);
    expect(text('.pv-told')).toBe('对局结束：主公与忠臣获胜');
    press('Home');
    expect(text('.pv-told')).toBe('按「播放」开始，或拖动进度。');
  });

  it('says where a file is damaged, and keeps the game that was there', () => {
    preview = showPreview(root, [GAME], 'zh-CN');
    preview.load({ name: 'x.jsonl', text: '{"type":"game","v":2}' });
    expect(text('.pv-message')).toMatch(/读不了「x.jsonl」：第 1 行.*不支持的格式版本/);
    expect(root.querySelectorAll('.pv-seat')).toHaveLength(5);
    root.querySelector<HTMLElement>('.pv-message button')!.click();
    expect(root.querySelector<HTMLElement>('.pv-message')!.hidden).toBe(true);
  });

  it('shows a file up to its damage', () => {
    preview = showPreview(root, [], 'zh-CN');
    preview.load({ name: 'y', text: `${linesOf({ events: PLOT.slice(0, 5) }).join('\n')}\n{broken` });
    expect(text('.pv-message')).toMatch(/只读到损坏处：第 7 行/);
    expect(text('.pv-at')).toContain('/5');
  });

  it('draws hostile names as text', () => {
    const names = ['<img src=x onerror=1>', '\u202Eabc', '长'.repeat(200), '</script>', '5'];
    preview = showPreview(root, [fileOf('<b>x</b>', { events: PLOT, names })], 'zh-CN', 1);
    expect(root.querySelectorAll('img,script,b b')).toHaveLength(0);
    expect(root.textContent).not.toMatch(/\u202E/);
    expect(text('.pv-select option')).toBe('<b>x</b>');
  });

  it('changes language and strictness in place', () => {
    preview = showPreview(root, [GAME], 'zh-CN', 0.5);
    const at = text('.pv-at').split('·')[1];
    root.querySelector<HTMLElement>('.pv-strict')!.click();
    expect(text('.slqj-chips')).toBe('公开视角1号2号3号4号5号');
    expect(text('.pv-at').split('·')[1]).toBe(at);
    const tongue = [...root.querySelectorAll<HTMLSelectElement>('select')].at(-1)!;
    tongue.selectedIndex = 2;
    tongue.dispatchEvent(new Event('change'));
    expect(text('.slqj-chips')).toMatch(/^Public view/);
    expect(text('.pv-at')).toContain('Round');
  });
});
