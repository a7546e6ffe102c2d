/**
 * Beside the game and after it, in the real one, clicked through: the first run's card, the mini board, one's own guess by the
 * board and by a mark, 复盘 on the result screen, the picture. `SHOTS=DIR` keeps pictures of each.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, openTable, type OpenTable } from '../../dev/noname/browser';
import { findNoname } from '../../dev/noname/directory';
import { OURS } from '../real/engine';

const noname = findNoname();
const able = noname !== null && findBrowser() !== null;
if (!able)
  console.log(
    '跳过：没有 Chromium 或无名杀目录 skipped: no Chromium (CHROME_PATH) or no Noname directory (NONAME_HOME).',
  );

/** The engine chooses the hero, since 托管 is on until the game begins; then a person sits there, until `zzAuto` is set again. */
const BY_HAND = `({ game, _status }) => {
  globalThis.zzAuto = null;
  Object.defineProperty(_status, 'auto', {
    configurable: true,
    get: () => globalThis.zzAuto ?? game.players?.every((player) => player.name) !== true,
    set: () => undefined,
  });
}`;

const SCREENS = [
  { name: 'desktop', viewport: { width: 1280, height: 720 }, touch: false },
  { name: 'phone', viewport: { width: 740, height: 360 }, touch: true },
] as const;

