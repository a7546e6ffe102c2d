/** How a line is written for those who read traditional Chinese: the one place where characters are turned (docs/conversation.md). */
import { TRADITIONAL } from './lexicon';
import { ALONE, BETWEEN } from './script-table';

interface Rule {
  readonly before: string;
  readonly behind: string;
  readonly written: string;
}
interface Tables {
  readonly alone: ReadonlyMap<string, string>;
  readonly between: ReadonlyMap<string, readonly Rule[]>;
}

let tables: Tables | undefined;

/** The ear's table turned round, where one traditional character alone is read as a simplified one; then what the generated table says. */
function build(): Tables {
  const alone = new Map<string, string>();
  const several = new Set<string>();
  for (let at = 0; at + 1 < TRADITIONAL.length; at += 2) {
    const [from = '', to = ''] = TRADITIONAL.slice(at, at + 2);
    if (alone.has(to)) several.add(to);
    alone.set(to, from);
  }
  for (const one of several) alone.delete(one);
  for (let at = 0; at + 1 < ALONE.length; at += 2) alone.set(ALONE.charAt(at), ALONE.charAt(at + 1));
  const between = new Map(
    BETWEEN.split('|').map((row): [string, Rule[]] => [
      row.charAt(0),
      row
        .slice(1)
        .split(' ')
        .map((rule) => {
          const [before = '', rest = ''] = rule.split('_');
          return { before, behind: rest.slice(0, -1), written: rest.slice(-1) };
        }),
    ]),
  );
  return { alone, between };
}

/** A text in traditional characters; what is no simplified Chinese stays as it is. */
export function inTraditional(text: string): string {
  const { alone, between } = (tables ??= build());
  let written = '';
  for (let at = 0; at < text.length; at++) {
    const one = text.charAt(at);
    const rule = between
      .get(one)
      ?.find(({ before, behind }) => text.slice(0, at).endsWith(before) && text.startsWith(behind, at + 1));
    written += rule?.written ?? alone.get(one) ?? one;
  }
  return written;
}
