/** A trouble is listened on to whatever its next words are, and history is talked of as history (§Q2, §Q3). */
import { describe, expect, it } from 'vitest';
import { openTable } from '../../../dev/talk/recorded';
import { SHIPPED_WORTHS } from '../../../src/core/belief/shipped';
import { isOfTale, seatedKindIn } from '../../../src/chatter/moves/life/hero-asked';
import { heroesNamed, heroKindIn } from '../../../src/chatter/moves/life/heroes';
import { goesOnIn, stays } from '../../../src/chatter/moves/life/goes-on';
import { takesUp } from '../../../src/chatter/moves/life/same-matter';
import { matterIn } from '../../../src/chatter/moves/life/matter';
import type { SpokenLanguage } from '../../../src/language/languages';
import { recordingOf } from '../flow/golden';

/** What is answered last. */
function told(language: SpokenLanguage, ...lines: readonly string[]) {
  const table = openTable({
    recording: recordingOf('8p-2'),
    me: 3,
    language,
    seed: 1,
    storylines: [],
    claims: false,
    inference: { worths: SHIPPED_WORTHS },
  });
  table.playTo(9);
  return lines.map((text) => table.say(text).answers[0]?.text ?? '').pop();
}

describe('a trouble that was told', () => {
  it.each([
    ['我妈下周做手术', '我在外面上班 假还没批', /视频/],
    ['我妈下周做手术', '你说我这个女儿当得是不是太不像话', /自己/],
    ['跟女朋友吵架了', '其实就因为一双袜子 说出来怕人笑话', /自己/],
    ['跟女朋友吵架了', '我先道歉她会不会更来劲', /开口/],
    ['半个月没睡好了 人跟丢了魂一样', '灯也关了 一闭眼脑子里全是事', /写到纸上|坐会儿/],
  ])('%s, %s', (first, then, words) => {
    expect(told('zh', first, then)).toMatch(words);
  });

  it.each([
    ['i failed my driving test', 'the whole office finds it hilarious', /yourself/],
    ['my mom is having surgery on monday', "i can't get there before tuesday", /call/],
  ])('%s, %s', (first, then, words) => {
    expect(told('en', first, then)).toMatch(words);
  });

  it.each([
    ['面试又黄了', '你说是不是我哪里做得不够', /够格/],
    ['领导让我重做报告', '交过去他就回了个哦', /收到/],
    ['今天被领导骂了', '最后全说成我的责任', /锅|没做错/],
    ['面试又黄了', '刷了三遍邮箱 还是没消息', /邮箱/],
    ['跟女朋友吵架了', '昨晚说开 总算和好了', /那就好/],
  ])('is taken a step further: %s, %s', (first, then, words) => {
    expect(told('zh', first, then)).toMatch(words);
  });

  it.each([
    ['my exam is on friday', 'i read the same page and nothing goes in', /minutes/],
    ['my boss sent back the slides', 'would you just say no to him?', /politely/],
    ['my boss sent back the slides', 'so i told him no', /fair/],
    ['my boss moved my shift again', 'and i promised my mum a visit', /your mum/],
    ['my boss sent back the slides', 'he said fine in the end. still nervous', /glad/],
  ])('is taken a step further: %s, %s', (first, then, words) => {
    expect(told('en', first, then)).toMatch(words);
  });

  it('is taken up turns later by what stands for the same', () => {
    expect(takesUp('刚又看了眼邮箱 还是没动静', '面试又黄一家', false)).toBe(true);
    expect(takesUp('so i told him no', 'boss wants it redone', true)).toBe(true);
    expect(takesUp('so i told him no', 'boss wants it redone', false)).toBe(false);
    expect(takesUp('what should i be hoping to draw from him', 'boss wants it redone', true)).toBe(false);
    expect(takesUp('反贼还剩几个', '面试又黄一家', true)).toBe(false);
  });

  it('is left where others are laughed at, asked or struck', () => {
    for (const text of ['你们真可笑', '你是不是太失败了', 'you guys are pathetic', '谁懂啊', '哪个先来'])
      expect(goesOnIn(text, 'study') === 'ashamed' || stays(text), text).toBe(false);
    expect(told('zh', '我妈下周做手术', '6号你是不是想打我')).not.toMatch(/视频|阿姨|身子/);
  });

  it('is known by its words', () => {
    const of = (text: string): string | undefined => matterIn(text)?.matter;
    expect(of('表哥借走我三万到现在电话不接')).toBe('owed');
    expect(of('my cousin owes me 500 bucks')).toBe('owed');
    expect(of('he owes me a peach')).toBeUndefined();
    expect(of('我家狗把拖鞋叼走了')).not.toBe('loss_pet');
    expect(of('老板又不批假')).not.toBe('scolded');
  });
});

describe('history', () => {
  it('is talked of by its places, offices and people', () => {
    for (const text of [
      '张允是刘表的部将吧',
      '波才史上真有其人',
      'was bo cai in the novel',
      'died in the zhong hui revolt',
    ])
      expect(isOfTale(text), text).toBe(true);
    for (const text of ['张允是反贼吧', '波才这轮打得凶', 'is bo cai the loyalist', '手下留情'])
      expect(isOfTale(text), text).toBe(false);
    expect(seatedKindIn('张允是刘表的部将吧', 1)).toBe('opinion');
  });

  it('weighs two only where one of them is asked for', () => {
    const kind = (text: string) => heroKindIn(text, heroesNamed(text));
    expect(kind('马超当初要是不去投刘备会不会更好')).toBe('whatif');
    expect(kind('should ma chao have stayed home or joined liu bei')).toBe('whatif');
    expect(kind('吕布跟关羽要是单挑谁赢')).toBe('compare');
    expect(kind('赵云更帅还是马超更帅')).toBe('looks');
    expect(kind('你欣赏三国里哪一位,别说曹操')).toBe('favourite');
  });
});

it('a cat on the keys is patted, and cats and dogs are chosen between', () => {
  expect(told('zh', '我家猫踩到键盘上 差点帮我出了张杀')).toMatch(/挠挠/);
  expect(told('zh', '养狗好还是养猫好 室友非要弄一只回来')).toMatch(/我站[狗猫]/);
});
