/** What is said back to what is not about the game: warm, of the matter, never of the record, never the same twice (§Q3). */
import { describe, expect, it } from 'vitest';
import { openTable, type Said } from '../../../dev/talk/recorded';
import { SHIPPED_WORTHS } from '../../../src/core/belief/shipped';
import { GOES_ON } from '../../../src/chatter/moves/life/goes-on';
import { heroOf, HERO_KINDS } from '../../../src/chatter/moves/life/heroes';
import { MATTERS } from '../../../src/chatter/moves/life/lexicon';
import { SELF_CLASSES } from '../../../src/chatter/moves/life/self';
import { CHAT } from '../../../src/chatter/plan/life/words/chat';
import { DAILY_TROUBLES } from '../../../src/chatter/plan/life/words/daily';
import { HERO_LINES, PICKS } from '../../../src/chatter/plan/life/words/heroes';
import { HOME_CHAT, HOME_TROUBLES } from '../../../src/chatter/plan/life/words/home';
import { JOKES } from '../../../src/chatter/plan/life/words/jokes';
import { NEAR_TROUBLES } from '../../../src/chatter/plan/life/words/near';
import { ON } from '../../../src/chatter/plan/life/words/on';
import type { Lines } from '../../../src/chatter/plan/life/words/row';
import { WORK_TROUBLES } from '../../../src/chatter/plan/life/words/work';
import { SELF } from '../../../src/chatter/plan/life/words/self';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../../src/language/languages';
import { recordingOf } from '../flow/golden';

const LONGEST = { zh: 34, en: 120 } as const;
const RECORD = /点血|[砍杀拆]|回合|身份|反贼|忠|内奸|\b(?:point of health|struck|seat \d|rebel|loyalist|round)\b/;
const MOCKING = /啧|哼|Tsk|brow|applause|wisdom/;

function at(me: number, turn: number, language: SpokenLanguage = 'zh', seed = 1) {
  const table = openTable({
    recording: recordingOf('8p-2'),
    me,
    language,
    seed,
    storylines: [],
    claims: false,
    inference: { worths: SHIPPED_WORTHS },
  });
  table.playTo(turn);
  return table;
}
const only = ({ answers: [first, ...more] }: Said): Said['answers'][number] => {
  expect(more).toEqual([]);
  if (!first) throw new Error('silence');
  return first;
};

describe('the words', () => {
  const troubles = { ...NEAR_TROUBLES, ...HOME_TROUBLES, ...WORK_TROUBLES, ...DAILY_TROUBLES };

  it('are there for every matter, question, hero and way of going on', () => {
    for (const { matter, trouble } of MATTERS)
      expect(trouble ? troubles[matter] : (CHAT[matter] ?? HOME_CHAT[matter]), matter).toBeDefined();
    for (const one of SELF_CLASSES) if (one !== 'bot') expect(SELF[one], one).toBeDefined();
    for (const kind of HERO_KINDS) expect(HERO_LINES[kind], kind).toBeDefined();
    for (const name of Object.values(PICKS).flat()) expect(heroOf(name), name).toBeDefined();
    for (const on of GOES_ON) expect(ON[on], on).toBeDefined();
    for (const language of SPOKEN_LANGUAGES) expect(new Set(JOKES[language]).size).toBeGreaterThanOrEqual(8);
  });

  it('are short, whole sentences', () => {
    const all: Lines[] = [
      ...Object.values(troubles).map(({ said }) => said),
      ...Object.values(CHAT),
      ...Object.values(HOME_CHAT),
      ...Object.values(SELF),
      ...Object.values(ON).flatMap((of) => Object.values(of)),
      JOKES,
    ];
    for (const lines of all)
      for (const language of SPOKEN_LANGUAGES)
        for (const line of lines[language]) {
          expect(Array.from(line).length, line).toBeLessThanOrEqual(LONGEST[language]);
          expect(line).toMatch(language === 'zh' ? /[。？！]$/ : /^["A-Z{].*[.?!]$/);
        }
  });
});

describe.each(SPOKEN_LANGUAGES)('a trouble (%s)', (language) => {
  const LINES: Readonly<Record<SpokenLanguage, readonly string[]>> = {
    zh: [
      '我妈住院了',
      '我分手了',
      '今天被老板骂了',
      '我失眠三天了',
      '房租又涨了五百',
      '考研差两分没过线',
      '我家狗昨天走了',
    ],
    en: [
      'my mom is in the hospital',
      'my gf broke up with me',
      'my boss yelled at me today',
      "haven't slept in three days",
      'rent went up again',
      'failed my final exam',
      'my dog died yesterday',
    ],
  };

  it.each(LINES[language])('%s: is met warmly, and by nothing of the record', (text) => {
    for (const seed of [1, 2, 3]) {
      const said = only(at(3, 9, language, seed).say(text));
      expect(said.content.move).toBe('comfort');
      expect(said.text).not.toMatch(RECORD);
      expect(said.text).not.toMatch(MOCKING);
    }
  });
});

describe('what is gone on with', () => {
  it.each([
    ['跟女朋友分了 三年呐', ['她说没感觉了', '删了又舍不得']],
    ['最近老失眠', ['数羊数到两千只了有啥招没']],
    ['我家狗昨天走了', ['回家没人扑我了还挺不习惯', '以前每天都等我下班']],
  ])('%s: the same one listens on', (first, more) => {
    const table = at(3, 9);
    const told = only(table.say(first));
    const texts = [told.text];
    for (const next of more) {
      const said = only(table.say(next));
      expect(said.speaker, next).toBe(told.speaker);
      expect(said.content.move).toBe('comfort');
      expect(said.text).not.toMatch(RECORD);
      texts.push(said.text);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('knows whose it is', () => {
    const table = at(3, 9);
    table.say('我妈下周做手术');
    expect(only(table.say('医生说是小手术但我还是怕')).text).toMatch(/阿姨|小事到了自己人/);
  });

  it('ends with a line of the game', () => {
    const table = at(3, 9);
    table.say('我分手了');
    const guess = table.say('你觉得谁是反贼');
    expect(guess.answers[0]?.content.move).not.toBe('comfort');
    expect(table.say('都三年了').answers[0]?.content.move).not.toBe('comfort');
  });
});

describe('beside the game', () => {
  it('tells no joke twice', () => {
    const table = at(3, 9);
    const told = [only(table.say('讲个笑话')).text];
    for (let n = 0; n < 4; n++) told.push(only(table.say('再来一个')).text);
    expect(new Set(told).size).toBe(told.length);
  });

  it.each<readonly [string, RegExp]>([
    ['谁开发的你们', /察言观色/],
    ['你们会偷看我手牌吗', /看不见|不偷看|没开挂|看不着/],
    ['现在几点了', /第\d+轮/],
    ['你有感情吗', /AI|程序/],
  ])('%s: the truth', (text, words) => {
    for (const seed of [1, 2, 3]) expect(only(at(3, 9, 'zh', seed).say(text)).text).toMatch(words);
  });

  it('a favourite is not the one left out', () => {
    for (const seed of [1, 2, 3, 4])
      expect(only(at(3, 9, 'zh', seed).say('最喜欢哪个武将 别说赵云哈')).text).not.toMatch(/赵云/);
  });

  it('speaks of the same thing in other words', () => {
    const table = at(3, 9);
    const said = ['外面下暴雨', '还在下大雨', '雨下个没完又下雨了'].map((text) => table.say(text).answers[0]?.text);
    expect(new Set(said).size).toBe(said.length);
  });
});
