/** The engine's own settings file, which a player may have broken. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NonameDirectory } from '../../dev/noname/directory';
import { settingsFile } from '../../dev/noname/settings';
import { UsageError } from '../../dev/program/errors';

const WANTED = { players: 5, extensions: ['察言观色'], animations: false, touch: false, sandbox: true, config: {} };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'engine-'));
  mkdirSync(path.join(root, 'game'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const serve = (modern: boolean, text: string): string => {
  const noname: NonameDirectory = { root, version: '1', modern, entry: 'index.html' };
  writeFileSync(path.join(root, 'game', modern ? 'config.json' : 'config.js'), text);
  return settingsFile(noname, WANTED).text;
};

it('lays ours over the engine’s own, of either layout', () => {
  expect(JSON.parse(serve(true, '\ufeff{"kept":1,"extension_old_enable":true}'))).toMatchObject({
    kept: 1,
    extension_察言观色_enable: true,
  });
  expect(serve(true, '{"extension_old_enable":true}')).not.toContain('extension_old_enable');
  expect(serve(false, 'window.config = {kept: 2};')).toMatch(/^window\.config = \{"kept":2,/);
});

it.each([
  [true, '{"players":'],
  [true, ''],
  [false, 'window.config = {'],
  [false, 'throw new Error("no")'],
])('says what is broken, in words and not as a stack trace: %s %j', (modern, text) => {
  expect(() => serve(modern, text)).toThrow(UsageError);
  expect(() => serve(modern, text)).toThrow(/设置文件坏了：game\/config\.js.* is broken: game\/config\.js/);
});
