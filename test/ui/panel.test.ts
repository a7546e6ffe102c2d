// @vitest-environment jsdom
/** The panel in a page: what is drawn, what is touched again, keys, hostile names. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBadges } from '../../src/ui/badges';
import { mountPanel, type PanelOptions } from '../../src/ui/panel';
import type { PanelSource } from '../../src/ui/source';
import { createPanelState } from '../../src/ui/state';
import type { Tab } from '../../src/ui/tab';
import { hit, PLOT, sha, sourceOf, turn, type Story } from './tools';

let root: HTMLElement;
let frames: (() => void)[];

beforeEach(() => {
  root = document.createElement('section');
  document.body.replaceChildren(root);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const nextFrame = (): void => {
  for (const run of frames.splice(0)) run();
};

function show(story: Story, options: Partial<PanelOptions> & { at?: number; strict?: boolean; belief?: boolean } = {}) {
  const { at, strict, belief, ...rest } = options;
  const source = sourceOf(story, {
    ...(at === undefined ? {} : { at }),
    ...(strict === undefined ? {} : { strict }),
    ...(belief === undefined ? {} : { belief }),
  });
  const panel = mountPanel(root, source, { language: 'zh-CN', ...rest });
  panel.open();
  return { panel, source };
}

const one = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const press = (node: Element, key: string, init: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  node.dispatchEvent(event);
  return event;
};
const rowText = (i: number): string => all('.slqj-row')[i]?.textContent ?? '';

describe('身份推演', () => {
  it('draws a row per seat with letter, phrase, mark of strength and reason', () => {
    show({ events: PLOT }, { at: 9 });
    expect(all('.slqj-row')).toHaveLength(5);
    expect(rowText(1)).toContain('反');
    expect(rowText(1)).toContain('第1轮对主公出杀');
    expect(all('.slqj-row')[1]!.getAttribute('aria-label')).toMatch(/^2号 张角：很像反贼。/);
  });

  it("opens a seat's history, and closes it with Escape before the panel", () => {
    const { panel } = show({ events: PLOT });
    all('.slqj-row')[2]!.click();
    expect(one('.slqj-detail').hidden).toBe(false);
    expect(one('.slqj-detail-title').textContent).toBe('3号 关羽 · 多半是忠臣');
    expect(all('.slqj-moment').length).toBeGreaterThan(2);
    press(one('.slqj-detail-title'), 'Escape');
    expect(one('.slqj-detail').hidden).toBe(true);
    expect(panel.isOpen()).toBe(true);
    press(one('.slqj-row'), 'Escape');
    expect(panel.isOpen()).toBe(false);
  });

  it('reads a marked event and what it did to whom', () => {
    show({ events: PLOT }, { at: 9, belief: false });
    all('.slqj-row')[1]!.click();
    all('.slqj-moment').at(-1)!.click();
    expect(one('.slqj-reading-what').textContent).toBe('2号位对主公使用【杀】');
    expect(one('.slqj-effects').textContent).toContain('2号位的忠反线索 −0.35');
  });

  it('says what the signs of its list stand for, those that are there', () => {
    show({ events: PLOT });
    all('.slqj-row')[2]!.click();
    const signs = new Set(all('.slqj-moment-sign').map(({ textContent }) => textContent));
    const explained = one('.slqj-legend').textContent.split(' · ');
    expect(new Set(explained.map((each) => each.split(' ')[0]))).toEqual(signs);
    expect(explained).toContain('▲ 向着主公');
  });

  it('steps through the marks by keys', () => {
    const { panel } = show({ events: PLOT });
    all('.slqj-row')[2]!.click();
    const chart = one('.slqj-chart');
    press(chart, 'ArrowRight');
    const first = panel.state.moment;
    press(chart, 'ArrowRight');
    expect(panel.state.moment).toBeGreaterThan(first!);
    press(chart, 'ArrowLeft');
    expect(panel.state.moment).toBe(first);
    expect(one('.slqj-chart-mark.slqj-chosen')).toBeTruthy();
  });

  it('looks through other eyes', () => {
    const { panel } = show({ events: PLOT, me: 4 });
    expect(all('.slqj-chip').map((chip) => chip.textContent)).toEqual([
      '公开视角',
      '我的视角',
      '1号',
      '2号',
      '3号',
      '5号',
    ]);
    press(one('.slqj-chip[aria-checked="true"]'), 'ArrowRight');
    expect(panel.state.eyes).toBe(4);
    expect(rowText(3)).toContain('我');
    expect(all('.slqj-chip[tabindex="0"]')).toHaveLength(1);
  });
});

describe('updating', () => {
  const mutations = (watched: Node): MutationObserver => {
    const observer = new MutationObserver(() => undefined);
    observer.observe(watched, { subtree: true, childList: true, attributes: true, characterData: true });
    return observer;
  };

  it('touches nothing when nothing changed', () => {
    const { panel } = show({ events: PLOT });
    all('.slqj-row')[2]!.click();
    const observer = mutations(root);
    panel.update();
    expect(observer.takeRecords()).toEqual([]);
  });

  it('touches only the rows that moved, and keeps every node', () => {
    const events = [...PLOT, sha(5, 4), hit(5, 4)];
    // Belief is one joint opinion: what one did moves everybody's bar.
    const { source } = show({ events }, { at: PLOT.length, belief: false });
    const rows = all('.slqj-row');
    const observer = mutations(root);
    source.seek(events.length);
    nextFrame();
    const touched = new Set(
      observer
        .takeRecords()
        .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest('.slqj-row')),
    );
    expect([...touched].map((row) => rows.indexOf(row as HTMLElement))).toEqual([4]);
    expect(all('.slqj-row')).toEqual(rows);
  });

  it('adds one mark and one line to an open history', () => {
    const events = [...PLOT, sha(3, 5), hit(3, 5), turn(4, 9)];
    const { source } = show({ events }, { at: PLOT.length });
    all('.slqj-row')[2]!.click();
    const marks = all('.slqj-moment');
    source.seek(events.length);
    nextFrame();
    for (const mark of marks) expect(root.contains(mark)).toBe(true);
  });

  it('draws once a frame however much happens, and not at all while closed', () => {
    const { panel, source } = show({ events: PLOT }, { at: 3 });
    for (let i = 4; i < 9; i++) source.seek(i);
    expect(frames).toHaveLength(1);
    nextFrame();
    panel.close();
    source.seek(12);
    expect(frames).toHaveLength(0);
  });

  it('goes on with the same choices after it was made anew', () => {
    const state = createPanelState();
    const { panel } = show({ events: PLOT }, { state });
    all('.slqj-row')[2]!.click();
    press(one('.slqj-chart'), 'ArrowRight');
    const read = one('.slqj-reading-what').textContent;
    panel.destroy();
    show({ events: PLOT }, { state });
    expect(one('.slqj-reading-what').textContent).toBe(read);
  });
});

describe('tabs', () => {
  it('are chosen by arrow keys, and only the chosen one is in the tab order', () => {
    const { panel } = show({ events: PLOT });
    press(one('.slqj-tab[aria-selected="true"]'), 'ArrowRight');
    expect(panel.state.tab).toBe('persona');
    press(one('.slqj-tab[aria-selected="true"]'), 'End');
    expect(panel.state.tab).toBe('review');
    press(one('.slqj-tab[aria-selected="true"]'), 'ArrowRight');
    expect(panel.state.tab).toBe('inspect');
    expect(all('.slqj-tab[tabindex="0"]')).toHaveLength(1);
    expect(document.activeElement).toBe(one('.slqj-tab[aria-selected="true"]'));
  });

  it('take further pages', () => {
    const node = document.createElement('section');
    const update = vi.fn();
    const extra: Tab = { id: 'chat', label: () => '聊天', create: () => ({ node, update }) };
    const { panel } = show({ events: PLOT }, { tabs: [extra] });
    panel.selectTab('chat');
    expect(root.contains(node)).toBe(true);
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('keep personas hidden until the switch is turned', () => {
    const { panel } = show({ events: PLOT });
    panel.selectTab('persona');
    expect(all('.slqj-persona')).toHaveLength(0);
    expect(root.textContent).not.toContain('均衡');
    one('.slqj-persona-page .slqj-switch').click();
    expect(one('.slqj-persona-page .slqj-switch').getAttribute('aria-checked')).toBe('true');
    expect(all('.slqj-persona')).toHaveLength(5);
  });

  it('review only a finished game', () => {
    const { panel, source } = show({ events: PLOT, finished: true }, { at: PLOT.length });
    panel.selectTab('review');
    expect(all('.slqj-review-table')).toHaveLength(0);
    expect(one('.slqj-exports').textContent).toBe('导出记录');
    source.seek(source.length);
    nextFrame();
    expect(one('.slqj-review-table').textContent).toContain('内奸');
    expect(one('.slqj-exports').textContent).toBe('导出图片导出网页导出记录');
  });
});

describe('the dialog', () => {
  it('is modal, gives the focus back, and keeps keys and clicks from the game', () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const heard = vi.fn();
    for (const name of ['click', 'keydown', 'touchmove']) document.addEventListener(name, heard);
    const { panel } = show({ events: PLOT });
    expect(one('[role="dialog"]').getAttribute('aria-modal')).toBe('true');
    expect(root.contains(document.activeElement)).toBe(true);
    press(one('.slqj-row'), ' ');
    one('.slqj-row').click();
    one('.slqj-row').dispatchEvent(new Event('touchmove', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
    panel.close();
    expect(document.activeElement).toBe(opener);
    for (const name of ['click', 'keydown', 'touchmove']) document.removeEventListener(name, heard);
  });

  it('keeps the focus inside', () => {
    show({ events: PLOT });
    const reachable = all('button,[tabindex="0"]').filter((node) => node.tabIndex >= 0 && !node.closest('[hidden]'));
    reachable.at(-1)!.focus();
    expect(press(reachable.at(-1)!, 'Tab').defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(reachable[0]);
  });

  it('closes by its backdrop, not by its inside', () => {
    const { panel } = show({ events: PLOT });
    one('.slqj-pages').click();
    expect(panel.isOpen()).toBe(true);
    // The click of the very tap that opened it lands on whatever is under the finger by now.
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    one('.slqj-layer').dispatchEvent(click());
    one('.slqj-close').dispatchEvent(click());
    expect(panel.isOpen()).toBe(true);
    one('.slqj-layer').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    one('.slqj-layer').dispatchEvent(click());
    expect(panel.isOpen()).toBe(false);
  });

  it('says in one line why there is nothing to see', () => {
    const source: PanelSource = { ...sourceOf({ events: PLOT }), inactive: () => '联机时不推断' };
    const panel = mountPanel(root, source, { language: 'zh-CN' });
    panel.open();
    expect(one('.slqj-line').textContent).toBe('联机时不推断');
    expect(one('.slqj-inspect').hidden).toBe(true);
    panel.destroy();
    expect(root.childElementCount).toBe(0);
  });

  it('speaks the other languages', () => {
    show({ events: PLOT }, { language: 'en', at: 9 });
    expect(one('.slqj-panel').getAttribute('lang')).toBe('en');
    expect(rowText(1)).toContain('round 1: struck at the lord');
    expect(root.textContent.replace(/[刘备张角关羽司马懿孙权]/g, '')).not.toMatch(/\p{Script=Han}/u);
  });

  it("makes no div: the engine's style sheet moves every one", () => {
    const { panel } = show({ events: PLOT, finished: true });
    for (const tab of ['inspect', 'persona', 'review']) panel.selectTab(tab);
    expect(all('div')).toEqual([]);
  });
});

describe('hostile names', () => {
  const names = [
    '<img src=x onerror="globalThis.ran=1">',
    '\u202Eيمين\u202Cخطأ',
    '长'.repeat(200),
    '"><script>globalThis.ran=1</script>',
    '',
  ];
  it('become text, on every page, short enough to draw', () => {
    const { panel } = show({ events: PLOT, names, finished: true });
    panel.state.personas = true;
    for (const tab of ['inspect', 'persona', 'review']) panel.selectTab(tab);
    panel.selectTab('inspect');
    for (const row of all('.slqj-row')) row.click();
    expect(all('img,script')).toEqual([]);
    expect(globalThis).not.toHaveProperty('ran');
    expect(root.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    for (const name of all('.slqj-row-name')) expect(Array.from(name.textContent).length).toBeLessThanOrEqual(16);
  });

  it('do not get into terms either', () => {
    const events = [
      ...PLOT.slice(0, 3),
      { type: 'skill', by: 2, to: [1], skill: '<b>\u202Ex</b>', tv: { 1: -2 } } as const,
    ];
    show({ events });
    all('.slqj-row')[1]!.click();
    expect(all('b b, .slqj-detail b')).toEqual([]);
    expect(root.textContent).not.toMatch(/\u202E/);
  });
});

describe('badges', () => {
  it('mark the hidden seats only, and change only what changed', () => {
    const source = sourceOf({ events: PLOT, me: 5 }, { at: 9 });
    const slots = new Map([1, 2, 3, 4, 5].map((seat) => [seat, document.createElement('section')]));
    root.append(...slots.values());
    const badges = createBadges(source, { language: 'zh-CN', slot: (seat) => slots.get(seat) ?? null });
    const visible = (): string[] => all('.slqj-badge:not([hidden])').map((node) => node.textContent);
    // 4 has not done enough for a mark.
    expect(visible()).toEqual(['反', '忠']);
    expect(all('.slqj-badge [data-lit]').length).toBeGreaterThanOrEqual(2 * 2);
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    badges.update();
    expect(observer.takeRecords()).toEqual([]);
    source.seek(16);
    nextFrame();
    const { likeliest, strength } = source.outlook.verdicts('all', false).get(4)!;
    expect(strength).toBeGreaterThanOrEqual(2);
    expect(slots.get(4)!.textContent).toBe({ zhong: '忠', nei: '内', fan: '反' }[likeliest as 'fan']);
    badges.setEnabled(false);
    expect(all('.slqj-badge')).toEqual([]);
    badges.setEnabled(true);
    badges.destroy();
    expect(all('.slqj-badge')).toEqual([]);
  });

  it('say the number of each seat while seats are spoken of, also where nothing else is marked, and let taps through', () => {
    const source = sourceOf({ events: PLOT, me: 5, finished: true }, { at: 9 });
    const slots = new Map([1, 2, 3, 4, 5].map((seat) => [seat, document.createElement('section')]));
    root.append(...slots.values());
    let spoken = true;
    const badges = createBadges(source, {
      language: 'en',
      slot: (seat) => slots.get(seat) ?? null,
      numbered: () => spoken,
      onTap: () => undefined,
    });
    const visible = (): string[] => all('.slqj-badge:not([hidden])').map((node) => node.textContent);
    const bare = (): boolean[] => all('.slqj-badge').map((node) => node.hasAttribute('data-bare'));
    expect(visible()).toEqual(['1', '2Rb', '3Ly', '4', '5']);
    expect(bare()).toEqual([true, false, false, true, true]);
    const [first, second] = all('.slqj-badge');
    expect([first!.getAttribute('role'), first!.tabIndex, first!.getAttribute('aria-label')]).toEqual([
      'img',
      -1,
      'No. 1',
    ]);
    expect([second!.getAttribute('role'), second!.tabIndex]).toEqual(['button', 0]);
    expect(second!.getAttribute('aria-label')).toMatch(/^No\. 2.+rebel/);
    // The avatar is made anew.
    slots.set(4, document.createElement('section'));
    root.append(slots.get(4)!);
    badges.setEnabled(false);
    expect(visible().sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(slots.get(4)!.textContent).toBe('4');
    source.seek(source.length);
    badges.setEnabled(false);
    expect(source.truth()).not.toBeNull();
    expect(all('.slqj-badge')).toEqual([]);
    source.seek(9);
    spoken = false;
    badges.setEnabled(false);
    expect(all('.slqj-badge')).toEqual([]);
  });
});
