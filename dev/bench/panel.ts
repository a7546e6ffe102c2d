/**
 * `npm run bench:panel`: whole games of the real engine with the panel open all the time and with it closed, the same
 * seeds, in turn. Counted are our own drawings, each with the style and layout that it asks for, as processor time of the
 * page's main thread: what else runs on the machine hardly moves that. Prints their share of all that the thread did, and beside
 * it the ratio of play times by the clock, which needs a quiet machine.
 */
import type { Browser, CDPSession } from 'playwright-core';
import info from '../../info.json';
import { launchBrowser, openTable } from '../noname/browser';
import { needNoname, type NonameDirectory } from '../noname/directory';
import { gamesOption, nonameOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { Failure } from '../program/errors';
import { defineProgram } from '../program/program';
import { framesOf, type TraceEvent } from './frames';

/** Milliseconds from the first turn to the end, as the page's own clock has them. */
const CLOCK = `
  globalThis.benchPanel = { from: 0, to: 0, frames: [] };
  const begin = setInterval(() => { if (game.roundNumber > 0 && !benchPanel.from) benchPanel.from = performance.now(); }, 1);
  lib.onover.push(() => { benchPanel.to = performance.now(); clearInterval(begin); });`;
/**
 * Remembers which animation frames are ours. What the engine has left to lay out is done in a frame of its own before, and what we
 * changed is laid out at once, within ours.
 */
const COUNT = `
  const inner = window.requestAnimationFrame;
  const layOut = () => document.body.offsetHeight;
  window.requestAnimationFrame = (call) => {
    if (!decodeURI(new Error().stack).includes('/extension/${info.name}/')) return inner(call);
    inner(layOut);
    const frame = inner((time) => { call(time); layOut(); });
    benchPanel.frames.push(frame);
    return frame;
  };`;
/** Opens the panel as soon as there is one. */
const OPEN = `
  const wait = setInterval(() => {
    const entry = [...document.querySelectorAll('#system div')].find((node) => node.textContent === '${info.name}');
    if (entry && game.roundNumber > 0) { clearInterval(wait); entry.click(); }
  }, 5);`;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface Played {
  /** Milliseconds by the clock. */
  readonly clock: number;
  /** Milliseconds of the main thread's processor time. */
  readonly thread: number;
  /** The part of it that is ours. */
  readonly drawing: number;
  readonly drawings: number;
}

/** What was traced between the two calls. */
async function trace(cdp: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
    await cdp.send('Tracing.end');
    await complete;
    return events;
  };
}

async function play(browser: Browser, noname: NonameDirectory, seed: number, open: boolean): Promise<Played> {
  const setup = `({ lib, game }) => {${CLOCK}${COUNT}${open ? OPEN : ''}}`;
  const table = await openTable({ noname, players: 8, seed, extension: ownExtension(), setup }, browser);
  try {
    const cdp = await table.page.context().newCDPSession(table.page);
    await table.waitFor('playing', 240);
    const traced = await trace(cdp);
    await table.waitFor('over', 240);
    const events = await traced();
    const { from, to, frames } = await table.page.evaluate<{ from: number; to: number; frames: number[] }>(
      'benchPanel',
    );
    const shown = await table.page.evaluate<boolean>(`document.querySelector('.slqj-layer')?.hidden === false`);
    if (shown !== open) throw new Failure(`seed ${seed}: the panel was ${shown ? 'open' : 'closed'}`);
    return { clock: to - from, ...framesOf(events, new Set(frames)) };
  } finally {
    await table.close();
  }
}

const share = ({ drawing, thread }: Played): string => `${((100 * drawing) / thread).toFixed(2)} %`;

const told = (word: string, one: Played): string =>
  `${word} ${share(one)} (${one.drawings} × ${(one.drawing / Math.max(1, one.drawings)).toFixed(1)} ms / ${one.thread.toFixed(0)} ms)`;

const sum = (all: readonly Played[]): Played => ({
  clock: all.reduce((n, { clock }) => n + clock, 0),
  thread: all.reduce((n, { thread }) => n + thread, 0),
  drawing: all.reduce((n, { drawing }) => n + drawing, 0),
  drawings: all.reduce((n, { drawings }) => n + drawings, 0),
});

export default defineProgram({
  about: '开着面板慢多少 what the open panel costs',
  options: { noname: nonameOption, games: gamesOption(6), seed: seedOption(1) },
  async run({ noname, games, seed }) {
    const directory = needNoname(noname);
    const played: { readonly open: Played; readonly closed: Played }[] = [];
    const browser = await launchBrowser();
    try {
      for (let i = 0; i < games; i++) {
        const at = seed + i;
        // In turn, and the first one alternates, so that warmth favours neither.
        const first = i % 2 === 0;
        const a = await play(browser, directory, at, first);
        const b = await play(browser, directory, at, !first);
        const [open, closed] = first ? [a, b] : [b, a];
        played.push({ open, closed });
        console.log(
          `种子 seed ${at}: ${told('开 open', open)}, ${told('关 closed', closed)}, 钟 clock ${(open.clock / closed.clock).toFixed(3)}`,
        );
      }
    } finally {
      await browser.close();
    }
    const ratios = played.map(({ open, closed }) => open.clock / closed.clock);
    const mean = ratios.reduce((all, x) => all + x, 0) / ratios.length;
    const deviation = Math.sqrt(ratios.reduce((all, x) => all + (x - mean) ** 2, 0) / Math.max(1, ratios.length - 1));
    const [open, closed] = [sum(played.map((one) => one.open)), sum(played.map((one) => one.closed))];
    console.log(`绘制占主线程 drawing, of the main thread: ${told('开 open', open)}, ${told('关 closed', closed)}`);
    console.log(
      `钟 by the clock: 开/关 open/closed ${mean.toFixed(3)} ± ${(deviation / Math.sqrt(ratios.length)).toFixed(3)} (${ratios.length} 局 games)`,
    );
    return 0;
  },
});
