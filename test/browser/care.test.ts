/** The private cards on a phone held sideways and on a desktop: nothing cut off, everything readable, the way out in sight. */
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../dev/noname/browser';
import type { OFFERS as offersType, REPLIES as repliesType } from '../../src/care/machine/replies';
import type { SCRIPTS as scriptsType } from '../../src/care/script';
import { LANGUAGES, type Language } from '../../src/language/languages';
import type { mountCare as mountCareType } from '../../src/ui/care/card';
import type { openQuestionnaire as openQuestionnaireType } from '../../src/ui/care/questionnaire';

const executablePath = findBrowser();
if (!executablePath)
  console.log('没有 Chromium（可用 CHROME_PATH 指定），跳过浏览器测试。 No Chromium: browser tests skipped.');

const SCREENS = [
  [740, 360],
  [800, 360],
  [844, 390],
  [932, 430],
  [1280, 800],
] as const;
const SCENES = ['offer', 'worry', 'risk', 'wish', 'friend', 'over', 'script', 'sure', 'item9', 'sheet'] as const;
type Scene = (typeof SCENES)[number];

/** What the page is given. */
interface Bundled {
  mountCare: typeof mountCareType;
  openQuestionnaire: typeof openQuestionnaireType;
  OFFERS: typeof offersType;
  REPLIES: typeof repliesType;
  SCRIPTS: typeof scriptsType;
  talkCss: string;
}

/** AA of WCAG 2 for text of any size. */
const LEAST_CONTRAST = 4.5;
/** A finger's breadth. */
const LEAST_TOUCH = 40;

/** Draws one scene, with the longest text of its kind. */
function draw([scene, language]: readonly [Scene, Language]): void {
  const { mountCare, openQuestionnaire, OFFERS, REPLIES, SCRIPTS } = (globalThis as unknown as { chayan: Bundled })
    .chayan;
  document.body.replaceChildren();
  const root = document.createElement('section');
  root.style.cssText = 'position:fixed;inset:0';
  document.body.append(root);
  const longest = (texts: readonly string[]): string => [...texts].sort((a, b) => b.length - a.length)[0] ?? '';
  const nothing = (): void => undefined;
  if (scene === 'item9' || scene === 'sheet') {
    openQuestionnaire(root, {
      language,
      now: () => 0,
      onDone: nothing,
      keep: {
        read: () => Promise.resolve({ ok: true, value: undefined }),
        write: () => Promise.resolve({ ok: true, value: undefined }),
        erase: () => Promise.resolve({ ok: true, value: undefined }),
      },
    });
    root.querySelector<HTMLElement>('.slqj-mood-choice')?.click();
    if (scene === 'sheet') return;
    root.querySelectorAll('.slqj-mood-item').forEach((item, at) => {
      item.querySelectorAll('input')[at === 8 ? 1 : 0]?.click();
    });
    root.querySelector<HTMLElement>('.slqj-care-yes')?.click();
    return;
  }
  const card = mountCare(root, {
    language,
    onClose: nothing,
    onReply: nothing,
    onQuestionnaire: nothing,
    onChatterOn: nothing,
    onPause: nothing,
  });
  const [replies, offers, script] = [REPLIES[language], OFFERS[language], SCRIPTS[language]];
  if (scene === 'script' || scene === 'sure') {
    card.showScript(script);
    if (scene === 'sure') root.querySelector<HTMLElement>('.slqj-care-switch .slqj-care-link')?.click();
  } else if (scene === 'wish') {
    card.showCare(
      { text: [longest(replies.wish), ...script.paragraphs].join('\n'), offers: offers.slice(1, 3) },
      { questionnaire: true, open: true, hotlinesFirst: true, script },
    );
  } else {
    const text = longest(
      {
        offer: replies.suggest,
        friend: replies.friend,
        worry: replies.stigma,
        risk: replies.acknowledge,
        over: replies.rejected,
      }[scene],
    );
    card.showCare(
      { text, offers: scene === 'friend' ? offers.slice(1, 3) : offers },
      {
        questionnaire: scene === 'risk',
        open: scene !== 'over',
        hotlinesFirst: scene === 'risk' || scene === 'friend',
      },
    );
  }
}

