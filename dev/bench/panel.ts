/**
 * `npm run bench:panel`: whole games of the real engine with the panel open all the time and with it closed, the same
 * seeds, in turn. Prints the ratio of play times with its standard error.
 */
import type { Browser } from 'playwright-core';
import info from '../../info.json';
import { launchBrowser, openTable } from '../noname/browser';
import { needNoname, type NonameDirectory } from '../noname/directory';
import { gamesOption, nonameOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { Failure } from '../program/errors';
import { defineProgram } from '../program/program';

/** Milliseconds from the first turn to the end, as the page's own clock has them. */
const CLOCK = `({ lib, game }) => {
  globalThis.benchPanel = { from: 0, to: 0 };
  const begin = setInterval(() => { if (game.roundNumber > 0 && !benchPanel.from) benchPanel.from = performance.now(); }, 1);
  lib.onover.push(() => { benchPanel.to = performance.now(); clearInterval(begin); });
}`;
/** Opens the panel as soon as there is one, and counts how often it draws. */
const OPEN = `
  const wait = setInterval(() => {
    const entry = [...document.querySelectorAll('#system div')].find((node) => node.textContent === '${info.name}');
    if (entry && game.roundNumber > 0) { clearInterval(wait); entry.click(); }
  }, 5);`;

async function play(browser: Browser, noname: NonameDirectory, seed: number, open: boolean): Promise<number> {
  const table = await openTable(
    {
      noname,
      players: 8,
      seed,
      extension: ownExtension(),
      setup: open ? CLOCK.replace(/\}$/, `${OPEN}}`) : CLOCK,
    },
    browser,
  );
  try {
    await table.waitFor('over', 240);
    const { from, to } = await table.page.evaluate<{ from: number; to: number }>('benchPanel');
    const shown = await table.page.evaluate<boolean>(`document.querySelector('.slqj-layer')?.hidden === false`);
    if (shown !== open) throw new Failure(`seed ${seed}: the panel was ${shown ? 'open' : 'closed'}`);
    return to - from;
  } finally {
    await table.close();
  }
}

export default defineProgram({
  about: '开着面板慢多少 what the open panel costs',
  options: { noname: nonameOption, games: gamesOption(6), seed: seedOption(1) },
  async run({ noname, games, seed }) {
    const directory = needNoname(noname);
    const ratios: number[] = [];
    const browser = await launchBrowser();
    try {
      for (let i = 0; i < games; i++) {
        const at = seed + i;
        // In turn, and the first one alternates, so that warmth favours neither.
        const first = i % 2 === 0;
        const a = await play(browser, directory, at, first);
        const b = await play(browser, directory, at, !first);
        const [open, closed] = first ? [a, b] : [b, a];
        ratios.push(open / closed);
        console.log(
          `种子 seed ${at}: 开 open ${open.toFixed(0)} ms, 关 closed ${closed.toFixed(0)} ms, ${(open / closed).toFixed(3)}`,
        );
      }
    } finally {
      await browser.close();
    }
    const mean = ratios.reduce((sum, x) => sum + x, 0) / ratios.length;
    const deviation = Math.sqrt(ratios.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, ratios.length - 1));
    console.log(
      `开/关 open/closed ${mean.toFixed(3)} ± ${(deviation / Math.sqrt(ratios.length)).toFixed(3)} (${ratios.length} 局 games)`,
    );
    return 0;
  },
});
