/** Lines of many hands or sets, a file each. */
import { readFileSync, readdirSync } from 'node:fs';
import { inProject } from '../program/project';

/** A file and its rows, as they were written. */
export interface RowsOf<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The `.jsonl` files of a folder of the project, in the order of their names. */
export const jsonlIn = <Row>(...folder: readonly string[]): RowsOf<Row>[] =>
  readdirSync(inProject(...folder))
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      rows: readFileSync(inProject(...folder, file), 'utf8')
        .split('\n')
        .filter((row) => row !== '')
        .map((row) => JSON.parse(row) as Row),
    }));
