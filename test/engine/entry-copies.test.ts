// @vitest-environment jsdom
/** The entry: a second copy keeps its hands off the first one's menu, and the panel says why it is empty elsewhere. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Ui } from '../../src/engine/noname';
import extension from '../../src/extension';
import { createDouble, type Double } from './double';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.textContent = '';
});

function load(table: Double): ReturnType<typeof extension> {
  vi.stubGlobal('alert', () => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ui: Ui = {
    window: document.body,
    create: {
      system: () => document.body.appendChild(document.createElement('div')),
      control: () => ({}),
    },
  };
  const lib = Object.assign(table.lib, { setScroll: (node: HTMLElement) => node });
  return extension(lib, table.game, ui, table.get, table.ai, table._status);
}

it('a second copy has a name of its own, no menu, and does nothing', () => {
  const table = createDouble();
  const first = load(table);
  const second = load(table);
  first.content();
  const { attitude } = table.get;
  second.content();
  expect(second.name).not.toBe(first.name);
  expect(second.config).toEqual({});
  expect(table.get.attitude).toBe(attitude);
});

it('the menu row opens the panel in another mode too, and it says why there is nothing to see', () => {
  const table = createDouble();
  table.get.mode = () => 'guozhan';
  const loaded = load(table);
  loaded.content();
  loaded.config['panel']?.onclick?.(undefined);
  expect(document.body.textContent).toContain('只在身份模式生效');
});
