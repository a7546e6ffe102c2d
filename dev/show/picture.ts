/** One picture. Each is named as it is taken: a set of them takes minutes. */
import path from 'node:path';
import type { Page } from 'playwright-core';

export async function takePicture(page: Page, folder: string, name: string): Promise<void> {
  const file = path.join(folder, `${name}.png`);
  await page.screenshot({ path: file });
  console.log(path.relative('', file));
}
