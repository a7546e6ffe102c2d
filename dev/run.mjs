// Runs one of the developer programs in dev/: bundles it (packages stay outside) and imports it, so that no
// program needs a build step of its own and all of them run the very modules that the extension bundles.
import { build } from 'esbuild';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [entry, ...rest] = process.argv.slice(2);
const outfile = path.join(
  ROOT,
  'node_modules',
  '.cache',
  'chayan',
  `${path.basename(entry, '.ts')}.${process.pid}.mjs`,
);
await build({
  absWorkingDir: ROOT,
  entryPoints: [entry],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  outfile,
  define: { __ROOT__: JSON.stringify(ROOT) },
  logLevel: 'warning',
});
const { rmSync } = await import('node:fs');
process.on('exit', () => rmSync(outfile, { force: true }));
process.argv = [process.argv[0], path.join(ROOT, entry), ...rest];
await import(pathToFileURL(outfile).href);
