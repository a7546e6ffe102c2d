/** Who stands beside one to whom something is done, or owns him. */
import type { Deed } from './deed';
import type { Mention } from '../called/people';

/** "finished off his own buddy 3", "砍了他队友3号": whose he is whom it befell. */
export const isOwner = (clause: string, { kind, end }: Mention, mentions: readonly Mention[]): boolean =>
  kind === 'he' &&
  mentions.some(
    (one) =>
      one.kind === 'seat' &&
      one.start > end &&
      /^(?:的?(?!还|又|再|给|和|跟)\p{Script=Han}{2,3}| (?!and |with |for |then |but )[a-z ]{2,16})$/u.test(
        clause.slice(end, one.start),
      ),
  );

/** Nothing parts the two. */
export const isBeside = (clause: string, { end }: Mention, { start }: Mention): boolean =>
  /^[ 、和跟与]?$/.test(clause.slice(end, start));

const AT_END = /^(?: (?:too|both|as well|last|this|for|with|in)\b.*)?$/;
/** "四号七号都是他收的": the same was done to whoever stands in a row before the one that it was done to. */
export function alike(clause: string, deed: Deed, mentions: readonly Mention[]): Deed[] {
  const found: Deed[] = [];
  if (deed.to === deed.by) return found;
  for (let at = mentions.findIndex(({ seat }) => seat !== null && seat === deed.to); at > 0; at -= 1) {
    const [beside, one] = [mentions[at - 1], mentions[at]];
    if (!one || !beside || beside.seat === null || beside.seat === deed.by || !isBeside(clause, beside, one)) break;
    found.push({ ...deed, to: beside.seat });
  }
  // "got hit by 5 and then by 7", "3 hit 5 and so did 6", "3 hit 5 and 6".
  for (const [i, { seat, start, end }] of mentions.entries()) {
    const last = mentions[i - 1];
    const [, how] = / and (?:then )?(by |so did |)$/.exec(clause.slice(last?.end ?? start, start)) ?? [];
    if (how === undefined || seat === null || !last || last.start < deed.start) continue;
    if (how !== '') found.push({ ...deed, by: seat });
    else if (last.seat === deed.to && AT_END.test(clause.slice(end))) found.push({ ...deed, to: seat });
  }
  return found;
}
