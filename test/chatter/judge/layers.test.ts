import { expect, test } from 'vitest';
import type { Beat, LogLine } from '../../../src/chatter/judge/beat';
import { judge } from '../../../src/chatter/judge/judge';
import { chooseBy, composeLayers, promptOf } from '../../../src/chatter/judge/layers';

const BEATS: readonly Beat[] = [
  { beat_id: 'a', type: 'Action', physical_event: '入席', required: [['入席']], minNpcChars: 2 },
  {
    beat_id: 'b',
    type: 'Dialogue_Scene',
    physical_event: '恳求收留',
    exit_condition: '对方点头',
    state_change: '由疏到亲',
    required: [['收留']],
    npcTone: 'vulnerable',
    playerExpect: 'accept',
    minNpcChars: 4,
  },
  { beat_id: 'c', type: 'Action', physical_event: '图穷匕见', required: [['匕首']] },
];
const DIALOGUE: readonly LogLine[] = [
  { who: 'npc', text: '众人入席。' },
  { who: 'npc', text: '求您收留我吧。' },
  { who: 'player', text: '不需要。' },
];

const layers = (dialogue = DIALOGUE, shut = false) =>
  composeLayers({
    verdict: judge({ beats: BEATS, dialogue, stored_beat_idx: 0 }),
    beats: BEATS,
    language: 'zh',
    shut,
    rules: ['不替玩家说话'],
    recalled: ['二号救过主公'],
    relationship: '初识',
  });

test('the order of §V4, future masked, past reduced, current whole', () => {
  const prompt = promptOf(layers(), 'zh');
  expect(prompt.split('\n---\n').map((part) => part.slice(0, 3))).toEqual(['[0]', '[1]', '[2]', '[3]', '[4]']);
  expect(prompt).toMatch(
    /节拍 0: 已完成\n节拍 1: 恳求收留; 结束条件: 对方点头; 情绪走向: 由疏到亲\n节拍 2: 内容已屏蔽\n不替玩家说话/,
  );
  expect(prompt).not.toMatch(/入席|匕/);
});

test('a beat behind a shut gate is masked too, and asks for no tone', () => {
  const { rules } = layers(DIALOGUE.slice(0, 1), true);
  expect(rules.rungs.map(({ text }) => text)).toEqual(['已完成', '内容已屏蔽', '内容已屏蔽']);
  expect(rules.tone).toBe(null);
});

test('nothing due: no layer 0; last beat: no layer 1', () => {
  expect(promptOf(layers(DIALOGUE.slice(0, 2)), 'zh')).toMatch(/^\[1\]/);
  expect(
    composeLayers({
      verdict: judge({ beats: BEATS.slice(0, 1), dialogue: [], stored_beat_idx: 0 }),
      beats: BEATS.slice(0, 1),
      language: 'en',
    }).hold,
  ).toBe(null);
});

test('template choice follows layer 0, then plan A, then the hold', () => {
  const lines = [
    { tone: 'vulnerable', again: false, n: 1 },
    { tone: 'forceful', again: false, n: 2 },
    { tone: 'vulnerable', again: true, n: 3 },
  ] as const;
  const corrected = layers();
  expect(chooseBy(corrected, lines, () => true).map(({ n }) => n)).toEqual([1]);
  expect(
    chooseBy({ ...corrected, rules: { ...corrected.rules, again: true } }, lines, () => true).map(({ n }) => n),
  ).toEqual([3]);
  expect(chooseBy(layers(DIALOGUE.slice(0, 2)), lines, ({ n }) => n !== 1).map(({ n }) => n)).toEqual([2]);
});
