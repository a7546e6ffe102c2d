/** Small things kept on the device by name: how the AIs remember the person, a questionnaire if the person wants that. */
import { committed, createDatabase, done, THINGS, type Outcome } from './database';

export interface Keep {
  /** Undefined where nothing of that name is kept. Whoever reads checks the shape. */
  read(name: string): Promise<Outcome<unknown>>;
  /** `value` is plain data. */
  write(name: string, value: unknown): Promise<Outcome<void>>;
  erase(name: string): Promise<Outcome<void>>;
  close(): void;
}

/** `factory` is `deviceDatabase()`; without one every answer says so and nothing is kept. */
export function createKeep(factory: IDBFactory | undefined): Keep {
  const { use, close } = createDatabase(factory);
  const change = (act: (things: IDBObjectStore) => void): Promise<Outcome<void>> =>
    use(async (opened) => {
      const transaction = opened.transaction(THINGS, 'readwrite');
      const ended = committed(transaction);
      act(transaction.objectStore(THINGS));
      await ended;
    });
  return {
    read: (name) => use((opened) => done<unknown>(opened.transaction(THINGS).objectStore(THINGS).get(name))),
    write: (name, value) =>
      change((things) => {
        things.put(value, name);
      }),
    erase: (name) =>
      change((things) => {
        things.delete(name);
      }),
    close,
  };
}
