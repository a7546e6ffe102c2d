/** Care in the real game: several episodes, a new page in between, and the way back to talk (§F4, §K6). */
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

const HOPELESS = '不是说游戏，我真的好绝望，看不到希望';
const NO_POINT = '不是说游戏，我真的活着没意思';
const WISH = '我真的不想活了';
const PLAN = '不是说游戏，我今晚就去自杀';
/** The extension's item in the engine's own menu. */
/** Two taps, as it asks first; the second one not too soon. */
const RESET = `({ lib }) => { lib.extensionMenu['extension_察言观色'].careReset.onclick(); }`;
const BETWEEN_TAPS = 600;

describe.skipIf(!able)('care in the game', () => {
  let table: OpenTable;
  const say = (text: string): Promise<unknown> => table.run(`({ game }) => { game.me.say(${JSON.stringify(text)}); }`);
  const card = () => table.page.locator('.slqj-care .slqj-care-box').filter({ visible: true });
  const text = async (): Promise<string> => (await card().textContent()) ?? '';
  const answer = async (words: string): Promise<void> => {
    await card().locator('.slqj-write-box').fill(words);
    await table.page.keyboard.press('Enter');
  };
  const putAway = (): Promise<void> => card().locator('.slqj-care-close').click();
  const numbers = (): Promise<string[]> => card().locator('.slqj-contact-number').allTextContents();
  const aiLines = async (): Promise<number> =>
    Number(await table.run(`({ game, lib }) => lib.chatHistory.filter(([who]) => !who.includes('[我]')).length`));
  const shot = async (name: string): Promise<void> => {
    const shots = process.env['CARE_SHOTS'];
    if (shots) await table.page.screenshot({ path: `${shots}/game-${name}.png` });
  };
  const playing = async (): Promise<void> => {
    await table.waitFor('playing', 90);
    await table.run('({ game }) => { game.pause2(); }');
  };
  /** A new game is a new page in the same tab. */
  const reload = async (): Promise<void> => {
    await table.page.reload({ waitUntil: 'commit' });
    await playing();
  };
  const openTalk = async (): Promise<void> => {
    await table.page.getByText('察言观色', { exact: true }).first().click();
    await table.page.locator('.slqj-tab', { hasText: '聊天' }).click();
  };

  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 5,
      seed: 11,
      extension: OURS,
      viewport: { width: 844, height: 390 },
      config: { extension_察言观色_chat: true, extension_察言观色_chat_quiet: false },
    });
    await playing();
  }, 150_000);
  afterAll(async () => {
    await table.close();
  });

  it('answers every new line to itself, in three episodes, with its numbers each time', async () => {
    await say(HOPELESS);
    await card().waitFor();
    expect(await numbers()).toEqual(['12356', '120', '110']);
    await shot('suggest');
    await answer('没时间');
    expect(await numbers()).toEqual(['12356', '120', '110']);
    expect(await card().locator('.slqj-offer').filter({ visible: true }).count()).toBe(3);
    await shot('worry');
    await answer('好，我试试');
    await putAway();

    await say(NO_POINT);
    expect(await numbers()).toEqual(['12356', '120', '110']);
    expect(await text()).not.toMatch(/不着急|迈出一步|节奏/);
    const [row, words] = await Promise.all([
      card().locator('.slqj-contacts').boundingBox(),
      card().locator('.slqj-care-text').boundingBox(),
    ]);
    expect(row!.y).toBeLessThan(words!.y);
    await shot('risk');

    await answer(WISH);
    expect(await text()).toContain('请现在就联系一个能帮助你的人');
    expect(await text()).toContain('120 或 110');
    await shot('wish');
    await answer('不用');
    await answer('别说了');
    await putAway();
    expect(await card().count()).toBe(0);

    await say(WISH);
    expect(await numbers()).toEqual(['12356', '120', '110']);
    expect(await text()).toContain('请现在就联系一个能帮助你的人');
  }, 120_000);

  it('comes back with the card that lay open when the page was loaded anew', async () => {
    await reload();
    await card().waitFor();
    expect(await numbers()).toEqual(['12356', '120', '110']);
    await shot('back');
    await putAway();
    expect(JSON.stringify(await table.run(`() => ({ ...sessionStorage })`))).not.toMatch(/不想活|没意思|绝望/);
  }, 150_000);

  it('stays silent on the next page after the script, and the talk page has the way back', async () => {
    await say(PLAN);
    await card().waitFor();
    await shot('script');
    await putAway();
    await reload();
    await table.page.waitForTimeout(1000);
    expect(await card().count()).toBe(0);
    const before = await aiLines();
    await say('二号位，你好，你是什么身份？');
    await table.page.waitForTimeout(3000);
    expect(await aiLines()).toBe(before);

    await openTalk();
    const panel = table.page.locator('.slqj-panel');
    await shot('waits');
    expect(await panel.getByText('聊天停在这里').filter({ visible: true }).count()).toBe(1);
    // The numbers are there, and so is whoever writes here again.
    await panel.getByRole('button', { name: '看求助电话' }).click();
    expect(await numbers()).toEqual(['12356', '120', '110']);
    await putAway();
    await panel.locator('.slqj-write-box').fill(WISH);
    await table.page.keyboard.press('Enter');
    expect(await numbers()).toEqual(['12356', '120', '110']);
    await putAway();
    expect(await panel.locator('.slqj-write-why').filter({ visible: true }).count()).toBe(0);
    await panel.getByRole('button', { name: '重新打开聊天' }).click();
    await shot('sure');
    await panel.getByRole('button', { name: '是，打开' }).click();
    expect(await panel.getByText('聊天停在这里').filter({ visible: true }).count()).toBe(0);
    await reload();
    await openTalk();
    expect(await panel.getByText('聊天停在这里').filter({ visible: true }).count()).toBe(0);
  }, 300_000);

  it('answers the reset in the menu with words', async () => {
    await table.page.keyboard.press('Escape');
    await say(PLAN);
    await card().waitFor();
    await table.run(RESET);
    await table.page.waitForTimeout(BETWEEN_TAPS);
    await table.run(RESET);
    await expect.poll(() => table.dialogs.join()).toContain('关怀状态已重置');
    expect(await card().count()).toBe(0);
    await openTalk();
    expect(await table.page.locator('.slqj-panel').getByText('聊天停在这里').filter({ visible: true }).count()).toBe(0);
    // What was said to the person is the only thing to note.
    expect(table.errors.filter((error) => !error.includes('关怀状态已重置'))).toEqual([]);
  }, 60_000);
});
