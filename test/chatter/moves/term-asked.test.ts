/** Questions of the rules by their shape, whatever card they are of. */
import { describe, expect, it } from 'vitest';
import { newcomerAsks } from '../../../src/chatter/moves/asked/newcomer';
import { ruleAsked } from '../../../src/chatter/moves/asked/rule-aspect';
import { asksOfRules } from '../../../src/chatter/moves/asked/rules-asked';
import { SELF_JUDGED } from '../../../src/chatter/moves/words/asked';
import { asksOfTerm } from '../../../src/chatter/moves/asked/term-asked';
import { ruleFor } from '../../../src/chatter/plan/words/ruled';
import { CARD_RULES } from '../../../src/chatter/plan/words/rules';

describe('a term of the game is asked about', () => {
  it.each([
    '兵粮跟乐有啥不一样',
    '兵粮是不让摸牌还是不让出牌啊',
    '藤甲到底是防杀还是怕火啊',
    '酒能救别人不',
    '无懈能不能无懈桃',
    '青釭剑是干啥的',
    '翻面了还能出闪不',
    '手牌上限咋算的',
    'can you dodge a duel',
    'does vine armor stop fire?',
    'a nullify on a nullify?? dont get it',
    'if i burn him do we burn as well, were chained',
    'what happens when im turned over',
  ])('%s', (text) => {
    expect(asksOfTerm(text) || ruleAsked(text) !== null).toBe(true);
  });

  it.each([
    '你的无懈还能救我吗',
    '无懈被无懈了再被无懈是啥',
    '3号那张无懈是干嘛的',
    '这杀要不要先留着挡一下',
    '谁能无懈这张南蛮',
    'can you nullify that',
    'he nullified his own arrows, they are working together',
    'all i got is a dodge and a wine',
    '他怎么能出两张杀',
    '我没杀 真出不了',
  ])('%s: of somebody or of what to do', (text) => {
    expect(asksOfTerm(text) || ruleAsked(text) !== null).toBe(false);
  });

  it('is of the rules beside a deed on record only where it is of what would be', () => {
    expect(asksOfTerm('那个无懈可击是干嘛的,我刚顺主公的牌怎么没顺到', true)).toBe(false);
    expect(asksOfTerm('she chained us both so if i burn him do we burn as well', true)).toBe(true);
  });

  it('is told of both, where two are held against each other, and of what decides', () => {
    expect(ruleFor('兵粮跟乐有啥不一样').zh).toMatch(/红桃.*梅花/);
    expect(ruleFor('铁索和五谷有啥区别').zh).toContain(CARD_RULES.wugu?.zh);
    expect(ruleFor('南蛮能无懈吗')).toBe(CARD_RULES.wuxie);
    expect(ruleFor('火攻打藤甲会咋样')).toBe(CARD_RULES.tengjia);
    expect(ruleFor('借刀是什么鬼 连弩就归他了')).toBe(CARD_RULES.jiedao);
  });
});

describe('a newcomer who names no card', () => {
  it.each([
    '我第一次玩,写主公的那个要先打他吗',
    "first game ever, who's the lord and am i supposed to hit him",
    '头回玩 这咋打啊',
  ])('%s', (text) => {
    expect(newcomerAsks(text)).toBe('lord');
  });
  it.each(['头一回打八人场 反贼几个来着', '新手问下,2号咋在别人回合吃桃', '主公该打谁'])(
    '%s: asks something else',
    (text) => {
      expect(newcomerAsks(text)).not.toBe('lord');
    },
  );
});

describe('where things are to be seen', () => {
  it.each([
    ['怎么打开面板', 'panel'],
    ['复盘在哪看啊', 'panel'],
    ['how do i see what everyone thinks?', 'panel'],
    ['where is the panel', 'panel'],
    ['谁知道怎么看自己的身份', 'own'],
    ['我的身份在哪看', 'own'],
    ['where do i see my role', 'own'],
  ])('%s', (text, asks) => {
    expect(newcomerAsks(text)).toBe(asks);
  });
  it.each([
    '怎么看3号的身份',
    '你怎么看',
    '你怎么看我的身份',
    '各位怎么看我的身份',
    '我的身份在哪暴露的',
    '复盘怎么看4号这手',
    'how can i know what role 4 is',
    '怎么看出来我的身份的',
    'how do you see everyone',
    '我开了个面馆在哪开好',
  ])('%s asks of no such thing', (text) => {
    expect(newcomerAsks(text)).toBeNull();
  });
});

it.each(['what do you think my role is', 'seat 1, what role do you think i have', 'guess what i am'])(
  '%s: of whoever asks',
  (text) => {
    expect(SELF_JUDGED.test(text)).toBe(true);
  },
);

describe('a card in a sentence of its own', () => {
  it.each([
    'so the lord just used dismantle on me. what does that card actually do?',
    "zhong hui, what's borrowed blade? did you make me hand over my crossbow?",
    "what's contentment? you stuck it on me twice",
  ])('%s', (text) => {
    expect(asksOfRules(text)).toBe(true);
  });
  it.each(["what's the strike for?", 'what does that lord want'])('%s asks of no rule', (text) => {
    expect(asksOfRules(text)).toBe(false);
  });
});
