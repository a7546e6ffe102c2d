/** Who is called by where a name stands, and who is only spoken of (§T5). */
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../../../src/chatter/claims/read';
import { readLine } from '../../../src/chatter/line/line';
import type { Calling } from '../../../src/chatter/moves/called/calls';
import { namedInLine } from '../../../src/chatter/moves/parts';
import { HUMAN, sceneOf } from '../flow/support';

const scene = sceneOf(['刘备', '曹操', '孙权', '界张飞', '貂蝉', '张任']);

function read(text: string) {
  const line = namedInLine(readLine(text), { scene, from: HUMAN, hearer: null, he: null });
  const seatsAt = (way: Calling) => line.mentions.filter(({ how }) => how === way).map(({ seat }) => seat);
  return { called: seatsAt('apart'), about: seatsAt('about') };
}

describe('Chinese', () => {
  it.each([
    // Behind a clause that is whole.
    ['你现在几滴血了孙权', 3],
    ['你俩一家的呗张飞', 4],
    ['你慌不慌啊貂蝉', 5],
    ['急死人了4号', 4],
    ['手里有无懈没张飞', 4],
    ['给我留张桃行不5号', 5],
    ['你图啥3号', 3],
    ['不讲武德4号', 4],
    ['加油主公', 1],
    ['这都第二轮了3号，你到底啥身份', 3],
    // Behind words to somebody.
    ['说真的孙权，你打得太臭', 3],
    ['我倒想问问4号，你帮谁', 4],
    ['老实交代张飞，是不是反', 4],
    ['跟主公说一声，4号刚骂你', 1],
    ['告诉3号 张飞刚骂他', 3],
    // Alone before what is put to it.
    ['张飞 主公刚差点没了，下回你还有桃救不', 4],
    ['孙权 张飞就剩一滴了你还追着打', 3],
    ['主公 4号空手了赶紧收', 1],
    ['4号 砍我上家啊，他没手牌', 4],
    ['张飞 先拆主公一手', 4],
    // Asked what only that one knows.
    ['主公这轮又拆又砍的，4号啥感受', 4],
    ['主公讲两句', 1],
    ['5号就一血了，主公发句话我砍谁', 1],
    ['我先不动手，张飞这回合打算躺平？', 4],
    ['是把5号按死，还是先留着他，主公给个准信', 1],
    ['我喝口酒给他来一下狠的，主公觉得咋样', 1],
    ['主公瞅见没，4号上来就拆了乐', 1],
    ['@张飞 待会帮我按住3号', 4],
    // Doubled, or an order that has its object.
    ['镇骨挂上了，脖子凉不凉4号', 4],
    ['把手牌一张张念给我听4号', 4],
    ['给句痛快话主公', 1],
  ])('calls: %s', (text, seat) => {
    expect(read(text).called).toEqual([seat]);
  });

  it.each([
    '下一刀砍4号',
    '先集火张飞',
    '反贼我猜是3号',
    '刚才拆弩的是4号',
    '我觉得吧4号',
    '砍死了4号',
    '你信不信4号',
    '你怎么看4号',
    '怎么看都像4号干的',
    '别动4号，打5号',
    '要不3号',
    '谁也乐不了主公',
    '4号 5号都是反',
    '3号 我觉得像忠',
    '张飞 主公砍了他两刀',
    '4号 又砍了你一刀',
    '4号 砍了我上家啊',
    '4号 砍主公的时候手抖了吧',
    '我跟4号说过了',
    '提醒4号的是5号',
    '闪电挂在4号头上',
    '大家别打张飞',
    '你到底打不打4号',
    '主公发话了，打4号',
    '把牌拆给4号',
    '4号帮我砍了5号',
    '你觉得4号咋样',
    '主公看见5号没牌了',
    '主公觉得行就打5号',
  ])('only speaks of: %s', (text) => {
    expect(read(text).called).toEqual([]);
  });

  it('whoever is named by itself is asked about the next', () => {
    for (const text of ['4号，3号你怎么看', '张飞 孙权你信得过不', '主公，5号你打算怎么收拾'])
      expect(read(text).about, text).toHaveLength(1);
    expect(read('4号，3号你怎么看')).toMatchObject({ about: [3] });
    // Bidden is the second, and no matter of the first.
    // Turned to before, and not by itself.
    expect(read('主公你自己吱一声，4号你到底当不当自己人')).toMatchObject({ called: [1], about: [4] });
    for (const text of ['主公，5号你快救他', '4号，5号你俩谁是反']) expect(read(text).about, text).toEqual([]);
  });
});

