/** Whoever shields itself is not said to shield somebody: "第1轮用无懈保护自己". */
import { expect, it } from 'vitest';
import { createWords, type Setting } from '../../src/ui/describe';
import { deedOf } from '../../src/ui/reasons';
import type { PublicEvent } from '../../src/core/event';

const shield = (by: number, to: number): PublicEvent => ({
  type: 'wuxie',
  by,
  about: { by: 4, to, card: 'guohe', tv: -1 },
  depth: 1,
});
const watched = (me: number): Setting => ({ game: () => null, me: () => me, term: () => null });

it.each([
  ['zh-CN', 2, 2, 1, '用无懈保护自己'],
  ['en', 2, 2, 1, 'shielded itself with a counter'],
  ['en', 2, 2, 2, 'shielded yourself with a counter'],
  ['zh-CN', 2, 3, 1, '用无懈保护3号位'],
] as const)('%s: %i shields %i, watched by %i', (language, by, to, me, told) => {
  const deed = deedOf({ event: shield(by, to) }, by);
  if (!deed) throw new Error('no deed');
  const words = createWords(watched(me), language);
  expect(words.reason({ ...deed, seen: null, round: 1, count: 1, weight: 1 })).toBe(told);
});

it('tells the event so as well', () => {
  expect(createWords(watched(1), 'zh-CN').event(shield(6, 6))).toMatch(/^6号位用【无懈可击】抵消自己将受的/);
});
