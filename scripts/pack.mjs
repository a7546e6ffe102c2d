// `npm run pack` writes the zip that the game's own menu can import: files at the root, no wrapping folder.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { bundleExtension, ROOT } from './bundle.mjs';

const read = (file) => readFile(path.join(ROOT, file));
const info = JSON.parse(await read('info.json'));
const files = {
  'info.json': await read('info.json'),
  'extension.js': Buffer.from(await bundleExtension()),
  LICENSE: await read('LICENSE'),
  'README.md': await read('README.md'),
};
// A fixed date, so that the same sources make the same zip.
const mtime = new Date(1980, 0, 1, 12);
const zip = zipSync(
  Object.fromEntries(Object.entries(files).map(([name, data]) => [name, [new Uint8Array(data), { mtime }]])),
);
const target = path.join(ROOT, 'dist', `${info.name}-${info.version}.zip`);
await mkdir(path.dirname(target), { recursive: true });
await writeFile(target, zip);
console.log(`${path.relative(ROOT, target)} (${(zip.length / 1024).toFixed(1)} KB): ${Object.keys(files).join(' ')}`);
