/** `npm run pack` writes the zip that the game's own menu can import: files at the root, no wrapping folder. */
import { zipSync } from 'fflate';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import info from '../../info.json';
import { defineProgram } from '../program/program';
import { inProject, PROJECT } from '../program/project';
import { bundleExtension } from './bundle';

/** A fixed date, so that the same sources make the same zip. */
const MTIME = new Date(1980, 0, 1, 12);

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(inProject(file)));

export default defineProgram({
  about: '打包成游戏菜单能导入的 zip the zip that the game imports',
  options: {},
  async run() {
    const files = {
      'info.json': read('info.json'),
      'extension.js': new Uint8Array(Buffer.from(await bundleExtension())),
      LICENSE: read('LICENSE'),
      'README.md': read('README.md'),
    };
    const zip = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, data]) => [name, [data, { mtime: MTIME }]])),
    );
    const target = inProject('dist', `${info.name}-${info.version}.zip`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, zip);
    const size = `${(zip.length / 1024).toFixed(1)} KB`;
    console.log(`${path.relative(PROJECT, target)} (${size}): ${Object.keys(files).join(' ')}`);
    return 0;
  },
});
