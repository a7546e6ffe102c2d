/** Each rule of the output guard by itself: what it refuses and by which name, and what lies just inside of it. */
import { describe, expect, it } from 'vitest';
import { guardLine, guardWording } from '../../src/chatter/prompt/guard';
import { ceilingOf, limitsOf, type Ceiling } from '../../src/chatter/prompt/guard/ceiling';
import { answersIn, formAcross, formIn } from '../../src/chatter/prompt/guard/forms';
import { strangeIn } from '../../src/chatter/prompt/guard/made-of';
import type { PromptContext } from '../../src/chatter/prompt/context';
import { PLAIN_SLOT } from '../../dev/check/guard';

const EN: Ceiling = {
  ...PLAIN_SLOT,
  language: 'en',
  me: 'Liu Bei',
  to: 'Sun Quan',
  names: ['Liu Bei', 'Sun Quan'],
  instead: 'Well met, Sun Quan.',
};

const whyNot = (text: string, slot: Partial<Ceiling> = {}): string => {
  const guarded = guardLine(text, { ...PLAIN_SLOT, ...slot });
  return guarded.ok ? `said: ${guarded.text}` : guarded.why;
};

describe('a line', () => {
  it.each([
    ['好酒'.repeat(101), 'too long'],
    ['好酒'.repeat(100), 'too long for the slot'],
    ['好酒\n好酒', 'more than one line'],
    ['好酒\u2028好酒', 'more than one line'],
    ['好酒\u202e好酒', 'control characters'],
    ['好酒😀', 'control characters'],
    ['', 'no words'],
    ['「」', 'no words'],
    ['～～', 'no words'],
    ['刘备：', 'no words'],
    ['<b>好酒</b>', 'markup'],
    ['好酒 evil.com', 'a link'],
    ['好酒加我qq', 'a link'],
    ['作为一个AI，好酒', 'the prompt'],
    ['孙权：好酒', 'speaks as another'],
    ['好酒：好酒', 'speaks as another'],
    ['好酒好酒好酒，好酒：好酒', 'speaks as another'],
    ['去死', 'self-harm'],
    ['去 死', 'self-harm'],
    ['自-杀', 'self-harm'],
    ['好酒1', 'signs'],
    ['好酒+', 'signs'],
    ['hello there', 'another language'],
    ['好，酒', 'pulled apart (酒)'],
    ['曹操，好酒', 'names somebody else (曹操)'],
    ['没有你', 'cruel (没有你)'],
    ['我是来的', 'own role (我是)'],
    ['听我的', 'an order (听我的)'],
    ['跟你一样', 'allegiance (跟你一样)'],
  ])('%j is refused: %s', (text, why) => {
    expect(whyNot(text)).toBe(why);
  });

  it.each([
    ['刘备:好酒', '好酒'],
    ['好~酒', '好酒'],
    ['好～～酒～', '好酒'],
    ['"“好酒”"', '好酒'],
    ['  「好酒」  ', '好酒'],
    ['刘备：「好酒」', '好酒'],
    ['好 酒', '好 酒'],
    ['哈哈哈哈哈哈', '哈哈哈哈哈哈'],
    [PLAIN_SLOT.instead, PLAIN_SLOT.instead],
    [`「${PLAIN_SLOT.instead}」`, PLAIN_SLOT.instead],
  ])('%j is said as %j', (text, said) => {
    expect(guardLine(text, PLAIN_SLOT)).toEqual({ ok: true, text: said });
  });

  it('may be as long as its slot, and no longer', () => {
    expect(whyNot('好酒', { longest: 2 })).toBe('said: 好酒');
    expect(whyNot('好酒', { longest: 1 })).toBe('too long for the slot');
    // Our own line was weighed when it was planned.
    expect(whyNot(PLAIN_SLOT.instead, { longest: 1 })).toBe(`said: ${PLAIN_SLOT.instead}`);
  });

  it('answers no question after a role, and may laugh at it', () => {
    expect(whyNot('没错', { occasion: 'ask_role' })).toBe('answers what is asked of roles (没错)');
    expect(whyNot('哈哈', { occasion: 'ask_role' })).toBe('said: 哈哈');
    expect(whyNot('没错', { occasion: 'greet' })).toBe('said: 没错');
  });

  it('may have a colon where our own line has one', () => {
    expect(whyNot('好酒好酒好酒，好酒：好酒', { instead: '且听一句，此言：好酒。' })).toBe(
      'said: 好酒好酒好酒，好酒：好酒',
    );
  });

  it('is in the language of its slot', () => {
    expect(whyNot('Nice wine', EN)).toBe('said: Nice wine');
    expect(whyNot('好酒', EN)).toBe('another language');
    expect(whyNot('Zorblax wine', EN)).toBe("not of the slot's words (zorblax)");
  });
});

