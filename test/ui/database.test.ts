// @vitest-environment jsdom
/** Databases that stay silent, are held, full, taken away or poisoned: nothing waits for ever and no game is lost. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStories } from '../../src/converse/stories';
import { createArchive, KEPT, type KeptGame } from '../../src/ui/archive';
import { createDatabase, DATABASE, deviceDatabase, done, GAMES, PATIENCE, THINGS } from '../../src/ui/database';
import { createKeep } from '../../src/ui/keep';
import { mountPanel } from '../../src/ui/panel';
import { linesOf, PLOT, sourceOf } from './tools';

const STORY = { events: PLOT, finished: true };
const game = (at: number) => ({ at, players: 5, winner: 'zhu', lines: linesOf(STORY) });

/** A factory whose requests are never answered. */
const silent = { open: () => ({}) } as unknown as IDBFactory;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Puts these rows into the archive as somebody else might. */
async function poison(factory: IDBFactory, ...rows: readonly object[]): Promise<void> {
  const database = createDatabase(factory);
  const put = await database.use(async (opened) => {
    const store = opened.transaction(GAMES, 'readwrite').objectStore(GAMES);
    for (const row of rows) await done(store.put(row));
  });
  expect(put.ok).toBe(true);
  database.close();
}

/** Opens the review page and waits for what it says of the archive. */
async function shelfOf(factory: IDBFactory | undefined, ready: (text: string) => boolean): Promise<HTMLElement> {
  document.body.replaceChildren();
  const panel = mountPanel(document.body, sourceOf(STORY), { language: 'zh-CN', archive: createArchive(factory) });
  panel.open();
  panel.selectTab('review');
  const shelf = document.querySelector<HTMLElement>('.slqj-archive')!;
  await vi.waitFor(() => {
    expect(ready(shelf.textContent)).toBe(true);
  });
  return shelf;
}

