/** What src/chatter/line/scan.ts must find: every pattern of the lexicon run over the line, with no index. */
import { OPENER } from '../../src/chatter/line/lexicon';
import { patterns } from '../../src/chatter/line/rules';
import type { Finding, Findings } from '../../src/chatter/line/scan';

/** As in scan.ts. */
const MOST_MATCHES = 16;

let expressions: { readonly kind: string; readonly weight: number; readonly expression: RegExp }[] | null = null;
const opened = () =>
  (expressions ??= patterns().map(({ kind, weight, source }) => ({
    kind,
    weight,
    expression: new RegExp(OPENER.open(source), 'g'),
  })));

/** All findings in a normalised line, by kind; in each as they stand in the text, and of those at one place as in the lexicon. */
export function scanAll(text: string): Findings {
  const found = new Map<string, Finding[]>();
  for (const { kind, weight, expression } of opened()) {
    let matches = 0;
    for (const match of text.matchAll(expression)) {
      if (++matches > MOST_MATCHES) break;
      const finding = { kind, weight, start: match.index, end: match.index + match[0].length };
      found.set(kind, [...(found.get(kind) ?? []), finding]);
    }
  }
  for (const list of found.values()) list.sort((a, b) => a.start - b.start);
  return found;
}
