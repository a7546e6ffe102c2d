/** What src exports somebody imports, and what it has is for players and not for tests. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idleExports } from './exports';
import { ROOT } from './probe';

/** Exports that may be needed by nobody here, or by tests alone, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/extension.ts:type': 'Noname reads it off the module',
};

const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'src', 'dev', 'test', 'preview'];
const files = Object.fromEntries(
  execFileSync('git', listed, { cwd: ROOT, maxBuffer: 1 << 26 })
    .toString()
    .split('\0')
    .filter((file) => /[.]m?[tj]s$/.test(file) && existsSync(path.join(ROOT, file)))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
);

it('every value that src exports is imported, and not by tests alone where its own file has no use for it', () => {
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  const idle = idleExports(files);
  expect(idle.filter(({ at }) => ALLOWED[at] === undefined)).toEqual([]);
  // What is allowed and needs it no longer is struck off.
  expect(Object.keys(ALLOWED).filter((at) => !idle.some((one) => one.at === at))).toEqual([]);
});

describe('the scan', () => {
  const made = (a: string, others: Readonly<Record<string, string>> = {}): string[] =>
    idleExports({ 'src/a.ts': a, ...others }).map(({ at, needed }) => `${at} ${needed}`);
  const A = 'export const a = 1;\n';

  it.each([
    ['a name', { 'src/b.ts': "import { a } from './a';" }],
    ['a name among others, over lines', { 'src/x/b.ts': "import c, {\n  type B,\n  a as d,\n} from '../a';" }],
    ['its type alone', { 'dev/b.ts': "import type { a } from '../src/a';" }],
    ['a name handed on', { 'preview/b.ts': "export { a } from '../src/a';" }],
    ['all names', { 'src/b.ts': "import * as all from './a';" }],
    ['the module, later', { 'dev/b.mjs': "const { a } = await import('../src/a.ts');" }],
  ])('lets pass what is imported: %s', (_, others) => {
    expect(made(A, others)).toEqual([]);
  });

  it('finds what nobody imports', () => {
    expect(made(A, { 'src/b.ts': "import { b } from './a';\nimport { a } from './x/a';" })).toEqual([
      'src/a.ts:a nobody',
    ]);
    expect(made('export async function go() {}\nexport class B {}\nexport type C = 1;')).toEqual([
      'src/a.ts:go nobody',
      'src/a.ts:B nobody',
    ]);
  });

  const inTest = { 'test/a.test.ts': "import { a } from '../src/a';" };
  it('finds what only tests import, unless its own file uses it', () => {
    expect(made(A, inTest)).toEqual(['src/a.ts:a tests']);
    expect(made(`${A}const b = a;`, inTest)).toEqual([]);
    expect(made(`${A}// a, as tests have it\n/** a */`, inTest)).toEqual(['src/a.ts:a tests']);
    expect(made('export function a(): void {\n  a();\n}\n', inTest)).toEqual(['src/a.ts:a tests']);
    expect(made(`${A}const b = { of: other.a };`, inTest)).toEqual(['src/a.ts:a tests']);
  });
});
