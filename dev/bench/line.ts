/**
 * `npm run bench:line`: what a typed line costs where it is typed. First in bare pages of Chromium: the held-out lines, each
 * heard by seven AIs (crisis, detection, addressing, claims, judge), after the warm-up; and in pages of their own what strangers
 * typed at tables, said at a recorded game of eight until it is answered. Then, where a Noname directory is, the first lines of
 * real games, once the game has idled.
 */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import info from '../../info.json';
import { launchBrowser, openTable } from '../noname/browser';
import { findNoname, type NonameDirectory } from '../noname/directory';
import { nonameOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { defineProgram } from '../program/program';
import { inProject, PROJECT } from '../program/project';
import { whole } from '../program/options';
import { readSet } from '../study/eval-set';
import { readStudy } from '../study/eval-talk';

/** One line in so many of those that strangers typed at tables. */
const EVERY = 8;
/** Real milliseconds that a game idles before its first line. */
const IDLE_MS = 12_000;
const FIRST = ['谁是内奸', '三号是反贼吗', 'seat 4, are you loyal?', '你好菜啊', '主公别打我，我是忠臣'];

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const ms = (time: number): string => time.toFixed(2);

/** The least of each: what else the machine does in a run is not ours, and does not hit the same line every time. */
const least = (runs: readonly (readonly number[])[]): number[] =>
  (runs[0] ?? []).map((_, i) => Math.min(...runs.map((run) => run[i] ?? Infinity)));

async function bare(browser: Browser, pages: number): Promise<void> {
  const bundle = await build({
    absWorkingDir: PROJECT,
    entryPoints: [inProject('dev', 'bench', 'line-page.ts')],
    bundle: true,
    format: 'iife',
    target: 'chrome91',
    write: false,
  });
  const texts = ['held-out', 'held-out-2', 'held-out-3'].flatMap((name) =>
    readSet(inProject('test', 'chatter', `${name}.jsonl`)).map(({ text }) => text),
  );
  const spoken = [
    ...readStudy(null, 1).lines,
    ...readSet(inProject('test', 'chatter', 'at-tables.jsonl')).flatMap(({ text }, i) =>
      i % EVERY === 0 ? [text] : [],
    ),
  ];
  const game = JSON.stringify(readFileSync(inProject('test', 'golden', '8p-1.jsonl'), 'utf8'));
  const runs: Record<'warm' | 'first' | 'again' | 'whole' | 'whole again', number[][]> = {
    warm: [],
    first: [],
    again: [],
    whole: [],
    'whole again': [],
  };
  const inPage = async (calls: Partial<Record<keyof typeof runs, string>>): Promise<void> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
    for (const [name, call] of Object.entries(calls))
      runs[name as keyof typeof runs].push(await page.evaluate(`zzBench.${call}`));
    await context.close();
  };
  const [heard, answered] = [`lines(${JSON.stringify(texts)})`, `whole(${game}, ${JSON.stringify(spoken)})`];
  for (let i = 0; i < pages; i++) {
    await inPage({ warm: 'warm()', first: heard, again: heard });
    await inPage({ warm: 'warm()', whole: answered, 'whole again': answered });
  }
  const slices = least(runs.warm);
  const all = slices.reduce((sum, time) => sum + time, 0);
  console.log(
    `闲时预备 warm-up: ${slices.length} 片 slices, 共 all ${ms(all)} ms, 最长 longest ${ms(Math.max(...slices))} ms\n`,
  );
  console.log(
    `| 八人局，${pages} 页中最好 eight seats, best of pages | 行 lines | 中位 median ms | 最慢 worst ms | |\n| --- | ---: | ---: | ---: | --- |`,
  );
  for (const [name, said, times] of [
    ['七人听，头一遍 seven hear it, the first time', texts, least(runs.first)],
    ['再来一遍 once more', texts, least(runs.again)],
    ['牌桌上的话，说完到答完，头一遍 said at a table until it is answered, the first time', spoken, least(runs.whole)],
    ['再来一遍 once more', spoken, least(runs['whole again'])],
  ] as const) {
    const worst = Math.max(...times);
    console.log(
      `| ${name} | ${said.length} | ${ms(median(times))} | ${ms(worst)} | ${said[times.indexOf(worst)] ?? ''} |`,
    );
  }
}

/** Milliseconds that the page's main thread has worked; waiting for a busy machine does not count. */
async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
  };
}

async function game(browser: Browser, noname: NonameDirectory, seed: number): Promise<[wall: number, work: number][]> {
  const table = await openTable(
    {
      noname,
      players: 8,
      seed,
      extension: ownExtension(),
      config: { [`extension_${info.name}_chat`]: true },
    },
    browser,
  );
  try {
    await table.waitFor('playing', 120);
    await table.run('({ game }) => { game.pause2(); }');
    await table.page.waitForTimeout(IDLE_MS);
    const worked = await threadTime(table.page);
    const times: [number, number][] = [];
    for (const text of FIRST) {
      const before = await worked();
      const wall = await table.run(
        `({ game }) => { const from = performance.now(); game.me.say(${JSON.stringify(text)}); return performance.now() - from; }`,
      );
      times.push([Number(wall), (await worked()) - before]);
      await table.page.waitForTimeout(1500);
    }
    return times;
  } finally {
    await table.close();
  }
}

async function games(browser: Browser, noname: NonameDirectory, seeds: readonly number[]): Promise<void> {
  console.log('\n真局里头几行 first lines of real games, ms: 经过 wall / 主线程所用 main thread\n');
  console.log(`| 种子 seed | ${FIRST.join(' | ')} |\n| ---: | ${FIRST.map(() => '---:').join(' | ')} |`);
  for (const seed of seeds) {
    const times = await game(browser, noname, seed);
    console.log(`| ${seed} | ${times.map(([wall, work]) => `${wall.toFixed(1)} / ${work.toFixed(1)}`).join(' | ')} |`);
  }
}

export default defineProgram({
  about: '一行话在浏览器里要多久 what a typed line costs in the browser',
  options: {
    noname: nonameOption,
    games: whole('真局数，0 不开 real games, 0 for none', { least: 0, most: 100, otherwise: 3 }),
    pages: whole('新开几页 fresh pages', { least: 1, most: 100, otherwise: 7 }),
    seed: seedOption(4),
  },
  async run({ noname, games: count, pages, seed }) {
    const browser = await launchBrowser();
    try {
      await bare(browser, pages);
      const found = count > 0 ? findNoname(noname) : null;
      if (found)
        await games(
          browser,
          found,
          Array.from({ length: count }, (_, i) => seed + i),
        );
    } finally {
      await browser.close();
    }
    return 0;
  },
});
