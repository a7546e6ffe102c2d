/** The lines of data/voice as lines.ts packs them. */
import { LINES } from './lines';

/** What the cores that every voice may wear are filed under. */
export const SHARED = 'shared';

export interface WrittenLine {
  /** `VOICE/OCCASION/N`, counted from 1. */
  readonly id: string;
  /** null: a shared core. */
  readonly voice: string | null;
  readonly occasion: string;
  /** Conditions and claims, blanks between them. */
  readonly notes: string;
  readonly zh: string;
  readonly en: string;
}

/** Every line, voice by voice. */
export function writtenLines(): WrittenLine[] {
  const lines: WrittenLine[] = [];
  const counts = new Map<string, number>();
  let group = '';
  let occasion = '';
  for (const row of LINES.split('\n')) {
    const [first = '', notes, zh = '', en = ''] = row.split('\t');
    if (notes === undefined) {
      group = first;
      continue;
    }
    if (first !== '') occasion = first;
    const key = `${group}/${occasion}`;
    const n = (counts.get(key) ?? 0) + 1;
    counts.set(key, n);
    lines.push({ id: `${key}/${n}`, voice: group === SHARED ? null : group, occasion, notes, zh, en });
  }
  return lines;
}
