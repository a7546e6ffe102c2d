/** What is made and not written says so in its first line, in .gitattributes and to the formatter. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GENERATED } from '../../dev/generate/generate';
import { headerOf } from '../../dev/generate/generated';
import { inProject } from '../../dev/program/project';

/** Files that are made as a whole; of others a part is. */
const WHOLE = GENERATED.filter(({ within }) => within === undefined);

const text = (file: string): string => readFileSync(inProject(file), 'utf8').replaceAll('\r\n', '\n');
const ATTRIBUTES = text('.gitattributes').split('\n');
/** Made by programs of their own: build, golden, fit:belief, arena. */
const OTHERS = [
  'extension.js',
  'data/belief/*.json',
  'data/worth/*.json',
  'docs/arena.json',
  'test/golden/*.replay.txt',
  'test/golden/detections.txt',
];

it.each(WHOLE.map(({ file }) => [file] as const))('%s begins with the one header', (file) => {
  const generated = GENERATED.find((one) => one.file === file);
  expect(generated && text(file).startsWith(headerOf(generated))).toBe(true);
});

it('.gitattributes names these files, and no others', () => {
  const named = ATTRIBUTES.filter((line) => line.endsWith(' linguist-generated=true')).map(
    (line) => line.split(' ')[0],
  );
  expect(named.sort()).toEqual([...WHOLE.map(({ file }) => file), ...OTHERS].sort());
});

it('the formatter leaves the same code alone', () => {
  const { files } = JSON.parse(text('biome.json')) as { files: { includes: string[] } };
  const left = files.includes.filter((glob) => /^!(?:src|extension)/.test(glob)).map((glob) => glob.slice(1));
  const code = [...WHOLE.map(({ file }) => file), 'extension.js'].filter((file) => /\.[jt]s$/.test(file));
  expect(left.sort()).toEqual(code.sort());
});
