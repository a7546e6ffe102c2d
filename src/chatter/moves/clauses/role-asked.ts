/** The role that a question names. */
import type { Role } from '../../../core/role';
import type { Clause } from './clause';

/** The role that a question names, or a line at all. */
export function roleAsked({ at, text: all }: Clause): Role | undefined {
  // "if its 2 and 5 for the rebs whos the nei then": what stands behind "who" is asked for.
  const after = /\bwho(?:'?s| is) the (.+)$/.exec(all)?.[1];
  const [said] = after === undefined ? at.said : [];
  if (said) return said.role;
  const text = after ?? all;
  if (/反|rebel|\breb\b|fan\b/.test(text)) return 'fan';
  if (/内奸?|traitor|spy|spies|renegade|\bnei\b/.test(text)) return 'nei';
  return /忠|loyal|好人|自己人/.test(text) ? 'zhong' : undefined;
}
