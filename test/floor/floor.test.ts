/**
 * In Chromium 91. Playwright's own visibility checks need newer pages, so everything here is asked of the page itself.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openTable, type OpenTable } from '../../dev/noname/browser';
import { findNoname, nonameNotFound } from '../../dev/noname/directory';
import { servePreview, type PreviewServer } from '../../dev/show/preview';
import type { Browser, Page } from 'playwright-core';
import { OURS } from '../real/engine';

const noname = findNoname();
if (!noname) console.log(`跳过真实对局 the real game is skipped: ${nonameNotFound()}`);

const shown = (page: Page, selector: string): Promise<number> =>
  page.evaluate<number>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((node) => node.getBoundingClientRect().width > 0).length`,
  );
const press = (page: Page, selector: string, nth = 0): Promise<void> =>
  page.evaluate(`document.querySelectorAll(${JSON.stringify(selector)})[${nth}].click()`);

describe('the preview page', () => {
  let browser: Browser;
  let preview: PreviewServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    preview = await servePreview();
  });
  afterAll(async () => {
    await browser.close();
    await preview.close();
  });

  it('runs in the floor itself, plays and shows a history', async () => {
    expect(browser.version()).toMatch(/^91\./);
    const page = await browser.newPage({ viewport: { width: 844, height: 390 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      errors.push(error.message);
    });
    await page.goto(preview.url);
    await press(page, '[aria-label="跳到结尾"]');
    await page.waitForTimeout(300);
    expect(await shown(page, '.slqj-row')).toBe(8);
    await press(page, '.slqj-row', 2);
    await page.waitForTimeout(300);
    // By the inference in force, which is belief where nothing was chosen.
    expect(await shown(page, '.slqj-belief-chart, .slqj-chart')).toBe(1);
    await press(page, '.slqj-tab', 2);
    await page.waitForTimeout(300);
    expect(await shown(page, '.slqj-review-page')).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe.skipIf(!noname)('the real game', () => {
  let table: OpenTable;
  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 8,
      seed: 1,
      extension: OURS,
      viewport: { width: 844, height: 390 },
    });
    await table.waitFor('playing', 120);
  });
  afterAll(async () => {
    await table.close();
  });

  it('loads the extension, opens the panel, and ends without a fault', async () => {
    const { page } = table;
    await table.waitFor('over', 150);
    await page.evaluate(
      `[...document.querySelectorAll('#system div')].find((node) => node.textContent === '察言观色').click()`,
    );
    await page.waitForTimeout(400);
    expect(await shown(page, '.slqj-row')).toBe(8);
    expect(await shown(page, '.slqj-badge')).toBeGreaterThan(0);
    await press(page, '.slqj-tab', 2);
    await page.waitForTimeout(300);
    expect(await shown(page, '.slqj-review-page')).toBe(1);
    expect([...table.errors, ...table.dialogs]).toEqual([]);
    expect((await table.run(`({ game }) => game.__slqjAiPersona.recording().length`)) as number).toBeGreaterThan(20);
  });
});