describe.skipIf(!able).each(SCREENS)('beside the game on a $name', ({ name, viewport, touch }) => {
  let table: OpenTable;
  const find = (selector: string): Locator => table.page.locator(selector).filter({ visible: true });
  const card = (): Locator => find('.slqj-first');
  const board = (): Locator => find('.slqj-board');
  const press = (what: Locator): Promise<void> => (touch ? what.tap() : what.click());
  const openPanel = (): Promise<void> => press(table.page.getByText('察言观色', { exact: true }).first());
  const shot = async (scene: string): Promise<void> => {
    const folder = process.env['SHOTS'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await table.page.waitForTimeout(300);
    await table.page.screenshot({ path: path.join(folder, `table-${name}-${scene}.png`) });
  };
  /** Somebody else's line, whose role is hidden. */
  const stranger = (): Locator => board().locator('.slqj-board-line:not([aria-label*="主公"]):not([aria-label*="我"])');

  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 8,
      seed: 3,
      extension: OURS,
      viewport,
      touch,
      auto: false,
      images: process.env['SHOTS'] !== undefined,
      // Or the person is asked about the first hand before there is a turn.
      config: { change_card_mode_config_identity: 'disabled' },
      setup: BY_HAND,
    });
    await table.waitFor('playing', 110);
  });
  afterAll(async () => {
    await table.close();
  }, 240_000);

  it('shows the first run a card, all of it at once, and sets what is chosen', async () => {
    // A decision folds it, and a finger unfolds it over the decision.
    const folded = find('.slqj-first-fold');
    await folded.waitFor({ timeout: 60_000 });
    expect(await card().count()).toBe(0);
    await shot('folded');
    await press(folded.locator('button'));
    await card().waitFor({ timeout: 30_000 });
    await shot('first');
    const box = await card().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    // Nothing of it has to be scrolled to.
    const body = card().locator('.slqj-first-body');
    expect(await body.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await press(card().locator('[role="radio"]').nth(1));
    const set = `({ lib }) => ['way', 'inference', 'strict'].map((key) => lib.config['extension_察言观色_' + key])`;
    expect(await table.run(set)).toEqual(['spec', 'spec', false]);
    await press(card().locator('[role="radio"]').nth(0));
    await press(card().locator('.slqj-first-close'));
    expect(await card().count()).toBe(0);
  });

  it('opens the board from the panel, and takes a guess there', async () => {
    await openPanel();
    await press(find('.slqj-to-board'));
    await board().waitFor();
    expect(await find('.slqj-panel').count()).toBe(0);
    await shot('board');
    await press(stranger().first());
    await press(board().locator('.slqj-chip').nth(1));
    await expect.poll(() => board().locator('.slqj-board-mine').allTextContents()).toContain('反');
    await shot('board-guess');
  });

  it('moves the board by its head, within the screen', async () => {
    const before = await board().boundingBox();
    const head = await board().locator('.slqj-board-head').boundingBox();
    const { mouse } = table.page;
    await mouse.move((head?.x ?? 0) + 30, (head?.y ?? 0) + 15);
    await mouse.down();
    // To the other side, and beyond the upper edge.
    const toLeft = (before?.x ?? 0) > viewport.width / 2;
    await mouse.move(toLeft ? 0 : viewport.width, 0, { steps: 4 });
    await mouse.up();
    const after = await board().boundingBox();
    const moved = (after?.x ?? 0) - (before?.x ?? 0);
    expect(toLeft ? -moved : moved).toBeGreaterThan(100);
    expect(after?.x).toBeGreaterThanOrEqual(0);
    expect((after?.x ?? 0) + (after?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    // Clear of the engine's own buttons.
    expect(after?.y).toBeGreaterThanOrEqual(44);
  });

  it("opens the board at a seat from that seat's mark, and changes the guess", async () => {
    await press(board().locator('.slqj-board-shut'));
    expect(await board().count()).toBe(0);
    const mark = find('.slqj-badge-tap').filter({ hasText: '猜反' });
    await shot('mark');
    // A mark and a number for everybody, under no button of the engine's.
    expect((await find('.slqj-badge-seat').allTextContents()).map(Number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const under = await table.run(`() => {
      const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
      const bar = boxes('#system > div > div');
      return boxes('.slqj-badge').filter((a) => bar.some((b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
    }`);
    expect(under).toBe(0);
    await press(mark.first());
    await board().waitFor();
    expect(await board().locator('.slqj-board-line[aria-expanded="true"]').count()).toBe(1);
    expect(await board().locator('.slqj-chip[aria-checked="true"]').textContent()).toBe('反');
    await press(board().locator('.slqj-chip').nth(2));
    await expect.poll(() => board().locator('.slqj-board-mine').allTextContents()).toContain('内');
    await press(board().locator('.slqj-press'));
    await find('.slqj-detail').waitFor();
    await shot('seat');
    await table.page.keyboard.press('Escape');
    await table.page.keyboard.press('Escape');
    expect(await find('.slqj-panel').count()).toBe(0);
  });

  it('never shows the card again, and finds the board where it was left', async () => {
    const left = await board().boundingBox();
    await table.page.reload({ waitUntil: 'commit' });
    await table.waitFor('playing', 110);
    await board().waitFor({ timeout: 30_000 });
    expect((await board().boundingBox())?.x).toBeCloseTo(left?.x ?? -1, 0);
    expect(await card().count()).toBe(0);
    // Something to be scored at the end: a guess about somebody who is laid open before the round ends is nobody's read.
    for (const i of [0, 1, 2, 3]) {
      await press(stranger().nth(i));
      await press(board().locator('.slqj-chip').nth(1));
    }
    await shot('again');
  });

  it('offers 复盘 when the game is over, with headlines, the own score and a picture', async () => {
    // The engine's own button answers what is being asked; from then on nobody is asked.
    await table.run('({ ui }) => { ui.click.auto(); globalThis.zzAuto = true; }');
    await table.waitFor('over', 200);
    await shot('result');
    await press(table.page.locator('.control').getByText('复盘', { exact: true }));
    await find('.slqj-review').waitFor();
    expect(await find('.slqj-headline').count()).toBeGreaterThan(0);
    expect(await find('.slqj-guess-head').textContent()).toContain('AI');
    await shot('review');
    await press(find('.slqj-exports button').first());
    const picture = find('.slqj-picture');
    await picture.waitFor();
    expect(await picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(700);
    await picture.scrollIntoViewIfNeeded();
    await shot('picture');
    expect([...table.errors, ...table.dialogs]).toEqual([]);
  }, 300_000);
});