/** The talk page's style, which comes whenever that page is first opened, must not reach the cards. */
function afterTheTalkPage(): void {
  const { talkCss } = (globalThis as unknown as { chayan: Bundled }).chayan;
  const style = document.createElement('style');
  style.textContent = talkCss;
  document.head.append(style);
}

/**
 * How every part of the card looks: its place and its whole computed style, a line each, with nothing on its way. No pictures: two of the
 * same card, taken on a busy machine, now and then differ by what the browser draws with.
 */
function looks(): string[] {
  for (const animation of document.getAnimations()) animation.finish();
  const styled = (node: Element, part?: string): string => {
    const style = getComputedStyle(node, part);
    return [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  };
  return [...document.querySelectorAll('.slqj-care, .slqj-care *')].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return `${node.className} ${left} ${top} ${width} ${height} ${styled(node)} ${styled(node, '::before')} ${styled(node, '::after')}`;
  });
}

/** What is wrong with what stands there. */
function faults([leastContrast, leastTouch]: readonly [number, number]): string[] {
  const found: string[] = [];
  const box = document.querySelector<HTMLElement>('.slqj-care:not([hidden]) .slqj-care-box');
  if (!box) return ['no card'];
  const seen = box.getBoundingClientRect();
  if (seen.left < 0 || seen.top < 0 || seen.right > innerWidth || seen.bottom > innerHeight)
    found.push('the card leaves the screen');
  const shown = [...box.querySelectorAll<HTMLElement>('*')].filter((node) => node.getClientRects().length > 0);
  const name = (node: HTMLElement): string =>
    `${node.className || node.tagName} «${(node.textContent || '').slice(0, 12)}»`;
  for (const node of [box, ...shown]) {
    if (node instanceof HTMLInputElement) continue;
    if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
      found.push(`${name(node)} is ${node.scrollWidth} wide in ${node.clientWidth}`);
  }
  const inside = (node: HTMLElement): boolean => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left >= seen.left && right <= seen.right + 1 && top >= seen.top - 1 && bottom <= seen.bottom + 1;
  };
  // What stands in the box before anything is typed is whole.
  const typing = box.querySelector<HTMLInputElement>('.slqj-write-box');
  if (typing && typing.getClientRects().length > 0) {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = getComputedStyle(typing).font;
    if (pen.measureText(typing.placeholder).width > typing.clientWidth - 20) found.push('the box cuts its hint off');
  }
  // The way out, at once and at the card's end.
  const acts = box.querySelector<HTMLElement>('.slqj-care-acts');
  const exit = box.querySelector<HTMLElement>('.slqj-care-close');
  if (!acts || !exit || !inside(exit)) found.push('the way out is not in sight');
  // What stands first is seen without a finger's help.
  const first = box.querySelector<HTMLElement>('.slqj-contacts');
  const text = box.querySelector<HTMLElement>('.slqj-care-text');
  if (first && text && first.compareDocumentPosition(text) & 4) {
    const number = first.querySelector<HTMLElement>('.slqj-contact-row');
    if (!number || !inside(number)) found.push('the first number is not in sight');
  }
  // Order on the screen as in the page.
  const parts = [...box.children].filter((node) => node.getClientRects().length > 0 && node !== acts);
  const tops = parts.map((node) => node.getBoundingClientRect().top);
  if (tops.some((top, at) => at > 0 && top < (tops[at - 1] ?? 0) - 1)) found.push('the order differs');
  for (const node of shown) {
    if (!node.matches('button,a,input:not([type=radio]),label')) continue;
    const { width, height } = node.getBoundingClientRect();
    if (width < leastTouch || height < leastTouch) found.push(`${name(node)} is ${width}x${height}`);
  }
  const offers = [...box.querySelectorAll<HTMLElement>('.slqj-offer')].filter(
    (node) => node.getClientRects().length > 0,
  );
  const looks = offers.map((node) => {
    const { color, backgroundColor, borderTopWidth, fontSize } = getComputedStyle(node);
    return [node.tagName, color, backgroundColor, borderTopWidth, fontSize, node.getBoundingClientRect().height].join();
  });
  if (new Set(looks).size > 1) found.push('offers look different');

  const rgba = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const light = ([r = 0, g = 0, b = 0]: number[]): number => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((c) =>
      c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  for (const node of shown) {
    const writes = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
    if (!writes && !(node instanceof HTMLInputElement && node.type === 'text')) continue;
    let ground: HTMLElement | null = node;
    while (ground && (rgba(getComputedStyle(ground).backgroundColor)[3] ?? 1) < 1) ground = ground.parentElement;
    const pairs = [getComputedStyle(node).color];
    if (node instanceof HTMLInputElement) pairs.push(getComputedStyle(node, '::placeholder').color);
    for (const color of pairs) {
      const [a, b] = [
        light(rgba(color)),
        light(rgba(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255,255,255)')),
      ];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < leastContrast) found.push(`${name(node)} has a contrast of ${contrast.toFixed(2)}`);
    }
  }
  // At the end of the card nothing lies behind the way out.
  box.scrollTop = box.scrollHeight;
  const last = parts[parts.length - 1];
  if (last && acts && last.getBoundingClientRect().bottom > acts.getBoundingClientRect().top + 1)
    found.push('the end is covered');
  if (!exit || !inside(exit)) found.push('the way out is not in sight at the end');
  box.scrollTop = 0;
  return found;
}

