/** Our own sources as files, for the page and for a process of their own. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../program/project';

/** The directory dev/noname. */
export const SOURCES = inProject('dev', 'noname');

/** Bundles one of our files for a Node process of its own; the result lives in node_modules/.cache. */
export async function bundleForNode(file: string): Promise<string> {
  const result = await build({
    entryPoints: [path.join(SOURCES, file)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  const text = result.outputFiles[0]?.text ?? '';
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const target = inProject('node_modules', '.cache', 'chayan', `${path.basename(file, '.ts')}-${digest}.mjs`);
  if (existsSync(target)) return target;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.${process.pid}`, text);
  renameSync(`${target}.${process.pid}`, target);
  return target;
}
