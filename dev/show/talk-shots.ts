/** Screenshots of the talk in the real game: bubbles, the pages 聊天 and 关系, the private cards (`npm run shots`). */
import info from '../../info.json';
import { createTexts } from '../../src/language/texts';
import { eachScreen, type Screen, type Wanted } from './game-screens';
import { setupTalk } from '../talk/page-source';

/** Spoken before the pictures are taken; at the usual pace, for a bubble stands two seconds. */
const TURNS = 10;
const TURNS_SECONDS = 300;
/** A bubble comes within this. */
const ANSWER_MS = 60_000;

/** A bubble with words, faded in. The engine draws its menus as such dialogs too; a long line stands in pieces, and in the reader's characters. */
const BUBBLES = `[...document.querySelectorAll('.dialog.popped.static:not(.menu):not(.removing)')]
  .filter((one) => one.textContent.trim().length > 1 && getComputedStyle(one).opacity > 0.95)`;
const KEPT = 'zz-kept-bubble';

/**
 * Asks somebody something, and waits until a bubble with words of an AI stands at the table; a copy stays there, for on a busy machine the
 * bubble is gone before the picture is taken.
 */
async function bubble({ page, run }: Screen): Promise<void> {
  await run(`({ game }) => { globalThis.zzTalk.replies.length = 0; game.me.say('三号位，你是什么身份？'); }`);
  await page.waitForFunction(
    `(() => {
      const [bubble] = globalThis.zzTalk.replies.length > 0 ? ${BUBBLES} : [];
      if (!bubble) return false;
      const copy = bubble.parentNode.appendChild(bubble.cloneNode(true));
      copy.classList.add('${KEPT}');
      return true;
    })()`,
    undefined,
    { timeout: ANSWER_MS, polling: 50 },
  );
}

/** Writes `talk-LANGUAGE-SCREEN-SCENE.png` files; says so and does nothing where there is no Noname directory. */
export async function talkShots(wanted: Wanted): Promise<void> {
  const config = { [`extension_${info.name}_chat`]: true };
  await eachScreen(wanted, { prefix: 'talk', animations: true, config, setup: await setupTalk() }, async (screen) => {
    const { page, run, shot, untilTurn, language, open } = screen;
    const t = createTexts(language);
    await untilTurn(TURNS, TURNS_SECONDS);
    await bubble(screen);
    await shot('table', 'at once');
    await page.evaluate(`document.querySelectorAll('.${KEPT}').forEach((one) => one.remove())`);
    await open();
    for (const tab of ['tabTalk', 'tabRelation', 'tabStory'] as const) {
      await page.locator('.slqj-tab', { hasText: t(tab) }).click();
      await shot(tab.slice('tab'.length).toLowerCase());
    }
    await page.locator('.slqj-close').first().click();
    await run(`({ game }) => { game.me.say('不是说游戏，我真的觉得撑不下去了，没有意义了'); }`);
    await shot('care');
    await page.keyboard.press('Escape');
    await run(`({ game }) => { game.me.say('不是开玩笑，我打算今晚就自杀'); }`);
    await shot('script');
  });
}
