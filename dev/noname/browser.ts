/** Games in Chromium: one after another for results, or one held open for tests and screenshots. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type ConsoleMessage, type Dialog, type Page } from 'playwright-core';
import { UsageError } from '../program/errors';
import type { PlayedGame, PlayOptions } from './game';
import { openProfile, type Profile } from './profile';
import { openSite, type Site, type SiteOptions } from './site';
import { windowScript } from './table-extension';
import type { TableOptions, TableStage, TableState } from './table-state';
import { followGame, note, noteDialog, type Troubles } from './watch';

/** The same browser without its windows (Debian: chromium-headless-shell): half a second less of its own work a game. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', WINDOWLESS];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--mute-audio',
];

/**
 * For games that nobody watches: V8's helper threads would only take turns with the other game on the same cores, and most of the
 * engine's functions are never called in one game. Some 5 to 15 % less processor time a game.
 */
const UNWATCHED = '--js-flags=--single-threaded,--max-lazy';

const DESKTOP = { width: 1280, height: 720 };

/** Milliseconds that a table may take to close. */
const LINGERS = 20_000;

/** There is no Chromium to run; the message is fit to print as it is. */
export class NoBrowserError extends UsageError {
  constructor() {
    super(
      '找不到 Chromium：请安装它，或用环境变量 CHROME_PATH 指出。 ' +
        'No Chromium found: install one or set CHROME_PATH.',
    );
    this.name = 'NoBrowserError';
  }
}

/** The Chromium to use: CHROME_PATH, else the usual places; null when there is none. */
export function findBrowser(): string | null {
  const named = process.env['CHROME_PATH'];
  if (named) return existsSync(named) ? named : null;
  return CANDIDATES.find((candidate) => existsSync(candidate)) ?? null;
}

/** The one for games that nobody watches: without windows where there is such a one and nobody named another. */
const findUnwatched = (): string | null =>
  !process.env['CHROME_PATH'] && existsSync(WINDOWLESS) ? WINDOWLESS : findBrowser();

/** Starts Chromium, without a window unless asked for one. @throws NoBrowserError */
export async function launchBrowser({ headless = true }: { headless?: boolean } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new NoBrowserError();
  return chromium.launch({ executablePath, headless, args: FLAGS });
}

/** A browser and a server that play one game after another. */
export interface BrowserRoom {
  play(options: PlayOptions): Promise<PlayedGame>;
  close(): Promise<void>;
}

/** Opens a room for games that differ in nothing but their seeds. @throws NoBrowserError */
export async function openBrowserRoom(options: PlayOptions): Promise<BrowserRoom> {
  const executablePath = findUnwatched();
  if (!executablePath) throw new NoBrowserError();
  const profile = await openProfile((folder) =>
    chromium.launchPersistentContext(folder, { executablePath, args: [...FLAGS, UNWATCHED], viewport: DESKTOP }),
  );
  const site = await openSite(options).catch(async (error: unknown) => {
    await profile.close();
    throw error;
  });
  return {
    play: (game) => playOnSite(profile, site, game),
    async close() {
      await Promise.all([profile.close(), site.close()]);
    },
  };
}

/** Plays one game in a browser of its own. @throws NoBrowserError */
export async function playInBrowser(options: PlayOptions): Promise<PlayedGame> {
  const room = await openBrowserRoom(options);
  try {
    return await room.play(options);
  } finally {
    await room.close();
  }
}

async function playOnSite(profile: Profile, site: Site, options: PlayOptions): Promise<PlayedGame> {
  const started = Date.now();
  let sound = false;
  let leave: (() => Promise<void>) | undefined;
  try {
    const page = await profile.page(site);
    const entered = await enter(page, {
      seed: options.seed,
      fast: true,
      auto: true,
      ...(options.setup === undefined ? {} : { setup: options.setup }),
    });
    leave = entered.leave;
    const { troubles, gone } = entered;
    await page.goto(site.address, { waitUntil: 'commit' });
    const game = { state: () => tableState(page), run: (source: string) => runOnTable(page, source), troubles, gone };
    const played = await followGame(options, game, started);
    sound = played.ok;
    return played;
  } finally {
    // A page that hangs goes nowhere else; its browser ends.
    await (sound && leave ? leave().catch(() => profile.end()) : profile.end());
  }
}

export interface OpenTableOptions extends Omit<SiteOptions, 'probe' | 'lite' | 'sandbox' | 'port'> {
  seed: number;
  viewport?: { width: number; height: number };
  /** A touch screen: the engine listens to touches, playwright may tap. */
  touch?: boolean;
  /** Animations and the usual pace; without them timers are immediate, but the table is still drawn. */
  animations?: boolean;
  /** Step over waits; default where there are no animations. */
  fast?: boolean;
  /** AI in every seat; without it seat 0 waits for clicks. */
  auto?: boolean;
  /** Real images instead of one-pixel ones. */
  images?: boolean;
  setup?: string;
}

