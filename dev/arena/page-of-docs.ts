/** docs/arena.md: its tables are made from docs/arena.json and never by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../program/project';
import { writeInto } from '../study/attack/figures';
import { markdown } from './report';
import type { Summary } from './summary';

const PAGE = inProject('docs', 'arena.md');
const DATA = inProject('docs', 'arena.json');
const MARK = 'arena';

export const keptSummary = (): Summary => JSON.parse(readFileSync(DATA, 'utf8')) as Summary;

/** Keeps the summary and writes its tables into the page. */
export function keepPage(summary: Summary): void {
  writeFileSync(DATA, `${JSON.stringify(summary, null, 1)}\n`);
  writeInto(PAGE, MARK, markdown(keptSummary()));
}
