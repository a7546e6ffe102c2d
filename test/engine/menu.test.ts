// @vitest-environment jsdom
/** The entry, the menu page, the settings behind it, and the warnings at the start. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PERSONA_NAMES } from '../../src/core/persona';
import { createMenu, type MenuItem } from '../../src/engine/menu';
import type { Ui } from '../../src/engine/noname';
import info from '../../info.json';
import { createSettings, DEFAULTS } from '../../src/engine/settings';
import { chooseWay } from '../../src/engine/ways';
import { folderOf, warnOnce } from '../../src/engine/warnings';
import extension, { type } from '../../src/extension';
import { LANGUAGES } from '../../src/language/languages';
import { settingsText } from '../../src/upkeep/settings-file';
import { actsOn } from './acts';
import { createDouble, type Double, type DoubleOptions } from './double';
import { key, listenToConsole } from './support';

/** The top bar and the arena, as far as the entry needs them. */
const stage = (): Ui => ({
  window: document.body,
  create: { system: () => document.createElement('div'), control: () => ({}) },
});

const entry = (table: Double): ReturnType<typeof extension> =>
  extension(table.lib, table.game, stage(), table.get, table.ai, table._status);

/** Loads the extension as the engine does; dialogs are collected. */
function load(options: DoubleOptions = {}): { table: Double; loaded: ReturnType<typeof extension>; said: string[] } {
  const table = createDouble(options);
  const said: string[] = [];
  vi.stubGlobal('alert', (text: string) => {
    said.push(text);
  });
  const loaded = entry(table);
  loaded.content();
  return { table, loaded, said };
}

/** The engine's menu with these extensions' pages, its page of extensions closed: then it hangs on its tab alone. */
function menuOf(extensions: readonly { readonly mode: string; readonly link: HTMLElement }[]): void {
  const pages = document.createElement('div');
  for (const extension of extensions) {
    const button = Object.assign(document.createElement('div'), extension);
    button.className = 'menubutton large';
    pages.append(button);
  }
  const tabs = document.createElement('div');
  tabs.className = 'menu-tab';
  tabs.append(Object.assign(document.createElement('div'), { _link: pages }));
  document.body.replaceChildren(tabs);
}

/** A row as the engine's page draws it. */
function drawn(item: MenuItem): { label: Element; press: () => void } {
  const written = `<div><span>${item.name}</span></div>`;
  const row = new DOMParser().parseFromString(written, 'text/html').querySelector('div')!;
  const press = (): void => {
    item.onclick!.call(row, undefined);
  };
  return { label: row.querySelector('span > span')!, press };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the entry', () => {
  const { warnings } = listenToConsole();
  beforeEach(() => {
    vi.stubGlobal('alert', () => undefined);
  });

  it('is a function of the type that the engine asks for, and names itself as its folder', () => {
    expect(type).toBe('extension');
    const { loaded } = load();
    expect(loaded.name).toBe('察言观色');
    expect(loaded.package).toMatchObject({ version: info.version, author: info.author });
    expect(loaded).toMatchObject({ editable: false, connect: false });
  });

  it('does nothing before content(), and everything in identity mode after it', () => {
    const table = createDouble();
    const { attitude } = table.get;
    entry(table);
    expect(table.get.attitude).toBe(attitude);
    const { table: running, loaded } = load();
    expect(running.lib.skill.global.length).toBe(1);
    loaded.onremove();
    expect(running.lib.skill.global).toEqual([]);
  });

  it('lets no missing member stop the game from loading', () => {
    const unsaved = createDouble();
    unsaved.game.saveConfig = undefined as never;
    expect(() => {
      entry(unsaved).content();
    }).not.toThrow();
    expect(unsaved.lib.skill.global.length).toBe(1);
    const nameless = createDouble();
    nameless.lib.version = undefined as never;
    expect(() => {
      entry(nameless).content();
    }).not.toThrow();
    expect(nameless.lib.skill.global.length).toBe(0);
    expect(warnings().length).toBeGreaterThan(1);
  });

  it('stays out of other modes', () => {
    const { table, loaded } = load({ config: { mode: 'doudizhu' } });
    expect(table.lib.skill.global).toEqual([]);
    loaded.config['enable']?.onswitch?.(true);
    expect(table.lib.skill.global).toEqual([]);
  });
});

