/**
 * The worlds of a run in the order of one tail seat's role, for acts of that seat: what depends on its role is then read once for
 * all of them. Runs whose heads hold the same cards have the same tails, they are of one kind.
 */
import { OPEN_ROLES, PATTERNS_AT_MOST } from './patterns';

export interface Cut {
  /** Place within the run, kind after kind, role after role. */
  readonly offsets: Uint8Array;
  /** Cell of a half: `role · PATTERNS_AT_MOST + pattern`. */
  readonly cells: Uint16Array;
  /** Where each role of each kind begins, `kind · 3 + role − 1`, and the end. */
  readonly bounds: Uint16Array;
}

/** @param tails patterns of each kind's tails, in the order of the worlds */
export function cutBy(digit: number, tails: readonly Uint8Array[]): Cut {
  const offsets: number[] = [];
  const cells: number[] = [];
  const bounds: number[] = [];
  const unit = OPEN_ROLES ** digit;
  for (const patterns of tails) {
    for (let role = 1; role <= OPEN_ROLES; role++) {
      bounds.push(offsets.length);
      for (let k = 0; k < patterns.length; k++) {
        const pattern = patterns[k] ?? 0;
        if (1 + (Math.floor(pattern / unit) % OPEN_ROLES) !== role) continue;
        offsets.push(k);
        cells.push(role * PATTERNS_AT_MOST + pattern);
      }
    }
  }
  return {
    offsets: Uint8Array.from(offsets),
    cells: Uint16Array.from(cells),
    bounds: Uint16Array.from([...bounds, offsets.length]),
  };
}