/** A game in a live page. */
export interface OpenTable extends Troubles {
  page: Page;
  /** What the probe sees. */
  state(): Promise<TableState>;
  /** Runs a function expression with {lib, game, ui, get, ai, _status}; resolves to its JSON result. */
  run(source: string): Promise<unknown>;
  /** Waits until the table has got so far. */
  waitFor(stage: TableStage, seconds?: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a game and leaves it open; pass a browser to share one, which then stays open after close(). */
export async function openTable(options: OpenTableOptions, shared?: Browser): Promise<OpenTable> {
  const { touch = false, animations = false, images = false, auto = true, viewport = DESKTOP } = options;
  const { fast = !animations } = options;
  const browser = shared ?? (await launchBrowser());
  const closing: (() => Promise<void>)[] = shared ? [] : [() => browser.close()];
  const close = async (): Promise<void> => {
    const closed = Promise.allSettled(closing.map((end) => end()));
    // A page that is paused or hangs may not close at all; its browser goes with this process, which must live until then.
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, LINGERS);
    });
    await Promise.race([closed, late]);
    clearTimeout(timer);
  };
  try {
    const site = await openSite({ ...options, lite: !images, touch, animations });
    closing.unshift(() => site.close());
    const context = await browser.newContext({ viewport, hasTouch: touch });
    closing.unshift(() => context.close());
    const page = await context.newPage();
    const { troubles } = await enter(page, {
      seed: options.seed,
      fast,
      auto,
      shown: true,
      ...(options.setup === undefined ? {} : { setup: options.setup }),
    });
    await page.goto(site.address, { waitUntil: 'commit' });
    return {
      page,
      ...troubles,
      state: () => tableState(page),
      run: async (source) => JSON.parse(await runOnTable(page, source)) as unknown,
      waitFor: (stage, seconds = 60) => waitForStage(page, stage, seconds),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function waitForStage(page: Page, stage: TableStage, seconds: number): Promise<void> {
  const stages: TableStage[] = ['loading', 'content', 'arena', 'playing', 'over'];
  const enough = stages.slice(stages.indexOf(stage));
  await page.waitForFunction((list) => list.includes(globalThis.zzTable.state().stage), enough, {
    timeout: seconds * 1000,
    polling: 100,
  });
}

/** What goes wrong in a page, and how to have no more to do with it. */
interface Entered {
  readonly troubles: Troubles;
  /** Rejects when the page is lost. */
  readonly gone: Promise<never>;
  leave(): Promise<void>;
}

/** Puts the window script into what the page shows next, and collects everything that goes wrong there. */
async function enter(page: Page, options: TableOptions): Promise<Entered> {
  const troubles: Troubles = { errors: [], consoleErrors: [], dialogs: [] };
  // Not in the frame that the engine makes for its sandbox.
  const script = await page.addInitScript({
    content: `if (window === window.top) {\n${await windowScript(options)}}`,
  });
  const listeners = {
    pageerror: (error: Error) => {
      note(troubles.errors, error.stack ?? error.message);
    },
    console: (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      const picture = message.text().startsWith('Failed to load resource');
      if (!picture || url.includes('/extension/')) note(troubles.consoleErrors, `${message.text()} (${url})`);
    },
    dialog: (dialog: Dialog) => {
      const agree = noteDialog(troubles, dialog.type(), dialog.message());
      (agree ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
    },
  };
  let lose: (why: Error) => void = () => undefined;
  const gone = new Promise<never>((_, reject) => {
    lose = reject;
  });
  gone.catch(() => undefined);
  const crashed = (): void => {
    lose(new Error('the page crashed'));
  };
  const closed = (): void => {
    lose(new Error('the page is gone'));
  };
  page.on('pageerror', listeners.pageerror).on('console', listeners.console).on('dialog', listeners.dialog);
  page.on('crash', crashed).on('close', closed);
  return {
    troubles,
    gone,
    async leave() {
      page.off('pageerror', listeners.pageerror).off('console', listeners.console).off('dialog', listeners.dialog);
      page.off('crash', crashed).off('close', closed);
      await script.dispose();
    },
  };
}

function tableState(page: Page): Promise<TableState> {
  return page.evaluate(() => globalThis.zzTable.state());
}

function runOnTable(page: Page, source: string): Promise<string> {
  return page.evaluate((text) => globalThis.zzTable.run(text), source);
}
