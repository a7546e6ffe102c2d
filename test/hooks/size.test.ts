/** The bus is small enough to be copied into another extension. */
import { build } from 'esbuild';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('the bus alone, minified and compressed, stays under 1.2 KB', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../../src/hooks/bus.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2021',
    write: false,
    logLevel: 'silent',
  });
  const [code] = outputFiles;
  const size = gzipSync(code!.contents, { level: 9 }).length;
  expect(size).toBeGreaterThan(200); // an empty module would be small too
  expect(size).toBeLessThan(1.2 * 1024);
});
