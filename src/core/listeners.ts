/** Who wants to hear of changes, and nothing more: no event is handed on. */
export interface Listeners {
  /** @returns what ends it. */
  add(changed: () => void): () => void;
  /** Calls everybody, in the order of their coming. */
  tell(): void;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(changed) {
      all.add(changed);
      return () => {
        all.delete(changed);
      };
    },
    tell() {
      for (const changed of all) changed();
    },
  };
}
