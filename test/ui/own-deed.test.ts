/** Whoever shields itself is not said to shield somebody: "第1轮用无懈保护自己". */
import { expect, it } from 'vitest';
import type { ToldAct } from '../../src/ui/belief/opinions';
import { begun, createWords, type Setting } from '../../src/ui/describe';
import { verdictOn } from '../../src/ui/gaze';
import { deedOf, reasonsTold } from '../../src/ui/reasons';
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
  const seen = verdictOn({ eyes: 'all', aloud: false, table: new Map() }, to);
  expect(words.reason({ ...deed, seen, round: 1, count: 1, weight: 1 })).toBe(told);
});

it('tells the event so as well', () => {
  expect(createWords(watched(1), 'zh-CN').event(shield(6, 6))).toMatch(/^6号位用【无懈可击】抵消自己将受的/);
});

it('tells in English from whom what was taken, and a role with its article', () => {
  const words = createWords(watched(1), 'en');
  const zone = (kind: 'gain' | 'discard', pos: 'h' | 'e' | 'j', card: string | null): string =>
    words.event({ type: 'zone', by: 2, to: 3, kind, pos, card, tv: -1 } as unknown as PublicEvent);
  expect(zone('gain', 'e', 'baiyin')).toBe('no. 2 took Silver Lion from no. 3');
  expect(zone('gain', 'h', null)).toBe('no. 2 took a hand card from no. 3');
  expect(words.event({ type: 'die', seat: 3, by: 2, role: 'fan' })).toBe('no. 2 killed no. 3, a rebel');
  expect((['zhu', 'nei', 'unknown'] as const).map(words.oneOf)).toEqual(['the lord', 'a traitor', 'unknown']);
  expect(createWords(watched(1), 'zh-CN').oneOf('nei')).toBe('内奸');
  expect(begun(words.winner('fan'))).toBe('The rebels');
  const won = { winner: 'The rebels', rounds: 1, turns: 4 };
  expect(words.t('reviewWinner', won)).toBe('The rebels won · 1 round, 4 turns');
});

it('gives a reason once that it tells without the name of its card', () => {
  const turn = { round: 1, turn: 1 } as unknown as ToldAct['turn'];
  const broke = (card: string): ToldAct => ({
    event: { type: 'zone', by: 2, to: 3, kind: 'discard', pos: 'e', card, tv: -1 } as unknown as PublicEvent,
    turn,
    weight: 1,
  });
  const used = (card: string): ToldAct => ({
    event: { type: 'card', by: 2, to: [3], card, tv: { 3: -1 } } as unknown as PublicEvent,
    turn,
    weight: 1,
  });
  const told = reasonsTold(2, [broke('baiyin'), broke('qinglong'), used('juedou'), used('huogong')], 9);
  expect(told.map(({ deed, term, count }) => [deed, deed === 'break' ? '' : term, count])).toEqual([
    ['break', '', 2],
    ['card', 'juedou', 1],
    ['card', 'huogong', 1],
  ]);
});
