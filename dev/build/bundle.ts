/** The one esbuild recipe for what runs in the game's page. */
import { build, transform, type BuildOptions, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import info from '../../info.json';
import { Failure } from '../program/errors';
import { PROJECT } from '../program/project';
import { keepConstants } from './constants';
import { withPlainNames } from './names';

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
    plugins: [tabbedStyles],
    legalComments: 'none',
    banner: {
      js: [
        `// ${name} ${version} — built from src/ by \`npm run build\`; edit the sources, not this file.`,
        `// Noname >= ${minNonameVersion}. SPDX-License-Identifier: GPL-3.0-or-later`,
        '// Contains valibot (MIT, (c) Fabian Hiller).',
      ].join('\n'),
    },
  });
  // Whether a name is written to is asked while a name at the top is nowhere else.
  return lightened(withPlainNames(keepConstants(outputFiles[0]?.text ?? '')));
}

/** Two blanks of indentation are one tab: a fortieth less to load, and it reads alike. */
const withTabs = (text: string): string => text.replace(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2));

/** Style sheets are strings of the bundle. */
const tabbedStyles: Plugin = {
  name: 'tabbed-styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: withTabs(readFileSync(path, 'utf8')), loader: 'text' }));
  },
};

/** What tells other bundlers which calls they may leave out: nobody bundles this file again. */
const withoutHints = (text: string): string =>
  text.replaceAll('/* @__PURE__ */ ', '').replace(/^ *\/\/ @__NO_SIDE_EFFECTS__\n/gm, '');

/** The same program in fewer characters. @throws Failure where that would change a string */
async function lightened(text: string): Promise<string> {
  const light = withTabs(withoutHints(text));
  const [before, after] = await Promise.all(
    [text, light].map((code) => transform(code, { minifyWhitespace: true, charset: 'utf8' })),
  );
  if (before?.code !== after?.code)
    throw new Failure('a line of a string begins with blanks, or a string holds a hint for bundlers: it would change');
  return light;
}
