/** Keyframes of a fold over a recording, as many as memory may hold: going back then folds a few hundred turns, not all. */

/** Turns between two. */
const SPACING = 50;
/** Beyond these every second one goes, and they come half as often. */
const MOST = 512;

export interface KeptFrame<K> {
  /** Entries folded before it; the next one begins a turn. */
  readonly position: number;
  /** Turns begun before it. */
  readonly turns: number;
  readonly frame: K;
}

export interface Keyframes<K> {
  /** To be called before every turn begins, with how many began before it. `take` is asked where one is due. */
  pass(position: number, turns: number, take: () => K): void;
  /** The latest one with at most so many turns before it. */
  latest(turns: number): KeptFrame<K> | null;
}

export function createKeyframes<K>(): Keyframes<K> {
  let kept: KeptFrame<K>[] = [];
  let spacing = SPACING;
  return {
    pass(position, turns, take) {
      const last = kept[kept.length - 1];
      if (turns < (last?.turns ?? 0) + spacing) return;
      kept.push({ position, turns, frame: take() });
      if (kept.length <= MOST) return;
      kept = kept.filter((_, i) => i % 2 === 1);
      spacing *= 2;
    },
    latest(turns) {
      for (let i = kept.length - 1; i >= 0; i--) {
        const one = kept[i];
        if (one && one.turns <= turns) return one;
      }
      return null;
    },
  };
}
