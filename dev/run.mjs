// Runs one of the developer programs in dev/: bundles it (packages stay outside) and imports it, so that no
// program needs a build step of its own and all of them run the very modules that the extension bundles.
import { build } from 'esbuild';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [entry = '', ...argv] = process.argv.slice(2);
const file = path.join(ROOT, entry);
// What exports no program is a part of one: importing it might already be work.
const isProgram =
  entry.endsWith('.ts') && existsSync(file) && /^export default define/m.test(readFileSync(file, 'utf8'));
if (!isProgram) {
  console.error(
    `没有这个程序 no such program: ${entry || '(无 none)'}\n用法 usage: node dev/run.mjs dev/ROOM/PROGRAM.ts`,
  );
  process.exit(2);
}
// npm says which of its scripts this is.
const { npm_lifecycle_event: script, npm_lifecycle_script: line } = process.env;
const call = line?.includes(entry) ? `npm run ${script} --` : `node dev/run.mjs ${entry}`;

const name = path.basename(entry, '.ts');
const outfile = path.join(ROOT, 'node_modules', '.cache', 'chayan', `${name}.${process.pid}.mjs`);
const forNode = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
};
await build({
  ...forNode,
  stdin: {
    contents: `import program from ${JSON.stringify(`./${entry}`)};
      import { main } from './dev/program/main';
      await main(program, ${JSON.stringify(argv)}, ${JSON.stringify(call)});`,
    resolveDir: ROOT,
    loader: 'ts',
  },
  sourcemap: 'inline',
  outfile,
  define: { __ROOT__: JSON.stringify(ROOT) },
});
process.on('exit', () => rmSync(outfile, { force: true }));
// What is timed has its constants as the extension has them.
if (entry.startsWith('dev/bench/')) {
  const recipe = outfile.replace('.mjs', '.constants.mjs');
  await build({ ...forNode, entryPoints: ['dev/build/constants.ts'], outfile: recipe });
  const { keepConstants } = await import(pathToFileURL(recipe).href);
  rmSync(recipe);
  writeFileSync(outfile, keepConstants(readFileSync(outfile, 'utf8')));
}
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], file, ...argv];
await import(pathToFileURL(outfile).href);
