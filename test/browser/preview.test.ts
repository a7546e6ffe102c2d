/** The panel and the preview page in a real browser: room, touch, speed, rotation, hostile names, files from disk. */
import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../dev/noname/browser';
import { buildPreview, servePreview, type PreviewServer } from '../../dev/show/preview';
import type { PublicEvent } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import type { parseRecording as parseRecordingType } from '../../src/record/format';
import type { mountPanel as mountPanelType } from '../../src/ui/panel';
import type { recordedSource as recordedSourceType } from '../../src/ui/recorded';
import { hit, linesOf, peach, PLOT, sha, turn } from '../ui/tools';

const executablePath = findBrowser();
if (!executablePath)
  console.log('没有 Chromium（可用 CHROME_PATH 指定），跳过浏览器测试。 No Chromium: browser tests skipped.');

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const HOSTILE = [
  '<img src=x onerror="globalThis.ran=1">',
  '\u202Eevil\u202C',
  '长'.repeat(200),
  '"><script>ran=1</script>',
  'W'.repeat(200),
];
const SCREENS = [
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** What the page is given for measuring. */
interface Bundled {
  mountPanel: typeof mountPanelType;
  recordedSource: typeof recordedSourceType;
  parseRecording: typeof parseRecordingType;
}

/** Ten seats and sixty turns, with something in each of them. */
function longGame(): string {
  const roles: Role[] = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei', 'zhong', 'nei'];
  const events: PublicEvent[] = [];
  for (let n = 1; n <= 60; n++) {
    const seat = ((n - 1) % 10) + 1;
    if (seat === 1) events.push({ type: 'round', n: Math.ceil(n / 10) });
    const other = (seat % 10) + 1;
    events.push(turn(seat, n, 10), sha(seat, other), hit(seat, other));
    events.push(n % 3 === 0 ? sha(seat, 1) : peach(seat, 1), { type: 'shown', seat, value: 0.3 });
  }
  return linesOf({ events, roles, finished: true }).join('\n');
}

describe.skipIf(!executablePath)('in Chromium', () => {
  let browser: Browser;
  let server: PreviewServer;
  let directory: string;
  const games = [
    { name: '恶意名字', text: linesOf({ events: PLOT, names: HOSTILE, finished: true }).join('\n') },
    { name: '长局', text: longGame() },
  ];

  beforeAll(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'chayan-ui-'));
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: FLAGS });
    server = await servePreview({ recordings: games });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  async function open(
    size: { width: number; height: number },
    url = server.url,
  ): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage({ viewport: { ...size }, hasTouch: true, locale: 'zh-CN' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(url);
    return { page, errors };
  }

  /** Elements that reach out of the page, and buttons too small for a thumb. */
  const faults = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const found: string[] = [];
      if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
      for (const node of document.querySelectorAll('.slqj-scroll,.slqj-detail,.pv-table,.slqj-persona,.slqj-row')) {
        if (node.scrollWidth > node.clientWidth + 1)
          found.push(`${node.className} is ${node.scrollWidth} wide in ${node.clientWidth}`);
      }
      for (const node of document.querySelectorAll('button,select,input[type=range]')) {
        const { width, height, left, right } = node.getBoundingClientRect();
        if (width === 0) continue;
        const scrolls = node.closest('.slqj-chips,.slqj-tabs') !== null;
        if (width < 40 || height < 40) found.push(`${node.className} is ${width}x${height}`);
        if (!scrolls && (left < -1 || right > innerWidth + 1)) found.push(`${node.className} is outside`);
      }
      return found;
    });

  it('has room for the review in English on an upright phone', async () => {
    const { page, errors } = await open({ width: 390, height: 844 });
    await page.locator('select[aria-label^="Language"]').evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = [...select.options].findIndex(({ value }) => value === 'en');
      select.dispatchEvent(new Event('change'));
    });
    await page.locator('.pv-icon[aria-label="To the end"]').tap();
    await page.locator('.slqj-tab').nth(2).tap();
    const table = page.locator('.slqj-review-table');
    await table.waitFor();
    expect(await table.locator('th').first().textContent()).toBe('Seat');
    expect(await faults(page)).toEqual([]);
    const folder = process.env['SHOTS'];
    if (folder !== undefined) await page.screenshot({ path: path.join(folder, 'review-en.png') });
    expect(errors).toEqual([]);
    await page.close();
  });

  it.each(SCREENS)('fits $width x $height on every page, and runs nothing that stands in a name', async (size) => {
    const { page, errors } = await open(size);
    const check = async (): Promise<void> => {
      expect(await faults(page)).toEqual([]);
    };
    await check();
    await page.locator('.slqj-row').nth(1).tap();
    await page.locator('.slqj-moment').first().click();
    await check();
    await page.locator('.slqj-tab').nth(1).tap();
    await page.locator('.slqj-persona-page .slqj-switch').tap();
    await check();
    await page.keyboard.press('Escape');
    await page.locator('.pv-icon[aria-label="跳到结尾"]').tap();
    await page.locator('.slqj-tab').nth(2).tap();
    await page.locator('.slqj-review-table').waitFor();
    await check();
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect(await page.locator('#preview img, #preview script').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('keeps tab, seat, reading and place when the phone is turned', async () => {
    const { page } = await open({ width: 844, height: 390 });
    await page.locator('.pv-icon[aria-label="跳到结尾"]').tap();
    await page.locator('.slqj-row').nth(2).tap();
    await page.locator('.slqj-moment').first().tap();
    const read = await page.locator('.slqj-reading-what').textContent();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(60);
    expect(await page.locator('.slqj-reading-what').textContent()).toBe(read);
    expect(
      await page
        .locator('.slqj-belief-picture')
        .evaluate((node) => Math.abs((node as SVGSVGElement).viewBox.baseVal.width - node.clientWidth)),
    ).toBeLessThan(2);
    await page.close();
  });

  it('works from disk, without a server', async () => {
    await buildPreview(directory, { recordings: games });
    const { page, errors } = await open(
      { width: 1280, height: 800 },
      pathToFileURL(path.join(directory, 'index.html')).href,
    );
    expect(await page.locator('.slqj-row').count()).toBe(5);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('opens a dropped file, and says what is wrong with a broken one', async () => {
    const { page } = await open({ width: 1280, height: 800 });
    const drop = (name: string, text: string): Promise<void> =>
      page.evaluate(
        ([file, body]) => {
          const data = new DataTransfer();
          data.items.add(new File([body], file));
          document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
        },
        [name, text] as const,
      );
    await drop('坏.jsonl', '{}');
    await page.locator('.pv-message', { hasText: '第 1 行' }).waitFor();
    await drop('好.jsonl', games[1]!.text);
    await expect.poll(() => page.locator('.slqj-row').count()).toBe(10);
    expect(await page.locator('.pv-message').isVisible()).toBe(false);
    await page.close();
  });

  it('opens within a frame at ten seats and sixty turns, and updates faster', async () => {
    const bundle = await build({
      stdin: {
        contents: `export { mountPanel } from './src/ui/panel'; export { recordedSource } from './src/ui/recorded';
          export { parseRecording } from './src/record/format';`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'chayan',
      target: 'chrome91',
      loader: { '.css': 'text' },
    });
    const { page } = await open({ width: 844, height: 390 });
    // The preview's own policy forbids added scripts; a blank page has none.
    await page.goto('about:blank');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    const times = await page.evaluate((text) => {
      const { mountPanel, recordedSource, parseRecording } = (globalThis as unknown as { chayan: Bundled }).chayan;
      const measure = (work: () => void): number => {
        const before = performance.now();
        work();
        document.body.getBoundingClientRect();
        return performance.now() - before;
      };
      const source = recordedSource(parseRecording(text) as never);
      const opens: number[] = [];
      const updates: number[] = [];
      for (let i = 0; i < 9; i++) {
        source.seek(source.length - 12);
        const panel = mountPanel(document.body, source, { language: 'zh-CN' });
        panel.state.seat = i % 2 === 0 ? null : 4;
        panel.prepare();
        opens.push(
          measure(() => {
            panel.open();
          }),
        );
        for (let at = source.length - 11; at < source.length; at++) {
          source.seek(at);
          updates.push(
            measure(() => {
              panel.update();
            }),
          );
        }
        panel.destroy();
      }
      // The best of several: what it costs where nothing else runs on the machine.
      return { opening: Math.min(...opens), update: Math.min(...updates) };
    }, games[1]!.text);
    console.log(`opening ${times.opening.toFixed(1)} ms, update ${times.update.toFixed(1)} ms`);
    expect(times.opening).toBeLessThan(16);
    expect(times.update).toBeLessThan(times.opening);
    await page.close();
  });
});
