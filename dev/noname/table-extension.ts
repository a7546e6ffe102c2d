/** Source texts of what we put into the page: the probe extension zz_table and the script that runs before it. */
import { pageSource } from './page-source';
import type { TableOptions } from './table-state';

/** The folder name of the probe below extension/; sorts after ours, so that its content() runs last. */
export const TABLE_EXTENSION = 'zz_table';

/** The files to serve for the probe extension, by URL path. */
export async function tableExtensionFiles(): Promise<Map<string, string>> {
  const folder = `extension/${TABLE_EXTENSION}`;
  return new Map([
    [`${folder}/extension.js`, await pageSource('dev/noname/page-table.ts', { format: 'esm' })],
    [`${folder}/info.json`, JSON.stringify({ name: TABLE_EXTENSION, intro: '', author: '', version: '1' })],
  ]);
}

/** The script to run in the page before any other, with the options of one game in it. */
export async function windowScript(options: TableOptions): Promise<string> {
  return `globalThis.zzTableOptions = ${JSON.stringify(options)};\n${await pageSource('dev/noname/page-window.ts', { format: 'iife' })}`;
}
