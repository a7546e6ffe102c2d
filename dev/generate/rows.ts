/** Tables of data/ as text: a row a line, cells between tabs, `#` before what is for people. */
import { readFileSync } from 'node:fs';
import { inProject } from '../program/project';

export interface Row {
  /** FILE:LINE. */
  readonly where: string;
  readonly cells: readonly string[];
}

/** The rows of data/`folder`/`file`. */
export function rowsOf(folder: string, file: string): Row[] {
  return readFileSync(inProject('data', folder, file), 'utf8')
    .split(/\r?\n/)
    .flatMap((line, i) =>
      line.trim() === '' || line.startsWith('#') ? [] : [{ where: `${file}:${i + 1}`, cells: line.split('\t') }],
    );
}
