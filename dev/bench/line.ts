/**
 * `npm run bench:line`: what a typed line costs where it is typed. First in a bare page of Chromium:
 * the held-out lines, each heard by seven AIs (crisis, detection, addressing, claims, judge), once cold and then the best of several
 * rounds. Then, with a Noname directory, the first lines of real games, once the game has idled.
 */
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
import type { Slow } from './line-page';

/** Real milliseconds that a game idles before its first line. */
const IDLE_MS = 12_000;
const FIRST = ['谁是内奸', '三号是反贼吗', 'seat 4, are you loyal?', '你好菜啊', '主公别打我，我是忠臣'];

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const ms = (time: number): string => time.toFixed(2);

async function bare(browser: Browser, rounds: number): Promise<void> {
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
  const page = await browser.newPage();
  await page.goto('about:blank');
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
  const run = (call: string): Promise<unknown> => page.evaluate(`zzBench.${call}`);
  const warm = (await run('warm()')) as { longest: number; all: number; slices: number };
  const once = (await run(`lines(${JSON.stringify(texts)}, 1)`)) as Slow[];
  const best = (await run(`lines(${JSON.stringify(texts)}, ${rounds})`)) as Slow[];
  await page.close();
  console.log(
    `闲时预备 warm-up: ${warm.slices} 片 slices, 共 all ${ms(warm.all)} ms, 最长 longest ${ms(warm.longest)} ms\n`,
  );
  console.log(
    `| ${texts.length} 行，七人听 lines, seven hear | 中位 median ms | 最慢 worst ms | |\n| --- | ---: | ---: | --- |`,
  );
  for (const [name, found] of [
    ['头一遍 first time', once],
    [`${rounds} 遍中最好 best of`, best],
  ] as const) {
    const worst = found.reduce((a, b) => (b.ms > a.ms ? b : a));
    console.log(`| ${name} | ${ms(median(found.map((line) => line.ms)))} | ${ms(worst.ms)} | ${worst.text} |`);
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
    rounds: whole('遍数 rounds over the lines', { least: 1, most: 100, otherwise: 7 }),
    seed: seedOption(4),
  },
  async run({ noname, games: count, rounds, seed }) {
    const browser = await launchBrowser();
    try {
      await bare(browser, rounds);
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