describe.skipIf(!executablePath)('the private cards in Chromium', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const bundle = await build({
      stdin: {
        contents: `export { mountCare } from './src/ui/care/card'; export { openQuestionnaire } from './src/ui/care/questionnaire';
          export { OFFERS, REPLIES } from './src/care/machine/replies'; export { SCRIPTS } from './src/care/script';
          export { default as talkCss } from './src/ui/talk/talk.css';`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'chayan',
      target: 'chrome91',
      loader: { '.css': 'text' },
    });
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage({ hasTouch: true });
    await page.setContent('<!doctype html><meta charset="utf-8"><body style="margin:0;background:#234">');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  });
  afterAll(async () => {
    await browser.close();
  });

  describe.each(SCREENS)('at %i x %i', (width, height) => {
    it.each(LANGUAGES)('are whole, readable and can be put away (%s)', async (language) => {
      await page.setViewportSize({ width, height });
      for (const scene of SCENES) {
        await page.evaluate(draw, [scene, language] as const);
        const shots = process.env['CARE_SHOTS'];
        if (shots) await page.screenshot({ path: `${shots}/${scene}-${language}-${width}.png` });
        expect(await page.evaluate(faults, [LEAST_CONTRAST, LEAST_TOUCH] as const), scene).toEqual([]);
      }
    });
  });

  it.each(LANGUAGES)('look the same after the talk page was opened (%s)', async (language) => {
    await page.setViewportSize({ width: 740, height: 360 });
    for (const scene of ['offer', 'sure'] as const) {
      await page.evaluate(draw, [scene, language] as const);
      const before = await page.evaluate(looks);
      expect(before.length).toBeGreaterThan(5);
      await page.evaluate(afterTheTalkPage);
      expect(await page.evaluate(looks), scene).toEqual(before);
      expect(await page.evaluate(faults, [LEAST_CONTRAST, LEAST_TOUCH] as const), scene).toEqual([]);
    }
  });

  it('keep the focus in sight: whatever Tab reaches is not behind the way out', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(draw, ['wish', 'en'] as const);
    const reached = new Set<string>();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const node = document.activeElement as HTMLElement;
        const acts = document.querySelector('.slqj-care-acts') as HTMLElement;
        const covered =
          !acts.contains(node) && node.getBoundingClientRect().bottom > acts.getBoundingClientRect().top + 1;
        return { what: node.className, covered };
      });
      expect(at.covered, at.what).toBe(false);
      reached.add(at.what);
    }
    expect([...reached].join()).toMatch(/slqj-contact-call.*slqj-write-box.*slqj-care-link.*slqj-care-close/);
  });
});
