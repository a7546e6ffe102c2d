/** The panel in the real game: it opens, shows, fits, follows a rotation, and no name becomes HTML. */
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

/** What packages from outside may call their characters. */
const HOSTILE = [
  '<img src=x onerror="globalThis.pwned=1">',
  '\u202e反写的名字\u202d',
  '长'.repeat(200),
  '"><script>pwned=1</script>',
];

const BOXES = `() => {
  const { width, height } = document.querySelector('.slqj-panel').getBoundingClientRect();
  const wide = [...document.querySelectorAll('.slqj-panel *')].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
  }).map((node) => node.className);
  const small = [...document.querySelectorAll('.slqj-panel button')].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && (box.width < 39.5 || box.height < 39.5);
  }).map((node) => node.className + ' ' + node.textContent);
  return { width, height, wide, small };
}`;

async function untilTurns(table: OpenTable, turns: number): Promise<void> {
  for (let waited = 0; waited < 900; waited++) {
    const state = await table.state();
    if (state.turns >= turns || state.over) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the game does not move');
}

const SCREENS = [
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, touch: false },
  { name: 'a phone held sideways', viewport: { width: 844, height: 390 }, touch: true },
];

describe.skipIf(!able).each(SCREENS)('the panel in the game on $name', ({ viewport, touch }) => {
  let table: OpenTable;

  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 8,
      seed: 1,
      extension: OURS,
      viewport,
      touch,
      // Only what we are told is hostile: the engine itself writes names as HTML.
      setup: `({ get }) => {
        const names = ${JSON.stringify(HOSTILE)};
        const translation = get.translation;
        const heroes = new Map();
        get.translation = function (item, ...rest) {
          const asked = new Error().stack.includes('introduce');
          if (!asked || typeof item !== 'string') return translation.call(this, item, ...rest);
          if (!heroes.has(item)) heroes.set(item, names[heroes.size % names.length]);
          return heroes.get(item);
        };
      }`,
    });
    await table.waitFor('playing', 120);
    await untilTurns(table, 6);
  });
  afterAll(async () => {
    await table.close();
  });

  it('opens from the top bar and shows a row per seat, names as text', async () => {
    const { page } = table;
    const entry = page.getByText('察言观色', { exact: true }).first();
    await (touch ? entry.tap() : entry.click());
    await page.locator('.slqj-panel').waitFor();
    expect(await page.locator('.slqj-row').count()).toBe(8);
    expect(await page.locator('.slqj-panel').innerText()).toContain('<img');
    expect(await page.locator('.slqj-panel img, .slqj-panel script').count()).toBe(0);
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined();
  });

  it('fits the screen, and every button is large enough for a finger', async () => {
    const seen = await table.page.evaluate<{ width: number; height: number; wide: string[]; small: string[] }>(
      `(${BOXES})()`,
    );
    expect(seen.width).toBeLessThanOrEqual(viewport.width);
    expect(seen.height).toBeLessThanOrEqual(viewport.height);
    expect(seen.wide).toEqual([]);
    expect(seen.small).toEqual([]);
  });

  it('keeps the open seat when the screen turns', async () => {
    const { page } = table;
    const row = page.locator('.slqj-row').nth(2);
    await (touch ? row.tap() : row.click());
    const chart = page.locator('.slqj-belief-chart').first();
    await chart.waitFor();
    // The engine settles on another scale a while after each turn; buttons must stay as large as a finger.
    const heights = (): Promise<number[]> =>
      page.evaluate<number[]>(
        `[...document.querySelectorAll('.slqj-tab')].map((tab) => tab.getBoundingClientRect().height)`,
      );
    for (const size of [{ width: viewport.height, height: viewport.width }, viewport]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(3500);
      expect(await chart.isVisible()).toBe(true);
      for (const height of await heights()) {
        expect(height).toBeGreaterThanOrEqual(39.5);
        expect(height).toBeLessThan(60);
      }
    }
  });

  it('closes and leaves the game running, without a fault of ours', async () => {
    const { page } = table;
    // Once for the open seat, once for the panel.
    await page.keyboard.press('Escape');
    expect(await page.locator('.slqj-belief-chart').first().isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator('.slqj-panel').waitFor({ state: 'hidden' });
    expect([...table.errors, ...table.dialogs]).toEqual([]);
    expect(table.consoleErrors.filter((line) => line.includes('察言观色'))).toEqual([]);
  });

  it('shows the truth only after the game', async () => {
    const { page } = table;
    await table.waitFor('over', 120);
    const entry = page.getByText('察言观色', { exact: true }).first();
    // The result covers the table, not the top bar.
    await (touch ? entry.tap({ force: true }) : entry.click({ force: true }));
    await page.locator('.slqj-tab').nth(2).click();
    expect(await page.locator('.slqj-review-page').innerText()).toMatch(/忠|反/);
  });
});
