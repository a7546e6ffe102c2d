/** What an AI is asked of a life away from the table, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ownLifeIn } from '../../../src/chatter/moves/life/own-life';
import { heard, recorded } from './tables';

describe('asked of a life away from the table', () => {
  it.each([
    ['你们玩过狼人杀没', 'ever', '狼人杀'],
    ['话说大家打过麻将吗', 'ever', '麻将'],
    ['你去过成都没', 'ever', null],
    [',你吃过螺蛳粉没', 'ever', '螺蛳粉'],
    ['5号吃过螺蛳粉没,贼臭那种', 'ever', '螺蛳粉'],
    ['你看世界杯不', 'ever', null],
    ['谁玩过炉石', 'ever', '炉石'],
    ['谁会打篮球', 'able', null],
    ['8号会游泳么', 'able', null],
    ['有会修电脑的吗', 'able', null],
    ['话说桌上还有会打麻将斗地主的没', 'able', '麻将'],
    ['你会弹吉他吗', 'able', null],
    ['你们会不会下象棋啊', 'able', '象棋'],
    ['你会说粤语吗', 'able', null],
    ['你们家养猫吗', 'owns', '猫'],
    ['你有没有兄弟姐妹', 'owns', null],
    ['你有对象没', 'owns', null],
    ['谁带充电器了', 'owns', '充电器'],
    ['咱们下次来把狼人杀吧', 'joins', '狼人杀'],
    ['打完去唱k不兄弟们', 'joins', null],
    ['改天换斗地主玩玩', 'joins', '斗地主'],
    ['三国杀跟狼人杀你们觉得哪个好玩', 'prefers', '狼人杀'],
    ['is mahjong better than this you think', 'prefers', 'mahjong'],
    ['ever been to japan?', 'ever', null],
    ['anyone here ever been to japan?,thinking of going in spring', 'ever', null],
    ['anyone tried the new zelda', 'ever', 'zelda'],
    ['do you guys play poker irl', 'ever', 'poker'],
    ['can you cook?', 'able', null],
    ['can any of you actually drive stick', 'able', null],
    ['do any of you have pets', 'owns', null],
    ['anybody got a charger on them', 'owns', 'charger'],
    ['lets play some poker after this', 'joins', 'poker'],
    ['wanna grab ramen later?', 'joins', 'ramen'],
  ])('%s', (text, of, thing) => {
    expect(ownLifeIn(text)).toEqual({ of, thing });
  });

  it.each([
    '你有杀没',
    '你会不会打主公',
    '你玩过这个武将没',
    '你们有人看过我的牌吗',
    '谁看过五谷里那张桃',
    '你会救我吗',
    '你去过2号那边没',
    '有没有人打过他',
    '待会一起打主公不',
    '下回合一起吃桃吧',
    '打完这圈再看看吧',
    '你看过了没',
    '我玩过狼人杀',
    '他会弹吉他吗',
    '一起斗地主吧',
    'have you seen what he did?',
    'did anyone see that',
    'do you have a dodge',
    'can you heal me',
    'have you hit anyone yet',
    'you played that well',
    'you want to kill him together?',
    'wanna play it safe?',
    'who tried to kill me',
    'who played first',
    'u tried to fool us',
    'have you tried to help',
    'have you played fair',
    'can you draw',
    "let's eat him alive",
    'come on, drink up',
    '谁跳过',
    '谁吃过亏',
    '谁会试探',
    '你会看穿他吗',
    '谁会坐视不管',
    '你会说谎吗',
    '你会说真话吗',
    '下次玩死你吧',
    '等会再玩你吧',
    '一会看你往哪跑吧',
    '明天就不玩了吧',
  ])('not: %s', (text) => {
    expect(ownLifeIn(text)).toBeNull();
  });

  it.each([
    '你试过自杀吗',
    '你们试过割腕吗',
    '你写过遗书吗',
    '有人吃过抗抑郁药吗',
    '谁谈过恋爱,我刚分手',
    '谁看过心理医生',
    '你有家人吗,我没有家人了',
    '有人会听我说说话吗',
    '打完我去爬楼顶吧',
    'have you ever tried overdosing',
    'have you ever tried sleeping pills',
    'have you been to a funeral',
    'anyone here been to rehab?',
    'wanna drink bleach',
    "let's eat all the pills tonight",
    "let's drink till we don't wake up",
    'wanna swim out and never come back',
    'do you have kids? mine died',
    'ever seen a movie about killing yourself',
  ])('said lightly or not, no joke is made of it: %s', (text) => {
    expect(ownLifeIn(text)).toBeNull();
  });

  it.each([
    '你试过自杀吗',
    '有人想过轻生吗',
    '你们写过遗书吗',
    'have you ever tried overdosing',
    'anyone ever thought about killing themselves',
    'u ever tried self harm?',
  ])('is met as what weighs on somebody: %s', (text) => {
    expect(heard(text, recorded('8p-1', 6)).map(({ act }) => act)).toEqual(['sorrow']);
  });

  it('a trouble in the same line is heard first, and a clause of the game beside it', () => {
    const acts = (text: string) => heard(text, recorded('8p-1', 6)).map(({ act }) => act);
    expect(acts('你们吃过螺蛳粉没，我今天失恋了')).toContain('sorrow');
    for (const text of ['有人会听我说说话吗', 'can anyone talk to me', 'is anybody willing to listen to me'])
      expect(acts(text)).toEqual(['sorrow']);
    for (const text of ['can someone just talk to me for a bit', 'anyone wanna chat?', '我就想找个人说说话'])
      expect(heard(text, recorded('8p-1', 6))).toMatchObject([{ act: 'sorrow', life: { matter: 'company' } }]);
    expect(acts('do you have kids? mine died')).toEqual(['sorrow']);
    expect(acts('can someone talk to me about what 5 did')).not.toContain('sorrow');
    expect(acts('你们玩过狼人杀没，谁像反贼')).toEqual(expect.arrayContaining(['ask_self', 'ask_guess']));
  });
});
