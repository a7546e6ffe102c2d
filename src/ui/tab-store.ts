/** One text for this tab: it outlives the page, and the tab's end takes it away. */

export interface TabStore {
  /** Null where nothing was written, or nothing can be. */
  read(): string | null;
  write(text: string): void;
}

/** `storage` answers `sessionStorage`, which a browser may forbid: then nothing is kept, and nothing else is different. */
export function createTabStore(name: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): TabStore {
  return {
    read() {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        storage().setItem(name, text);
      } catch {
        // Forbidden or full. The page itself still knows.
      }
    },
  };
}
