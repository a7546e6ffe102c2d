// @vitest-environment jsdom
/** The picture of a review: every sentence whole in every language, and nobody called 我 in it. */
import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../src/language/languages';
import { createWords } from '../../src/ui/describe';
import { reviewPng } from '../../src/ui/export';
import { reviewOf } from '../../src/ui/retrospect';
import { PLOT, sourceOf } from './tools';

/** About what the fonts take: a Han character is as wide as it is high. */
const widthOf = (text: string, points: number): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[ -~]/.test(sign) ? 0.52 : 1) * points, 0);

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(LANGUAGES)('%s: nothing is cut, and nobody is 我 or me', async (language) => {
  const drawn: string[] = [];
  const pen = {
    font: '',
    scale: () => undefined,
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: widthOf(text, Number.parseInt(pen.font, 10)) }),
    fillText: (text: string) => void drawn.push(text),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(new Blob(['png']));
  });
  const source = sourceOf({ events: PLOT, finished: true });
  const review = reviewOf(source);
  const { game, term } = source;
  await reviewPng(review!, createWords({ game, term, me: () => null }, language));
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter((text) => text.endsWith('…'))).toEqual([]);
  expect(drawn.filter((text) => /^我|^me\b| me /.test(text))).toEqual([]);
});
