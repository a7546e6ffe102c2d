import { describe, expect, it } from 'vitest';
import {
  BRANCHES,
  MOMENTS_TO_SPEAK,
  REPLIES,
  VOICE_NAMES,
  type Candidate,
  type Occasion,
} from '../../../src/chatter/vocabulary';
import { draw } from '../../../src/core/random';
import { candidatesFor } from '../../../src/chatter/voice/candidates';
import { choose, createSpoken } from '../../../src/chatter/voice/choose';
import { plainRequest, smallScene } from './support';

const OCCASIONS: readonly Occasion[] = [...REPLIES, ...BRANCHES, ...MOMENTS_TO_SPEAK];
const line = (id: string, text: string, fit?: number): Candidate & { fit?: number } => ({
  id,
  text,
  claims: [],
  occasion: 'ack',
  tone: null,
  from: 'voice',
  ...(fit === undefined ? {} : { fit }),
});
const LINES = [line('a', '甲', 0.9), line('b', '乙', 0.7), line('c', '丙', 0.5), line('d', '丁', 0.3)];

function shares(temperature: number): number[] {
  const counts = [0, 0, 0, 0];
  for (let n = 0; n < 4000; n++) {
    const chosen = choose(LINES, { temperature, seed: 1, purpose: [n], spoken: createSpoken() });
    counts[LINES.indexOf(chosen!)]! += 1 / 4000;
  }
  return counts;
}

describe('the draw', () => {
  it('takes the fittest nearly always when cold, and wanders when warm', () => {
    const [coldBest] = shares(0.1);
    const warm = shares(0.9);
    expect(coldBest).toBeGreaterThan(0.98);
    expect(warm[0]).toBeLessThan(0.6);
    expect(warm[3]).toBeGreaterThan(0.05);
    expect([...warm].sort((a, b) => b - a)).toEqual(warm);
  });

  it('is the same for the same purpose and differs among purposes', () => {
    const pick = (n: number) =>
      choose(LINES, { temperature: 0.9, seed: 3, purpose: ['x', n], spoken: createSpoken() })?.id;
    expect(pick(4)).toBe(pick(4));
    expect(new Set(Array.from({ length: 40 }, (_, n) => pick(n))).size).toBeGreaterThan(2);
  });

  it('answers null where nothing fresh is left', () => {
    const spoken = createSpoken();
    expect(choose([], { temperature: 0.5, seed: 1, purpose: [], spoken })).toBeNull();
    for (const one of LINES) spoken.note(one);
    expect(choose(LINES, { temperature: 0.5, seed: 1, purpose: [], spoken })).toBeNull();
  });
});

describe('what was spoken', () => {
  it('leaves a used template aside while others are left, then takes it with other words', () => {
    const spoken = createSpoken();
    spoken.note(line('a', '甲'));
    const again = [line('a', '甲二'), line('b', '乙')];
    expect(spoken.fresh(again).map(({ id }) => id)).toEqual(['b']);
    spoken.note(line('b', '乙'));
    expect(spoken.fresh(again).map(({ text }) => text)).toEqual(['甲二']);
  });

  it('hears through marks and spaces', () => {
    const spoken = createSpoken();
    spoken.note(line('a', '好，走！'));
    expect(spoken.saidText('好 走。')).toBe(true);
  });
});

it('two long games of eight speakers never repeat a line', () => {
  for (const game of [1, 2]) {
    const spoken = createSpoken();
    const said: string[] = [];
    let silent = 0;
    for (let n = 0; n < 250; n++) {
      const voice = VOICE_NAMES[Math.floor(draw(game, 'voice', n) * VOICE_NAMES.length)]!;
      const occasion = OCCASIONS[Math.floor(draw(game, 'occasion', n) * OCCASIONS.length)]!;
      const chosen = choose(
        candidatesFor(plainRequest({ occasion, voice, language: game === 1 ? 'zh' : 'en' }, smallScene())),
        { temperature: 0.6, seed: game, purpose: [n], spoken },
      );
      if (!chosen) {
        silent++;
        continue;
      }
      spoken.note(chosen);
      said.push(chosen.text);
    }
    expect(new Set(said).size).toBe(said.length);
    expect(silent).toBe(0);
  }
});

it('one voice can answer the same occasion a dozen times without a repeat', () => {
  for (const voice of VOICE_NAMES) {
    for (const occasion of ['hit_me', 'ack', 'small_talk', 'death_seen'] as const) {
      const spoken = createSpoken();
      for (let n = 0; n < 12; n++) {
        const chosen = choose(candidatesFor(plainRequest({ occasion, voice, language: 'zh' }, smallScene())), {
          temperature: 0.5,
          seed: 9,
          purpose: [n],
          spoken,
        });
        expect(chosen, `${voice} ${occasion} ${n}`).not.toBeNull();
        spoken.note(chosen!);
      }
    }
  }
});
