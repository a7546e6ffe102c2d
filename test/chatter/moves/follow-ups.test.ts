/** Short lines that ask on after what was said before (§Q2). */
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../src/chatter/moves/types';
import { heard, recorded } from './tables';

const scene = recorded('8p-1', 6);
const turn = scene.turn;
/** Seat 4 has just said that 3 is a rebel. */
const GUESSED: Exchange = {
  id: 7,
  from: 1,
  to: 4,
  turn,
  asked: { act: 'ask_guess', span: [0, 4] },
  answered: { move: 'guess', about: 3, role: 'fan', facts: [] },
  awaits: null,
};
const asked = (text: string, exchanges: readonly Exchange[] = [GUESSED]) => heard(text, scene, { exchanges })[0];

describe('asks on about the guess', () => {
  it.each([
    '从哪看出来的',
    '啥时候看出来的',
    '这么想多久了',
    '你一直这么想的还是刚才才觉得',
    '早就怀疑了？',
    '嗯?再说细点',
    '具体说说',
    '展开讲讲',
    '比如呢',
    'based on what lol',
    'why tho',
    'since when',
    'what makes u say that',
    'how do u know',
    'got any proof',
    'elaborate pls',
  ])('why: %s', (text) => {
    expect(asked(text)).toMatchObject({ about: 3, refersTo: 7 });
    expect(['ask_why', 'ask_evidence']).toContain(asked(text)?.act);
  });

  it.each(['u sure', 'r u sure about that', 'how sure r u', '有那么肯定吗', '有多大把握啊'])('how sure: %s', (text) => {
    expect(asked(text)).toMatchObject({ act: 'ask_sure', about: 3, refersTo: 7 });
  });

  it.each(['除了他还有谁可疑不', '除了3号还有谁', '还有别的怀疑对象没', 'anyone besides him', 'who else'])(
    'who else: %s',
    (text) => {
      expect(asked(text)).toMatchObject({ act: 'ask_guess', refersTo: 7 });
      expect(asked(text)?.about).toBeUndefined();
    },
  );
});

describe('asks on about nothing', () => {
  it.each(['细说', 'since when', '你一直这么想的还是刚才才觉得'])('where nothing was told: %s', (text) => {
    expect(asked(text, [])?.refersTo).toBeUndefined();
    expect(asked(text, [{ ...GUESSED, answered: null }])?.refersTo).toBeUndefined();
    expect(asked(text, [{ ...GUESSED, turn: turn - 5 }])?.refersTo).toBeUndefined();
  });

  it.each(['小心点', '早就没牌了', '刚才谁看见了', 'since when did 3 have a horse', 'who else has a peach'])(
    'where the line is of something: %s',
    (text) => {
      expect(asked(text)?.refersTo).toBeUndefined();
    },
  );
});

describe('put to another', () => {
  const overheard: Exchange = { ...GUESSED, asked: { act: 'ask_guess', about: 3, role: 'fan', span: [0, 4] } };
  const put = (text: string, exchanges: readonly Exchange[] = []) =>
    heard(text, scene, { exchanges, overheard, hearer: 5 })[0];
  it.each(['5号你呢', '5号你怎么看', '5号，你说呢', 'and you 5'])('%s: of whom it was talked', (text) => {
    expect(put(text)).toMatchObject({ act: 'ask_guess', about: 3, refersTo: 7 });
  });
  it('not where the two have talked since, nor of what is no judgement', () => {
    expect(put('5号你呢', [{ ...GUESSED, id: 9, to: 5 }])?.refersTo).not.toBe(7);
    const count: Exchange = { ...overheard, asked: { act: 'ask_count', span: [0, 4] } };
    expect(heard('5号你呢', scene, { overheard: count, hearer: 5 })[0]?.refersTo).toBeUndefined();
  });
  it('of the hearer itself the rebel is asked for', () => {
    const ofIt: Exchange = { ...overheard, asked: { act: 'ask_guess', about: 5, span: [0, 4] } };
    expect(heard('5号你呢', scene, { overheard: ofIt, hearer: 5 })[0]?.about).toBeUndefined();
  });
});