describe('words', () => {
  const strange = (text: string, language: 'zh' | 'en' = 'zh', also: readonly string[] = []) =>
    strangeIn(text, text, language, new Set(also));

  it('are listed ones, put together in any way', () => {
    expect(strange('好酒')).toBeNull();
    expect(strange('好 酒')).toBeNull();
    expect(strange('三号是反贼')).toBe('三号 反贼');
    expect(strange('a好酒')).toBe('a');
  });

  it('may be drawn out', () => {
    expect(strange(`${'哈'.repeat(30)}好酒`)).toBeNull();
  });

  it('may hold what the slot adds: a piece of a clause, or the whole of it', () => {
    expect(strange('好酒反贼', 'zh', ['反贼'])).toBeNull();
    expect(strange('反贼好酒', 'zh', ['反贼'])).toBeNull();
    expect(strange('三号是反贼', 'zh', ['三号是反贼'])).toBeNull();
    expect(strange('好酒反贼', 'zh', [''])).toBe('反贼');
  });

  it('may hold one short strange one of usual characters, where nobody is spoken of', () => {
    expect(strange('盏坛')).toBeNull();
    expect(strange('好酒盏坛')).toBeNull();
    expect(strange('你盏坛')).toBe('盏坛');
    expect(strangeIn('盏坛', '盏坛 你来', 'zh', new Set())).toBe('盏坛');
    expect(strange('盏坛盏')).toBeNull();
    expect(strange('盏坛盏坛')).toBe('盏坛盏坛');
    // A watched character, one that no listed word has, and two strange stretches.
    expect(strange('好酒刀')).toBe('刀');
    expect(strange('好酒龘')).toBe('龘');
    expect(strange('盏坛好酒盏坛')).toBe('盏坛 盏坛');
  });

  it('are listed ones in English, with an s that somebody owns, and no letters of another script', () => {
    expect(strange('good wine', 'en')).toBeNull();
    expect(strange("friend's wine", 'en')).toBeNull();
    expect(strange('rebel', 'en')).toBe('rebel');
    expect(strange('a rebel wine', 'en', ['rebel'])).toBeNull();
    expect(strange('mr-x good wine', 'en', ['mr-x'])).toBeNull();
    expect(strange('mr-x good wine', 'en')).toBe('mr-x');
    expect(strange("s'rebel wine", 'en')).toBe("s'rebel");
    expect(strange('wine 好', 'en')).toBe('好');
    expect(strange('...', 'en')).toBeNull();
  });
});

describe('forms', () => {
  it('are looked for in a clause, blanks left out', () => {
    expect(formIn('没 有 你', 'zh')).toBe('cruel (没有你)');
    expect(formIn('好酒', 'zh')).toBeNull();
    expect(formIn('be mine', 'en')).toBe('too near (be mine)');
    expect(formIn('bemine', 'en')).toBeNull();
  });

  it('are looked for across clauses where a comma makes nothing better', () => {
    expect(formAcross(['本来', '你', '来'], 'zh')).toBe('cruel (本来你来)');
    expect(formAcross(['懂 你', '懂我'], 'zh')).toBe('allegiance (懂你懂我)');
    expect(formAcross(['no', 'hope'], 'en')).toBe('self-harm (no hope)');
    // Not an order any more, when something stands between.
    expect(formAcross(['听', '我的'], 'zh')).toBeNull();
    expect(formAcross(['好酒', '好酒'], 'zh')).toBeNull();
  });

  it('know a yes and a no', () => {
    expect(answersIn('没 错', 'zh')).toBe(true);
    expect(answersIn('哈哈', 'zh')).toBe(false);
    expect(answersIn('of course', 'en')).toBe(true);
    expect(answersIn('ofcourse', 'en')).toBe(false);
  });
});

