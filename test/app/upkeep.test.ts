// @vitest-environment jsdom
/** The report as a player meets it: shown, agreed to or not, saved as shown. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpkeep, type Upkeep } from '../../src/app/upkeep';
import { createReport } from '../../src/engine/report';
import { createSettings } from '../../src/engine/settings';
import { LANGUAGES } from '../../src/language/languages';
import { createTexts } from '../../src/language/texts';
import type { Archive } from '../../src/ui/archive';
import { listenToConsole, sit, type Table } from '../engine/support';

const { warnings } = listenToConsole();

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const saved: { name: string; text: Blob }[] = [];

beforeEach(() => {
  document.body.replaceChildren();
  saved.length = 0;
  vi.stubGlobal('URL', {
    ...URL,
    createObjectURL: (text: Blob) => (saved.push({ name: '', text }), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function upkeep(
  table: Table,
  more: { layer?: boolean; kept?: readonly string[] } = {},
): { upkeep: Upkeep; told: string[] } {
  const told: string[] = [];
  const settings = createSettings(table);
  const log = createReport(() => false, { warn: () => undefined, log: () => undefined });
  log.warn('张三丰本人说的话', new Error('张三丰本人'));
  const archive = {
    list: () =>
      Promise.resolve({
        games: more.kept ? [{ id: 1, at: 0, players: 5, winner: 'zhu', lines: more.kept }] : [],
        dropped: 0,
        failed: null,
      }),
  } as unknown as Archive;
  return {
    told,
    upkeep: createUpkeep({
      engine: table,
      version: '0.1.0',
      runtime: table.runtime,
      settings,
      report: log,
      item: () => undefined,
      shown: () => null,
      keep: { read: () => Promise.resolve({ ok: true, value: undefined }) } as never,
      archive,
      places: {
        layer: () => (more.layer === false ? null : document.body),
        scrollBox: () => undefined,
        language: () => null,
        whenReady: (ready) => {
          ready();
        },
      },
      now: () => 0,
      tell: (text) => {
        told.push(text);
      },
    }),
  };
}

const layers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.slqj-layer:not([hidden])')];
const text = (): string => document.querySelector('textarea')?.value ?? '';
const press = (label: string): void => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`no button ${label}`);
  found.click();
};

const CONFIG = {
  extensions: ['察言观色', '十周年UI', '某扩展'],
  extension_十周年UI_enable: true,
  connect_nickname: '张三丰本人',
  extension_察言观色_model: {
    on: true,
    url: 'https://llm.example.com/v1',
    model: 'm',
    remember: true,
    keys: { 'https://llm.example.com': 'sk-abcdefgh' },
  },
};

describe.each(LANGUAGES)('the report in %s', (language) => {
  const t = createTexts(language);

  it('is shown before it is saved, the recording only where the player agrees, and saved as it is shown', async () => {
    const table = sit({ settings: { language }, config: CONFIG });
    table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    expect(warnings().length).toBe(1);
    const { upkeep: made } = upkeep(table);
    made.report();
    await settle();
    expect(layers()).toHaveLength(1);
    expect(text()).toContain('十周年UI');
    expect(text()).toContain('model = elsewhere');
    expect(text()).not.toContain('"type":"game"');
    for (const secret of ['张三丰', 'sk-', 'example.com']) expect(text()).not.toContain(secret);
    press(t('reportAgree'));
    expect(text()).toContain('"type":"game"');
    press(t('fileSave'));
    await settle();
    expect(saved).toHaveLength(1);
    expect(await read(saved[0]!.text)).toBe(text());
    expect(layers()).toHaveLength(1);
    press(t('fileCancel'));
    expect(layers()).toEqual([]);
  });

  it('is not shown twice, and says so where there is no table to show it on', async () => {
    const table = sit({ settings: { language } });
    const { upkeep: made } = upkeep(table);
    made.report();
    made.report();
    await settle();
    expect(layers()).toHaveLength(1);
    const none = upkeep(table, { layer: false });
    none.upkeep.report();
    expect(none.told).toEqual([t('reportLater')]);
  });
});

const read = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.readAsText(blob);
  });

it('offers the last game where none runs, and nothing where there is none', async () => {
  const table = sit({ started: false });
  const t = createTexts('zh-CN');
  const switchOf = (): HTMLElement | null => document.querySelector('[role=switch]');
  upkeep(table).upkeep.report();
  await settle();
  expect(switchOf()?.hidden).toBe(true);
  press(t('fileCancel'));
  const other = sit();
  upkeep(table, { kept: other.api.recording() ?? [] }).upkeep.report();
  await settle();
  press(t('reportAgree'));
  expect(text()).toContain('"type":"game"');
});
