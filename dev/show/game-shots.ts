/** Screenshots of everything of ours in the real game but talk, at a phone's landscape size and on a desktop (`npm run shots`). */
import info from '../../info.json';
import { eachScreen, type Screen, type Wanted } from './game-screens';

/** Enough turns for most seats to have shown something. */
const TURNS = 9;

/** Presses an item of the extension's menu. */
const item = (name: string): string =>
  `({ lib }) => { lib.extensionMenu['extension_${info.name}'].${name}.onclick(); }`;

/** The engine's own menu, at our page. */
async function menu({ page, shot }: Screen): Promise<void> {
  await page.getByText('选项', { exact: true }).first().click();
  await page.getByText('扩展', { exact: true }).first().click();
  await page.locator('.menu').getByText(info.name, { exact: true }).first().click();
  await shot('menu');
  await page
    .locator('.menu-container, .popup-container')
    .first()
    .click({ position: { x: 5, y: 5 }, force: true });
}

/** What opens over the table by the menu's items. */
async function sheets({ page, run, shot }: Screen): Promise<void> {
  await run(item('mood'));
  await page.locator('.slqj-mood-choice').first().click();
  await shot('mood');
  await page.keyboard.press('Escape');
  await run(item('model'));
  await shot('model');
  await page.keyboard.press('Escape');
}

/** Writes `game-LANGUAGE-SCREEN-SCENE.png` files; says so and does nothing where there is no Noname directory. */
export async function gameShots(wanted: Wanted): Promise<void> {
  await eachScreen(wanted, { prefix: 'game' }, async (screen) => {
    const { page, shot, untilTurn, waitFor, open } = screen;
    await untilTurn(TURNS);
    await shot('table');
    await open();
    await shot('inspect');
    await page.locator('.slqj-row').nth(2).click();
    await shot('history');
    await page.keyboard.press('Escape');
    await page.locator('.slqj-to-board').click();
    await page.locator('.slqj-board-line').nth(2).click();
    await shot('board');
    await page.locator('.slqj-board-shut').click();
    await sheets(screen);
    await menu(screen);
    await waitFor('over', 240);
    await shot('result');
    await open();
    await page.locator('.slqj-tab').nth(2).click();
    await shot('review');
    await page.locator('.slqj-exports button').first().click();
    await page.locator('.slqj-picture').waitFor();
    await page.locator('.slqj-picture').scrollIntoViewIfNeeded();
    await shot('picture');
  });
}
