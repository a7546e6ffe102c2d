/** Heroes at the table, rules, the seating, and the last answer in plain words. */
import { describe, expect, it } from 'vitest';
import { seatedKindIn } from '../../../src/chatter/moves/life/hero-asked';
import { asksOfRules, asksPlainly } from '../../../src/chatter/moves/asked/rules-asked';
import { asksOwnHero } from '../../../src/chatter/moves/asked/skill-asked';
import { tableIn } from '../../../src/chatter/moves/life/table';

describe('heroes who sit at the table', () => {
  it.each([
    ['甲这将是不是太超模了', 1, 'power'],
    ['is he any good', 1, 'power'],
    ['甲拿内好还是拿忠好', 1, 'power'],
    ['which role suits this hero', 1, 'power'],
    ['你最怕哪个武将', 0, 'feared'],
    ['which general scares u most', 0, 'feared'],
    ['甲跟乙单挑谁赢', 2, 'compare'],
    ['a vs b who wins', 2, 'compare'],
    ['甲是乙的儿子对吧', 2, 'opinion'],
    ['a is bs kid right?', 2, 'opinion'],
    ['what was she known for, poems?', 1, 'opinion'],
    ['标的跟梦的强在哪', 1, 'power'],
  ])('%s', (text, named, kind) => {
    expect(seatedKindIn(text, named)).toBe(kind);
  });

  it.each(['甲是反贼吧', 'is he a rebel', '甲砍了乙一刀', '甲投降吧', 'who is on his side', '甲跟乙是一伙的'])(
    '%s: of who plays it',
    (text) => {
      expect(seatedKindIn(text, 2)).toBeNull();
    },
  );
});

describe('rules', () => {
  it.each([
    '杀一回合能出几张,点了没反应',
    'how many slashes can i play per turn',
    '啥叫跳反啊',
    '我咋被横过来了,这链子有啥坏处',
    'how does one slash do 2 dmg, is that a bug',
    "i had lebu on her, how'd she still get to slash",
    '我对他用借刀,他没出杀,怎么那把寒冰就归我了',
    '藤甲不是挡杀的吗,咋又怕火了',
    'what does the renegade even have to do to win?',
    'why is he going again??',
    'where did my turn go',
    '咋没轮到我',
    // What is put on.
    '贯石斧咋用来着,要丢两张牌?',
    '主公那个大宛是什么,马吗?',
    '那个青釭剑是啥来着',
    '麒麟弓咋回事,射马的?',
    '3号那个木牛流马是放牌的吗',
    'wait is red hare a weapon',
    "what's the silver lion for",
    'what does the rock axe do again',
    // Of any card, of distance, of what is drawn, of the roles.
    '决斗那张牌是怎么玩的呀?就是两个人一直出杀吗?',
    '乐不思蜀是不是就不能出牌了呀,要判红桃才行?',
    '马被拆了那我距离是不是就变近了?',
    '可是我没有牌诶,摸两张对吧?',
    '对了主公,忠臣和反贼怎么分呀?',
    // One is struck, and others with it.
    '为什么我打一刀好几个人一起掉血啊',
    '怎么他掉血我也跟着掉',
    'why did everyone lose hp when i hit one guy',
  ])('%s', (text) => {
    expect(asksOfRules(text)).toBe(true);
  });

  it.each([
    '凭什么一刀砍我两血',
    '谁给我上的铁索',
    '3号跳反了',
    'he slashed me twice this turn',
    'how many slashes did 5 play',
    '4号砍了我两血',
    '别苟了',
    '你的青釭剑怎么不用',
    '谁拆了我的八卦阵',
    '3号的连弩是什么时候装的',
    '青釭剑被谁顺走了',
    'is the crossbow still with 3?',
    'who took my red hare',
    'that silver lion is mine',
    '南蛮一来怎么大家都一起掉血',
    '你那张决斗怎么用在我身上',
    '3号的决斗是不是打我了',
    '我摸了两张牌',
    '主公的距离够不到你吗',
    '大家一起掉血',
  ])('%s: none', (text) => {
    expect(asksOfRules(text)).toBe(false);
  });

  it.each([
    '他借刀打我,你帮谁',
    '藤甲归我了',
    '火攻烧的是我',
    '主公那个技能是干嘛的',
    '我的回合到了',
    'he hit me again',
  ])('%s: no rule', (text) => {
    expect(asksOfRules(text)).toBe(false);
  });

  it('asks for plain words', () => {
    expect(['没懂,说人话', 'explain that like im 5'].every(asksPlainly)).toBe(true);
    expect(['简单', '懂了', 'plain wrong'].some(asksPlainly)).toBe(false);
  });
});

describe('the table', () => {
  it.each([
    ['我下家是谁', 'seat'],
    ['谁坐我旁边', 'seat'],
    ["who's on my left", 'seat'],
    ['到我了?', 'turn'],
    ['am i up next?', 'turn'],
    ['到我了,砍你', null],
    ['我上家真烦', null],
  ])('%s', (text, kind) => {
    expect(tableIn([], text)).toBe(kind);
  });
});

describe('what newcomers wonder at', () => {
  it.each([
    'first time here, how do i know whos on my team??',
    '咋看谁跟我是一伙啊',
    '火攻不是掉一血吗,我咋掉俩',
    '3号你砍2号那刀咋就两点了',
    '寒冰剑砍7号怎么不掉血反而丢牌啊',
    'lightning is on 3, when does it go boom? is it coming to me',
    '闪电啥时候劈啊',
  ])('%s', (line) => {
    expect(asksOfRules(line)).toBe(true);
  });
  it.each([
    '你怎么知道3号是自己人',
    '闪电什么时候挂的',
    '寒冰剑怎么到你手里了',
    '5号怎么又砍了两刀',
    '3号你砍我那刀凭什么',
    'when did 3 play lightning',
    '6号你拆我连弩干嘛',
    '4你顺我赤兔干嘛',
    '7号是忠还是反,大家怎么看？',
    '3是反还是内 怎么看',
    '3号跟6号是一伙的吗 怎么看',
    '闪电要判了',
    '4的乐要判了',
    '你的桃怎么用给3了',
    '3的乐是不是可以无懈掉',
    'why would i help you, i also took 2 damage',
    '4, why did you slash me? everyone takes damage but you',
  ])('%s: no rule', (line) => {
    expect(asksOfRules(line)).toBe(false);
  });
});

describe('the own hero', () => {
  it.each([
    '我这个武将是干嘛的呀,技能字好多看不懂',
    '我的技能怎么用啊',
    '我这英雄咋玩',
    'how do i play my hero',
    'i have no idea what my general does',
    'what does my skill do',
  ])('%s', (text) => {
    expect(asksOwnHero(text)).toBe(true);
  });

  it.each([
    '我这将打完这局不玩了',
    'my hero is dead lol',
    '3号的技能怎么用',
    'how do i get to your hero',
    '我将来怎么打都行',
    '4你封我技能干嘛',
    '4你打我武将干嘛',
    'how do we beat 3 with my hero dead',
    '4 what do you have against my hero',
  ])('%s: none', (text) => {
    expect(asksOwnHero(text)).toBe(false);
  });
});
