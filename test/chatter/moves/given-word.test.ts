/** A word that was given before is asked of or held against somebody, and what is begged of the hearer wants a yes or no (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { HUMAN, sceneOf } from '../flow/support';

const scene = sceneOf();
const heard = (text: string, hearer = 4) => movesIn(readLine(text), { scene, from: HUMAN, hearer });

describe('a word given before', () => {
  it.each([
    ['4号，我许过你的事，做到没', HUMAN],
    ['四号你看，说了不砍你，我守住了吧', HUMAN],
    ['我那个承诺兑现了没有', HUMAN],
    ['你自己讲的不碰我，这话还作数吗', 4],
    ['4号，咱俩的约定还算数不', 4],
    ['你怎么说话不算话', 4],
    ['刚才拜托你别打5号，照做了吗', 4],
    ['你保证过不拆我的，结果呢', 4],
    ['4号食言了吧', 4],
    ['4号，我对你食言了没', HUMAN],
    ['what exactly did you promise me', 4],
    ['did i stick to my word with you', HUMAN],
    ['have i kept my promise so far', HUMAN],
    ['i swore i would leave you alone, and i did', HUMAN],
    ['you swore not to touch me', 4],
    ['is our truce still on', 4],
    ['i asked you to leave 5 alone, did you listen', 4],
    ['so much for your word, you broke the deal', 4],
  ])('%s', (text, by) => {
    expect(heard(text)[0]?.word).toMatchObject({ by });
  });

  it.each([
    '我这轮不打你',
    '我说话算数，这轮不动你',
    '谁反悔谁是小狗，这轮都别动手',
    '我答应你了，这轮不打你',
    '你说过5号是反贼',
    '你刚才说没打我',
    '5号说好不打我的',
    '放心，保证不砍你',
    '咱说好了，这轮你不动我，我不动你，行不行',
    'i promise i wont hit you this round',
    'you said 5 was a rebel',
    'you swore 5 was the rebel',
    'i never asked you to leave 5 alone',
    'deal, keep your word',
    'i will keep my word, you have my promise',
    'good deal on that peach',
  ])('is none: %s', (text) => {
    expect(heard(text).every(({ word }) => word === undefined)).toBe(true);
  });
});

describe('what is begged of the hearer about somebody', () => {
  it.each([
    ['4号，求你这回合别动主公，成不', 'spare', 1],
    ['拜托你别再砍5号了', 'spare', 5],
    ['4号你下轮不碰5号，能答应吗', 'spare', 5],
    ['放过5号吧，求你了，给句话', 'spare', 5],
    ['对主公手下留情，行吗', 'spare', 1],
    ['替我收了6号，行不行', 'attack', 6],
    ['would you please leave seat 5 alone', 'spare', 5],
    ['promise me you wont go after 5', 'spare', 5],
    ['can you stay away from the lord this turn', 'spare', 1],
    ['please dont hit 6', 'spare', 6],
    ['will you spare me next turn', 'spare', HUMAN],
  ] as const)('%s', (text, wants, about) => {
    expect(heard(text)).toMatchObject([{ wants, about }]);
  });

  it.each([
    '我求主公了，我不动5号',
    '你为什么放过5号',
    '5号放过主公了',
    '我不会砍5号，我保证',
    '5号求我别打主公',
    '别打我，我帮你打6号，成不',
    'did you leave 5 alone',
    'i wont touch 5, i promise',
    'why dont you hit 6',
    'please help me kill 6',
  ])('is no such: %s', (text) => {
    expect(heard(text).every(({ wants }) => wants !== 'spare')).toBe(true);
  });
});
