/** What detection says in its own words is said to the player in the player's. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../src/chatter/detection/detect';
import type { ChatLine } from '../../../src/chatter/detection/types';
import { createBriefWords } from '../../../src/ui/talk/brief-words';

const LINES = readFileSync('test/chatter/dev-set.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ChatLine);

describe('brief words', () => {
  it('know every sentence that detection makes of the development set', () => {
    const { knows } = createBriefWords('en');
    const foreign = new Set<string>();
    for (const line of LINES) {
      const {
        crisis,
        detection_brief: { gist, subtext, unknowns },
      } = detect(line);
      if (crisis.score >= 0.7) continue; // the panel never sees such a line
      for (const sentence of [gist, subtext, ...unknowns.map(({ item }) => item)])
        if (sentence !== '' && !knows(sentence)) foreign.add(sentence);
    }
    expect(LINES.length).toBeGreaterThan(200);
    expect([...foreign]).toEqual([]);
  });

  it('speak to the player, in the language of the panel', () => {
    expect(createBriefWords('zh-CN').gist('判断身份：三号是反')).toBe('你在判断某人的身份：三号是反');
    expect(createBriefWords('zh-CN').gist('问3号：谁是反贼')).toBe('你在问：谁是反贼');
    expect(createBriefWords('zh-TW').subtext('试探身份、逼表态')).toBe('試探身份、逼表態');
    const english = createBriefWords('en');
    expect(english.unknown('「他」指的是谁')).toBe('who "他" is');
    expect(english.task('弄清「他」指的是谁')).toBe('find out what you mean');
  });

  it('leave what they do not know as it is', () => {
    const { gist, task, unknown } = createBriefWords('en');
    expect(gist('a sentence of another detector')).toBe('a sentence of another detector');
    expect(task('<b>some plan</b>')).toBe('<b>some plan</b>');
    expect(unknown('{what}')).toBe('{what}');
  });
});
