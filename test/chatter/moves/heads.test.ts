/** Who lives and who has died is asked in many words (§Q3). */
import { expect, it } from 'vitest';
import { headsAsked } from '../../../src/chatter/moves/asked/heads';

it.each([
  ['还有谁活着', 'living'],
  ['场上还剩哪几个', 'living'],
  ["who's still in the game besides me", 'living'],
  ['who is left', 'living'],
  ['现在死人了没', 'dead'],
  ['有人死了吗', 'dead'],
  ['都死了谁', 'dead'],
  ['has anyone died yet', 'dead'],
  ['anybody dead yet', 'dead'],
  ['内奸还活着没', 'role'],
  ['是不是还有三个反活着', 'role'],
  ['反贼死光了没', 'role'],
  ['还有反贼吗', 'role'],
  ['is the spy still alive', 'role'],
  ['any rebels left', 'role'],
])('%s: %s', (text, heads) => {
  expect(headsAsked(text, true)).toBe(heads);
});

it.each([
  '谁打的我',
  '3号是反贼吗',
  '有没有人跟我打6号',
  '你死了吗',
  '谁想死',
  'who left the game',
  'is he a rebel',
  'any rebel would say that',
])('%s: nothing of the kind', (text) => {
  expect(headsAsked(text, true)).toBeNull();
});

it.each(['死人了', '内奸死了', '有人死了'])('%s: told, and not asked', (text) => {
  expect(headsAsked(text, false)).toBeNull();
});
