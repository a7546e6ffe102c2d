/** What the AIs remember of the person, kept on the device between games. */
import type { Keep } from '../ui/keep';

/** Under this name it is kept. */
export const RELATIONS = 'relations';

export interface Memory {
  /** What was kept of earlier games; undefined where nothing was, or while it is not known yet. Anything at all may stand there. */
  recall(): unknown;
  /** Keeps it, unless what is there could not be read: that is never written over. */
  store(relations: unknown): void;
  erase(): void;
}

/** Reads at once, before the first game begins. `warn` is told why nothing is kept. */
export function createMemory(keep: Keep, warn: (why: string) => void): Memory {
  let known: unknown;
  let readable = false;
  /** Why nothing could be read; said when there is something to keep. */
  let unreadable: string | null = null;
  /** Given before anything was read. */
  let early: unknown;
  void keep.read(RELATIONS).then((kept) => {
    if (!kept.ok) {
      unreadable = kept.why;
      if (early !== undefined) warn(kept.why);
      return;
    }
    readable = true;
    known = kept.value;
    // A game that began as among strangers must not take the place of what was kept.
    if (known === undefined && early !== undefined) write(early);
  });

  function write(relations: unknown): void {
    known = relations;
    void keep.write(RELATIONS, relations).then((kept) => {
      if (!kept.ok) warn(kept.why);
    });
  }

  return {
    recall: () => known,
    store(relations) {
      if (readable) write(relations);
      else if (unreadable !== null) warn(unreadable);
      else early = relations;
    },
    erase() {
      known = undefined;
      void keep.erase(RELATIONS).then((gone) => {
        if (gone.ok) readable = true;
        else warn(gone.why);
      });
    },
  };
}
