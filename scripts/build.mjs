// `npm run build` writes extension.js; `npm run build -- --check` fails when the committed file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleExtension, ROOT } from './bundle.mjs';

const target = path.join(ROOT, 'extension.js');
const text = await bundleExtension();
if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed.replaceAll('\r\n', '\n') !== text) {
    console.error('extension.js is stale: run `npm run build` and commit it.');
    process.exit(1);
  }
  console.log(`extension.js is what the sources build (${(text.length / 1024).toFixed(1)} KB).`);
} else {
  await writeFile(target, text);
  console.log(`extension.js written (${(text.length / 1024).toFixed(1)} KB).`);
}