describe('English', () => {
  it.each([
    ['u agree 3?', 3],
    ['is it you 4', 4],
    ['what was that for 3', 3],
    ['what do ya think 5', 5],
    ['u burning the lord 4? bold', 4],
    ['could you spare a peach 3', 3],
    ['thats rough 4 lol', 4],
    ['dont let 3 live lord', 1],
    ['dont go dying on us zhang fei', 4],
    ['ty for nothing 3', 3],
    ['hang in there zhang fei, next peach goes to you', 4],
    ['tell the lord 4 called him a coward', 1],
    // Ahead of what is put to it.
    ['6 hands off', 6],
    ['hey 3 why u burning lord', 3],
    ['zhang fei ur an idiot', 4],
    ['sun quan you dont touch me i dont touch you', 3],
    ['honestly diaochan you play way too good', 5],
    ['come on 4 just admit it', 4],
    ['come on 4 thats a rebel move', 4],
    ['lord dont kill 3, hit 4', 1],
    ['4 supply shortage on lord? just say ur rebel', 4],
    ['4 slashing the lord, u trying to end it', 4],
    // A clause of its own begins behind the name, or it is asked about the next.
    ['lord now that 3 and 4 are dead, what do u make of 5', 1],
    ['4 thats twice now uve hit me', 4],
    ['zhang fei changed ur mind on 3?', 4],
    ['zhang fei 13 cards man, u just chilling', 4],
    ['zhang fei, is sun quan with the lord or not', 4],
    ['zhang fei we never hit each other. truce?', 4],
    // What is asked of somebody stands before it.
    ['ok honest q for number 4, who is the spy', 4],
    ['honest read sun quan, zhang fei loyal or spy', 3],
    ['quick question for the lord, 4 or 5?', 1],
  ])('calls: %s', (text, seat) => {
    expect(read(text).called).toEqual([seat]);
  });

  it.each([
    'who hit 4',
    '3 hit the lord',
    'i think its 3',
    'do u trust 3',
    'are u with 3',
    'did you slash 3',
    'who do you trust, 3 or 4',
    'whats the plan for 3',
    'u hit me for 3',
    'hands off the lord',
    'why are you hitting your own lord',
    'ill keep a peach 4 u',
    'come on 4 is clearly a rebel',
    '4 dismantled lord and chained him, u saw that?',
    '5 just hit the lord',
    'what did you have me as before i hit 5',
    'ridiculous luck for 6',
    'yall are sleeping on 3',
    'stop helping 6',
    'only 3 of us left',
    '4 we should kill first',
    '4 after that slash looks like a rebel',
    '4 at 1 hp, u gonna save him',
    'my read on 4, a spy',
  ])('only speaks of: %s', (text) => {
    expect(read(text).called).toEqual([]);
  });
});

describe('neighbours', () => {
  const seats = (text: string) =>
    namedInLine(readLine(text), { scene, from: HUMAN, hearer: null, he: null }).mentions.map(({ seat }) => seat);

  it.each([
    ['主公你下家是反贼吧', [1, 2]],
    ['4号下家快没了', [5]],
    ['主公的上家是反贼', [6]],
    ['孙权 你上家就一滴血了', [3, 2]],
    ['我上家是忠', [1]],
  ])('%s', (text, expected) => {
    expect(seats(text).filter((seat, i, all) => all.indexOf(seat) === i)).toEqual(expected);
  });

  it('is of whom a role is claimed', () => {
    const claimed = (text: string, you: number | null) =>
      claimsIn(readLine(text), { scene, speaker: HUMAN, you }).map(({ about }) => about);
    expect(claimed('主公下家是反贼', null)).toEqual([2]);
    expect(claimed('你下家是反贼', 4)).toEqual([5]);
    expect(claimed('上家是反贼', null)).toEqual([1]);
  });
});

describe('who 你 is', () => {
  it.each([
    ['你呢孙权，主公张飞貂蝉你全送过牌，到底哪边的', [3]],
    ['what about you 4, 3 and 5 helped, whose side are you on', [4]],
    ['这一刀都让你躲了 张飞属泥鳅的？', [4]],
    ['truce 4? u skip me', [4]],
    ['主公记得认人', []],
    ['你觉得 4号是反吗', []],
  ])('%s', (text, seats) => {
    expect(read(text).called).toEqual(seats);
  });
});
