/** Screenshots of the preview page, to be looked at (`npm run shots`). */
import type { Page } from 'playwright-core';
import type { Language } from '../../src/language/languages';
import { launchBrowser } from '../noname/browser';
import { takePicture } from './picture';
import { servePreview } from './preview';

const SCREENS = [
  { name: 'phone', width: 844, height: 390, touch: true },
  { name: 'desk', width: 1280, height: 800, touch: false },
  { name: 'tall', width: 390, height: 844, touch: true },
] as const;

/** Each picture, and what to do before it is taken. */
const SCENES: readonly (readonly [name: string, prepare: (page: Page) => Promise<void>])[] = [
  [
    '1-table',
    async () => {
      /* as it opens */
    },
  ],
  [
    '2-history',
    async (page) => {
      await page.locator('.slqj-row').nth(2).click();
    },
  ],
  [
    '3-reading',
    async (page) => {
      await page.locator('.slqj-moment').nth(1).click();
    },
  ],
  [
    '4-eyes',
    async (page) => {
      await page.locator('.slqj-back').click();
      await page.locator('.slqj-chip').nth(3).click();
    },
  ],
  [
    '5-personas',
    async (page) => {
      await page.locator('.slqj-tab').nth(1).click();
      await page.locator('.slqj-persona-page .slqj-switch').click();
    },
  ],
  [
    '6-review',
    async (page) => {
      await page.locator('.slqj-tab').nth(2).click();
      await page.locator('.pv-controls .pv-icon').nth(4).click();
    },
  ],
  [
    '7-review-below',
    async (page) => {
      await page.locator('.slqj-review-page').evaluate((box) => {
        box.scrollTop = 320;
      });
    },
  ],
];

/** Writes `preview-LANGUAGE-SCREEN-SCENE.png` files into the folder `out`. */
export async function previewShots(out: string, languages: readonly Language[]): Promise<void> {
  const browser = await launchBrowser();
  const server = await servePreview();
  try {
    for (const language of languages)
      for (const { name, width, height, touch } of SCREENS) {
        const page = await browser.newPage({ viewport: { width, height }, hasTouch: touch, locale: 'zh-CN' });
        page.on('pageerror', (error) => {
          console.error(`${language} ${name}: ${error.message}`);
        });
        await page.goto(server.url);
        // On a phone it is folded away.
        await page.locator('.pv-menu select').last().selectOption(language, { force: true });
        for (const [scene, prepare] of SCENES) {
          await prepare(page);
          await page.waitForTimeout(120);
          await takePicture(page, out, `preview-${language}-${name}-${scene}`);
        }
        await page.close();
      }
  } finally {
    await browser.close();
    await server.close();
  }
}
