// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createArchive } from '../../src/ui/archive';
import { DATABASE } from '../../src/ui/database';
import { createKeep } from '../../src/ui/keep';

describe('keep', () => {
  it('keeps, gives back and erases by name, beside the archive', async () => {
    const factory = new IDBFactory();
    const keep = createKeep(factory);
    expect(await keep.read('a')).toEqual({ ok: true, value: undefined });
    expect(await keep.write('a', { n: [1, 2] })).toEqual({ ok: true, value: undefined });
    expect(await keep.read('a')).toEqual({ ok: true, value: { n: [1, 2] } });
    expect((await createArchive(factory).list()).failed).toBeNull();
    await keep.erase('a');
    expect(await keep.read('a')).toEqual({ ok: true, value: undefined });
  });

  it('says so where there is no database', async () => {
    const keep = createKeep(undefined);
    expect(await keep.write('a', 1)).toMatchObject({ ok: false, fault: 'absent' });
    expect(await keep.read('a')).toMatchObject({ ok: false, fault: 'absent' });
  });

  it('opens a database of the first version without losing its games', async () => {
    const factory = new IDBFactory();
    await new Promise<void>((resolve) => {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => {
        request.result
          .createObjectStore('games', { keyPath: 'id', autoIncrement: true })
          .add({ at: 1, players: 5, winner: 'fan', lines: ['{}'] });
      };
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const games = await createArchive(factory).list();
    expect(games.games.length).toBe(1);
    expect((await createKeep(factory).write('a', 1)).ok).toBe(true);
  });
});
