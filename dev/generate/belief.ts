/** Packs the fitted parameters of belief (data/belief/parameters.json) for the bundle: thousandths, noughts left out. */
import { readFileSync } from 'node:fs';
import type { ParameterFile } from '../../src/core/belief/parameters';
import { PARTS_OF_ONE } from '../../src/core/belief/packed';
import { Failure } from '../program/errors';
import { inProject } from '../program/project';
import type { Generated, Made } from './generated';
import { raw } from './raw';

const FROM = 'data/belief/parameters.json';

/** The thousandths of a row; a nought is nothing between two commas, and none at the end. */
function packed(name: string, row: readonly number[]): string {
  const parts = row.map((number) => Math.round(number * PARTS_OF_ONE));
  if (parts.some((part, i) => part / PARTS_OF_ONE !== row[i])) throw new Failure(`${FROM}: ${name} has finer numbers`);
  return `${name} ${parts
    .map((part) => (part === 0 ? '' : String(part)))
    .join()
    .replace(/,+$/, '')}`;
}

function make(): Made {
  const { groups } = JSON.parse(readFileSync(inProject(FROM), 'utf8')) as ParameterFile;
  const rows = Object.entries(groups).map(([name, row]) => packed(name, row));
  return {
    body: `/** A group a row, as packed.ts reads it. */\nexport const GROUPS = ${raw(rows)};\n`,
    told: `${rows.length} groups`,
  };
}

export const belief: Generated = { name: 'belief', file: 'src/core/belief/groups.ts', from: FROM, make };
