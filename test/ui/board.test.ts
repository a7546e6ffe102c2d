// @vitest-environment jsdom
/** The mini board beside the game: lines, why in one line, a guess, where it lies, and nothing drawn while it is closed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '../../src/core/area';
import type { Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import type { GuessMark } from '../../src/record/guess-mark';
import { createBadges } from '../../src/ui/badges';
import { attacksOf } from '../../src/ui/board/attacks';
import { accusedBy } from '../../src/ui/board/suspects';
import { mountBoard } from '../../src/ui/board/board';
import { FIRST_BOARD, readBoard } from '../../src/ui/board/kept';
import { firstPlace, placeAt } from '../../src/ui/board/place';
import { createPanelState } from '../../src/ui/state';
import { PLOT, sourceOf } from './tools';

let root: HTMLElement;
let frames: (() => void)[];
beforeEach(() => {
  root = document.createElement('section');
  document.body.replaceChildren(root);
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string): HTMLElement => all(selector)[0]!;
const press = (node: Element, key: string): void => {
  node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

function show(at = 16, inTheWay: () => readonly Area[] = () => []) {
  const marks: GuessMark[] = [];
  const guesses = {
    marks: () => marks,
    open: (about: Seat) => about !== 5 && about !== 1,
    set: (about: Seat, role: Role | null) => marks.push({ type: 'guess', by: 5, about, role, turn: 1 }) > 0,
  };
  const source = {
    ...sourceOf({ events: PLOT, me: 5 }, { at }),
    guesses: { ...guesses, set: (a: Seat, r: Role | null) => void guesses.set(a, r) },
  };
  const openSeat = vi.fn();
  const changed = vi.fn();
  const board = mountBoard(root, source, { language: 'zh-CN', state: createPanelState(), inTheWay, openSeat, changed });
  return { board, source, marks, openSeat, changed };
}

describe('the board', () => {
  it('has a line for everybody alive: mark, strength, whom it went against', () => {
    const { board } = show();
    board.open();
    expect(all('.slqj-board-line').map((line) => line.textContent)).toEqual([
      '1·主主',
      '2反→主',
      '3忠→2',
      expect.stringMatching(/^4.→主$/),
      expect.stringMatching(/^5·我.$/),
    ]);
    expect(all('.slqj-board-line')[1]!.getAttribute('aria-label')).toMatch(/^2号 \S+：.*反贼；对付过主$/);
    expect(all('div')).toEqual([]);
  });

  it('gives way to the result when the game is over, and is back in the next; opened by hand then, it stays', () => {
    const { source, changed } = show();
    let truth: ReturnType<typeof source.truth> = null;
    const playing = { ...source, truth: () => truth };
    const slot = root.appendChild(document.createElement('p'));
    const board = mountBoard(root, playing, {
      language: 'zh-CN',
      state: createPanelState(),
      openSeat: vi.fn(),
      changed,
    });
    const badges = createBadges(playing, { language: 'zh-CN', slot: (seat) => (seat === 2 ? slot : null) });
    board.open();
    const kept = changed.mock.calls.length;
    expect([board.isOpen(), slot.childElementCount]).toEqual([true, 1]);
    truth = { 1: 'zhu', 2: 'fan', 3: 'zhong', 4: 'nei', 5: 'fan' };
    board.update();
    badges.update();
    expect([board.isOpen(), slot.childElementCount]).toEqual([false, 0]);
    expect(changed.mock.calls.length).toBe(kept);
    truth = null;
    board.update();
    badges.update();
    expect([board.isOpen(), slot.childElementCount]).toEqual([true, 1]);
    truth = { 1: 'zhu' };
    board.update();
    board.open();
    board.update();
    expect(board.isOpen()).toBe(true);
  });

  it('leaves out the dead', () => {
    const { board } = show(PLOT.length);
    board.open();
    expect(all('.slqj-board-line')).toHaveLength(4);
  });

  it('says why in one line, and opens the seat', () => {
    const { board, openSeat } = show();
    board.open();
    expect(one('.slqj-board-tray').hidden).toBe(true);
    all('.slqj-board-line')[1]!.click();
    expect(one('.slqj-board-why').textContent).toMatch(/^2号 [^· ]+ · .*反贼 · .*对主公出杀/);
    one('.slqj-board-tray .slqj-press').click();
    expect(openSeat).toHaveBeenCalledWith(2);
    press(one('.slqj-board-line[aria-expanded="true"]'), 'Escape');
    expect(one('.slqj-board-tray').hidden).toBe(true);
    press(one('.slqj-board-line'), 'Escape');
    expect(board.isOpen()).toBe(false);
  });

  it('marks that something is told below its lines, which are whole ones then', () => {
    const { board } = show();
    board.open();
    expect(one('.slqj-board').hasAttribute('data-telling')).toBe(false);
    all('.slqj-board-line')[1]!.click();
    expect(one('.slqj-board').hasAttribute('data-telling')).toBe(true);
    all('.slqj-board-line')[1]!.click();
    expect(one('.slqj-board').hasAttribute('data-telling')).toBe(false);
  });

  it('takes a guess, of those who may be guessed at', () => {
    const { board, marks } = show();
    board.open(4);
    all('.slqj-board .slqj-chip')[2]!.click();
    expect(marks).toMatchObject([{ about: 4, role: 'nei' }]);
    expect(all('.slqj-board-mine').map((mine) => mine.textContent)).toEqual(['', '', '', '内', '']);
    all('.slqj-board-line')[4]!.click();
    expect(one('.slqj-board .slqj-guess').hidden).toBe(true);
  });

  it('draws nothing while it is closed, and what it is asked once it is open', () => {
    const { board, source } = show(3);
    source.seek(9);
    expect(frames).toHaveLength(0);
    expect(all('.slqj-board-line')).toEqual([]);
    board.open();
    source.seek(12);
    source.seek(13);
    expect(frames).toHaveLength(1);
    board.close();
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    source.seek(16);
    for (const frame of frames.splice(0)) frame();
    expect(observer.takeRecords()).toEqual([]);
  });

  it('touches nothing when nothing changed', () => {
    const { board } = show();
    board.open(2);
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    board.update();
    expect(observer.takeRecords()).toEqual([]);
  });

  it('is moved by the arrow keys, comes back where it was left, and keeps keys from the game', () => {
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    const { board, changed } = show();
    board.open();
    press(one('.slqj-board-head'), 'ArrowLeft');
    press(one('.slqj-board-head'), 'ArrowUp');
    document.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    const kept = changed.mock.lastCall![0] as typeof FIRST_BOARD;
    expect(kept).toEqual({ open: true, place: { x: 0.92, y: expect.closeTo(0.12) as number } });
    board.destroy();
    const again = show();
    again.board.restore(readBoard(JSON.parse(JSON.stringify(kept))));
    expect([again.board.isOpen(), one('.slqj-board').style.left]).toEqual([true, '92%']);
  });

  it('first lies along an edge, where it covers least of the inTheWay, and stays where somebody moved it', () => {
    const screen = { width: 1280, height: 720 };
    const box = { width: 188, height: 270 };
    const seats = [
      { left: 1122, top: 130, width: 120, height: 200 },
      { left: 38, top: 130, width: 120, height: 200 },
      { left: 38, top: 512, width: 120, height: 200 },
    ];
    // Below the seat on the right, as high as may be.
    const { x, y } = firstPlace(box, screen, seats);
    const top = 44 + y * (720 - 44 - 270);
    expect([x, top >= 330, top < 340]).toEqual([1, true, true]);
    expect(firstPlace(box, screen, [...seats, { left: 1100, top: 300, width: 180, height: 400 }]).x).toBe(0);
    expect(firstPlace(box, screen, [])).toEqual({ x: 1, y: 0.2 });

    const avatars = vi.fn(() => seats);
    const { board } = show(16, avatars);
    const left = (): string => one('.slqj-board').style.left;
    board.open();
    expect([avatars.mock.calls.length, left()]).toEqual([1, '100%']);
    press(one('.slqj-board-head'), 'ArrowLeft');
    board.close();
    board.open();
    expect([avatars.mock.calls.length, left()]).toEqual([1, '92%']);
  });

  it('looks again at each opening as long as nobody moved it', () => {
    const avatars = vi.fn(() => [{ left: 0, top: 0, width: 9, height: 9 }]);
    const { board, changed } = show(16, avatars);
    board.open();
    board.close();
    board.restore(readBoard(JSON.parse(JSON.stringify({ ...(changed.mock.lastCall![0] as object), open: true }))));
    expect(avatars).toHaveBeenCalledTimes(2);
  });

  it('rests along an edge', () => {
    expect(placeAt(0.03, 0.98)).toEqual({ x: 0, y: 1 });
    expect(placeAt(7, -2)).toEqual({ x: 1, y: 0 });
    // Written by older versions though nobody had moved it.
    expect(readBoard({ open: true, place: { x: 1, y: 0.2 } })).toEqual({ open: true, place: null });
    for (const bad of [null, 3, { open: 'yes', place: { x: NaN, y: 0 } }]) expect(readBoard(bad)).toEqual(FIRST_BOARD);
  });

  it('names as foes nobody but whom one struck, robbed or hindered', () => {
    const source = sourceOf({ events: PLOT });
    expect(attacksOf(source.history(), 4, () => true, 3)).toEqual([1]);
    expect(attacksOf(source.history(), 3, () => true, 3)).toEqual([2]);
    expect(attacksOf(source.history(), 3, (seat) => seat !== 2, 3)).toEqual([]);
  });
});

describe('a badge', () => {
  it('can be tapped and pressed, and says its phrase and my guess', () => {
    const { source, marks } = show();
    const tapped = vi.fn();
    const slots = new Map([1, 2, 3, 4, 5].map((seat) => [seat, document.createElement('section')]));
    root.append(...slots.values());
    marks.push({ type: 'guess', by: 5, about: 3, role: 'nei', turn: 1 });
    createBadges(source, { language: 'zh-CN', slot: (seat) => slots.get(seat) ?? null, onTap: tapped });
    const badge = slots.get(3)!.querySelector<HTMLElement>('.slqj-badge')!;
    expect(badge.getAttribute('aria-label')).toContain('我猜内奸');
    expect(badge.getAttribute('role')).toBe('button');
    badge.click();
    press(badge, 'Enter');
    expect(tapped.mock.calls).toEqual([[3], [3]]);
  });
});

describe('a badge on a small seat', () => {
  it('grows to what can be read, and tells where it stands', () => {
    const { source, marks } = show();
    const slot = document.createElement('section');
    root.append(slot);
    Object.defineProperty(slot, 'offsetWidth', { value: 120 });
    slot.getBoundingClientRect = () => ({ width: 60 }) as DOMRect;
    marks.push({ type: 'guess', by: 5, about: 3, role: 'nei', turn: 1 });
    const covers = vi.fn();
    const badges = createBadges(source, { language: 'zh-CN', slot: (seat) => (seat === 3 ? slot : null), covers });
    const badge = slot.querySelector<HTMLElement>('.slqj-badge')!;
    expect(badge.style.getPropertyValue('--slqj-grown')).toBe('1.90');
    expect(covers.mock.calls).toEqual([[3, true]]);
    badges.setEnabled(false);
    expect(covers.mock.calls).toEqual([
      [3, true],
      [3, false],
    ]);
    badges.destroy();
  });
});

describe('whom a seat suspects', () => {
  const said = (about: Seat, role: Role, denied = false) =>
    ({ claim: { speaker: 2, about, role, denied, sure: 0.7, span: [0, 1], words: '' } }) as never;

  it('is what it said last of somebody, latest first', () => {
    expect(accusedBy([said(3, 'fan'), said(4, 'nei'), said(2, 'zhong')], 2)).toEqual([4, 3]);
    expect(accusedBy([said(3, 'fan'), said(4, 'zhong', true), said(3, 'zhong')], 2)).toEqual([4]);
    expect(accusedBy([said(3, 'fan')], 4)).toEqual([]);
  });

  it('stands on its line, for eyes and ears, until thoughts are open', () => {
    const { source } = show();
    const board = mountBoard(root, source, {
      language: 'zh-CN',
      state: createPanelState(),
      accused: (by) => (by === 2 ? [4, 3] : []),
      openSeat: () => undefined,
      changed: () => undefined,
    });
    board.open();
    const line = all('.slqj-board:not([hidden]) .slqj-board-line')[1]!;
    expect(line.textContent).toBe('2反疑4 →主');
    expect(line.getAttribute('aria-label')).toMatch(/；怀疑4；对付过主$/);
  });

  it('is what it thinks when the game is over', () => {
    const { source } = show(PLOT.length);
    const board = mountBoard(
      root,
      { ...source, truth: () => ({ 1: 'zhu', 2: 'fan', 3: 'zhong', 4: 'nei', 5: 'fan' }) },
      {
        language: 'zh-CN',
        state: createPanelState(),
        accused: () => [2],
        openSeat: () => undefined,
        changed: () => undefined,
      },
    );
    board.open();
    expect(all('.slqj-board:not([hidden]) .slqj-board-against').map((node) => node.textContent)).not.toContain('疑2');
  });
});
