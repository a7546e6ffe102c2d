/** What a finished game is remembered by. */
import { describe, expect, it } from 'vitest';
import { createWords } from '../../src/ui/describe';
import { biggestLie, headlines } from '../../src/ui/headline';
import { readReview } from '../../src/ui/kept-review';
import { reviewOf } from '../../src/ui/retrospect';
import { LANGUAGES } from '../../src/language/languages';
import { PLOT, sourceOf } from './tools';

const truth = { 1: 'zhu', 2: 'fan', 3: 'zhong', 4: 'nei' } as const;
const chat = (seat: number, text: string, claim: object): string =>
  JSON.stringify({ type: 'chat', seat, text, claims: [{ speaker: seat, about: seat, denied: false, ...claim }] });

describe('the biggest lie', () => {
  const lines = [
    chat(3, '我是忠臣', { role: 'zhong' }),
    chat(2, '我可不是反贼', { role: 'fan', denied: true }),
    JSON.stringify({ type: 'round', n: 2 }),
    chat(4, '我就是忠臣', { role: 'zhong' }),
    chat(4, '三号是反', { about: 3, role: 'fan' }),
    '{"type":"chat" broken',
    JSON.stringify({ type: 'chat', seat: 2, text: 'x', claims: [null, 7, { about: 2, role: 'king' }] }),
  ];
  const fooled = [{ seat: 4, truth: 'nei' as const, as: 'zhong' as const, whom: [1, 2, 3] }];

  it('is told of oneself, against the truth, by whom most were fooled', () => {
    expect(biggestLie(lines, truth, fooled)).toEqual({
      seat: 4,
      truth: 'nei',
      said: 'zhong',
      round: 2,
      fooled: 3,
      words: '我就是忠臣',
    });
    expect(biggestLie(lines, truth, [])).toMatchObject({ seat: 2, said: 'fan', round: 1 });
  });

  it('is none where everybody told the truth, or nobody spoke', () => {
    expect(biggestLie(lines.slice(0, 1), truth, fooled)).toBeNull();
    expect(biggestLie([], truth, fooled)).toBeNull();
  });
});

it('heads the review in every language, in words without numbers in percent', () => {
  const roles = ['zhu', 'fan', 'fan', 'nei', 'zhong'] as const;
  const source = sourceOf({ events: PLOT, roles, finished: true });
  const lie = { seat: 3, truth: 'fan', said: 'zhong', round: 1, fooled: 3, words: '我是忠臣' } as const;
  const review = { ...reviewOf(source)!, lie };
  for (const language of LANGUAGES) {
    const told = headlines(review, createWords(source, language));
    expect(told.length).toBeGreaterThan(2);
    expect(told.join()).not.toMatch(/[{}%]|undefined/);
  }
  const [fooled, tipped, lied] = headlines(review, createWords(source, 'zh-CN'));
  expect(fooled).toMatch(/^3号（反贼）瞒过了\d个人：都当他是忠臣$/);
  expect(tipped).toMatch(/^转折在第1轮：.*大家这才看清\d号位是/);
  expect(lied).toBe('最大的谎：3号说「我是忠臣」，其实是反贼');
  expect(readReview(JSON.parse(JSON.stringify(review)))).toEqual(review);
});
