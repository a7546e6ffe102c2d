/** docs/arena.md: its tables are made from docs/arena.json and never by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../program/project';
import { writeInto } from '../study/attack/figures';
import { merged } from './merge';
import { markdown } from './report';
import type { Summary } from './summary';

const PAGE = inProject('docs', 'arena.md');
const DATA = inProject('docs', 'arena.json');
const MARK = 'arena';

/** A summary for every size of table, the largest first. */
export const keptSummaries = (): readonly Summary[] => JSON.parse(readFileSync(DATA, 'utf8')) as Summary[];

export const pageOf = (summaries: readonly Summary[]): string => summaries.map(markdown).join('\n\n');

/** Keeps the summary with the one for tables of its size (merge.ts), and writes the tables of all into the page. */
export function keepPage(summary: Summary): void {
  const kept = keptSummaries();
  const others = kept.filter(({ players }) => players !== summary.players);
  const earlier = kept.find(({ players }) => players === summary.players);
  const all = [...others, earlier ? merged(earlier, summary) : summary].sort((a, b) => b.players - a.players);
  writeFileSync(DATA, `${JSON.stringify(all, null, 1)}\n`);
  writeInto(PAGE, MARK, pageOf(keptSummaries()));
}