describe('the menu', () => {
  const { warnings } = listenToConsole();

  it('has a switch for every setting, with its default', () => {
    const { config } = load().loaded;
    for (const [name, value] of Object.entries(DEFAULTS)) {
      expect(config[name]?.init, name).toBe(value);
      expect(config[name]?.name, name).toBeTruthy();
      expect(config[name]?.intro, name).toBeTruthy();
    }
    const others = Object.entries(config).filter(([name]) => !(name in DEFAULTS) && !['enable', 'way'].includes(name));
    expect(others.filter(([, item]) => item.clear !== true)).toEqual([]);
  });

  it('keeps the labels of switches short enough for the row', () => {
    // A row of the engine's page has 170 px beside the switch; a Han character takes 16, a Latin letter some 8.5.
    const width = (name: string): number =>
      Array.from(name).reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? 16 : 8.5), 0);
    for (const language of ['zh-CN', 'zh-TW', 'en']) {
      const { config } = load({ config: { [key('language')]: language } }).loaded;
      const switches = Object.values(config).filter(({ clear, item }) => clear !== true && item === undefined);
      expect(switches.length).toBeGreaterThan(8);
      for (const { name } of switches) expect(width(name), name).toBeLessThanOrEqual(170);
    }
  });

  it('draws what does something as a button, which answers when it is pressed', () => {
    vi.useFakeTimers();
    const { config } = load().loaded;
    const actions = Object.entries(config).filter(([, { clear, nopointer }]) => clear === true && nopointer !== true);
    expect(actions.map(([name]) => name)).toEqual([
      'news',
      'panel',
      'story',
      'model',
      'forget',
      'mood',
      'careReset',
      'report',
      'settingsOut',
      'settingsIn',
      'newer',
    ]);
    const { label, press } = drawn(config['panel']!);
    const name = label.textContent;
    expect(label.getAttribute('style')).toContain('background');
    press();
    press();
    expect(label.textContent).toBe(`${name} ✓`);
    vi.runAllTimers();
    expect(label.textContent).toBe(name);
    vi.useRealTimers();
  });

  it.each([
    ['forget', '真要忘掉？再点一次', '已忘掉。'],
    ['careReset', '真要重置？再点一次', '关怀'],
  ])('asks before it does %s, and for a while only', async (key, question, done) => {
    vi.useFakeTimers();
    const { loaded, said } = load();
    said.length = 0;
    const { label, press } = drawn(loaded.config[key]!);
    const name = label.textContent;
    press();
    expect(label.textContent).toBe(question);
    // A double tap is one.
    press();
    expect([label.textContent, said]).toEqual([question, []]);
    vi.advanceTimersByTime(5000);
    expect(label.textContent).toBe(name);
    press();
    vi.advanceTimersByTime(1000);
    // The page was built anew meanwhile: its row asks again.
    const anew = drawn(loaded.config[key]!);
    anew.press();
    expect([label.textContent, anew.label.textContent, said]).toEqual([name, question, []]);
    vi.advanceTimersByTime(1000);
    anew.press();
    expect(anew.label.textContent).toBe(`${name} ✓`);
    expect(said).toEqual([expect.stringContaining(done)]);
    vi.runAllTimers();
    expect(anew.label.textContent).toBe(name);
    vi.useRealTimers();
    // What was erased cannot be kept where there is no database, and the console says so.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(warnings().filter((text) => !text.includes('没能存下来'))).toEqual([]);
  });

  it.each([
    ['story', '{}'],
    ['settingsIn', '{}'],
  ])('answers for a file only when something of it was taken: %s', async (key, nonsense) => {
    const { loaded, said } = load();
    const { label, press } = drawn(loaded.config[key]!);
    const name = label.textContent;
    press();
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
    expect(label.textContent).toBe(name);
    said.length = 0;
    Object.defineProperty(picker, 'files', { value: [new File([nonsense], 'x.json')] });
    picker.dispatchEvent(new Event('change'));
    await vi.waitFor(() => {
      expect(said).toHaveLength(1);
    });
    await Promise.resolve();
    expect(label.textContent).toBe(name);
    picker.remove();
    press();
    document.querySelector('input[type=file]')!.dispatchEvent(new Event('cancel'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([label.textContent, said.length]).toEqual([name, 1]);
    document.querySelector('input[type=file]')!.remove();
  });

  it('reports what an item throws after it waited, and answers nothing', async () => {
    const { loaded } = load();
    vi.stubGlobal('alert', () => {
      throw new Error('no dialogs here');
    });
    const { label, press } = drawn(loaded.config['settingsIn']!);
    const name = label.textContent;
    press();
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(picker, 'files', { value: [new File(['{}'], 'x.json')] });
    picker.dispatchEvent(new Event('change'));
    await vi.waitFor(() => {
      expect(warnings()).toEqual([expect.stringContaining('菜单里点的一项没做成')]);
    });
    expect(label.textContent).toBe(name);
    picker.remove();
  });

  it('answers for a file of settings that changed something', async () => {
    const { table, loaded } = load();
    const { label, press } = drawn(loaded.config['settingsIn']!);
    const values = { ...DEFAULTS, badges: false };
    press();
    const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const text = settingsText(info.version, values);
    Object.defineProperty(picker, 'files', { value: [new File([text], 'x.json')] });
    picker.dispatchEvent(new Event('change'));
    await vi.waitFor(() => {
      expect(label.textContent).toMatch(/ ✓$/);
    });
    expect(table.lib.config[key('badges')]).toBe(false);
    picker.remove();
  });

  it('has no news on a first install, and what came since to one who was there before', () => {
    const first = load();
    expect(first.loaded.config['news']?.name).not.toContain('●');
    expect(first.table.lib.config['chayan_seen']).toBe(info.version);
    const before = load({ config: { [key('chat_speed')]: '1' } });
    expect(before.loaded.config['news']?.name).toContain('●');
    expect(before.table.lib.config['chayan_seen']).toBe('0.1.0');
    // Imported anew, which deletes the settings: what is kept beside them stands.
    const imported = load({ config: { chayan_seen: '0.1.0' } });
    expect(imported.loaded.config['news']?.name).toContain('●');
    expect(load({ config: { chayan_seen: info.version } }).loaded.config['news']?.name).not.toContain('●');
  });

  it('says the version and the lowest game version', () => {
    const { config } = load().loaded;
    expect(config['facts']).toMatchObject({ clear: true, nopointer: true });
    expect(config['facts']?.name).toContain(info.version);
    expect(config['facts']?.name).toContain(info.minNonameVersion);
  });

  it('switches off and on at once', () => {
    const { table, loaded } = load();
    const { attitude } = table.get;
    const onswitch = loaded.config['enable']?.onswitch;
    onswitch?.(false);
    expect(table.get.attitude).not.toBe(attitude);
    expect(table.lib.skill.global).toEqual([]);
    onswitch?.(true);
    expect(table.lib.skill.global.length).toBe(1);
    actsOn(table).gameStart();
    expect(table.seat(2).storage['slqj_ai']).toBeDefined();
  });

  it('saves what the engine does not save for it', () => {
    const { table, loaded } = load();
    for (const [name, item] of Object.entries(loaded.config)) {
      if (!item.onclick || item.clear === true || name === 'way') continue;
      const value = item.item ? Object.keys(item.item).at(-1) : item.init !== true;
      item.onclick(value);
      expect(table.lib.config[key(name)], name).toBe(value);
    }
    const settings = createSettings(table);
    expect([settings.badges(), settings.language()]).toEqual([false, LANGUAGES.at(-1)]);
  });

  it('is fair for a new player, and says so', () => {
    const { table, loaded } = load();
    const settings = createSettings(table);
    expect([settings.act(), settings.inference(), settings.strict()]).toEqual([true, 'belief', true]);
    expect(loaded.config['way']?.init).toBe('fair');
    expect(Object.keys(loaded.config['way']?.item ?? {})).toEqual(['fair', 'spec', 'original', 'own']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['what 0.1 gave everybody', { act: true, inference: 'spec', strict: false }, 'spec'],
    ['belief alone', { act: true, inference: 'belief', strict: false }, 'own'],
    ['belief and strict', { act: true, inference: 'belief', strict: true }, 'fair'],
    ['watching only', { act: false, inference: 'spec', strict: false }, 'original'],
  ])('keeps what somebody has set before: %s', (_what, stored, way) => {
    const config = Object.fromEntries(Object.entries(stored).map(([name, value]) => [key(name), value]));
    const { table, loaded } = load({ config });
    expect(loaded.config['way']?.init).toBe(way);
    for (const name of Object.keys(stored)) expect(table.lib.config[key(name)], name).toBe(stored[name]);
  });

  it.each([
    ['fair', [true, 'belief', true]],
    ['spec', [true, 'spec', false]],
    ['original', [false, 'belief', true]],
    ['own', [true, 'belief', true]],
    ['nonsense', [true, 'belief', true]],
  ])('%s sets the switches that it stands for, and no other', (way, switches) => {
    const { table, loaded } = load();
    loaded.config['way']?.onclick?.(way);
    const settings = createSettings(table);
    expect([settings.act(), settings.inference(), settings.strict()]).toEqual(switches);
  });

  it('shows on its page what one item sets of another', () => {
    const { loaded } = load();
    const page = document.createElement('div');
    menuOf([{ mode: 'extension_察言观色', link: page }]);
    const nodes = Object.fromEntries(
      ['way', 'inference', 'strict', 'act'].map((name) => {
        const node = document.createElement('div');
        node.append('name', document.createElement('div'));
        Object.assign(node, { _link: { config: { _name: key(name) } } });
        page.append(node);
        return [name, node];
      }),
    );
    const shown = (name: string): string | null | undefined => nodes[name]?.lastChild?.textContent;
    loaded.config['way']?.onclick?.call(nodes['way'], 'spec');
    expect([shown('way'), shown('inference')]).toEqual(['规格', '规格']);
    expect(nodes['act']?.classList.contains('on')).toBe(true);
    expect(nodes['strict']?.classList.contains('on')).toBe(false);
    loaded.config['strict']?.onclick?.call(nodes['strict'], true);
    expect(shown('way')).toBe('自定（见高级）');
    loaded.config['way']?.onclick?.call(nodes['way'], 'fair');
    expect([shown('way'), shown('inference')]).toEqual(['公平', '信念']);
    expect(nodes['strict']?.classList.contains('on')).toBe(true);
  });

  it('shows what the card or the panel saves, though nobody has opened the page that the engine built', () => {
    const table = createDouble();
    const settings = createSettings(table);
    createMenu({ version: '1', lowest: '1', language: 'zh-CN', fresh: false }, {} as never, settings);
    const row = (name: string, current: unknown): HTMLElement =>
      Object.assign(document.createElement('div'), { _link: { config: { _name: key(name) }, current } });
    const [chat, way] = [row('chat', false), row('way', 'fair')];
    way.append(document.createElement('div'));
    const page = document.createElement('div');
    page.append(chat, way);
    menuOf([
      { mode: 'extension_别的', link: document.createElement('div') },
      { mode: 'extension_察言观色', link: page },
    ]);
    settings.save('chat', true);
    expect(chat.classList.contains('on')).toBe(true);
    chooseWay('spec', settings);
    expect(way.lastChild?.textContent).toBe('规格');
    settings.save('chat', false);
    expect(chat.classList.contains('on')).toBe(false);
  });

  it('survives being copied as the engine copies its items', () => {
    const { loaded } = load();
    expect(JSON.parse(JSON.stringify(loaded.config))).toMatchObject({ enable: { init: true }, debug: { init: false } });
    expect(warnings()).toEqual([]);
  });
});

describe('settings', () => {
  it.each(['yes', 1, 0, null, {}, [], undefined, NaN])('with a broken config value (%j) are the defaults', (value) => {
    const config = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [key(name), value]));
    const settings = createSettings(createDouble({ config }));
    expect(settings.personas()).toEqual(PERSONA_NAMES);
    expect(settings.debug()).toBe(false);
    expect(settings.coexist()).toBe(false);
    expect(settings.badges()).toBe(true);
  });

  it('are read when they are asked for', () => {
    const table = createDouble();
    const settings = createSettings(table);
    expect(settings.debug()).toBe(false);
    table.lib.config[key('debug')] = true;
    table.lib.config[key('persona_petty')] = false;
    expect(settings.debug()).toBe(true);
    expect(settings.personas()).toEqual(PERSONA_NAMES.filter((name) => name !== 'petty'));
    settings.save('coexist', true);
    expect(settings.coexist()).toBe(true);
  });
});

