/** What the tests against a real engine share: the directories, and one clear line where there is none. */
import { describe } from 'vitest';
import { findNoname, type NonameDirectory, type NonameVersion } from '../../dev/noname/directory';
import { PROJECT } from '../../dev/program/project';
import type { MountedExtension } from '../../dev/noname/site';

export const OURS: MountedExtension = { name: '察言观色', dir: PROJECT };

const told = new Set<string>();

/** Runs the suite with the engine directory, or skips it and says so once. */
export function describeEngine(version: NonameVersion, name: string, suite: (noname: NonameDirectory) => void): void {
  const noname = findNoname(undefined, version);
  if (noname) {
    describe(`${name} (${version})`, () => {
      suite(noname);
    });
    return;
  }
  if (!told.has(version)) {
    told.add(version);
    const variable = version === '1.10.9' ? 'NONAME_HOME_1_10_9' : 'NONAME_HOME';
    console.log(`跳过：没有无名杀 ${version} 的目录（${variable}） skipped: no Noname ${version} directory.`);
  }
  describe.skip(`${name} (${version})`, () => {
    suite({ root: '', version, modern: true, entry: 'noname.html' });
  });
}
