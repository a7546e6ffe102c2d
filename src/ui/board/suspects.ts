/**
 * Whom a seat suspects: aloud, by what it has said at the table; and what it thinks, where the AIs' own thoughts are open (§K3).
 * Before that their eyes all show what everybody could think, and only words tell one from another.
 */
import type { LedgerRow } from '../../chatter/claims/ledger';
import type { Seat } from '../../core/event';
import type { TableVerdict } from '../../core/verdict';

/** Against whom its latest word stands, latest first. A word is against somebody that calls them 反 or 内, or denies that they are loyal. */
export function accusedBy(rows: readonly Pick<LedgerRow, 'claim'>[], by: Seat): Seat[] {
  const latest = new Map<Seat, boolean>();
  for (const { claim } of rows) {
    if (claim.speaker !== by || claim.about === by) continue;
    latest.delete(claim.about);
    latest.set(claim.about, (claim.role === 'fan' || claim.role === 'nei') !== claim.denied);
  }
  return [...latest].flatMap(([seat, against]) => (against ? [seat] : [])).reverse();
}

/** Whom it takes for a rebel or the traitor by its own role, surest first. */
export const suspectedIn = (table: TableVerdict): Seat[] =>
  [...table]
    .filter(([, { ground, identity }]) => ground === 'inferred' && (identity === 'fan' || identity === 'nei'))
    .sort(([, a], [, b]) => b.strength - a.strength || b.chance - a.chance)
    .map(([seat]) => seat);
