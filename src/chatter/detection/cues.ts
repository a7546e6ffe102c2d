/** Cues: words that say little alone. Different ones in one line add up, so that a turn of phrase nobody wrote down is still understood. */
import { isQuoted } from '../line/frame';
import type { Passage } from '../line/passage';

/** From here on the sum of a line's cues speaks. */
export const CUES_SPEAK = 0.8;

/** The sum of the different cues of a kind, outside quotations. */
export function cues(line: Passage, kind: string): number {
  let sum = 0;
  let reached = -1;
  const seen = new Set<string>();
  const found = line.findings.get(kind);
  if (!found) return 0;
  for (const finding of [...found].sort((a, b) => a.start - b.start || b.weight - a.weight)) {
    const words = line.text.slice(finding.start, finding.end);
    if (finding.start < reached || seen.has(words) || isQuoted(line, finding.start)) continue;
    seen.add(words);
    reached = finding.end;
    sum += finding.weight;
  }
  return sum;
}
