/**
 * `npm run bench:weight`: what a phone pays for us before anything is played: extension.js from text to module (parse, compile, top
 * level), its start (the menu, everything that is put into the engine) and the memory that stays, in fresh pages of Chromium, as
 * fast as the machine is and slowed down six times. The least of the pages counts: what else the machine does is not ours.
 */
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { FOR_PAGE } from '../build/bundle';
import { launchBrowser } from '../noname/browser';
import { whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';

/** A phone beside this machine, as browsers' own tools have it. */
const SLOW = 6;

interface Weight {
  /** Milliseconds of the main thread. */
  load: number;
  start: number;
  /** Bytes of the heap that stay, of which after loading alone. */
  loaded: number;
  started: number;
}

async function weigh(browser: Browser, helper: string, text: string, rate: number): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addScriptTag({ content: helper });
    const session = await context.newCDPSession(page);
    const heap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    // The text is there before: a file on the device is not what is measured.
    await page.evaluate((given) => {
      Object.assign(globalThis, { zzUrl: URL.createObjectURL(new Blob([given], { type: 'text/javascript' })) });
    }, text);
    await heap();
    const before = await heap();
    // What the page's main thread has worked: waiting for a busy machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1000;
    };
    const during = async (call: string): Promise<number> => {
      const from = await worked();
      await page.evaluate(call);
      return (await worked()) - from;
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const load = await during('zzWeight.load(zzUrl)');
    const loaded = (await heap()) - before;
    const start = await during('zzWeight.start()');
    const started = (await heap()) - before;
    return { load, start, loaded, started };
  } finally {
    await context.close();
  }
}

const least = (all: readonly Weight[], of: keyof Weight): number => Math.min(...all.map((one) => one[of]));
const ms = (time: number): string => time.toFixed(1);
const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

export default defineProgram({
  about: '一份 extension.js 有多重：解析、启动、内存 what the bundle costs to parse, to start, and to keep',
  options: {
    pages: whole('每种开几页 fresh pages each', { least: 1, most: 100, otherwise: 7 }),
  },
  async run({ pages }) {
    const text = readFileSync(inProject('extension.js'), 'utf8');
    const helper = await build({ ...FOR_PAGE, entryPoints: ['dev/bench/weight-page.ts'], format: 'iife' });
    const bytes = Buffer.byteLength(text);
    console.log(
      `extension.js ${mb(bytes)} MB（gzip ${mb(gzipSync(text).length)} MB），${pages} 页中最好 least of the pages\n`,
    );
    console.log('| | 文本到模块 text to module, ms | 启动 start, ms | 内存 heap, MB | 启动后 after start, MB |');
    console.log('| --- | ---: | ---: | ---: | ---: |');
    const browser = await launchBrowser();
    try {
      for (const [name, rate] of [
        ['原速 as it is', 1],
        [`慢 ${SLOW} 倍 slowed down`, SLOW],
      ] as const) {
        const all: Weight[] = [];
        for (let i = 0; i < pages; i++) all.push(await weigh(browser, helper.outputFiles[0]?.text ?? '', text, rate));
        const [load, start, loaded, started] = (['load', 'start', 'loaded', 'started'] as const).map((of) =>
          least(all, of),
        );
        console.log(`| ${name} | ${ms(load!)} | ${ms(start!)} | ${mb(loaded!)} | ${mb(started!)} |`);
      }
    } finally {
      await browser.close();
    }
    return 0;
  },
});
