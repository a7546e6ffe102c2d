/** The one esbuild recipe for what runs in the game's page. */
import { build, type BuildOptions } from 'esbuild';
import info from '../../info.json';
import { PROJECT } from '../program/project';

/** For the oldest browsers that the game runs in. */
export const FOR_PAGE = {
  absWorkingDir: PROJECT,
  bundle: true,
  write: false,
  charset: 'utf8',
  // esbuild believes class static blocks shipped in Chrome 91; they came with 94 (§N9).
  target: ['chrome91', 'safari16.4'],
  supported: { 'class-static-blocks': false },
  loader: { '.css': 'text' },
  // The bundle names where packages were found: in the project, wherever a link there may lead.
  preserveSymlinks: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Bundles `src/extension.ts`; the text of extension.js. Reads only the project, so two builds are equal. */
export async function bundleExtension(): Promise<string> {
  const { name, version, minNonameVersion } = info;
  const { outputFiles } = await build({
    ...FOR_PAGE,
    entryPoints: ['src/extension.ts'],
    format: 'esm',
    legalComments: 'none',
    banner: {
      js: [
        `// ${name} ${version} — built from src/ by \`npm run build\`; edit the sources, not this file.`,
        `// Noname >= ${minNonameVersion}. SPDX-License-Identifier: GPL-3.0-or-later`,
        '// Contains valibot (MIT, (c) Fabian Hiller).',
      ].join('\n'),
    },
  });
  return outputFiles[0]?.text ?? '';
}
