/** The bundle is the same wherever the project stands: nothing in it names a place outside. */
import { expect, it } from 'vitest';
import { bundleExtension } from '../../dev/build/bundle';

it('names no path that leads out of the project', async () => {
  const named = (await bundleExtension()).split('\n').filter((line) => /^\/\/ \S+\/\S+\.[mc]?[jt]sx?$/.test(line));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((line) => /^\/\/ (?:\.\.|\/)/.test(line))).toEqual([]);
});
