// The one esbuild recipe for the extension bundle; build, --check, pack and the tests all use it.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const info = () => JSON.parse(readFileSync(path.join(ROOT, 'info.json'), 'utf8'));

/**
 * Sources import the bare "noname"; 1.10.9 has no import map for it, and "../../noname.js" is the same
 * module instance in both engines (§N4), so the bundle uses the relative path.
 */
const engineImport = {
  name: 'engine-import',
  setup(b) {
    b.onResolve({ filter: /^noname$/ }, () => ({ path: '../../noname.js', external: true }));
  },
};

/** Bundles `src/extension.ts`; returns the text of extension.js. Reads only the project, so two builds are equal. */
export async function bundleExtension() {
  const { name, version, minNonameVersion } = info();
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/extension.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    // esbuild believes class static blocks shipped in Chrome 91; they came with 94 (§N9).
    target: ['chrome91', 'safari16.4'],
    supported: { 'class-static-blocks': false },
    legalComments: 'none',
    loader: { '.css': 'text' },
    plugins: [engineImport],
    banner: {
      js: [
        `// ${name} ${version} — built from src/ by \`npm run build\`; edit the sources, not this file.`,
        `// Noname >= ${minNonameVersion}. SPDX-License-Identifier: GPL-3.0-or-later`,
        '// Contains valibot (MIT, (c) Fabian Hiller).',
      ].join('\n'),
    },
    logLevel: 'silent',
  });
  return result.outputFiles[0].text;
}
