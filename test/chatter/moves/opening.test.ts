/** Whoever opens a talk has said nothing yet, and is asked to go on. */
import { describe, expect, it } from 'vitest';
import { openingIn } from '../../../src/chatter/moves/thread/opening';
import { GESTURE_WORDS } from '../../../src/chatter/plan/words/gesturing';
import { planned, struckAndHealed } from '../plan/support';

const ANNOUNCED = [
  '有句话不知当讲不当讲',
  '你过来,跟你说个事',
  '听我说句话',
  '我问你啊',
  '能打听个事吗',
  '有空没,聊两句',
  '借一步说话',
  '我有个秘密要告诉你',
  '有件事我憋了好久了',
  '求你个事儿',
  'psst, can i tell you a secret?',
  'quick question',
  'may i have a word in private?',
  "there's something i've been meaning to tell you",
  'got a minute?',
  'guess what',
  "you won't believe what i heard",
];
const OWN_MIND = ['你知道我刚才为啥一直装忠吗', '你猜我下一手想打谁', '想知道我为什么不出手吗', 'guess why i passed'];
const INVITED = [
  '你有啥想问我的就直接问',
  '随便问,我知无不言',
  '有问题尽管提',
  'ask me anything',
  'any questions just ask',
  '有没有问题想问我',
  '你有什么想问我的',
  '问我个问题呗,随便什么都行',
  '你想知道什么?问吧',
  'any questions?',
  'ask me something then',
];

describe('a talk is opened', () => {
  it.each(ANNOUNCED)('%s', (text) => {
    expect(openingIn(text)).toBe('announced');
  });
  it.each(OWN_MIND)('%s: only who says it knows it', (text) => {
    expect(openingIn(text)).toBe('own_mind');
  });
  it.each(INVITED)('%s: the hearer is to ask', (text) => {
    expect(openingIn(text)).toBe('invited');
  });

  it.each([
    '我问你个问题,你是不是反贼',
    '我跟你说,2号是反',
    '你说句话',
    '你知道我怎么掉的血吗',
    '你猜我是什么身份',
    '有话好好说',
    '你有什么要说的吗',
    '别问我问题',
    '他问我是不是反贼',
    'any questions for the lord?',
    '有个事我想不明白,2号为啥打主公',
    '帮个忙,把2号的马拆了',
    '告诉我一个秘密',
    'tell me who you think the rebel is',
    'quick question, who hit the lord?',
    'you know why i lost a hp?',
    'give me a minute, phone',
    'say something',
    'do you have something to say',
  ])('%s: something is said, or wanted of the hearer', (text) => {
    expect(openingIn(text)).toBeNull();
  });

  it('is met by whoever it is put to, and is no charge', () => {
    const scene = struckAndHealed();
    const said = (text: string) => planned(text, { scene })?.clause;
    expect(said('三号，有件事想跟你商量')).toBe('go_on');
    expect(said('3号你知道我为啥打主公吗')).toBe('do_tell');
    expect(said('孙权你有什么想问的就问吧')).toBe('invited');
    expect(said('三号，6号打主公了')).not.toBe('go_on');
    expect(GESTURE_WORDS.go_on.zh.length).toBeGreaterThan(1);
  });
});
