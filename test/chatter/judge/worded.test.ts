/** The judge on wording that nobody listed: dialogues of two authors who had seen neither lists nor fit, and what the models are asked. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/chatter/judge/judge';
import { harshness, replyOf } from '../../../src/chatter/judge/worded';
import { stanceBy } from '../../../src/chatter/judge/stance';
import { readLine } from '../../../src/chatter/line/line';
import type { JudgeInput, Verdict } from '../../../src/chatter/judge/beat';

type Expected = Pick<Verdict, 'status' | 'current_beat_idx' | 'tone_correction_type'>;

const FRESH = readFileSync('test/chatter/judge/fresh.jsonl', 'utf8')
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => JSON.parse(row) as JudgeInput & { id: string; expect: Expected });

const isRight = ({ expect: wanted, ...input }: (typeof FRESH)[number]): boolean => {
  const { status, current_beat_idx, tone_correction_type } = judge(input);
  return (
    status === wanted.status &&
    tone_correction_type === wanted.tone_correction_type &&
    (current_beat_idx === wanted.current_beat_idx || status === 'TRIGGER')
  );
};

describe('dialogues of unseen wording (docs/judge.md)', () => {
  // A little under what was reached; lists of words alone had 72 of them right, 10 refusals and 6 broken tones.
  it.each([
    ['all', 93, 120, () => true],
    ['nothing to correct', 46, 54, (kind: string | null) => kind === null],
    ['refusals', 18, 30, (kind: string | null) => kind === 'player_resistance'],
    ['broken tones', 16, 24, (kind: string | null) => kind === 'npc_tone'],
    ['jumps', 11, 12, (kind: string | null) => kind === 'plot_jump'],
  ] as const)('%s: at least %i of %i are right', (_, least, all, of) => {
    const those = FRESH.filter((one) => of(one.expect.tone_correction_type));
    expect(those.length).toBe(all);
    expect(those.filter(isRight).length).toBeGreaterThanOrEqual(least);
  });
});

describe('a side taken by wording', () => {
  const by = (accept: number, refuse: number, answer: number) => ({ accept, refuse, answer, dodge: 0 });

  it('is the likeliest where an answer is due, and only a clear no where none is', () => {
    expect(stanceBy('neither', by(0.2, 0.5, 0.3), true)).toBe('resist');
    expect(stanceBy('neither', by(0.2, 0.5, 0.3), false)).toBe('neither');
    expect(stanceBy('neither', by(0.1, 0.85, 0.05), false)).toBe('resist');
    expect(stanceBy('neither', by(0.5, 0.2, 0.3), true)).toBe('accept');
    expect(stanceBy('neither', by(0.2, 0.2, 0.6), true)).toBe('neither');
    expect(stanceBy('neither', by(0.4, 0.1, 0.5), true)).toBe('accept');
    expect(stanceBy('neither', by(0.4, 0.1, 0.5), false)).toBe('neither');
  });

  it('never stands against a list', () => {
    expect(stanceBy('accept', by(0, 1, 0), true)).toBe('accept');
    expect(stanceBy('resist', by(1, 0, 0), true)).toBe('resist');
  });
});

describe('wording alone', () => {
  const reply = (text: string, request = '') => replyOf(readLine(text).folded, readLine(request).folded, 'neither');

  it('is told in chances that add up', () => {
    for (const text of ['', '嗯', '算我一个，走起', 'dream on', '🙂'.repeat(300)])
      expect(Object.values(reply(text)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
  });

  it('knows a yes and a no in words that no list has', () => {
    expect(reply('行吧，看在老交情的份上就这一回').accept).toBeGreaterThan(0.7);
    expect(reply('你另请高明吧，这趟浑水我不蹚').refuse).toBeGreaterThan(0.7);
  });

  it('is weighed with what it answers', () => {
    const told = (request: string) => reply('三号打的', request).answer;
    expect(told('谁打了你？')).toBeGreaterThan(told('你信我一回，好不好？') + 0.2);
  });

  it('knows who is pressed', () => {
    const of = (text: string) => harshness(readLine(text).folded);
    expect(of('今儿不把桃交出来，你往后别想在这桌上坐安稳')).toBeGreaterThan(0.9);
    expect(of('那一刀是我对不住你，你肯不肯再信我一回')).toBeLessThan(0.3);
    expect(of('反贼那几个砍得真狠，我给你挡着，你快喝口酒')).toBeLessThan(0.5);
  });
});
