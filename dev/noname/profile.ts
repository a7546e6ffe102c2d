/**
 * A browser profile that plays one game after another: what the browser compiled and fetched for one serves the next, which is a
 * quarter of a start; nothing that a game stored does.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** All that pages of an origin may have left; sessionStorage goes with its page. */
const STORED = 'cookies,indexeddb,local_storage,service_workers,cache_storage,file_systems,websql';

export interface Profile {
  /** The context, started anew where it is gone. */
  context(): Promise<BrowserContext>;
  /** Takes away what pages of this origin stored; for a page that has loaded nothing yet. */
  forget(page: Page, origin: string): Promise<void>;
  /** Ends the browser, for a page that may hang; the next game starts another. */
  end(): Promise<void>;
  /** The same for good. */
  close(): Promise<void>;
}

/** `start`: launches a browser on a folder. */
export async function openProfile(start: (folder: string) => Promise<BrowserContext>): Promise<Profile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'chayan-profile-'));
  let running: BrowserContext | null = null;
  const end = async (): Promise<void> => {
    const ending = running;
    running = null;
    await ending?.close().catch(() => undefined);
  };
  return {
    async context() {
      if (running) return running;
      const started = await start(folder);
      started.once('close', () => {
        if (running === started) running = null;
      });
      running = started;
      return started;
    },
    async forget(page, origin) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
      await devtools.detach();
    },
    end,
    async close() {
      await end();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
