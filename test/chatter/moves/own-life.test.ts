/** What an AI is asked of a life away from the table, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { ownLifeIn } from '../../../src/chatter/moves/life/own-life';

describe('asked of a life away from the table', () => {
  it.each([
    ['你们玩过狼人杀没', 'ever', '狼人杀'],
    ['话说大家打过麻将吗', 'ever', '麻将'],
    ['你去过成都没', 'ever', null],
    [',你吃过螺蛳粉没', 'ever', '螺蛳粉'],
    ['你看世界杯不', 'ever', null],
    ['你看过三体没', 'ever', null],
    ['谁玩过炉石', 'ever', '炉石'],
    ['谁会打篮球', 'able', null],
    ['话说桌上还有会打麻将斗地主的没', 'able', '麻将'],
    ['你会弹吉他吗', 'able', null],
    ['你们会不会下象棋啊', 'able', '象棋'],
    ['你们家养猫吗', 'owns', '猫'],
    ['你有没有兄弟姐妹', 'owns', null],
    ['咱们下次来把狼人杀吧', 'joins', '狼人杀'],
    ['打完去唱k不兄弟们', 'joins', null],
    ['改天换斗地主玩玩', 'joins', '斗地主'],
    ['ever been to japan?', 'ever', null],
    ['anyone tried the new zelda', 'ever', 'zelda'],
    ['have you guys seen the three kingdoms show?', 'ever', null],
    ['do you guys play poker irl', 'ever', 'poker'],
    ['can you cook?', 'able', null],
    ['do any of you have pets', 'owns', null],
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
  ])('not: %s', (text) => {
    expect(ownLifeIn(text)).toBeNull();
  });
});
