/** Talk in the real game: the box, bubbles, the pages, and a line that is not about the game (§H1, §F4). */
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

/** High, in the three scripts and in English. */
const HIGH = [
  '不是说游戏，我今晚就去自杀',
  '不是說遊戲，我今晚就去自殺',
  "this is not about the game, i'm going to kill myself tonight",
];
const MEDIUM = '不是说游戏，我真的活着没意思';

/** Lines in AI bubbles and the talk's own waiting lines would both end here. */
const AI_LINES = `({ game, lib }) => lib.chatHistory.filter(([who]) => !who.includes('[我]')).length`;

describe.skipIf(!able)('talk in the game', () => {
  let table: OpenTable;
  const say = (text: string): Promise<unknown> => table.run(`({ game }) => { game.me.say(${JSON.stringify(text)}); }`);
  const lines = async (): Promise<number> => Number(await table.run(AI_LINES));
  const card = () => table.page.locator('.slqj-care .slqj-care-box').filter({ visible: true });
  /** Time runs ahead while the game stands still, so that only talk happens. */
  const wait = async (seconds: number): Promise<void> => {
    for (let i = 0; i < seconds; i++) {
      await table.run('() => { globalThis.zzAhead += 1000; }');
      // The look four times a second; the page's own timers are hurried by the harness.
      await table.page.waitForTimeout(120);
    }
  };

  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 8,
      seed: 4,
      extension: OURS,
      config: { extension_察言观色_chat: true, extension_察言观色_chat_quiet: false },
      setup: `() => { globalThis.zzAhead = 0; const clock = Date.now.bind(Date); Date.now = () => clock() + globalThis.zzAhead; }`,
    });
    await table.waitFor('playing', 90);
    await table.run('({ game }) => { game.pause2(); }');
  }, 120_000);
  afterAll(async () => {
    await table.close();
  });

  it("has one entry of ours in the top bar, and no undefined in the engine's log of talk", async () => {
    await say('大家好');
    // One entry of ours in the top bar; the engine's bare chat box is none.
    expect(await table.page.locator('#system').getByText('察言观色', { exact: true }).count()).toBe(1);
    expect(await table.page.locator('#system').getByText('聊天', { exact: true }).count()).toBe(0);
    expect(JSON.stringify(await table.run('({ lib }) => lib.chatHistory'))).not.toContain('undefined');
  });

  it('answers whoever is named', async () => {
    const before = await lines();
    await say('二号位，三号位，你们是什么身份？');
    await wait(20);
    expect(await lines()).toBeGreaterThan(before);
  }, 60_000);

  it('answers a medium line by the card alone, not at the table', async () => {
    await wait(20);
    const before = await lines();
    await say(MEDIUM);
    await card().waitFor();
    await say('二号位，你还好吗');
    await wait(20);
    expect(await lines()).toBe(before);
    const said = JSON.stringify(await table.run('({ lib }) => lib.chatHistory'));
    expect(said).not.toContain(MEDIUM);
    expect(said).not.toContain('你还好吗');
    await table.page.keyboard.press('Escape');
    expect(await card().count()).toBe(0);
  }, 90_000);

  it.each(HIGH)(
    'falls silent at once on %s',
    async (line) => {
      await say('二号位，三号位，说句话');
      const before = await lines();
      await say(line);
      await card().waitFor();
      expect(await card().textContent()).toMatch(/12356|1925|988/);
      await wait(25);
      await say('二号位，你好');
      await wait(25);
      expect(await lines()).toBe(before);
      expect(
        JSON.stringify(await table.run('({ game, lib }) => [lib.chatHistory, game.__slqjAiPersona.recording()]')),
      ).not.toContain(line);
      // Two deliberate taps bring the talk back.
      await card().locator('.slqj-care-link').filter({ visible: true }).first().click();
      await card().locator('.slqj-care-yes').click();
    },
    120_000,
  );

  it('shows what was understood in the panel', async () => {
    await table.page.getByText('察言观色', { exact: true }).first().click();
    await table.page.locator('.slqj-tab', { hasText: '聊天' }).click();
    await table.page.locator('.slqj-panel input').fill('三号位肯定是反贼');
    await table.page.keyboard.press('Enter');
    const page = table.page.locator('.slqj-panel');
    await expect.poll(() => page.textContent()).toContain('三号位肯定是反贼');
    expect(await page.textContent()).toContain('正常');
  }, 60_000);

  it('had no error', () => {
    expect([...table.errors, ...table.dialogs]).toEqual([]);
  });
});
