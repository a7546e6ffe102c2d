/** `npm run build` writes extension.js; `npm run build -- --check` fails when the committed file is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { bundleExtension } from './bundle';

const TARGET = inProject('extension.js');

function committed(): string {
  try {
    return readFileSync(TARGET, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

export default defineProgram({
  about: '打包 extension.js bundles extension.js',
  options: { check: flag('不写，只看是否过时 write nothing, fail where it is stale') },
  async run({ check }) {
    const text = await bundleExtension();
    const size = `${(text.length / 1024).toFixed(1)} KB`;
    if (!check) writeFileSync(TARGET, text);
    else if (committed() !== text) {
      console.error('extension.js is stale: run `npm run build` and commit it.');
      return 1;
    }
    console.log(check ? `extension.js is what the sources build (${size}).` : `extension.js written (${size}).`);
    return 0;
  },
});
