/** What of a card is asked, and what is told of it. */
import { describe, expect, it } from 'vitest';
import { ruleAsked } from '../../../src/chatter/moves/asked/rule-aspect';
import { ruleFor } from '../../../src/chatter/plan/words/ruled';

describe('an aspect of a card', () => {
  it.each([
    ['锦囊牌是不是一回合随便出几张?', 'many', '锦囊一回合不限'],
    ['锦囊有没有张数限制', 'many', '锦囊一回合不限'],
    ['我手上三张拆,一回合能全打出去吗', 'many', '锦囊一回合不限'],
    ['一回合能喝几杯酒', 'many', '只能喝一次'],
    ['乐不思蜀判啥才能动', 'judged', '红桃'],
    ['那我没武器能打几步远', 'reach', '距离1'],
    ['麒麟弓能射多远', 'reach', '5'],
    ['顺手牵羊能隔几个人顺啊', 'reach', '距离1'],
    ['决斗能用闪躲吗', 'beats', '闪不了'],
    ['青釭剑能无视白银狮子吗', 'beats', '不看防具'],
    ['无懈能挡杀吗', 'beats', '不能'],
    ['仁王盾挡不挡决斗', 'beats', '只挡黑色的杀'],
    ['火攻怎么防啊', 'answered', '无懈'],
    ['桃能在别人回合吃吗', 'when', '濒死'],
    ['主公死了是不是反贼就赢了', 'matter', '反贼赢'],
    ['忠臣都死了是不是主公就输了', 'matter', '主公在就没完'],
    ['回合结束我要弃到几张牌', 'matter', '体力'],
    ['翻面了还能出闪不', 'use', '照样能出闪'],
    ['有诸葛连弩的话一回合最多能出几张杀', 'many', '出几张都行'],
    ['决斗最多能出几张杀', 'many', '有几张出几张'],
    ['无中生有能摸几张牌', 'use', '摸两张'],
    ['一回合能放几张闪电', 'many', '自己头上'],
    ['丈八一回合能用几次', 'many', '两张手牌当一张杀'],
    ['借刀怎么挡', 'answered', '交出武器'],
    ['八卦阵能挡锦囊吗', 'beats', '万箭能'],
    ['八卦阵能被无懈吗', 'beats', '只抵消锦囊'],
    ['仁王盾能挡借刀的黑杀吗', 'beats', '仁王盾挡黑色的杀'],
  ])('%s: %s', (line, aspect, words) => {
    const asked = ruleAsked(line);
    expect(asked?.aspect).toBe(aspect);
    expect(ruleFor(line, asked ?? undefined).zh).toContain(words);
  });
  it.each([
    ['can i use a snake spear with just any two cards in hand?', 'use', 'two hand cards'],
    ["what happens if i can't play a dodge when somebody does arrow barrage", 'without', 'lose one health'],
    ['ok so 1 damage then if i got no dodge, yeah?', 'without', 'lose one health'],
    ["can i use a peach when it's not my turn", 'when', 'dying'],
    ["what's the diff between a duel and a regular slash?", 'differs', 'only Strikes answer'],
    ['i mean that happy place card thing, whats it do to u next turn', 'use', 'heart'],
    ['does the qinggang sword go through that bagua armor', 'beats', 'ignore any armour'],
    ['does bagua help against barbarians?', 'beats', 'no,'],
    ['whats the range on the qinggang sword', 'reach', '2 steps'],
    ['how many tricks can i play in one turn?', 'many', 'no limit'],
    ['can u equip two weapons', 'many', 'replaces'],
    ['does vine armor stop fire?', 'use', 'fire hurts more'],
    ['if the lord dies is the game over', 'matter', 'rebels win'],
  ])('%s: %s', (line, aspect, words) => {
    const asked = ruleAsked(line);
    expect(asked?.aspect).toBe(aspect);
    expect(ruleFor(line, asked ?? undefined).en).toContain(words);
  });

  it.each([
    'bro 2 u took my card and chained me?? what did i ever do to u',
    '你这回合出了几张锦囊啊',
    '3号你用无懈挡我干嘛',
    '主公死了你是不是就赢了,说啊',
    '谁能无懈一下这张决斗',
    '你有几张杀,够不够砍死5号',
    '刚才那个乐判到什么了',
    '我该留桃还是留酒',
    '我快死了谁能救救我',
    '你的无懈还能救我吗',
    '桃出了几张了有人记吗',
    '无懈怎么不开啊??',
    'can you nullify that duel for me pls',
    'how many peaches do u have left',
    'how many peaches are gone already',
    "what's that crossbow going to do",
    'should i use dismantle or snatch on 4',
    'will nullify it, dont worry',
    'can anyone save me im dying',
    'how many cards do you hold?',
    '这会儿谁手牌最多',
    '你的杀够得着我吗',
    '这局能出几张南蛮了',
    '8号的八卦怎么老判红啊',
    'how many cards can i discard with dismantle before 4 robs me',
  ])('%s: of somebody, and no rule', (line) => {
    expect(ruleAsked(line)).toBeNull();
  });
});
