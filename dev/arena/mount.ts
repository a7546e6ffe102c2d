/** The arena's page program as an extension on disk, and the digest that says which build of it played. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MountedExtension } from '../noname/site';
import { UsageError } from '../program/errors';
import { inProject } from '../program/project';
import { ARENA_EXTENSION } from './arena-extension';

const DIGITS = 10;

export interface Mounted {
  readonly extension: MountedExtension;
  /** Of all code of ours that decides or counts: src/engine, src/core and what they need, and the page program. */
  readonly digest: string;
}

export interface MountedArena extends Mounted {
  /** Of the page program without what decides for a mind of ours: all that a table of the engine's AIs depends on. */
  readonly bare: string;
}

/**
 * page.ts as the extension is bundled; `bare`: without what it takes from src. Names are kept: short ones are dealt out by how often
 * letters occur in all files read, and the digest would change with code that is not in the bundle at all.
 */
async function bundle(bare: boolean): Promise<string> {
  const result = await build({
    absWorkingDir: inProject(),
    entryPoints: ['dev/arena/page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: 'chrome91',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
    ...(bare ? { external: ['../../src/*'] } : {}),
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Short, for keys and names of folders. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGITS);

/** Bundles page.ts and writes it to disk. */
export async function mountArena(): Promise<MountedArena> {
  const [text, alone] = await Promise.all([bundle(false), bundle(true)]);
  const digest = digestOf(text);
  const dir = inProject('node_modules', '.cache', 'chayan', `arena-${digest}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'extension.js'), text);
  writeFileSync(
    path.join(dir, 'info.json'),
    JSON.stringify({ name: ARENA_EXTENSION, intro: '', author: '', version: '1' }),
  );
  return { extension: { name: ARENA_EXTENSION, dir }, digest, bare: digestOf(alone) };
}

/** A foreign extension's folder, served from where it is, and the digest of its scripts. @throws UsageError */
export function mountOther(folder: string): Mounted {
  const dir = path.resolve(folder);
  if (!statSync(path.join(dir, 'extension.js'), { throwIfNoEntry: false })?.isFile())
    throw new UsageError(`--other ${folder}: 没有 extension.js no extension.js there`);
  const hash = createHash('sha256');
  for (const file of scriptsOf(dir)) hash.update(file).update(readFileSync(path.join(dir, file)));
  return { extension: { name: nameOf(dir), dir }, digest: hash.digest('hex').slice(0, DIGITS) };
}

function nameOf(dir: string): string {
  try {
    const { name } = JSON.parse(readFileSync(path.join(dir, 'info.json'), 'utf8')) as { name?: unknown };
    if (typeof name === 'string' && name !== '' && !/[\\/]/.test(name)) return name;
  } catch {
    // Without a description the folder's name is the extension's.
  }
  return path.basename(dir);
}

function scriptsOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:m?js|json)$/.test(file) && !/(?:^|[\\/])(?:\.git|node_modules)[\\/]/.test(file))
    .sort();
}