describe('a database that does not answer', () => {
  it('is told of after three seconds, not sooner', async () => {
    vi.useFakeTimers();
    const outcomes: unknown[] = [];
    void createKeep(silent)
      .read('a')
      .then((outcome) => outcomes.push(outcome));
    await vi.advanceTimersByTimeAsync(PATIENCE - 10);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(outcomes).toMatchObject([{ ok: false, fault: 'silent' }]);
  });

  it('is not blamed for what a page did not hear while it slept', async () => {
    const asked = createKeep(new IDBFactory()).read('a');
    const until = performance.now() + PATIENCE + 200;
    while (performance.now() < until);
    expect(await asked).toEqual({ ok: true, value: undefined });
  });

  it('timers that run early do not make it silent', async () => {
    const slowly = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void) => slowly(work, 0));
    expect(await createKeep(new IDBFactory()).read('a')).toEqual({ ok: true, value: undefined });
  });

  it('keeps the game in memory, lists it with a word and offers it as a file', async () => {
    vi.useFakeTimers();
    const archive = createArchive(silent);
    const kept = archive.keep(game(1_700_000_000_000));
    const save = vi.fn((_name: string, _blob: Blob) => Promise.resolve(null));
    document.body.replaceChildren();
    const panel = mountPanel(document.body, sourceOf(STORY), { language: 'zh-CN', archive, save });
    panel.open();
    panel.selectTab('review');
    await vi.advanceTimersByTimeAsync(2 * PATIENCE + 100);
    expect(await kept).toMatchObject({ ok: false, fault: 'silent' });
    const shelf = document.querySelector<HTMLElement>('.slqj-archive')!;
    expect(shelf.textContent).toContain('打不开存档：本机数据库三秒没有回应');
    expect(shelf.querySelectorAll('.slqj-kept')).toHaveLength(1);
    expect(shelf.querySelector('.slqj-kept-unkept')?.textContent).toBe('只在这个页面里，关掉就没了；请导出记录');
    [...shelf.querySelectorAll<HTMLElement>('.slqj-kept .slqj-press')].at(-1)!.click();
    await vi.advanceTimersByTimeAsync(10);
    expect(await save.mock.calls[0]![1].text()).toBe(
      game(1)
        .lines.map((line) => `${line}\n`)
        .join(''),
    );
  });

  it('holds no more games than the archive would', async () => {
    const archive = createArchive(undefined);
    for (let i = 0; i < KEPT + 5; i++) await archive.keep(game(i));
    const { games } = await archive.list();
    expect(games.map(({ at }) => at)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it('work whose time is over is not begun when it answers after all', async () => {
    vi.useFakeTimers();
    const real = new IDBFactory();
    const slow = {
      open: (name: string, version?: number) => {
        const request = {} as { onsuccess?: () => void; onerror?: () => void; result?: IDBDatabase };
        const inner = real.open(name, version);
        inner.onupgradeneeded = () => {
          inner.result.createObjectStore(GAMES, { keyPath: 'id', autoIncrement: true });
          inner.result.createObjectStore(THINGS);
        };
        inner.onsuccess = () => {
          request.result = inner.result;
          setTimeout(() => request.onsuccess?.(), 2 * PATIENCE);
        };
        return request;
      },
    } as unknown as IDBFactory;
    const archive = createArchive(slow);
    const kept = archive.keep(game(1));
    await vi.advanceTimersByTimeAsync(PATIENCE + 10);
    expect(await kept).toMatchObject({ ok: false, fault: 'silent' });
    const listed = archive.list();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect(await listed).toMatchObject({ games: [{ id: -1, at: 1 }], failed: null });
  });
});

describe('a database that cannot be had', () => {
  it('is absent where the browser has none, or throws as soon as it is named', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(deviceDatabase()).toBeUndefined();
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(deviceDatabase()).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const shelf = await shelfOf(undefined, (text) => text !== '');
    expect(shelf.textContent).toBe('打不开存档：这个页面用不了本机数据库');
  });

  it('says so where another page holds it, and gets it once that page lets go', async () => {
    const factory = new IDBFactory();
    const other = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id', autoIncrement: true });
      request.onsuccess = () => {
        resolve(request.result);
      };
    });
    const keep = createKeep(factory);
    expect(await keep.write('a', 1)).toMatchObject({ ok: false, fault: 'blocked' });
    other.close();
    await vi.waitFor(async () => {
      expect(await keep.write('a', 2)).toMatchObject({ ok: true });
    });
    expect(await keep.read('a')).toEqual({ ok: true, value: 2 });
  }, 15_000);

  it('says that the device is full, and the game stays with the page', async () => {
    const factory = new IDBFactory();
    const archive = createArchive(factory);
    await archive.keep(game(1));
    const put = vi.spyOn(Object.getPrototypeOf(await storeOf(factory)) as IDBObjectStore, 'put');
    put.mockImplementation(function (this: IDBObjectStore) {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await archive.keep(game(2))).toMatchObject({ ok: false, fault: 'full' });
    put.mockRestore();
    expect((await archive.list()).games.map(({ id, at }) => [Math.sign(id), at])).toEqual([
      [-1, 2],
      [1, 1],
    ]);
  });

  it('deleted while in use: it is made anew', async () => {
    const factory = new IDBFactory();
    const archive = createArchive(factory);
    const keep = createKeep(factory);
    await archive.keep(game(1));
    await keep.write('a', 1);
    const deleted = new Promise((resolve) => {
      factory.deleteDatabase(DATABASE).onsuccess = resolve;
    });
    const during = archive.keep(game(2));
    await deleted;
    expect((await during).ok).toBe(true);
    expect(await keep.read('a')).toEqual({ ok: true, value: undefined });
    expect((await archive.keep(game(3))).ok).toBe(true);
    expect((await archive.list()).failed).toBeNull();
  });

  it('a connection that was cut without a word is opened again', async () => {
    const factory = new IDBFactory();
    const database = createDatabase(factory);
    await database.use((opened) => {
      opened.close();
      return Promise.resolve();
    });
    expect(await database.use((opened) => done(opened.transaction(THINGS).objectStore(THINGS).count()))).toEqual({
      ok: true,
      value: 0,
    });
  });

  it('of a later version of ours is used as it is, and stores that are missing are made', async () => {
    for (const [version, stores] of [
      [7, [GAMES, THINGS]],
      [2, []],
    ] as const) {
      const factory = new IDBFactory();
      await new Promise<void>((resolve) => {
        const request = factory.open(DATABASE, version);
        request.onupgradeneeded = () => {
          for (const name of stores)
            request.result.createObjectStore(name, name === GAMES ? { keyPath: 'id', autoIncrement: true } : {});
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      });
      expect((await createArchive(factory).keep(game(1))).ok).toBe(true);
      expect((await createKeep(factory).write('a', 1)).ok).toBe(true);
    }
  });
});

