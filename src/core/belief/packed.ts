/** The fitted parameters as groups.ts packs them: name, a blank, 16 numbers between commas; a nought is nothing. */
import { CELLS } from './layout';
import type { ParameterFile } from './parameters';

/** Numbers are whole thousandths. */
export const PARTS_OF_ONE = 1000;

/** What the data file holds. */
export function unpackGroups(packed: string): ParameterFile {
  const groups = packed.split('\n').map((row): [string, number[]] => {
    const [name = '', parts = ''] = row.split(' ');
    const given = parts.split(',');
    return [name, Array.from({ length: CELLS }, (_, i) => Number(given[i] ?? '') / PARTS_OF_ONE)];
  });
  return { groups: Object.fromEntries(groups) };
}
