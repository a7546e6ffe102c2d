/** Screenshots of the talk in the real game: bubbles, the pages 聊天 and 关系, the private cards (`npm run shots`). */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import info from '../info.json';
import { openTable, type OpenTable } from './noname/browser';
import { findNoname, nonameNotFound } from './noname/directory';
import { PROJECT } from './noname/sources';
import { setupTalk } from './talk/script';

const SIZES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, touch: false },
  { name: 'phone', viewport: { width: 844, height: 390 }, touch: true },
] as const;
/** Spoken before the pictures are taken. */
const TURNS = 14;
const LOOK_MS = 400;

/** Asks somebody something and waits for the answer's bubble. */
async function bubble(table: OpenTable): Promise<void> {
  const answers = (): Promise<unknown> => table.run(`({ lib }) => lib.chatHistory.filter(([who]) => !who.includes('[我]')).length`);
  const before = await answers();
  await table.run(`({ game }) => { game.me.say('三号位，你是什么身份？'); }`);
  for (let waited = 0; waited < 100 && await answers() === before; waited++) await table.page.waitForTimeout(100);
}

/** Writes `talk-SCREEN-SCENE.png` files into `out`; says so and does nothing where there is no Noname directory. */
export async function talkShots(out: string, directory?: string): Promise<void> {
  const noname = findNoname(directory);
  if (!noname) {
    console.error(nonameNotFound());
    return;
  }
  mkdirSync(out, { recursive: true });
  for (const { name, viewport, touch } of SIZES) {
    const table = await openTable({
      noname, players: 8, seed: 1, extension: { name: info.name, dir: PROJECT }, viewport, touch, images: true,
      config: { [`extension_${info.name}_chat`]: true }, setup: setupTalk(),
    });
    try {
      await table.waitFor('playing', 90);
      for (let waited = 0; waited < 600; waited++) {
        const state = await table.state();
        if (state.turns >= TURNS || state.over) break;
        await table.page.waitForTimeout(100);
      }
      const { page } = table;
      const shot = async (what: string): Promise<void> => {
        await page.waitForTimeout(LOOK_MS);
        await page.screenshot({ path: path.join(out, `talk-${name}-${what}.png`) });
      };
      await bubble(table);
      await shot('table');
      await page.getByText(info.name, { exact: true }).first().click();
      for (const tab of ['聊天', '关系', '剧情']) {
        await page.locator('.slqj-tab', { hasText: tab }).click();
        await shot(tab);
      }
      await page.locator('.slqj-close').first().click();
      await table.run(`({ game }) => { game.me.say('不是说游戏，我真的觉得撑不下去了，没有意义了'); }`);
      await shot('care');
      await page.keyboard.press('Escape');
      await table.run(`({ game }) => { game.me.say('不是开玩笑，我打算今晚就自杀'); }`);
      await shot('script');
      for (const fault of [...table.errors, ...table.dialogs]) console.error(`${name}: ${fault}`);
    } finally {
      await table.close();
    }
  }
}
