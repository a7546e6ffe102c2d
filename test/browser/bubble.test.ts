/**
 * Bubbles on a phone held sideways, the engine's own and those of a skin that draws them its own way, as 十周年UI does: inside the
 * seat of whoever speaks. They cover nobody else's name, and lie under no button of the top bar. `SHOTS=DIR` keeps pictures.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBrowser, openTable } from '../../dev/noname/browser';
import { findNoname } from '../../dev/noname/directory';
import { OURS } from '../real/engine';

const noname = findNoname();
const able = noname !== null && findBrowser() !== null;
if (!able)
  console.log(
    '跳过：没有 Chromium 或无名杀目录 skipped: no Chromium (CHROME_PATH) or no Noname directory (NONAME_HOME).',
  );

/** What stands in the seat of whoever speaks, to its right, before anybody else wraps `say`. */
const SKIN = `lib.element.Player.prototype.say = function (text) {
    this.chatBubble ??= document.createElement('section');
    this.chatBubble.className = 'chat-bubble';
    this.chatBubble.style.cssText = 'position:absolute;left:90%;top:4px;width:150px;padding:6px;z-index:60;background:#eee;color:#222';
    this.chatBubble.innerHTML = text;
    this.append(this.chatBubble);
  };`;

/**
 * Time runs ahead as the test says. Looks at every bubble of an AI once it stands: which names of others it lies over. Not where it is
 * drawn: the engine's own grows into its size.
 */
const setup = (skin: string): string => `({ lib, game, ui }) => {
  globalThis.zzAhead = 0;
  const clock = Date.now.bind(Date);
  Date.now = () => clock() + globalThis.zzAhead;
  globalThis.zzBubbles = [];
  ${skin}
  const { say } = lib.element.Player.prototype;
  lib.element.Player.prototype.say = function (...args) {
    const answer = say.apply(this, args);
    const bubble = this.querySelector('.chat-bubble') ?? [...ui.window.children].filter((one) => one.matches('.dialog.popped.static')).pop();
    if (this !== game.me && bubble) queueMicrotask(() => {
      const holder = bubble.parentElement;
      const held = holder.getBoundingClientRect();
      const zoom = held.width / holder.offsetWidth;
      const [left, top] = [held.left + bubble.offsetLeft * zoom, held.top + bubble.offsetTop * zoom];
      const [right, bottom] = [left + bubble.offsetWidth * zoom, top + bubble.offsetHeight * zoom];
      const names = [...game.players].filter((player) => player !== this).map((player) => player.node.name);
      const over = [...names, ...document.querySelectorAll('#system > div > div')].filter((name) => {
        const box = name.getBoundingClientRect();
        return box.width > 0 && left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
      });
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      globalThis.zzBubbles.push({ seat: this.getSeatNum(), over: over.map((name) => name.textContent), inside });
    });
    return answer;
  };
}`;

interface Seen {
  seat: number;
  over: string[];
  inside: boolean;
}

describe.skipIf(!able).each([
  ['own', ''],
  ['skin', SKIN],
])('bubbles of the %s kind at ten seats on a phone', (kind, skin) => {
  it("stand on the screen and cover nobody else's name", async () => {
    if (!noname) return;
    const table = await openTable({
      noname,
      players: 10,
      seed: 2,
      extension: OURS,
      viewport: { width: 844, height: 390 },
      touch: true,
      images: process.env['SHOTS'] !== undefined,
      config: { extension_察言观色_chat: true, extension_察言观色_chat_quiet: false },
      setup: setup(skin),
    });
    try {
      await table.waitFor('playing', 150);
      await table.run('({ game }) => { game.pause2(); }');
      for (const name of ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']) {
        await table.run(`({ game }) => { game.me.say('${name}号位，你是什么身份？'); }`);
        for (let waited = 0; waited < 10; waited++) {
          await table.run('() => { globalThis.zzAhead += 1000; }');
          await table.page.waitForTimeout(120);
        }
      }
      const folder = process.env['SHOTS'];
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        await table.page.screenshot({ path: path.join(folder, `bubble-${kind}.png`) });
      }
      const seen = await table.page.evaluate<Seen[]>('globalThis.zzBubbles');
      expect(new Set(seen.map(({ seat }) => seat)).size).toBeGreaterThanOrEqual(6);
      expect(seen.filter(({ over, inside }) => over.length > 0 || !inside)).toEqual([]);
      expect(table.errors).toEqual([]);
    } finally {
      await table.run('({ game }) => { game.resume2(); }').catch(() => undefined);
      await table.close();
    }
  }, 500_000);
});
