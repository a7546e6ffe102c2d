/**
 * Sparse weights of a linear model as one string: which features there are, by a hash of their names, and what each weighs for each
 * class. Hashes and places are told by their distance to the one before, so that most take one sign or two.
 */

import { digitsOf, packNumber, signOf, SIGNS } from './digits';

/** A hash has so many bits: two of ten thousand names are rarely one. */
const HASH_BITS = 22;

/** Hash of a feature's name, 0 … 2^22 − 1 (FNV-1a, its halves folded together). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return ((hash >>> HASH_BITS) ^ hash) & ((1 << HASH_BITS) - 1);
}

/** Levels of a weight: −LEVELS … −1 and 1 … LEVELS, in units that whoever packs them chooses. */
export const LEVELS = 4;
const KINDS = 2 * LEVELS;
/** With a weight so many steps from the one before go into one sign; SKIP says that there are more. */
const NEAR = Math.floor(SIGNS / KINDS);
const SKIP = NEAR * KINDS;

export interface Sparse {
  /** Hashes of the features, rising. */
  readonly hashes: readonly number[];
  /** Per class: places of features (rising) and their levels. */
  readonly classes: readonly (readonly (readonly [place: number, level: number])[])[];
}

/** @throws RangeError for a level beyond ±LEVELS, or hashes and places that do not rise */
export function packSparse({ hashes, classes }: Sparse): string {
  let last = -1;
  const keys = hashes.map((hash) => {
    if (hash <= last) throw new RangeError(`hash ${hash} after ${last}`);
    const packed = packNumber(hash - last - 1);
    last = hash;
    return packed;
  });
  const weights = classes.map((entries) => {
    let at = -1;
    return entries
      .map(([place, level]) => {
        const size = Math.abs(level);
        if (place <= at || size < 1 || size > LEVELS || !Number.isInteger(level))
          throw new RangeError(`${place} ${level}`);
        const steps = place - at - 1;
        at = place;
        const kind = level > 0 ? level - 1 : LEVELS + size - 1;
        return `${signOf(SKIP).repeat(Math.floor(steps / NEAR))}${signOf((steps % NEAR) * KINDS + kind)}`;
      })
      .join('');
  });
  return [keys.join(''), ...weights].join(' ');
}

export function unpackSparse(packed: string): Sparse {
  const [keys = '', ...weights] = packed.split(' ');
  const hashes: number[] = [];
  const distances = digitsOf(keys);
  for (let hash = -1; !distances.isOver(); hashes.push(hash)) hash += distances.number() + 1;
  const classes = weights.map((text) => {
    const entries: [number, number][] = [];
    let place = -1;
    for (const steps = digitsOf(text); !steps.isOver(); ) {
      const digit = steps.digit();
      if (digit === SKIP) {
        place += NEAR;
        continue;
      }
      place += Math.floor(digit / KINDS) + 1;
      const kind = digit % KINDS;
      entries.push([place, kind < LEVELS ? kind + 1 : LEVELS - 1 - kind]);
    }
    return entries;
  });
  return { hashes, classes };
}
