/** The zip that players import. */
import { expect, it } from 'vitest';
import { packageFiles } from '../../dev/build/pack';

const files = packageFiles('export {};');
const text = (file: string): string => Buffer.from(files[file] ?? []).toString();

it('holds the extension at its root, and whatever its README links to', () => {
  expect(Object.keys(files).slice(0, 4)).toEqual(['info.json', 'extension.js', 'LICENSE', 'README.md']);
  expect(text('extension.js')).toBe('export {};');
  const linked = [...text('README.md').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, file = '']) =>
    decodeURI(file),
  );
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((file) => !(file in files))).toEqual([]);
});

it('holds nothing beside that but documents', () => {
  const others = Object.keys(files).slice(4);
  expect(others.filter((file) => !/^docs\/.+\.(?:md|png|svg|js)$/.test(file))).toEqual([]);
});
