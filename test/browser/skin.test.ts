/** Under 十周年UI, the most used skin: entry, marks and panel are there and fit. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findBrowser, openTable } from '../../dev/noname/browser';
import { findNoname } from '../../dev/noname/directory';
import { OURS } from '../real/engine';

const SKIN = '十周年UI';
const noname = findNoname();
const folder = noname ? path.join(noname.root, 'extension', SKIN) : '';
const able = noname !== null && findBrowser() !== null && existsSync(folder);
if (!able) console.log(`跳过：没有 Chromium 或 ${SKIN} skipped: no Chromium or no ${SKIN} in the Noname directory.`);

it.skipIf(!able).each([
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 844, height: 390 } },
])(`the panel under ${SKIN} on a $name`, async ({ name, viewport }) => {
  if (!noname) return;
  const table = await openTable({
    noname,
    players: 8,
    seed: 1,
    extension: OURS,
    companions: [{ name: SKIN, dir: folder }],
    viewport,
    images: true,
  });
  try {
    await table.waitFor('playing', 120);
    const { page } = table;
    const entry = page.getByText('察言观色', { exact: true }).first();
    await expect.poll(async () => (await table.state()).turns, { timeout: 90_000 }).toBeGreaterThan(4);
    // The skin greets with a notice that closes when it is clicked.
    await expect
      .poll(
        async () => {
          await entry.click({ force: true });
          await page.waitForTimeout(500);
          return page.locator('.slqj-panel').isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    expect(await page.locator('.slqj-row').count()).toBe(8);
    const box = await page.locator('.slqj-panel').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    const shots = process.env['SHOTS'];
    if (shots !== undefined) {
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: path.join(shots, `skin-${name}.png`) });
    }
    await page.keyboard.press('Escape');
    expect(await page.locator('.slqj-badge:visible').count()).toBeGreaterThan(0);
    // The skin draws hp and hand over the lower edge of each hero.
    const covered = await page.evaluate<string[]>(`[...document.querySelectorAll('.slqj-badge')].flatMap((badge) => {
      const mark = badge.getBoundingClientRect();
      return [...badge.parentNode.querySelectorAll('.hp, .count')].filter((node) => {
        const box = node.getBoundingClientRect();
        return mark.width > 0 && box.width > 0 && mark.left < box.right && box.left < mark.right
          && mark.top < box.bottom && box.top < mark.bottom;
      }).map((node) => node.className);
    })`);
    expect(covered).toEqual([]);
    expect(table.errors).toEqual([]);
  } finally {
    await table.close();
  }
});
