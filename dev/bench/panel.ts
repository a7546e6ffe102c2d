/**
 * `npm run bench:panel`: whole games of the real engine with the panel open all the time and with it closed, the same
 * seeds, in turn. Prints the ratio of play times with its standard error.
 */
import { parseArgs } from 'node:util';
import info from '../../info.json';
import { launchBrowser, openTable } from '../noname/browser';
import { findNoname, nonameNotFound } from '../noname/directory';
import { PROJECT } from '../noname/sources';

const { values } = parseArgs({
  options: {
    noname: { type: 'string' },
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
});
const noname = findNoname(values.noname);
if (!noname) throw new Error(nonameNotFound());
const browser = await launchBrowser();

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

async function play(seed: number, open: boolean): Promise<number> {
  const table = await openTable(
    {
      noname: noname!,
      players: 8,
      seed,
      extension: { name: info.name, dir: PROJECT },
      setup: open ? CLOCK.replace(/\}$/, `${OPEN}}`) : CLOCK,
    },
    browser,
  );
  try {
    await table.waitFor('over', 240);
    const { from, to } = await table.page.evaluate<{ from: number; to: number }>('benchPanel');
    const shown = await table.page.evaluate<boolean>(`document.querySelector('.slqj-layer')?.hidden === false`);
    if (shown !== open) throw new Error(`seed ${seed}: the panel was ${shown ? 'open' : 'closed'}`);
    return to - from;
  } finally {
    await table.close();
  }
}

const ratios: number[] = [];
for (let i = 0; i < Number(values.games); i++) {
  const seed = Number(values.seed) + i;
  // In turn, and the first one alternates, so that warmth favours neither.
  const first = i % 2 === 0;
  const a = await play(seed, first);
  const b = await play(seed, !first);
  const [open, closed] = first ? [a, b] : [b, a];
  ratios.push(open / closed);
  console.log(
    `种子 seed ${seed}: 开 open ${open.toFixed(0)} ms, 关 closed ${closed.toFixed(0)} ms, ${(open / closed).toFixed(3)}`,
  );
}
await browser.close();
const mean = ratios.reduce((sum, x) => sum + x, 0) / ratios.length;
const deviation = Math.sqrt(ratios.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, ratios.length - 1));
console.log(
  `开/关 open/closed ${mean.toFixed(3)} ± ${(deviation / Math.sqrt(ratios.length)).toFixed(3)} (${ratios.length} 局 games)`,
);
