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
    'cmon what makes u say that',
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

describe('asks on with more than a word', () => {
  it.each([
    '就因为这个？',
    '只凭这一刀？',
    '凭这一点就认定？',
    'just because of that?',
    "that's all u got?",
    'only over that one card?',
  ])('not enough: %s', (text) => {
    expect(asked(text)).toMatchObject({ act: 'ask_evidence', about: 3, role: 'fan', refersTo: 7 });
  });

  it.each(['就因为这个我才不打他', '就他一个人在打', 'because of that i lost my horse'])(
    'of something else: %s',
    (text) => {
      expect(asked(text)?.refersTo).toBeUndefined();
    },
  );

  it.each(['除了他你还防谁', '还有别人吗', '就他一个吗', '换一个', 'is he the only one', 'name another'])(
    'another: %s',
    (text) => {
      expect(asked(text)).toMatchObject({ act: 'ask_guess', refersTo: 7 });
      expect(asked(text)?.about).toBeUndefined();
    },
  );

  it.each(['为啥不是我', '怎么不怀疑我呢', '为什么怀疑3号不怀疑我', 'why not me', 'why dont u suspect me'])(
    'why not I: %s',
    (text) => {
      expect(asked(text)).toMatchObject({ act: 'ask_why', about: 1, refersTo: 7 });
    },
  );

  it.each([
    '别糊弄 到底谁',
    '别打哈哈了，直说',
    '少废话',
    '你还没回答我',
    'stop dodging, who is it',
    'be straight with me',
    '4号 给句准话',
  ])('presses: %s', (text) => {
    expect(asked(text)).toMatchObject({ act: 'ask_guess', about: 3, refersTo: 7 });
  });

  it.each(['别糊弄我，你就是反', '直说吧，2号是不是反', '到底谁杀了5号', 'just tell me who hit 3'])(
    'where something of its own is said, presses nothing: %s',
    (text) => {
      expect(heard(text, scene, { exchanges: [GUESSED] }).every(({ refersTo }) => refersTo === undefined)).toBe(true);
    },
  );

  it('presses nobody of whom nothing was asked', () => {
    expect(asked('别糊弄 到底谁', [])?.refersTo).toBeUndefined();
    expect(asked('别糊弄 到底谁', [{ ...GUESSED, turn: turn - 5 }])?.refersTo).toBeUndefined();
  });
});

describe('what was talked of with another', () => {
  const put = (text: string, overheard: Exchange) => heard(text, scene, { hearer: 2, overheard })[0];

  it('is put to whoever is called', () => {
    expect(put('2号你怎么看', GUESSED)).toMatchObject({ act: 'ask_guess', refersTo: 7 });
    expect(put('2号你也这么想？', GUESSED)).toMatchObject({ act: 'ask_guess', about: 3, role: 'fan', refersTo: 7 });
    const plan: Exchange = { ...GUESSED, asked: { act: 'ask_plan', span: [0, 4] } };
    expect(put('2号你呢', plan)).toMatchObject({ act: 'ask_plan', refersTo: 7 });
  });

  it('of a deed of its own is about whom the answer named', () => {
    const why: Exchange = { ...GUESSED, asked: { act: 'ask_why', about: 4, span: [0, 4] } };
    expect(put('2号你怎么看', why)).toMatchObject({ act: 'ask_guess', about: 3 });
    expect(put('2号你怎么看', { ...why, answered: null })?.about).toBeUndefined();
  });
});

describe('what the hearer makes of the speaker', () => {
  it.each([
    '4号你怎么看我',
    '你觉得我像啥',
    '我在你眼里是什么人',
    '4 whats ur read on me',
    'so what am i then',
    'what do u make of me',
  ])('%s', (text) => {
    expect(heard(text, scene).some(({ act, about }) => act === 'ask_guess' && about === 1)).toBe(true);
  });

  it.each(['你怎么看我的牌', 'what am i doing wrong', '怎么看我都不像会赢的'])('is not asked: %s', (text) => {
    expect(heard(text, scene).every(({ act, about }) => act !== 'ask_guess' || about !== 1)).toBe(true);
  });
});

describe('a word that is held against the hearer', () => {
  it.each([
    ['4号你不是说这轮不动2号吗', 2],
    ['你答应过不打我的', 1],
    ['说好不砍我的，你咋还砍', 1],
    ['didnt you say you wont hit me', 1],
  ] as const)('%s', (text, to) => {
    const [first] = heard(text, scene);
    expect(first).toMatchObject({ about: 4, word: { by: 4, to } });
  });

  it.each(['我这轮不动2号', '4号你这轮别动2号', '我说过不打你就不打你'])('is none: %s', (text) => {
    expect(heard(text, scene).every(({ word }) => word === undefined || word.by !== 4)).toBe(true);
  });
});

describe('whom a question is of', () => {
  const of = (text: string, hearer: number) => heard(text, scene, { hearer });
  it.each(['4号一出手就砍人，我感觉也反，你们呢', '我看4号跳反了，你们说是不是', '4号铁反，大家怎么看'])(
    'everybody is asked of whoever the line speaks of: %s',
    (text) => {
      expect(of(text, 3)).toContainEqual(expect.objectContaining({ act: 'ask_guess', about: 4 }));
    },
  );

  it.each(['why me and not 4', '凭啥打我不打4号', 'how come u hit me instead of 4'])(
    'whoever is held against the speaker has nothing to account for: %s',
    (text) => {
      const why = of(text, 3).find(({ act }) => act === 'ask_why');
      expect(why).toMatchObject({ about: 3 });
      expect((why?.facts ?? []).every(({ to }) => to === scene.human)).toBe(true);
    },
  );
  it('a third who did it has', () => {
    expect(of('why did 4 hit me', 3)[0]).toMatchObject({ about: 4 });
  });

  it('what a third is, is no question of one’s own role', () => {
    const moves = of('你看4号像哪边', 3);
    expect(moves).toContainEqual(expect.objectContaining({ act: 'ask_guess', about: 4 }));
    expect(of('你到底哪边的', 3)).toContainEqual(expect.objectContaining({ act: 'ask_role', about: 3 }));
  });

  it.each([
    ['4号追着5号砍，人就剩一血了，有仇?', 4],
    ['4号刚砍了5号两血，记恨他啥啊', 4],
  ])('why, of the one who did it: %s', (text, by) => {
    expect(of(text, 3)).toContainEqual(expect.objectContaining({ act: 'ask_why', about: by }));
  });
});
