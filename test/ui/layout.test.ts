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