describe('the ceiling', () => {
  const context = (to: string | null): PromptContext =>
    ({
      language: 'zh',
      me: '刘备',
      to,
      table: [
        { name: '刘备', lord: false },
        { name: '曹操', lord: true },
        { name: '孙权', lord: false },
      ],
      instead: '幸会。',
      terms: [],
      longest: 12,
    }) as unknown as PromptContext;

  it('is the slot that was asked for', () => {
    expect(ceilingOf(context('孙权'), 'greet')).toEqual({
      language: 'zh',
      me: '刘备',
      to: '孙权',
      toLord: false,
      names: ['刘备', '曹操', '孙权'],
      instead: '幸会。',
      occasion: 'greet',
      longest: 12,
    });
    expect(ceilingOf(context('曹操'), 'bye')).toMatchObject({ toLord: true, occasion: 'bye' });
    expect(ceilingOf(context(null), 'greet')).toMatchObject({ to: null, toLord: false });
  });

  it('has stand-ins for names, so that a name makes no word with what is beside it', () => {
    const limits = limitsOf({
      ...PLAIN_SLOT,
      names: ['刘备', '孙权', '关', '关羽', '关羽之'],
      instead: '幸会，关羽之，关羽。',
    });
    expect(limits.masked('刘备孙权关羽之关羽关')).toBe('在下您某君某君关');
    expect(limits.strangerIn('关')).toBeNull();
    expect(limitsOf(PLAIN_SLOT).strangerIn('曹操来了')).toBe('曹操');
    expect(limitsOf(PLAIN_SLOT).strangerIn('孙权来了')).toBeNull();
    expect(limitsOf({ ...PLAIN_SLOT, me: '刘' }).masked('刘备')).toBe('刘备');
    // 孙权 stands in our own line, so he is somebody all the same.
    expect(limitsOf({ ...PLAIN_SLOT, to: null }).masked('孙权')).toBe('某君');
    expect(limitsOf({ ...PLAIN_SLOT, to: '孙', instead: '幸会。' }).masked('孙权')).toBe('孙权');
  });

  it('lets the lord be called so where he is spoken to, or where our own line does', () => {
    expect(limitsOf(PLAIN_SLOT).masked('主公')).toBe('主公');
    expect(limitsOf({ ...PLAIN_SLOT, toLord: true }).masked('主公')).toBe('您');
    expect(limitsOf({ ...PLAIN_SLOT, instead: '主公，幸会。' }).masked('主公')).toBe('您');
    expect(limitsOf({ ...EN, toLord: true }).masked('My Lord')).toBe('you');
  });

  it('holds the clauses of our own line, and our own lines of the occasion that state nothing', () => {
    const { own, also, clauses } = limitsOf(PLAIN_SLOT);
    expect([...own]).toEqual(['幸会', '您', '愿此局尽兴']);
    expect(also.has('愿此局尽兴')).toBe(true);
    expect(also.has('某君')).toBe(true);
    expect(also.size).toBeGreaterThan(own.size + 20);
    expect([...also].filter((clause) => /[{}]/.test(clause))).toEqual([]);
    expect([...also].filter((clause) => clause !== clause.trim() || clause === '')).toEqual([]);
    expect(clauses(' 好酒 ，……，好  酒 ！')).toEqual(['好酒', '好酒']);
  });
});

describe('a sentence of the judge in other words', () => {
  const SENTENCE = '第1拍完成50%';
  it.each([
    ['“第1拍，完成了50%”', '第1拍，完成了50%'],
    ['第１拍完成50%', SENTENCE],
    ['第1拍完成5 0%', SENTENCE],
    ['第1拍完成50% www.x.com', SENTENCE],
    ['第1拍完成50% *', SENTENCE],
    ['第1拍完成50% 系统提示', SENTENCE],
    ['第1拍\u0007完成50%', SENTENCE],
    ['没有数字', SENTENCE],
    ['', SENTENCE],
  ])('%j becomes %j', (raw, said) => {
    expect(guardWording(SENTENCE, raw)).toBe(said);
  });

  it('may be twice as long and twenty more', () => {
    const longest = 2 * SENTENCE.length + 20;
    const padded = (length: number) => `${SENTENCE}${'好'.repeat(length - SENTENCE.length)}`;
    expect(guardWording(SENTENCE, padded(longest))).toBe(padded(longest));
    expect(guardWording(SENTENCE, padded(longest + 1))).toBe(SENTENCE);
    expect(guardWording('没有数字', '也没有')).toBe('也没有');
  });
});
