/** What a line supposes, and of whom (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { supposedIn } from '../../../src/chatter/moves/asked/supposed';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Exchange } from '../../../src/chatter/moves/types';
import { HUMAN, sceneOf } from '../flow/support';

const supposed = (text: string): ReturnType<typeof supposedIn> => supposedIn(readLine(text).verbatim);

describe('what is supposed', () => {
  it.each([
    ['万一掏出个桃呢', { of: 'card', card: 'tao' }],
    ['那要是他有闪怎么办', { of: 'card', card: 'shan' }],
    ['and what if shes holding a peach', { of: 'card', card: 'tao' }],
    ['what if he dodges it', { of: 'card', card: 'shan' }],
    ['and if hes holding nothing?', { of: 'lacked' }],
    ['万一他判过乐呢', { of: 'judged' }],
    ['what if he flips a heart', { of: 'judged' }],
    ['那要是他是忠呢', { of: 'role', role: 'zhong' }],
    ['and if he turns out not to be a rebel?', { of: 'role', role: 'fan', denied: true }],
    ['要是你看走眼了呢', { of: 'role', denied: true }],
    ['what if youre wrong', { of: 'role', denied: true }],
    ['万一主公捞他呢', { of: 'saved' }],
    ['what if somebody saves him', { of: 'saved' }],
    ['假如没打死呢', { of: 'failed' }],
    ['what if i miss', { of: 'failed' }],
    ['他要是反手砍我咋办', { of: 'turned' }],
    ['what if he comes after me', { of: 'turned' }],
    ['万一主公倒了呢', { of: 'fallen' }],
  ])('%s', (text, what) => {
    expect(supposed(text)).toMatchObject(what);
  });

  it.each([
    '太后被乐了，万一判过了你出手打谁',
    '要是我给你一张牌你打谁',
    '4号要是忠我把鞋吃了',
    '7号要是再挨就给我吱声 我有桃',
    'if 3 is a rebel, 5 is one too',
    'so if hes your loyalist you just shot your own guy??',
    'what makes u say 4 is a rebel',
    'if i go down bury me with the wooden ox',
    'what if he holds it against me',
    '要是陆抗多活十年 吴国能撑住不',
  ])('nothing is, or more is asked: %s', (text) => {
    expect(supposed(text)).toBeNull();
  });
});

describe('of whom it is supposed', () => {
  const scene = sceneOf();
  const advised: Exchange = {
    id: 7,
    from: HUMAN,
    to: 3,
    turn: scene.turn,
    asked: { act: 'ask_plan', span: [0, 1] },
    answered: { move: 'explain', about: 6, facts: [] },
    awaits: null,
  };
  const moves = (text: string, exchanges: readonly Exchange[] = [advised]): ReturnType<typeof movesIn> =>
    movesIn(readLine(text), { scene, from: HUMAN, hearer: 3, exchanges, overheard: exchanges[0] ?? null });

  it.each(['万一掏出个桃呢', '他要是有桃呢', 'and what if hes holding a peach'])(
    'whoever was just spoken of: %s',
    (text) => {
      expect(moves(text)).toMatchObject([{ act: 'ask_sure', about: 6, refersTo: 7 }]);
    },
  );

  it('whoever is named, also where nothing was said before', () => {
    expect(moves('那万一5号有无懈呢')).toMatchObject([{ about: 5, refersTo: 7 }]);
    expect(moves('万一5号是内呢', [])).toMatchObject([{ act: 'ask_sure', about: 5, role: 'nei' }]);
  });

  it.each(['万一我没桃呢', 'what if i have no peach'])('not the speaker: %s', (text) => {
    expect(moves(text)).not.toContainEqual(expect.objectContaining({ refersTo: 7, act: 'ask_sure' }));
  });

  it('nobody, after talk that is not of the table', () => {
    const aside: Exchange = { ...advised, asked: { act: 'sorrow', span: [0, 1] }, answered: null };
    expect(moves('what if he comes after me', [aside])).not.toContainEqual(
      expect.objectContaining({ act: 'ask_sure', refersTo: 7 }),
    );
  });
});
