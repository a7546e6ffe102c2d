/** Danger in plain words that no expression names, and what only sounds like it. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../src/chatter/detection/detect';

const scoreOf = (text: string): number => detect({ text }).crisis.score;

describe('danger in plain words', () => {
  it.each([
    '昨天男友死了，队友一死我也活不下去',
    '我妈上周没了 我真的不想活',
    "my boyfriend died yesterday and i can't go on",
    '桃别给我，我想死',
    '别救我 我就想死',
    "don't peach me, i just want to die",
    'i bought enough helium',
    '氦气买够了',
    'giving my stuff away',
    '把我的东西都送人了',
  ])('%s', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    '其实我现在在医院走廊上打的 我奶住院',
    'my grandma is in the hospital im in the hallway',
    '她走之前说我心里只有游戏没有她',
    '他说我这辈子就跟手机过算了 然后就搬走了',
    '这啥起手啊 看一眼就想死',
    '上回合除了两匹马啥也没有 气得我想找根绳',
    '明早还得搬砖 不想面对',
    '别救我了，让我死，桃留给主公',
    'ordered some helium for my kids birthday',
    'giving my stuff away, moving out next week',
    '你妈死了我也活得好好的',
  ])('none: %s', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
  it('what is told of another stays danger beside a wish of one’s own', () => {
    expect(scoreOf('我妈住院了 我也不想活了')).toBeGreaterThanOrEqual(0.7);
    expect(scoreOf('她走之前说我心里只有游戏没有她 我也不想活了')).toBeGreaterThanOrEqual(0.7);
  });
});

describe('boundaries', () => {
  const directionOf = (text: string): string => detect({ text }).detection_stage_judge.direction;
  it.each([
    ['骂的就是你，咋地', 'betrayal_or_attack'],
    ['我就骂你怎么了', 'betrayal_or_attack'],
    ['主公腰真细，让哥摸一把', 'too_fast'],
    ['take your clothes off seat 2', 'too_fast'],
  ])('%s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
  it.each(['他骂的就是你吧', '让我摸两张牌', '你说我干脆裸辞得了?', '裸考能过吗'])('none: %s', (text) => {
    expect(directionOf(text)).toBe('none');
  });
});

describe('plain words that a reviewer found to pass', () => {
  it.each([
    '老子不活了',
    '吃多少片药会死',
    '手腕又划了几道',
    '还是死了好',
    '想去天堂陪奶奶',
    'wanna die fr',
    "what's the least painful way to die",
    'i overdosed',
    "i've been cutting",
    'would anyone care if i died',
    "i'm standing on a bridge",
    '昨天去超市买了点菜和水果。晚上做饭看电视。今天又是普通的一天没有事。我想死。',
  ])('%s', (text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(0.7);
  });
  it.each([
    'want to die?',
    '要去天堂见太奶了',
    '4号还是死了好',
    "i've been cutting cards since morning",
    'overdosed on coffee',
    '自己人还烫自己人哈哈',
    '房东突然说房子要卖 让我月底前搬 这才通知我十天',
    'anyone else freezing? my heater died and im typing with gloves on',
  ])('none: %s', (text) => {
    expect(scoreOf(text)).toBeLessThan(0.7);
  });
});

describe('a line made to hang the ear', () => {
  it('is read as soon as any other', () => {
    const turns = '去东去南去西去北去上去下去左去右去前去后去春去夏去秋去冬去天去地去日去月';
    // Exponential before: this one alone took longer than a test may.
    for (let i = 0; i < 20; i++) expect(detect({ text: `叫大家${turns}${turns}` }).route).toBeDefined();
  });
});
