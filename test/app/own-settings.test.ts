// @vitest-environment jsdom
/** Settings out to a file, in from one, and back from the copy after the engine has deleted them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createOwnSettings, type OwnSettings } from '../../src/app/own-settings';
import { SETTINGS_COPY } from '../../src/app/settings-copy';
import { createMenu } from '../../src/engine/menu';
import { createSettings, DEFAULTS, EXTENSION_NAME, KEPT_MARK } from '../../src/engine/settings';
import { LANGUAGES, type Language } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';
import type { Keep } from '../../src/ui/keep';
import type { Values } from '../../src/upkeep/settings-file';
import { createDouble, type Double } from '../engine/double';
import { key } from '../engine/support';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.replaceChildren();
});

interface Device {
  readonly table: Double;
  readonly kept: Map<string, unknown>;
}

/** The engine as it loads us: what has a default and is not stored is stored (§N4). */
function loaded({ table }: Device): void {
  for (const [name, value] of Object.entries(DEFAULTS)) table.lib.config[key(name)] ??= value;
}

const device = (): Device => {
  const made = { table: createDouble(), kept: new Map<string, unknown>() };
  loaded(made);
  return made;
};

/** The engine imports the extension again: every key with its prefix goes (`game.removeExtension`), and we are loaded anew. */
function importAgain(on: Device): void {
  const { config } = on.table.lib;
  for (const name of Object.keys(config)) if (name.startsWith(`extension_${EXTENSION_NAME}`)) delete config[name];
  loaded(on);
}

interface Page {
  readonly own: OwnSettings;
  readonly told: string[];
  readonly changed: Values[];
  /** What the next pick of a file gives. */
  file: { name: string; text: string; size?: number } | null;
}

function load(
  { table, kept }: Device,
  { language = 'zh-CN', broken = false }: { language?: Language; broken?: boolean } = {},
): Page {
  const settings = createSettings(table);
  const menu = createMenu({ version: '0.1.0', lowest: '1', language, fresh: false }, {} as never, settings);
  const keep: Keep = {
    read: (name) =>
      Promise.resolve(broken ? { ok: false, fault: 'silent', why: '' } : { ok: true, value: kept.get(name) }),
    write: (name, value) => {
      kept.set(name, structuredClone(value));
      return Promise.resolve({ ok: true, value: undefined });
    },
    erase: () => Promise.resolve({ ok: true, value: undefined }),
    close: () => undefined,
  };
  const page: Page = {
    told: [],
    changed: [],
    file: null,
    own: createOwnSettings({
      version: '0.1.0',
      keep,
      settings,
      places: {
        layer: () => document.body,
        scrollBox: () => undefined,
        whenReady: (ready) => {
          ready();
        },
      },
      language: () => language,
      now: () => 0,
      tell: (text) => {
        page.told.push(text);
      },
      item: (name) => menu[name],
      changed: (values) => {
        page.changed.push(values);
      },
      pick: () =>
        Promise.resolve(
          page.file && {
            name: page.file.name,
            size: page.file.size ?? page.file.text.length,
            text: () => Promise.resolve(page.file?.text ?? ''),
          },
        ),
    }),
  };
  return page;
}

const dialog = (): HTMLElement | null => document.querySelector('.slqj-layer:not([hidden])');
const press = (label: string): void => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
};
const ours = ({ table }: Device): Record<string, unknown> =>
  Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, table.lib.config[key(name)]]));
const fileOf = (settings: object): string => JSON.stringify({ chayan_settings: 1, version: '0.1.0', settings });

