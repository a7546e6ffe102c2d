/** What the stylesheet must say for a layout that no test without a browser can measure. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('src/ui/panel.css', 'utf8');
/** All that is said of exactly this selector. */
const ruleOf = (selector: string): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors!.split(',').some((one) => one.trim() === selector))
    .map(([, , body]) => body)
    .join('');

it("the bars of the person's reading are as long in every row, whatever stands beside them", () => {
  const columns = /grid-template-columns:([^;]+);/.exec(ruleOf('.slqj-guess-round'))?.[1];
  expect(columns).toBeDefined();
  expect(columns).not.toMatch(/auto|content/);
});

it.each(['.slqj-layer .slqj-tabs', '.slqj-layer .slqj-chips'])('%s wraps: nothing lies beyond an edge', (selector) => {
  expect(ruleOf(selector)).toMatch(/flex-wrap: wrap/);
  expect(ruleOf(selector)).not.toMatch(/overflow-x/);
});

it("a seat's name and verdict, and one's own guess in its row, are told to the end", () => {
  expect(ruleOf('.slqj-row-place')).not.toMatch(/nowrap|ellipsis/);
  expect(ruleOf('.slqj-layer .slqj-detail-title')).not.toMatch(/nowrap|ellipsis/);
});