describe('the warning at the start', () => {
  listenToConsole();

  const FOLDER = encodeURIComponent('察言观色');
  const warn = (table: Double, url: string): string[] => {
    const said: string[] = [];
    warnOnce(table, createSettings(table), url, '1.10.9', (text) => {
      said.push(text);
    });
    return said;
  };

  it('is none in the right folder of a game new enough', () => {
    expect(warn(createDouble(), `http://localhost/extension/${FOLDER}/extension.js`)).toEqual([]);
    expect(warn(createDouble(), 'file:///extension/察言观色/extension.js?x=1')).toEqual([]);
  });

  it('names the wrong folder, once on this device', () => {
    const table = createDouble();
    const [text] = warn(table, 'http://localhost/extension/chayan/extension.js');
    expect(text).toContain('chayan');
    expect(text).toContain('察言观色');
    expect(warn(table, 'http://localhost/extension/chayan/extension.js')).toEqual([]);
    expect(warn(table, 'http://localhost/extension/other/extension.js').length).toBe(1);
  });

  it('names a game too old', () => {
    const table = createDouble();
    table.lib.version = '1.10.4';
    const [text] = warn(table, `http://localhost/extension/${FOLDER}/extension.js`);
    expect(text).toContain('1.10.4');
    expect(text).toContain('1.10.9');
  });

  it('does not keep the extension from starting', () => {
    // Under the test runner the module lies in another folder than the game wants.
    const { table, said } = load();
    expect(said.length).toBe(1);
    expect(table.lib.skill.global.length).toBe(1);
  });

  it.each([
    ['http://x/extension/%E5%AF%9F/extension.js', '察'],
    ['http://x/extension/a%/extension.js', 'a%'],
    ['http://x/extension/a/extension.js#b/c', 'a'],
    ['', ''],
  ])('the folder of %s is %s', (url, folder) => {
    expect(folderOf(url)).toBe(folder);
  });
});
