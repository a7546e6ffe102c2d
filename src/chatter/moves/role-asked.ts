/** The role that a question names. */
import type { Role } from '../../core/role';
import type { Clause } from './clause';

/** The role that a question names, or a line at all. */
export function roleAsked({ at, text }: Clause): Role | undefined {
  const [said] = at.said;
  if (said) return said.role;
  if (/反|rebel|\breb\b|fan\b/.test(text)) return 'fan';
  if (/内奸?|traitor|spy|spies|renegade|\bnei\b/.test(text)) return 'nei';
  return /忠|loyal|好人|自己人/.test(text) ? 'zhong' : undefined;
}
