/** The bundle is the same wherever the project stands: nothing in it names a place outside. */
import { expect, it } from 'vitest';
import { bundleExtension } from '../../dev/build/bundle';
import { keepConstants } from '../../dev/build/constants';

it('names no path that leads out of the project', async () => {
  const named = (await bundleExtension()).split('\n').filter((line) => /^\/\/ \S+\/\S+\.[mc]?[jt]sx?$/.test(line));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((line) => /^\/\/ (?:\.\.|\/)/.test(line))).toEqual([]);
});

it.each([
  ['var a = 1;', 'const a = 1;'],
  ['var a = 1;\nvar b = [a];\nb[a] = 2;\nb.a = 3;', 'const a = 1;\nconst b = [a];\nb[a] = 2;\nb.a = 3;'],
  ['var a = () => {\n  var b = 1;\n  return b;\n};', 'const a = () => {\n  var b = 1;\n  return b;\n};'],
  ['let a = 1;\nfor (var i = 0; ; ) a;', 'let a = 1;\nfor (var i = 0; ; ) a;'],
])('has a constant for what is never written to: %s', (bundle, kept) => {
  expect(keepConstants(bundle)).toBe(kept);
});

it.each([
  'a = 2;',
  'a ||= 2;',
  'function f() { a++; }',
  '--a;',
  '[a] = [2];',
  '({ b: [a = 1] } = {});',
  'for (a of []) ;',
  'for (a in {}) ;',
])('leaves a variable where it is written to: %s', (use) => {
  const bundle = `var a = 1;\n${use}`;
  expect(keepConstants(bundle)).toBe(bundle);
});

it('leaves a variable that has no value from the start', () => {
  expect(keepConstants('var a;\nvar b = 1, c;\nvar { d } = {};')).toBe('var a;\nvar b = 1, c;\nvar { d } = {};');
});

it('ships its tables as constants', async () => {
  expect(await bundleExtension()).toMatch(/^const SEATS_AT_MOST = \d+;$/m);
});
