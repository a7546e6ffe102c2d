/**
 * `npm run bench:live`: real games in headless Chromium at the fast pace (no
 * pauses, the table is drawn), the same seeds without the extension, with it by evidence, by belief, and by belief strictly, where
 * AIs are blindfolded (§N10). A sampling profiler looks at the page from the first turn to the end; prints what share of play is
 * time inside our code, and inside the blindfold's.
 */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import info from '../../info.json';
import { launchBrowser, openTable } from '../noname/browser';
import { needNoname, type NonameDirectory } from '../noname/directory';
import { gamesOption, nonameOption, playersOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { tally, type Profile, type Tally } from './profile';

/** Microseconds between two looks of the profiler. */
const INTERVAL = 200;

/** The menu's switches; null without the extension. */
type Setting = Readonly<Record<string, string | boolean>> | null;

const KINDS: Readonly<Record<string, Setting>> = {
  'without 无扩展': null,
  'spec 规格': { inference: 'spec', strict: false },
  'belief 信念': { inference: 'belief', strict: false },
  'fair 公平': { inference: 'belief', strict: true },
};

/** Modules of the blindfold, as esbuild names them in the bundle. */
const BLINDFOLD = /^\/\/ src\/(?:engine\/(?:blindfold|override)|core\/likeliest)/;
const MODULE = /^\/\/ (?:src|node_modules|data|info)/;

/** Whether a line of the bundle, from 0, belongs to the blindfold. */
function blindfoldLines(): (line: number) => boolean {
  let inside = false;
  const lines = readFileSync(inProject('extension.js'), 'utf8').split('\n');
  const flags = lines.map((line) => {
    if (MODULE.test(line)) inside = BLINDFOLD.test(line);
    return inside;
  });
  return (line) => flags[line] === true;
}

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

interface Table {
  noname: NonameDirectory;
  players: number;
}

async function play(browser: Browser, { noname, players }: Table, seed: number, setting: Setting): Promise<Played> {
  const table = await openTable(
    {
      noname,
      players,
      seed,
      setup: COUNT,
      extension: setting === null ? null : ownExtension(),
      config: Object.fromEntries(
        Object.entries(setting ?? {}).map(([key, value]) => [`extension_${info.name}_${key}`, value]),
      ),
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
    return { ...tally(profile as Profile, `/extension/${info.name}/`, blindfoldLines()), ...counted };
  } finally {
    await table.close();
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

function print(sums: ReadonlyMap<string, Played>): void {
  console.log(
    '| 扩展 extension | 对局 play s | 忙 busy s | 回合 turns | 记录行 events | 态度 attitude calls | 每行 a line | 自己的代码 our code | 其中蒙眼 the blindfold | 含替我们做的 with what we ask for | 占忙时 of busy |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [kind, { all, busy, own, caused, part, turns, events, calls }] of sums) {
    const cells = [
      (all / 1e6).toFixed(1),
      (busy / 1e6).toFixed(1),
      turns,
      events,
      calls,
      events > 0 ? (calls / events).toFixed(0) : '–',
      percent(own, all),
      percent(part, all),
      percent(caused, all),
      percent(caused, busy),
    ];
    console.log(`| ${kind} | ${cells.join(' | ')} |`);
  }
}

export default defineProgram({
  about: '真实对局里我们占多少时间 what share of real games is time inside our code',
  options: { noname: nonameOption, games: gamesOption(4), players: playersOption(), seed: seedOption(71_000) },
  async run({ noname, games, players, seed }) {
    const table = { noname: needNoname(noname), players };
    const sums = new Map<string, Played>();
    const browser = await launchBrowser();
    try {
      for (let i = 0; i < games; i++) {
        const at = seed + i;
        for (const [kind, setting] of Object.entries(KINDS)) {
          const played = await play(browser, table, at, setting);
          const sum = sums.get(kind);
          const total = { ...played };
          for (const key of Object.keys(total) as (keyof Played)[]) total[key] += sum?.[key] ?? 0;
          sums.set(kind, total);
          console.error(`种子 seed ${at}, ${kind}: ${played.turns} 回合 turns, ${percent(played.own, played.all)}`);
        }
      }
    } finally {
      await browser.close();
    }
    print(sums);
    return 0;
  },
});
