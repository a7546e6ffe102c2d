/** Screenshots of the panel in the real game, at a phone's landscape size and on a desktop (`npm run shots`). */
import info from '../../info.json';
import { eachScreen } from './game-screens';

/** Enough turns for most seats to have shown something. */
const TURNS = 9;

/** Writes `game-SCREEN-SCENE.png` files into `out`; says so and does nothing where there is no Noname directory. */
export async function gameShots(out: string, noname?: string): Promise<void> {
  await eachScreen({ prefix: 'game', out, noname }, async ({ page, shot, untilTurn, waitFor }) => {
    await untilTurn(TURNS);
    await shot('table');
    await page.getByText(info.name, { exact: true }).first().click();
    await shot('inspect');
    await page.locator('.slqj-row').nth(2).click();
    await shot('history');
    await page.keyboard.press('Escape');
    await page.locator('.slqj-to-board').click();
    await page.locator('.slqj-board-line').nth(2).click();
    await shot('board');
    await page.locator('.slqj-board-shut').click();
    await page.getByText(info.name, { exact: true }).first().click();
    await waitFor('over', 120);
    await page.locator('.slqj-tab').nth(2).click();
    await shot('review');
  });
}
