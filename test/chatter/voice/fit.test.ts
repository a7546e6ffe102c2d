import { expect, it } from 'vitest';
import { candidatesFor } from '../../../src/chatter/voice/candidates';
import type { VoiceRequest, VoiceStyle } from '../../../src/chatter/voice/request';
import { lengthOf } from '../../../src/chatter/voice/words';
import { plainRequest, smallScene } from './support';

const style = (over: Partial<VoiceStyle>): VoiceStyle => ({
  verbal_length: 0.5,
  wit_and_humor: 0.3,
  tone_temperature: 0.5,
  emotional_display: 0.3,
  social_distance: 0.5,
  ...over,
});
const best = (over: Partial<VoiceRequest>): ReturnType<typeof candidatesFor> =>
  candidatesFor({ ...plainRequest({ occasion: 'hit_me', voice: 'biting', language: 'zh' }, smallScene()), ...over })
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 5);
const meanLength = (found: readonly { text: string }[]) =>
  found.reduce((sum, { text }) => sum + lengthOf(text, 'zh'), 0) / found.length;

it('a talkative style prefers longer lines', () => {
  expect(meanLength(best({ style: style({ verbal_length: 1 }) }))).toBeGreaterThan(
    meanLength(best({ style: style({ verbal_length: 0 }) })) + 2,
  );
});

it('the fittest line for a plain speaker names the moment and carries no ornament', () => {
  const [first] = best({});
  expect(first?.id.startsWith('biting/')).toBe(true);
  expect(first?.text).toContain('孙权');
});

it('wit makes room for leads and tails', () => {
  const ornate = (wit_and_humor: number) =>
    Math.max(
      ...candidatesFor({
        ...plainRequest({ occasion: 'hit_me', voice: 'biting', language: 'zh' }, smallScene()),
        style: style({ wit_and_humor }),
      })
        .filter(({ id }) => id.startsWith('shared/'))
        .map(({ fit }) => fit),
    );
  expect(ornate(1)).toBeGreaterThan(ornate(0) + 0.1);
});

it('a tone leaves lines of another tone out', () => {
  const request = plainRequest({ occasion: 'sorrow', voice: 'fiery', language: 'zh' }, smallScene());
  expect(candidatesFor({ ...request, tone: 'forceful' }).some(({ tone }) => tone === 'gentle')).toBe(false);
  expect(candidatesFor({ ...request, tone: 'gentle' }).some(({ tone }) => tone === 'gentle')).toBe(true);
});
