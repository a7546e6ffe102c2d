/**
 * `npm run pack` writes the zip that the game's own menu can import: files at the root, no wrapping folder; the README, and of
 * docs/ every page, picture and example that it or one of these links to.
 */
import { zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import info from '../../info.json';
import { defineProgram } from '../program/program';
import { inProject, PROJECT } from '../program/project';
import { bundleExtension } from './bundle';

/** What the zip is called, in letters that every file system and web address takes; its `info.json` names the extension. */
const ZIP_NAME = 'chayan-guanse';

/** A fixed date, so that the same sources make the same zip. */
const MTIME = new Date(1980, 0, 1, 12);

/** A link of a page to a file of ours: its address without the anchor. */
const LINK = /\]\((?![a-z]+:|#)([^)#\s]+)/g;

/** Files of docs/ that can be reached from this page, by links. */
function reachable(page: string, found = new Set<string>()): Set<string> {
  for (const [, address = ''] of readFileSync(inProject(page), 'utf8').matchAll(LINK)) {
    const file = path.posix.join(path.posix.dirname(page), decodeURI(address));
    if (!file.startsWith('docs/') || found.has(file)) continue;
    found.add(file);
    if (file.endsWith('.md')) reachable(file, found);
  }
  return found;
}

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(inProject(file)));

/** What is in the zip, by path, with this bundle. */
export const packageFiles = (bundle: string): Record<string, Uint8Array> => ({
  'info.json': read('info.json'),
  'extension.js': new Uint8Array(Buffer.from(bundle)),
  LICENSE: read('LICENSE'),
  'README.md': read('README.md'),
  ...Object.fromEntries([...reachable('README.md')].sort().map((file) => [file, read(file)])),
});

/** What the menu's question for a newer version reads (src/upkeep/release.ts), beside the package that it speaks of. */
export function latest(zip: Uint8Array): string {
  const sha256 = createHash('sha256').update(zip).digest('hex');
  return `${JSON.stringify({ version: info.version, sha256, ...(info.diskURL === '' ? {} : { url: info.diskURL }) }, null, 2)}\n`;
}

export default defineProgram({
  about: '打包成游戏菜单能导入的 zip the zip that the game imports',
  options: {},
  async run() {
    const files = packageFiles(await bundleExtension());
    const zip = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, data]) => [name, [data, { mtime: MTIME }]])),
    );
    const target = inProject('dist', `${ZIP_NAME}-${info.version}.zip`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, zip);
    writeFileSync(inProject('dist', 'latest.json'), latest(zip));
    const size = `${(zip.length / 1024).toFixed(1)} KB`;
    console.log(`${path.relative(PROJECT, target)} (${size}): ${Object.keys(files).length} 个文件 files`);
    return 0;
  },
});
