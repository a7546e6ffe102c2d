import path from 'node:path';
import { launchBrowser } from '../noname/browser';
import { defineProgram } from '../program/program';
import { servePreview } from './preview';
export default defineProgram({
  about: 'x',
  options: {},
  async run() {
    const served = (await servePreview({ port: 0 } as never)) as unknown as {
      url?: string;
      address?: string;
      close(): unknown;
    };
    const browser = await launchBrowser();
    const url = (served.url ?? served.address)!;
    for (const locale of ['en-US'])
      for (const [size, width, height] of [
        ['desk', 1280, 800],
        ['phone', 844, 390],
      ] as const) {
        const context = await browser.newContext({ viewport: { width, height }, locale });
        const page = await context.newPage();
        await page.goto(url);
        await page.waitForTimeout(800);
        if (size === 'phone')
          await page
            .locator('button')
            .filter({ hasText: '☰' })
            .first()
            .click()
            .catch(() => undefined);
        await page.locator('select').last().selectOption('en');
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
        const shot = (n: string) =>
          page.screenshot({ path: path.join('/tmp/t5shots/prev', `${locale}-${size}-${n}.png`) });
        await page.locator('.slqj-row').nth(2).click();
        await page.waitForTimeout(500);
        await shot('history');
        await page.locator('.slqj-tab').nth(2).click();
        await page.evaluate(
          `[...document.querySelectorAll('button')].filter((b) => /结尾|結尾|end/i.test(b.getAttribute('aria-label') ?? ''))[0]?.click()`,
        );
        await page.waitForTimeout(700);
        await shot('review');
        await context.close();
      }
    await browser.close();
    await served.close();
    return 0;
  },
});
