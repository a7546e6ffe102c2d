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
