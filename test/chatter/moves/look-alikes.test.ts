/** Lines that look like what is begged, promised, overstepped, staked or asked by newcomers, and are something else (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { newcomerAsks, NOVICE } from '../../../src/chatter/moves/asked/newcomer';
import { wordAsked } from '../../../src/chatter/moves/asked/word-asked';
import { beggedOf } from '../../../src/chatter/moves/clauses/begged-of';
import { overstepIn } from '../../../src/chatter/moves/clauses/oversteps';
import { answersOwn } from '../../../src/chatter/moves/thread/own-question';
import { mentionsIn } from '../../../src/chatter/moves/called/people';
import { laysAbsurdly } from '../../../src/chatter/plan/gestures/betting';
import { HUMAN, sceneOf } from '../flow/support';

const scene = sceneOf();
const named = (text: string) => mentionsIn(text, { scene, from: HUMAN, hearer: 4, he: null });
const begged = (text: string) => {
  const folded = readLine(text).verbatim;
  return beggedOf(folded, named(folded), { from: HUMAN, you: 4 });
};
const word = (text: string) => {
  const folded = readLine(text).verbatim;
  return wordAsked(folded, named(folded), { from: HUMAN, you: 4, asked: folded.includes('?') });
};

describe('what is begged about a third', () => {
  it.each(['帮我砍了5号行吗', '拜托帮我打5号'])('%s: to strike', (text) => {
    expect(begged(text)).toMatchObject({ about: 5, wants: 'attack' });
  });
  it.each(['这轮别碰5号，成不', 'please leave seat 5 alone'])('%s: to spare', (text) => {
    expect(begged(text)).toMatchObject({ about: 5, wants: 'spare' });
  });
  it.each([
    '帮我护着5号行吗',
    '拜托帮我奶5号一口',
    '求你替我保住5号',
    '你不去打5号吗，求你了',
    '你再不打5号就没机会了，拜托',
    "won't you hit seat 5 for me",
    'could you hit seat 6 and leave seat 5 alone',
  ])('%s: neither', (text) => {
    expect(begged(text)).toBeNull();
  });
});

describe('a word that was given', () => {
  it.each(['你答应过不打我的，转头就砍我', 'you promised not to hit me, remember?'])('%s', (text) => {
    expect(word(text)).toMatchObject({ by: 4 });
  });
  it.each(['他答应过不打我，转头就砍我', '谁说好不打主公的', '你说过5号不会打主公的', '我说的话你当真了吗'])(
    '%s: is no word of the hearer',
    (text) => {
      expect(word(text)).toBeNull();
    },
  );
});

describe('what oversteps nothing', () => {
  it.each(['别问我为什么，我就觉得5号是反', '按我说的打，先砍5号', '少废话，打5号', "don't ask me why but i'd hit 5"])(
    '%s',
    (text) => {
      expect(overstepIn(readLine(text).verbatim)).toBeNull();
    },
  );
  it.each(['不准问为什么，照我说的做', 'no questions asked, you hear me'])('%s: does', (text) => {
    expect(overstepIn(readLine(text).verbatim)).toBe('control');
  });
});

it('honours that are promised for help are no stake', () => {
  expect(['你要是救我，我叫你爷爷', '你能给我个桃的话我叫你大哥'].some(laysAbsurdly)).toBe(false);
  expect(laysAbsurdly('你今天要是能翻盘，我把键盘嚼了')).toBe(true);
});

it('whoever speaks of the first time of another is no newcomer', () => {
  expect(
    ['5号第一次打我用的是决斗吗', 'is this the first time the lord used a duel?', '5号是新手吧'].some((text) =>
      NOVICE.test(text),
    ),
  ).toBe(false);
  expect(['我第一次玩', 'first time playing this', '萌新求教'].every((text) => NOVICE.test(text))).toBe(true);
  expect(newcomerAsks('is this the first time the lord used a duel?')).toBeNull();
});

it('what says more than yes or no answers no question in passing', () => {
  expect(answersOwn('no one healed me at all lol', 'friend or foe?')).toBeNull();
  expect(answersOwn('just give me a peach', 'friend or foe?')).toBeNull();
  expect(answersOwn('nope', 'do i look like it?')).toBe('refuse');
});