async function storeOf(factory: IDBFactory): Promise<IDBObjectStore> {
  const opened = await done(factory.open(DATABASE));
  const store = opened.transaction(GAMES).objectStore(GAMES);
  opened.close();
  return store;
}

describe('poisoned rows', () => {
  const whole: KeptGame = { ...game(1), id: 900 };
  const bad: readonly [string, object][] = [
    ['a date that is none', { at: Number.NaN }],
    ['a date beyond dates', { at: 9e15 }],
    ['a date as an object', { at: new Date(1) }],
    ['no players', { players: undefined }],
    ['players that are no number', { players: '5' }],
    ['a winner of ten million letters', { winner: 'x'.repeat(10_000_000) }],
    ['lines that are one text', { lines: 'x' }],
    ['no lines at all', { lines: [] }],
    ['a hole among the lines', { lines: Object.assign([], { 3: '{}' }) }],
    ['lines without end', { lines: Object.assign([], { length: 4_000_000_000 }) }],
    ['a text too long to be a game', { lines: ['x'.repeat(70_000_000)] }],
    ['a row of another version', { at: undefined, lines: undefined, v: 9, events: [[1, 2]] }],
  ];

  it.each(bad)('%s: passed over, counted, and nothing of it drawn', async (_what, change) => {
    const factory = new IDBFactory();
    await poison(factory, whole, { ...whole, ...change, id: 5 });
    const { games, dropped } = await createArchive(factory).list();
    expect([games.map(({ id }) => id), dropped]).toEqual([[900], 1]);
    const shelf = await shelfOf(factory, (text) => text !== '');
    expect(shelf.querySelectorAll('.slqj-kept')).toHaveLength(1);
    expect(shelf.textContent).toContain('1 条存档读不懂，已略过');
    expect(shelf.textContent).not.toMatch(/NaN|undefined|Infinity/);
    expect(shelf.textContent.length).toBeLessThan(200);
  });

  it('under odd keys neither push games out nor leave the archive without a next number', async () => {
    const factory = new IDBFactory();
    const odd = ['text', new Date(5), -1, 0.5, 2 ** 53, Infinity, ...Array.from({ length: 12 }, (_, i) => `k${i}`)];
    await poison(factory, ...odd.map((id) => ({ ...whole, id })));
    const archive = createArchive(factory);
    for (let i = 1; i <= 3; i++) expect(await archive.keep(game(i))).toEqual({ ok: true, value: i });
    const { games, dropped } = await archive.list();
    expect([games.map(({ at }) => at), dropped]).toEqual([[3, 2, 1], 0]);
  });
});

describe('storylines of the player', () => {
  it('that could not be read are not written over', async () => {
    vi.useFakeTimers();
    const keep = { ...createKeep(silent), write: vi.fn() };
    const stories = createStories(keep, () => 'zh-CN');
    const { builtInStorylines } = await import('../../src/chatter/judge/storylines');
    const text = JSON.stringify({ ...builtInStorylines()[0], id: 'mine' });
    const said = stories.add('mine.json', text);
    await vi.advanceTimersByTimeAsync(PATIENCE + 10);
    const added = await said;
    expect(added.taken).toBe(true);
    expect(added.said).toContain('三秒没有回应');
    expect((await stories.add('none.json', '{}')).taken).toBe(false);
    expect(keep.write).not.toHaveBeenCalled();
  });
});
