// @vitest-environment jsdom
/**
 * src/extension.ts `content`: warnOnce runs before the missing members are looked for, so that an engine without
 * game.saveConfig (feature "settings") or lib.version (feature "core") gets an exception out of content() instead of
 * one console line (warnings.ts `settings.save(...)`, `isOlder(lib.version, ...)`).
 */
import { afterEach, expect, it, vi } from 'vitest';
import type { Ui } from '../../src/engine/noname';
import extension from '../../src/extension';
import { createDouble, type Double } from './double';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function load(table: Double): void {
  vi.stubGlobal('alert', () => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ui: Ui = { window: document.body, create: { system: () => document.createElement('div') } };
  extension(table.lib, table.game, ui, table.get, {}, table._status).content();
}

it('a game without saveConfig loses only that', () => {
  const table = createDouble();
  table.game.saveConfig = undefined as never;
  expect(() => { load(table); }).not.toThrow();
  expect(table.lib.skill.global.length).toBe(1);
});

it('a game without a version is told, not stopped', () => {
  const table = createDouble();
  table.lib.version = undefined as never;
  expect(() => { load(table); }).not.toThrow();
});
