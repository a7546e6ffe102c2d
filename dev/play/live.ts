/**
 * `npm start -- --noname DIR`: a game in the real engine with the extension laid over the directory. With a display
 * a Chromium window opens and a person plays; without one AIs play and the game is told afterwards.
 */
import { launchBrowser, NoBrowserError } from '../noname/browser';
import { needNoname, type NonameDirectory } from '../noname/directory';
import type { Backend, PlayedGame } from '../noname/game';
import { ownExtension } from '../noname/own';
import { playGame } from '../noname/play';
import { openSite } from '../noname/site';
import { Failure } from '../program/errors';

export interface LiveOptions {
  directory: string;
  players: number;
  seed: number;
  headless: boolean;
}

const TIMEOUT_SECONDS = 300;

const hasDisplay = (): boolean =>
  process.platform === 'win32' ||
  process.platform === 'darwin' ||
  Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

/** Plays, and answers with the recording as text. @throws UsageError where it cannot start, Failure where it does not end */
export async function playLive(options: LiveOptions): Promise<string> {
  const noname = needNoname(options.directory);
  if (!options.headless && hasDisplay()) return playInWindow(noname, options);
  console.error(
    `无窗口：AI 对战一局，结束后讲述。 No window: AIs play one game, which is told when it ends.（${noname.root}）`,
  );
  return playUnseen(noname, options);
}

async function playUnseen(noname: NonameDirectory, { players, seed }: LiveOptions): Promise<string> {
  const play = (backend: Backend): Promise<PlayedGame> =>
    playGame({
      noname,
      players,
      seed,
      backend,
      extension: ownExtension(),
      timeoutSeconds: TIMEOUT_SECONDS,
      onProgress: ({ rounds, turns, seconds }) => {
        if (process.stderr.isTTY)
          process.stderr.write(
            `\r第 ${rounds} 轮 第 ${turns} 回合 round ${rounds}, turn ${turns} (${Math.round(seconds)} s) `,
          );
      },
    });
  let game: PlayedGame;
  try {
    game = await play('browser');
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    console.error(`${error.message} 改用 Node + jsdom。 Using Node + jsdom.`);
    game = await play('jsdom');
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  if (!game.ok || !game.recording) {
    throw new Failure(`这一局没有正常结束 the game did not end well:\n${[...game.errors, ...game.dialogs].join('\n')}`);
  }
  return game.recording.join('\n');
}

async function playInWindow(noname: NonameDirectory, { players }: LiveOptions): Promise<string> {
  const browser = await launchBrowser({ headless: false });
  const site = await openSite({
    noname,
    players,
    extension: ownExtension(),
    probe: false,
    lite: false,
    animations: true,
  });
  const page = await (await browser.newContext({ viewport: null })).newPage();
  let recording: string[] | null = null;
  // Playwright would answer no to everything, the engine's licence question included.
  page.on('dialog', (dialog) => {
    console.error(`「${dialog.message().split('\n')[0] ?? ''}」→ 确定 OK`);
    dialog.accept().catch(() => undefined);
  });
  try {
    await page.goto(site.address);
    console.error(`已打开 ${site.address}；关闭窗口即结束。 Opened; close the window to end.`);
    while (browser.isConnected() && !page.isClosed()) {
      recording = (await page.evaluate<string[] | null>(READ_RECORDING).catch(() => null)) ?? recording;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  } finally {
    await browser.close().catch(() => undefined);
    await site.close();
  }
  if (!recording) throw new Failure('没有记录到对局 no game was recorded');
  return recording.join('\n');
}

/** Runs in the page; the engine's modules are there once. */
const READ_RECORDING = `import("/noname.js").then(({ game }) => game.__slqjAiPersona?.recording() ?? null)`;
