import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hear as hearLine } from '../../src/care/machine/hear';
import { readLine } from '../../src/chatter/line/line';
import type { Stance } from '../../src/care/machine/types';
import { labelOf, readLines, right } from './sets';

const share = (name: string): number => {
  const set = readLines(name);
  return set.filter(right).length / set.length;
};

const hear = (text: string) => hearLine(readLine(text));

describe('labelled lines', () => {
  it('hears the held-out lines, which nothing was fitted on', () => {
    expect(share('held-out.tsv')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    'dev-set.tsv',
    'fresh-1.tsv',
    'fresh-2.tsv',
    'fresh-3.tsv',
    'fresh-4.tsv',
    'fresh-5.tsv',
    'exam-1.tsv',
    'exam-2.tsv',
    'exam-3.tsv',
    'exam-4.tsv',
    'exam-5.tsv',
    'exam-6.tsv',
    'exam-7.tsv',
  ])('hears %s', (name) => {
    expect(share(name)).toBeGreaterThanOrEqual(0.94);
  });

  it('hears most of the oddly worded ones, and takes distress for no answer', () => {
    expect(share('extra.tsv')).toBeGreaterThanOrEqual(0.88);
    expect(share('exam-extra.tsv')).toBeGreaterThanOrEqual(0.92);
    expect(share('none-extra.tsv')).toBeGreaterThanOrEqual(0.92);
  });

  it('takes table talk for no answer', () => {
    expect(share('table-none.tsv')).toBeGreaterThanOrEqual(0.97);
  });

  it('has both languages and every label', () => {
    const all = ['held-out.tsv', 'dev-set.tsv'].flatMap(readLines);
    expect(all.length).toBeGreaterThan(550);
    expect(new Set(all.map(({ label }) => label))).toEqual(
      new Set(['privacy', 'time', 'stigma', 'doubt', 'yes', 'no', 'none']),
    );
  });
});

describe('where plain key words go wrong (§T1)', () => {
  it.each([
    ["I'm not sure", 'doubt'],
    ['I want to join', 'yes'],
    ['I’d like to join', 'yes'],
    ['I want to die', 'none'],
    ['sometimes I cry', 'none'],
    ['personally I am lost', 'none'],
    ['it was a joke', 'none'],
    ['my eyes are broken', 'none'],
    ['yesterday I looked at a token', 'none'],
    ['too much pressure', 'none'],
    ['不好', 'no'],
    ['不可以', 'no'],
    ['不行', 'no'],
    ['没时间', 'time'],
    ['I don’t want to share my personal information', 'privacy'],
    ["I'm still not sure. What if people judge me?", 'stigma'],
    ['Yes, but what about privacy?', 'privacy'],
    ["I'm too busy, I don't have time", 'time'],
    ["I'm feeling better today", 'none'],
    ['Maybe later', 'none'],
    ['Sure, sounds good', 'yes'],
    ['好吧，我想试试', 'yes'],
    ['我还是不确定', 'doubt'],
    ['我没那么忙，可以试试', 'yes'],
    ['不怕丢脸了，我去', 'yes'],
    ['好累', 'none'],
    ['银行', 'none'],
    ['我想试试死是什么感觉', 'none'],
  ])('%s is %s', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });
});

it('answers any string at all, and never hears both a worry and an assent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({
          unit: fc.constantFrom(
            '不',
            '好',
            '我',
            '那',
            '没',
            '时间',
            'yes ',
            'no ',
            'not ',
            ',',
            '?',
            "don't ",
            '试试',
          ),
        }),
      ),
      (text) => {
        const heard: Stance = hear(text);
        expect([heard.resistance !== null, heard.acceptance, heard.plainNo].filter(Boolean).length).toBeLessThanOrEqual(
          1,
        );
        expect(hear(text)).toEqual(heard);
      },
    ),
  );
  expect(hear('好'.repeat(100_000))).toBeDefined();
  expect(hear('我那就'.repeat(1000)).resistance).toBeNull();
  expect(hear('well so '.repeat(1000)).resistance).toBeNull();
  // Overlapping words in a row once took exponential time.
  expect(hear('别人会不会'.repeat(1000))).toBeDefined();
});

describe('where lists and model meet', () => {
  it.each([
    ['两个担心在两句里，按文件的次序', '我怕丢脸，也怕隐私泄露', 'privacy'],
    ['one clause with words of two kinds: what is meant', '会不会被别人当疯子看', 'stigma'],
    ['a question about the offer', '小组里都是什么样的人', 'none'],
    ['a game wish', '我想试试新武将', 'none'],
    ["a dismissal of one's own doubt", '算了 那我试试吧', 'yes'],
    ['a dismissal', '算了，不试了', 'no'],
    ['clauses parted by a space', '好吧 挤点时间去', 'yes'],
    ['help, not business', '帮不上忙的', 'doubt'],
    ['unspecific worry (§P7.2.1 turn 3)', '我还是有点担心', 'none'],
    ['a listed key word against the leaning', "I don't think so", 'doubt'],
    ['assent taken back', '好的，但我没时间', 'time'],
  ])('%s', (_, text, label) => {
    expect(labelOf(text)).toBe(label);
  });

  it('hears no assent and no worry in a wish for death', () => {
    for (const text of [
      '我想死',
      '我愿意去死',
      '好想从楼上跳下去，可以吗',
      'ok I want to die',
      "I'd like to disappear",
      'sure, kill me',
    ])
      expect(hear(text).acceptance).toBe(false);
  });
});
