/** Our own seeded generator. Nothing of ours draws from the engine's `Math.random`, so a seed replays a game exactly. */

/** FNV-1a over the parts, so that each draw depends only on what it is for, not on the order of draws. */
function hash(parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    for (const unit of `${part}|`) {
      h = Math.imul(h ^ (unit.codePointAt(0) ?? 0), 0x01000193);
    }
  }
  return h >>> 0;
}

/**
 * A uniform number in [0, 1) for one purpose, e.g. `draw(seed, 'impression', 3, 5)`.
 * A seat that appears late gets its own draws without disturbing the others.
 */
export function draw(seed: number, ...purpose: (string | number)[]): number {
  let a = (hash([seed, ...purpose]) + 0x6d2b79f5) | 0;
  let t = Math.imul(a ^ (a >>> 15), 1 | a);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  a = (t ^ (t >>> 14)) >>> 0;
  return a / 4294967296;
}
