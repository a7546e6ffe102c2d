/** What a short line says in full (§Q2). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { fallenTold } from '../../../src/chatter/moves/asked/heads';
import { asksPlainly, LOST } from '../../../src/chatter/moves/asked/rules-asked';
import { pressesIn } from '../../../src/chatter/moves/thread/pressed';
import { resumed } from '../../../src/chatter/moves/thread/resumed';
import type { Act, Exchange } from '../../../src/chatter/moves/types';
import { HUMAN, sceneOf } from '../flow/support';

const scene = sceneOf();
const after = (words: string, act: Act, more: Partial<Exchange> = {}): Exchange => ({
  id: 1,
  from: HUMAN,
  to: 3,
  turn: scene.turn,
  asked: { act, span: [0, 1] },
  words,
  answered: null,
  awaits: null,
  ...more,
});
const full = (text: string, last: Exchange): ReturnType<typeof resumed> => resumed(readLine(text), HUMAN, last, scene);

describe('a line that presses', () => {
  it.each([
    '别装死 说话',
    '装什么哑巴',
    '倒是说啊',
    '不是 我问真正的原因',
    '吭个声',
    '回我话呀',
    'speak up then',
    'dont dodge, answer',
    'nah gimme the real reason',
    'well? say something then',
    'cat got ur tongue?',
  ])('is heard as what was asked: %s', (text) => {
    expect(full(text, after('三号你为什么砍四号', 'ask_why'))).toEqual({ words: '三号你为什么砍四号', pressed: true });
  });

  it.each([
    '别说话',
    '他一直没说话',
    '说实话我觉得四号是反',
    '你说四号是反吗',
    '装个马',
    '老实人',
    'dont answer that',
    'he never answered 4',
    'talk to you later guys im eating',
    'no',
  ])('is none where it says something of its own: %s', (text) => {
    expect(pressesIn(text)).toBe(false);
  });

  it('presses nobody else, nor long after, nor for what wants no answer', () => {
    expect(full('4号 说话', after('三号你为什么砍四号', 'ask_why'))).toBeNull();
    expect(full('说话', after('三号你为什么砍四号', 'ask_why', { turn: scene.turn - 2 }))).toBeNull();
    expect(full('说话', after('谢谢三号', 'thanks'))).toBeNull();
  });
});

describe('the same of another, or something else of the same one', () => {
  it.each([
    ['那5号呢', '四号几滴血', '5号几滴血'],
    ['我呢', '四号几滴血', '我几滴血'],
    ['那我呢，还够活几下', '四号几滴血', '我几滴血'],
    ['what about 5', 'how much hp has seat 4 got', 'how much hp has seat 5 got'],
    ['那装备呢', '四号几滴血', '4号身上有什么装备'],
    ['and his hand?', 'how much hp has seat 4 got', 'how many cards does seat 4 have'],
  ])('%s after %s', (text, words, whole) => {
    expect(full(text, after(words, 'ask_fact'))).toEqual({ words: whole, pressed: false });
  });

  it.each([
    ['那5号呢', '四号是反吗', 'ask_guess'],
    ['那5号呢', '谁几滴血', 'ask_fact'],
    ['5号砍我', '四号几滴血', 'ask_fact'],
    ['装备不错', '四号几滴血', 'ask_fact'],
    ['牌真烂', '四号几滴血', 'ask_fact'],
  ] as const)('%s after %s stands by itself', (text, words, act) => {
    expect(full(text, after(words, act))).toBeNull();
  });
});

describe('who of a role has died', () => {
  it.each([
    ['俩忠都翻了啊', '忠'],
    ['死了个忠啊', '忠'],
    ['所以内奸第一个没了', '内奸'],
    ['反贼死光了', '反贼'],
    ['so both loyalists are dead', 'loyalists'],
    ['so the spy is gone', 'spy'],
  ])('%s', (text, role) => {
    expect(fallenTold(text)).toBe(role);
  });

  it.each([
    '四号忠臣死了',
    '反贼死了我请客',
    '忠臣都该死',
    '谁打死的忠臣',
    'the spy is dead serious',
    'kill the rebels',
  ])('is not all that is told: %s', (text) => {
    expect(fallenTold(text)).toBeNull();
  });
});

describe('what is not understood', () => {
  it.each(['没听懂', '听不懂啊', '还是没明白', 'still lost', "i don't get it"])('the answer: %s', (text) => {
    expect(LOST.test(text)).toBe(true);
  });
  it.each(['没懂他为啥砍我', '我懂', '不明白4号', 'i lost a card', 'they dont understand us'])(
    'a matter: %s',
    (text) => {
      expect(LOST.test(text)).toBe(false);
    },
  );
  it('is wanted in plain words', () => {
    expect(asksPlainly('huh? in english please')).toBe(true);
  });
});
