/** Good-byes and bets: what stands beside the play has an answer of its own (§Q3). */
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../flow/support';
import { planned } from './support';

const clauseOf = (text: string): string | null | undefined => planned(text, { scene: sceneOf() })?.clause;

describe('who goes', () => {
  it.each([
    '时候不早了，家里等我开饭。谢谢各位，下次再会',
    '我先撤了，手机快没电了',
    '我收摊了，明儿还得出车，回头见',
    '孩子放学了，今天就打到这儿，各位慢慢打',
    '那我先告退了，改天再来请教',
    '老婆催我回家，拜拜',
    'right, gotta dash, kids are home. cheers everyone',
    'thanks for the game, heading off now',
    "that's my stop, see you all",
    'calling it a day, early shift tomorrow',
  ])('%s: is bidden good-bye', (text) => {
    expect(clauseOf(text)).toBe('parted');
  });

  it.each(['好了我先睡了，明天还要开会', '大家晚安', "i'm off to bed, good game", 'good night all'])(
    '%s: good night',
    (text) => {
      expect(clauseOf(text)).toBe('parted_to_bed');
    },
  );

  it.each([
    '我去开个门 马上回',
    '4号下线了',
    '4号这下该睡觉了吧',
    '三刀全空还被扒光，我不玩了',
    '再不出我睡了',
    '我走神了，轮到谁',
    '我在下面看你们打',
    '明天还得上班，烦',
    '小乔牌都没摸到就被带走了',
    '诸位好，慢慢打着看',
    '我先下个八卦阵',
    '打完这局我就去睡',
    '回血的事下回再说',
    '主公交给你我睡得着',
    'brb kettle is boiling',
    "i'm out of peaches",
    'i see you 4',
    'say goodbye to your horse 4',
    'back off 4',
  ])('%s: does not', (text) => {
    expect(clauseOf(text) ?? '').not.toMatch(/^parted/);
  });

  it('is answered first where it asks something', () => {
    expect(clauseOf('我先下了，你们觉得谁是反贼') ?? '').not.toMatch(/^parted/);
  });
});

describe('a bet', () => {
  it.each([
    ['我赌一包辣条，3号两轮内必动主公', /^bet/],
    ['4号先死，输的请喝奶茶', /^bet/],
    ['赌不赌，4号活不过这轮', /^bet/],
    ['主公能不能撑到第五轮，你们押哪边', /^bet/],
    ['bet you a beer 4 goes down first', /^bet/],
    ['loser buys pizza', /^bet_taken$/],
    ['any takers? side bet on 4', /^bet/],
    ['我赌输了，辣条没了', /^bet_settled$/],
    ['ha i won that bet', /^bet_settled$/],
  ])('%s', (text, clause) => {
    expect(clauseOf(text)).toMatch(clause);
  });

  it.each([
    '我赌5号是内奸',
    '决斗输了，血没了',
    '别赌气了',
    '压力好大',
    '5号跟6号，你们押哪个是反',
    '孙权，我赌5号是内奸',
    'you owe me one',
    "i'd have bet my house on him",
  ])('%s: is none', (text) => {
    expect(clauseOf(text) ?? '').not.toMatch(/^bet_/);
  });
});