describe.each(LANGUAGES)('in %s', (language) => {
  const t = createTexts(language);

  it('offers the settings back in words, once, after the extension was imported again', async () => {
    const on = device();
    on.table.lib.config[key('chat')] = false;
    on.table.lib.config[key('chat_speed')] = '1.6';
    await load(on, { language }).own.copy.begin();
    expect(dialog()).toBeNull();
    importAgain(on);
    expect(ours(on)).toEqual(DEFAULTS);
    const page = load(on, { language });
    const begun = page.own.copy.begin();
    await settle();
    const items = [...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(items).toEqual([
      `${t('menu_chat')}${t('settingsIs')}${t('reportOff')}`,
      `${t('menu_chat_speed')}${t('settingsIs')}${t('talkSpeed3')}`,
    ]);
    press(t('settingsBack'));
    await begun;
    expect(ours(on)).toEqual({ ...DEFAULTS, chat: false, chat_speed: '1.6' });
    expect(page.told).toEqual([t('settingsRestored', { n: 2 })]);
    expect(page.changed).toEqual([{ chat: false, chat_speed: '1.6' }]);
    expect(dialog()).toBeNull();
    // Not again.
    await load(on, { language }).own.copy.begin();
    expect(dialog()).toBeNull();
  });

  it('says what is wrong with a file, and changes nothing', async () => {
    const on = device();
    on.table.lib.config[key('chat')] = false;
    const page = load(on, { language });
    const before = { ...on.table.lib.config };
    for (const [text, fault, detail] of [
      ['{', 'notJson', ''],
      ['{}', 'notOurs', ''],
      [JSON.stringify({ chayan_settings: 9, settings: {} }), 'newer', ''],
      [fileOf({ badges: false, chat: 'no' }), 'wrong', 'chat: "no"'],
      // Read, but too deep to be written.
      [fileOf({ language: 0 }).replace('0}', `${'['.repeat(40_000)}${']'.repeat(40_000)}}`), 'wrong', 'language: […]'],
    ] as const) {
      page.file = { name: 'x.json', text };
      expect(await page.own.fromFile()).toBeNull();
      expect(page.told.pop()).toBe(t('settingsRefused', { why: t(`settingsFault_${fault}`, { detail }) }));
    }
    page.file = { name: 'x.json', text: '{}', size: 9e9 };
    expect(await page.own.fromFile()).toBeNull();
    expect(page.told.pop()).toContain(t('settingsFault_tooBig'));
    expect(on.table.lib.config).toEqual(before);
    expect(page.changed).toEqual([]);
    expect(on.kept.size).toBe(0);
  });
});

describe('the copy', () => {
  it('is not offered where the player declined, and then is what the settings are', async () => {
    const on = device();
    on.table.lib.config[key('debug')] = true;
    await load(on).own.copy.begin();
    importAgain(on);
    const begun = load(on).own.copy.begin();
    await settle();
    press(createTexts('zh-CN')('settingsLeave'));
    await begun;
    expect(ours(on)).toEqual(DEFAULTS);
    expect(on.kept.get(SETTINGS_COPY)).toEqual(DEFAULTS);
  });

  it('is not offered where the player has put everything back to its default', async () => {
    const on = device();
    on.table.lib.config[key('debug')] = true;
    await load(on).own.copy.begin();
    on.table.lib.config[key('debug')] = false;
    await load(on).own.copy.begin();
    expect(dialog()).toBeNull();
    expect(on.kept.get(SETTINGS_COPY)).toEqual(DEFAULTS);
  });

  it('is not written over while the offer stands', async () => {
    const on = device();
    on.table.lib.config[key('debug')] = true;
    await load(on).own.copy.begin();
    importAgain(on);
    const page = load(on);
    void page.own.copy.begin();
    await settle();
    await page.own.copy.keep();
    expect(on.kept.get(SETTINGS_COPY)).toEqual({ ...DEFAULTS, debug: true });
    // The page is left without an answer: the next one asks again.
    document.body.replaceChildren();
    void load(on).own.copy.begin();
    await settle();
    expect(dialog()).not.toBeNull();
  });

  it.each([undefined, null, 7, 'x', { chat: 'maybe' }, []])('that is broken is none: %s', async (value) => {
    const on = device();
    if (value !== undefined) on.kept.set(SETTINGS_COPY, value);
    await load(on).own.copy.begin();
    expect(dialog()).toBeNull();
    expect(on.kept.get(SETTINGS_COPY)).toEqual(DEFAULTS);
    expect(on.table.lib.config[key(KEPT_MARK)]).toBe(true);
  });

  it('stays as it is where the database does not answer', async () => {
    const on = device();
    on.kept.set(SETTINGS_COPY, { debug: true });
    await load(on, { broken: true }).own.copy.begin();
    expect(on.kept.get(SETTINGS_COPY)).toEqual({ debug: true });
    expect(on.table.lib.config[key(KEPT_MARK)]).toBeUndefined();
  });

  it('holds no key of a language model', async () => {
    const on = device();
    on.table.lib.config[key('model')] = { on: true, key: 'sk-1' };
    await load(on).own.copy.begin();
    expect(JSON.stringify([...on.kept])).not.toContain('sk-1');
  });
});

describe('a file', () => {
  it('takes what it holds, leaves the rest, and says how many', async () => {
    const on = device();
    on.table.lib.config[key('badges')] = false;
    const page = load(on);
    page.file = { name: 'x.json', text: fileOf({ strict: false, inference: 'spec', chat: true, later: 1 }) };
    expect(await page.own.fromFile()).toEqual({ strict: false, inference: 'spec', way: 'spec' });
    expect(ours(on)).toEqual({ ...DEFAULTS, badges: false, strict: false, inference: 'spec' });
    expect(on.table.lib.config[key('way')]).toBe('spec');
    expect(page.told).toEqual(['已导入，改了 2 项；有的要下一局或重启后才生效。\n这个版本不认识、没有用上的：later']);
    await settle();
    expect(on.kept.get(SETTINGS_COPY)).toMatchObject({ strict: false, badges: false });
  });

  it('is what was exported, and then changes nothing', async () => {
    const on = device();
    on.table.lib.config[key('language')] = 'en';
    const page = load(on);
    page.own.toFile();
    const text = document.querySelector('textarea')?.value ?? '';
    page.file = { name: 'x.json', text };
    expect(await page.own.fromFile()).toEqual({});
    expect(page.told).toEqual(['这份文件和现在的设置一样，什么也没改。']);
    on.table.lib.config[key('language')] = 'auto';
    expect(await page.own.fromFile()).toEqual({ language: 'en', way: 'fair' });
    expect(page.changed).toEqual([{ language: 'en' }]);
  });

  it('that nobody picked is none', async () => {
    const page = load(device());
    expect(await page.own.fromFile()).toBeNull();
    expect(page.told).toEqual([]);
  });
});
