/** Packs the fitted parameters of belief (data/belief/parameters.json) for the bundle, as packed.ts reads them. */
import { readFileSync } from 'node:fs';
import type { ParameterFile } from '../../src/core/belief/parameters';
import { GROUPS } from '../../src/core/belief/layout';
import { packRow, PARTS_OF_ONE } from '../../src/core/belief/packed';
import { Failure } from '../program/errors';
import { inProject } from '../program/project';
import type { Generated, Made } from './generated';
import { raw } from './raw';

const FROM = 'data/belief/parameters.json';

/** @throws Failure where a number is no whole thousandth */
function packed(name: string, row: readonly number[] = []): string {
  const parts = row.map((number) => Math.round(number * PARTS_OF_ONE));
  if (parts.some((part, i) => part / PARTS_OF_ONE !== row[i])) throw new Failure(`${FROM}: ${name} has finer numbers`);
  return packRow(parts);
}

function make(): Made {
  const { groups } = JSON.parse(readFileSync(inProject(FROM), 'utf8')) as ParameterFile;
  const strange = Object.keys(groups).filter((name) => !GROUPS.includes(name));
  if (strange.length > 0) throw new Failure(`${FROM}: no such groups: ${strange.join(' ')}`);
  const rows = GROUPS.map((name) => packed(name, groups[name]));
  return {
    body: `/** A row for each group of layout.ts, as packed.ts reads it. */\nexport const GROUPS = ${raw(rows)};\n`,
    told: `${Object.keys(groups).length} groups`,
  };
}

export const belief: Generated = { name: 'belief', file: 'src/core/belief/groups.ts', from: FROM, make };
