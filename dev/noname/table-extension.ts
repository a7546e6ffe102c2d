/** Source texts of what we put into the page: the probe extension zz_table and the script that runs before it. */
import { build } from 'esbuild';
import path from 'node:path';
import { SOURCES } from './sources';
import type { TableOptions } from './table-state';

/** The folder name of the probe below extension/; sorts after ours, so that its content() runs last. */
export const TABLE_EXTENSION = 'zz_table';

/** The files to serve for the probe extension, by URL path. */
export async function tableExtensionFiles(): Promise<Map<string, string>> {
  const folder = `extension/${TABLE_EXTENSION}`;
  return new Map([
    [`${folder}/extension.js`, await pageSource('page-table.ts', 'esm')],
    [`${folder}/info.json`, JSON.stringify({ name: TABLE_EXTENSION, intro: '', author: '', version: '1' })],
  ]);
}

/** The script to run in the page before any other, with the options of one game in it. */
export async function windowScript(options: TableOptions): Promise<string> {
  return `globalThis.zzTableOptions = ${JSON.stringify(options)};\n${await pageSource('page-window.ts', 'iife')}`;
}

const bundled = new Map<string, Promise<string>>();

/** Bundling our own typed source instead of function.toString(): no helper of a test runner can slip in. */
function pageSource(file: string, format: 'esm' | 'iife'): Promise<string> {
  const known = bundled.get(file);
  if (known) return known;
  const text = build({
    entryPoints: [path.join(SOURCES, file)],
    bundle: true,
    write: false,
    format,
    charset: 'utf8',
    target: 'chrome91',
    logLevel: 'silent',
  }).then((result) => result.outputFiles[0]?.text ?? '');
  bundled.set(file, text);
  return text;
}
