/** A recording taken into the running game: looked through, drawn as a picture, left again; and files that are damaged. `SHOTS=DIR` keeps pictures. */
import { mkdirSync, readFileSync } from 'node:fs';
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

/** Eight seats, so that it is told from the running game of five. */
const GAME = readFileSync(path.join(import.meta.dirname, '../golden/8p-1.jsonl'), 'utf8');
const LINES = GAME.trimEnd().split('\n');
/** Cut off in the middle of a line, as a full disk does. */
const CUT = [...LINES.slice(0, 120), (LINES[120] ?? '').slice(0, 9)].join('\n');

describe.skipIf(!able)('a recording taken into the game on a phone', () => {
  let table: OpenTable;
  const find = (selector: string): Locator => table.page.locator(selector).filter({ visible: true });
  const shot = async (scene: string): Promise<void> => {
    const folder = process.env['SHOTS'];
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true });
    await table.page.waitForTimeout(300);
    await table.page.screenshot({ path: path.join(folder, `import-${scene}.png`) });
  };
  /** Presses 导入记录 on the page 复盘 and picks a file with this text. */
  async function take(name: string, text: string): Promise<void> {
    await find('.slqj-tab').filter({ hasText: '复盘' }).tap();
    const picking = table.page.waitForEvent('filechooser');
    await find('.slqj-press').filter({ hasText: '导入记录' }).tap();
    await (await picking).setFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  }

  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 5,
      seed: 6,
      extension: OURS,
      viewport: { width: 740, height: 360 },
      touch: true,
    });
    await table.waitFor('playing', 110);
    await table.run('({ game }) => { game.pause2(); }');
    await table.page.getByText('察言观色', { exact: true }).first().tap();
    await find('.slqj-panel').waitFor();
  });
  afterAll(async () => {
    await table.close();
  }, 240_000);

  it.each([
    ['坏.jsonl', '{}', '第 1 行'],
    ['图.jsonl', '\u0000\u0001PNG', '第 1 行'],
    ['空.jsonl', '', '第 1 行'],
  ])('says what is wrong with %s, in sight, and stays with the running game', async (name, text, why) => {
    await take(name, text);
    const said = find('.slqj-status');
    // By the name, for the file before may have been refused with the same words.
    await expect.poll(() => said.textContent()).toContain(name);
    expect(await said.textContent()).toContain(why);
    const box = await said.boundingBox();
    expect(box?.y).toBeGreaterThan(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
    expect(await find('.slqj-banner').count()).toBe(0);
    await shot(`refused-${name.slice(0, 1)}`);
  });

  it('shows a whole one with its review, seats and picture, and comes back', async () => {
    await take('好.jsonl', GAME);
    await find('.slqj-banner').waitFor();
    expect(await find('.slqj-review-table tbody tr').count()).toBe(8);
    await shot('review');
    await find('.slqj-exports button').first().tap();
    const picture = find('.slqj-picture');
    await picture.waitFor();
    expect(await picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(700);
    await shot('picture');
    await find('.slqj-tab').first().tap();
    expect(await find('.slqj-row').count()).toBe(8);
    await find('.slqj-row').nth(2).tap();
    await find('.slqj-belief-chart, .slqj-chart').first().waitFor();
    await find('.slqj-leave').tap();
    await expect.poll(() => find('.slqj-row').count()).toBe(5);
    expect(await find('.slqj-banner').count()).toBe(0);
  });

  it('shows one that was cut off as far as it goes, and says so', async () => {
    await take('断.jsonl', CUT);
    await find('.slqj-banner').waitFor();
    expect(await find('.slqj-row').count()).toBe(8);
    expect(await find('.slqj-notices').textContent()).toContain('第 121 行');
    await shot('cut');
    await find('.slqj-leave').tap();
    expect([...table.errors, ...table.dialogs]).toEqual([]);
  });
});
