/**
 * `node dev/run.mjs dev/bench/live.ts [--games 4 --players 8 --seed 71000]`: real games in headless Chromium at the fast pace (no
 * pauses, the table is drawn), the same seeds without the extension, with it by evidence, and by belief. A sampling
 * profiler looks at the page from the first turn to the end; prints what share of play is time inside our code.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import info from '../../info.json';
import { launchBrowser, openTable } from '../noname/browser';
import { findNoname, nonameNotFound } from '../noname/directory';
import { PROJECT } from '../noname/sources';
import { tally, type Profile, type Tally } from './profile';

const { values } = parseArgs({
  options: {
    noname: { type: 'string' },
    games: { type: 'string', default: '4' },
    players: { type: 'string', default: '8' },
    seed: { type: 'string', default: '71000' },
  },
});
const noname = findNoname(values.noname);
if (!noname) throw new Error(nonameNotFound());

/** Microseconds between two looks of the profiler. */
const INTERVAL = 200;

const KINDS = { 'without 无扩展': null, 'spec 规格': 'spec', 'belief 信念': 'belief' } as const;

/** Counts the calls of get.attitude, outside of our layer. */
const COUNT = `({ lib, get }) => {
  globalThis.zzCalls = 0;
  lib.arenaReady.push(() => {
    const inner = get.attitude;
    get.attitude = function (...args) { zzCalls += 1; return inner.apply(this, args); };
  });
}`;
const READ = `({ game }) => ({
  calls: globalThis.zzCalls, turns: game.phaseNumber, events: game.__slqjAiPersona?.recording()?.length ?? 0,
})`;

interface Played extends Tally {
  calls: number;
  turns: number;
  events: number;
}

async function play(browser: Browser, seed: number, inference: 'spec' | 'belief' | null): Promise<Played> {
  const table = await openTable(
    {
      noname: noname!,
      players: Number(values.players),
      seed,
      setup: COUNT,
      extension: inference === null ? null : { name: info.name, dir: PROJECT },
      config: inference === null ? {} : { [`extension_${info.name}_inference`]: inference },
    },
    browser,
  );
  try {
    const profiler = await table.page.context().newCDPSession(table.page);
    await profiler.send('Profiler.enable');
    await profiler.send('Profiler.setSamplingInterval', { interval: INTERVAL });
    await table.waitFor('playing', 120);
    await profiler.send('Profiler.start');
    await table.waitFor('over', 400);
    const { profile } = await profiler.send('Profiler.stop');
    const counted = (await table.run(READ)) as Pick<Played, 'calls' | 'turns' | 'events'>;
    return { ...tally(profile as Profile, `/extension/${info.name}/`), ...counted };
  } finally {
    await table.close();
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

const browser = await launchBrowser();
const sums = new Map<string, Played>();
for (let i = 0; i < Number(values.games); i++) {
  const seed = Number(values.seed) + i;
  for (const [kind, inference] of Object.entries(KINDS)) {
    const played = await play(browser, seed, inference);
    const sum = sums.get(kind);
    const total = { ...played };
    for (const key of Object.keys(total) as (keyof Played)[]) total[key] += sum?.[key] ?? 0;
    sums.set(kind, total);
    console.error(`种子 seed ${seed}, ${kind}: ${played.turns} 回合 turns, ${percent(played.own, played.all)}`);
  }
}
await browser.close();
console.log(
  '| 扩展 extension | 对局 play s | 忙 busy s | 回合 turns | 记录行 events | 态度 attitude calls | 每行 a line | 自己的代码 our code | 含替我们做的 with what we ask for | 占忙时 of busy |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [kind, { all, busy, own, caused, turns, events, calls }] of sums) {
  const cells = [
    (all / 1e6).toFixed(1),
    (busy / 1e6).toFixed(1),
    turns,
    events,
    calls,
    events > 0 ? (calls / events).toFixed(0) : '–',
    percent(own, all),
    percent(caused, all),
    percent(caused, busy),
  ];
  console.log(`| ${kind} | ${cells.join(' | ')} |`);
}
