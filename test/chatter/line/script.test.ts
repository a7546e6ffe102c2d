/** 繁體 for those who read it: one table, made from OpenCC, and held against OpenCC over all that the AIs say. */
import { describe, expect, it } from 'vitest';
import { inTraditional } from '../../../src/chatter/line/script';
import { spokenRuns, toTaiwan } from '../../../dev/generate/script';

describe('traditional characters', () => {
  it.each([
    ['发动技能，头发都白了', '發動技能，頭髮都白了'],
    ['皇后以后再说', '皇后以後再說'],
    ['心里有数，相隔千里', '心裡有數，相隔千里'],
    ['干掉他，干杯，若干', '幹掉他，乾杯，若干'],
    ['给个面子，吃面条', '給個面子，吃麵條'],
    ['只有一只', '只有一隻'],
    ['看着办', '看著辦'],
    ['郁闷的荀彧', '鬱悶的荀彧'],
    ['于吉和钟会', '于吉和鍾會'],
    ['Nothing of this, 3号!', 'Nothing of this, 3號!'],
  ])('%s → %s', (text, written) => {
    expect(inTraditional(text)).toBe(written);
  });

  it('writes all that the AIs say as OpenCC does', () => {
    const runs = spokenRuns();
    expect(runs.length).toBeGreaterThan(1000);
    expect(runs.filter((run) => inTraditional(run) !== toTaiwan(run))).toEqual([]);
  });
});
