/** A language model in the real game, at a server that behaves well, badly, or is hostile: play goes on, and so does talk. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser, launchBrowser, openTable, type OpenTable } from '../../dev/noname/browser';
import { findNoname } from '../../dev/noname/directory';
import {
  BAD,
  GOOD_LINES,
  HOSTILE_LINES,
  jobOf,
  openModelServer,
  says,
  type Behaviour,
  type ModelServer,
} from '../model/server';
import { OURS } from '../real/engine';

const noname = findNoname();
const able = noname !== null && findBrowser() !== null;
if (!able)
  console.log(
    '跳过：没有 Chromium 或无名杀目录 skipped: no Chromium (CHROME_PATH) or no Noname directory (NONAME_HOME).',
  );

const LINES = [
  '二号位，你好',
  '三号位，今天天气不错',
  '四号位，你真厉害',
  '五号位，快点行不行',
  '大家好',
  '二号位，多谢',
  '哈哈哈',
];

/** How long there is talk, and how often the person says something. */
const TALK_MS = 21_000;
const LINE_MS = 1500;

/** Counts what the AIs say, through the public hook, and the calls that were given up because nobody waited for them. */
const SETUP = `({ game }) => {
  globalThis.zzSaid = [];
  globalThis.zzCancelled = 0;
  game.slqjAiHooks.on('slqj_ai_chat_reply', ({ text }) => { globalThis.zzSaid.push(text); });
  const ask = globalThis.fetch;
  globalThis.fetch = (...given) => {
    const began = performance.now();
    const answer = ask(...given);
    answer.catch((error) => { if (error.name === 'AbortError' && performance.now() - began < 7500) globalThis.zzCancelled++; });
    return answer;
  };
}`;

let next = 0;
const turnBy = (lines: readonly string[]): Behaviour => says(() => lines[next++ % lines.length] ?? '');

const SERVERS: readonly (readonly [name: string, behaviour: Behaviour, failing: boolean])[] = [
  ['answers well', turnBy(GOOD_LINES), false],
  ['is hostile', turnBy(HOSTILE_LINES), true],
  ['hangs', BAD['hangs'], true],
  ['cuts off', BAD['cuts off'], true],
  ['fails', BAD['500'], true],
  ['answers with HTML', BAD['HTML'], true],
  ['wants a key', BAD['401'], true],
];

describe.skipIf(!able)('a model in the game', () => {
  let browser: Browser;
  let server: ModelServer;
  const turnsOf: number[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
    server = await openModelServer(says('好'));
  });
  afterAll(async () => {
    await Promise.all([browser.close(), server.close()]);
  });

  async function play(behaviour: Behaviour): Promise<{ table: OpenTable; said: string[]; turns: number }> {
    if (!noname) throw new Error('no game');
    server.behave(behaviour);
    server.asked.length = 0;
    const table = await openTable(
      {
        noname,
        players: 5,
        seed: 3,
        extension: OURS,
        setup: SETUP,
        config: {
          extension_察言观色_chat: true,
          extension_察言观色_chat_talkativeness: '0.9',
          extension_察言观色_model: { on: true, url: server.url, model: 'tiny', calls: 40 },
        },
      },
      browser,
    );
    await table.waitFor('playing', 120);
    // The engine plays at full speed and would be over before anybody has answered: it stands still while there is talk.
    await table.run('({ game }) => { game.pause2(); return null; }');
    for (let at = 0; at < TALK_MS / LINE_MS; at++) {
      const line = LINES[at % LINES.length] ?? '';
      await table.run(`({ game }) => { game.me.say(${JSON.stringify(line)}); return null; }`);
      await table.page.waitForTimeout(LINE_MS);
    }
    await table.run('({ game }) => { game.resume2(); return null; }');
    await table.waitFor('over', 120);
    const said = await table.page.evaluate<string[]>('globalThis.zzSaid');
    return { table, said, turns: (await table.state()).turns };
  }

  it.each(SERVERS)('%s', async (_, behaviour, failing) => {
    const { table, said, turns } = await play(behaviour);
    turnsOf.push(turns);
    try {
      expect([...table.errors, ...table.dialogs]).toEqual([]);
      // The browser itself writes failed requests into its console; ours are the ones with our name.
      expect(table.consoleErrors.filter((line) => line.includes('[察言观色]'))).toEqual([]);
      expect(said.length).toBeGreaterThan(1);
      const lines = server.asked.filter((one) => jobOf(one) === 'line').length;
      expect(server.asked.length).toBeGreaterThan(0);
      const cancelled = await table.page.evaluate<number>('globalThis.zzCancelled');
      if (failing) expect(lines - cancelled).toBeLessThanOrEqual(3);
      const text = said.join('\n');
      for (const line of HOSTILE_LINES) expect(text).not.toContain(line.slice(0, 10));
      if (!failing) expect(said.some((line) => GOOD_LINES.some((good) => good === line))).toBe(true);
    } finally {
      await table.close();
    }
  });

  it('changes nothing about the play: each of these games was the same', () => {
    expect(turnsOf.length).toBe(SERVERS.length);
    expect(new Set(turnsOf).size).toBe(1);
    expect(turnsOf[0]).toBeGreaterThan(3);
  });
});
