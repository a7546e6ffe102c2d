/**
 * A browser profile and the page in it that plays one game after another. The next document of the same origin in the same process finds
 * the engine's scripts fetched and compiled, which is two thirds of a start; what a game stored it does not find.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** All that pages of an origin may have left, but for sessionStorage, which is the page's own. */
const STORED = 'cookies,indexeddb,local_storage,service_workers,cache_storage,file_systems,websql';

/** After so many games a new page: of what a document leaves behind not all is taken away while its process lives. */
const GAMES_A_PAGE = 40;

export interface Profile {
  /** The page, at an empty document of the origin, with nothing stored; begun anew where it or its browser is gone. */
  page(site: Blank): Promise<Page>;
  /** Ends the browser, for a page that may hang; the next game starts another. */
  end(): Promise<void>;
  /** The same for good. */
  close(): Promise<void>;
}

/** Where a game is served. */
export interface Blank {
  readonly origin: string;
  /** The address of an empty document there. */
  readonly blank: string;
}

/** `start`: launches a browser on a folder. */
export async function openProfile(start: (folder: string) => Promise<BrowserContext>): Promise<Profile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chayan-profile-'));
  let running: BrowserContext | null = null;
  let page: Page | null = null;
  let played = 0;
  const end = async (): Promise<void> => {
    const ending = running;
    running = null;
    page = null;
    await ending?.close().catch(() => undefined);
  };
  const context = async (): Promise<BrowserContext> => {
    if (running) return running;
    const started = await start(folder);
    started.once('close', () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  const livePage = async (): Promise<Page> => {
    if (page && !page.isClosed() && played++ < GAMES_A_PAGE) return page;
    const worn = page;
    const fresh = await (await context()).newPage();
    page = fresh;
    played = 1;
    // A page that crashed between two games does not call itself closed.
    fresh.once('crash', () => {
      if (page === fresh) page = null;
    });
    await worn?.close().catch(() => undefined);
    return fresh;
  };
  return {
    async page({ origin, blank }) {
      const live = await livePage();
      await live.goto(blank);
      // The document before this one is gone: nobody writes any more.
      await live.evaluate(() => {
        sessionStorage.clear();
        window.name = '';
      });
      const devtools = await live.context().newCDPSession(live);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
      await devtools.detach();
      return live;
    },
    end,
    async close() {
      await end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
