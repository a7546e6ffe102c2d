/** Report, settings and news in the running game, by the items of the engine's own menu. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import info from '../../info.json';
import { findBrowser, openTable, type OpenTable } from '../../dev/noname/browser';
import { findNoname } from '../../dev/noname/directory';
import { OURS } from '../real/engine';

const noname = findNoname();
const able = noname !== null && findBrowser() !== null;
if (!able)
  console.log(
    '跳过：没有 Chromium 或无名杀目录 skipped: no Chromium (CHROME_PATH) or no Noname directory (NONAME_HOME).',
  );

/** What the engine does when an extension that is there is imported again (`game.importExtension`). */
const IMPORT_AGAIN = `({ game, lib }) => {
  game.removeExtension('察言观色', true);
  lib.config.extensions.push('察言观色');
  game.saveConfig('extensions', lib.config.extensions);
  game.saveConfig('extension_察言观色_enable', true);
}`;

describe.skipIf(!able)('what a player does about the extension', () => {
  let table: OpenTable;
  const layer = () => table.page.locator('.slqj-care .slqj-care-box').filter({ visible: true });
  const item = (name: string): Promise<unknown> =>
    table.run(`({ lib }) => { lib.extensionMenu['extension_察言观色'].${name}.onclick(); }`);
  const stored = (name: string): Promise<unknown> => table.run(`({ lib }) => lib.config['extension_察言观色_${name}']`);
  const playing = async (): Promise<void> => {
    await table.waitFor('playing', 90);
    await table.run('({ game }) => { game.pause2(); }');
  };
  const written = (name: string): Promise<unknown> =>
    table.page.evaluate(`new Promise((found) => {
      const opening = indexedDB.open('noname_0.9_data');
      opening.onsuccess = () => {
        const request = opening.result.transaction('config').objectStore('config').get(${JSON.stringify(name)});
        request.onsuccess = () => { opening.result.close(); found(request.result ?? null); };
      };
    })`);
  /** A new page, once the engine has written what it was told to save. */
  const reload = async (): Promise<void> => {
    for (const name of ['chayan_seen', 'extension_察言观色_chat_speed', 'extension_察言观色_kept']) {
      const now = await table.run(`({ lib }) => lib.config[${JSON.stringify(name)}] ?? null`);
      await expect.poll(() => written(name), { timeout: 20_000 }).toEqual(now);
    }
    await table.page.reload({ waitUntil: 'commit' });
  };
  const saved = async (): Promise<string> => {
    const [download] = await Promise.all([
      table.page.waitForEvent('download'),
      layer().getByText('保存', { exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^chayan-(?:report|settings)-[\d-]+\.(?:txt|json)$/);
    return readFileSync(await download.path(), 'utf8');
  };

  beforeAll(async () => {
    if (!noname) return;
    table = await openTable({
      noname,
      players: 5,
      seed: 11,
      extension: OURS,
      viewport: { width: 844, height: 390 },
      config: { extension_察言观色_chat: true, connect_nickname: '张三丰本人' },
    });
    await playing();
  });
  afterAll(() => table.close());

  it('a switch is kept by the engine, and copied when the page is loaded again', async () => {
    await table.run(`({ game }) => { game.saveConfig('extension_察言观色_chat_speed', '1.6'); }`);
    await reload();
    await playing();
    expect(await stored('chat_speed')).toBe('1.6');
  });

  it('a report is shown, and saved as it is shown', async () => {
    await table.run(`({ game }) => { game.me.say('我在银行上班'); }`);
    await item('report');
    const text = layer().locator('textarea');
    await text.waitFor();
    const shown = await text.inputValue();
    for (const row of [`察言观色 ${info.version}`, '无名杀 1.', 'Chrome/', 'chat_speed = 1.6', '844 × 390'])
      expect(shown).toContain(row);
    expect(shown).not.toContain('"type":"game"');
    await layer().getByRole('switch').click();
    const whole = await text.inputValue();
    expect(whole).toContain('"type":"game"');
    for (const secret of ['张三丰', '银行']) expect(whole).not.toContain(secret);
    expect(await saved()).toBe(whole);
    await layer().getByText('取消', { exact: true }).click();
    expect(await layer().count()).toBe(0);
  });

  it('what is new is marked until it is looked at, over an import too', async () => {
    const name = (): Promise<unknown> => table.run(`({ lib }) => lib.extensionMenu['extension_察言观色'].news.name`);
    expect(await name()).toContain('●');
    await item('news');
    expect(await layer().textContent()).toContain(info.version);
    await layer().getByText('知道了').click();
    await table.run(IMPORT_AGAIN);
    await reload();
    await playing();
    expect(await name()).not.toContain('●');
    // The copy that was made when the game began: the settings are offered back.
    await layer().getByText('恢复', { exact: true }).click();
    await expect.poll(() => stored('chat_speed')).toBe('1.6');
    expect(table.dialogs.join()).toContain('已恢复 1 项');
  });

  it('a newer version is asked for at the address that is written, and a dead one is told of', async () => {
    const asked: string[] = [];
    await table.page.route('https://chayan.example/**', async (route) => {
      asked.push(route.request().url());
      await (route.request().url().endsWith('latest.json')
        ? route.fulfill({
            json: { version: '99.0.0', sha256: 'a'.repeat(64), url: 'https://chayan.example/a.zip' },
            headers: { 'access-control-allow-origin': '*' },
          })
        : route.abort());
    });
    await item('newer');
    const said = layer().getByRole('status');
    const ask = async (address: string, answer: string): Promise<void> => {
      await layer().locator('input').fill(address);
      await layer().getByText('看一眼', { exact: true }).click();
      await said.filter({ hasText: answer }).waitFor();
    };
    expect(asked).toEqual([]);
    await ask('', '还没有地址');
    await ask('chayan.example', '地址不对');
    await ask('https://chayan.example/gone', '没有回应');
    await ask('https://chayan.example/latest.json', '有新版 99.0.0');
    expect(await layer().locator('a').getAttribute('href')).toBe('https://chayan.example/a.zip');
    expect(asked).toEqual(['https://chayan.example/gone', 'https://chayan.example/latest.json']);
    if (process.env['CARE_SHOTS']) await table.page.screenshot({ path: `${process.env['CARE_SHOTS']}/newer.png` });
    await layer().getByText('收起', { exact: true }).click();
  });

  it('the settings are saved as they are, and not offered again', async () => {
    await item('settingsOut');
    expect(JSON.parse(await saved())).toMatchObject({
      chayan_settings: 1,
      settings: { chat_speed: '1.6' },
    });
    await layer().getByText('取消', { exact: true }).click();
    await reload();
    await playing();
    await table.page.waitForTimeout(1500);
    expect(await layer().count()).toBe(0);
    expect(table.errors.filter((text) => !text.includes('已恢复 1 项'))).toEqual([]);
  });
});
