/** What an attacker found in care, and what a person in need would have met: held here (§F2, §F4, §K6). */
import { describe, expect, it } from 'vitest';
import { createCare } from '../../src/care/care';
import { readCare } from '../../src/care/memory-json';
import { SCRIPTS } from '../../src/care/script';
import { wishesToDie } from '../../src/care/wish';
import { readLine } from '../../src/chatter/line/line';
import type { Language } from '../../src/language/languages';

const careIn = (language: Language | (() => Language)) => {
  const care = createCare({ user: 'p', language, now: 0 });
  return { care, say: (text: string, score: number | null) => care.hear({ score, line: readLine(text) }, 1) };
};

describe('an open card keeps its language', () => {
  it.each(['QAQ', 'emmm', 'no', 'ok', 'hao ba'])('after %s', (text) => {
    const { care, say } = careIn('zh-CN');
    say('活着好累', 0.8);
    say(text, 0);
    expect(care.memory().language).toBe('zh-CN');
  });
  it('after a word without a character that tells', () => {
    const { care, say } = careIn('zh-CN');
    say('活著好難受', 0.8);
    expect(care.memory().language).toBe('zh-TW');
    say('嗯', 0);
    expect(care.memory().language).toBe('zh-TW');
  });
  it('until a whole sentence is in another', () => {
    const { care, say } = careIn('zh-CN');
    say('活着好累', 0.8);
    say('please speak english with me', 0);
    expect(care.memory().language).toBe('en');
  });
  it('takes pinyin for Chinese', () => {
    expect(careIn('zh-CN').say('wo xiang si', 0.8).script).toBe(SCRIPTS['zh-CN']);
  });
  it('goes by the language that the player has set by then', () => {
    let language: Language = 'en';
    const { care, say } = careIn(() => language);
    language = 'zh-TW';
    say('活着好累', 0.8);
    expect(care.memory().language).toBe('zh-TW');
  });
});

describe('a wish to die', () => {
  it.each(['my mom died and i want to die', 'they hate me i want to die', "he hurt me i don't want to live anymore"])(
    '%s is the speaker’s own',
    (text) => {
      expect(wishesToDie(readLine(text))).toBe(true);
    },
  );
  it.each(['我不想死', 'my brother says he would rather die', '我没有想死'])('%s is none', (text) => {
    expect(wishesToDie(readLine(text))).toBe(false);
  });
  it('is heard on an open card whatever detection says, and while it fails', () => {
    for (const score of [0, null]) {
      const { say } = careIn('zh-CN');
      say('活着好累', 0.8);
      expect(say('你们别管了 想死', score)).toMatchObject({ card: 'care', reply: { kind: 'wish' }, open: true });
    }
  });
  it('is not over with a yes that answers nothing', () => {
    const { say } = careIn('zh-CN');
    say('我真的不想活了', 0.8);
    expect(say('嗯', 0)).toMatchObject({ card: 'care', reply: { kind: 'acknowledge' }, open: true, chatter: 'off' });
  });
  it('meets the script again on the next page', () => {
    const { care, say } = careIn('zh-CN');
    say('我真的不想活了', 0.8);
    const read = readCare(JSON.stringify(care.forNextPage()));
    if (!('memory' in read)) throw new Error(read.refused);
    const next = createCare({ user: 'p', language: 'zh-CN', now: 2, memory: read.memory });
    expect(next.again()).toMatchObject({ card: 'care', script: SCRIPTS['zh-CN'] });
  });
});

describe('questionnaires', () => {
  const phq = (total: number, item9 = 0) => ({
    phq9: { total_score: total, parsed_scores: [total - item9, 0, 0, 0, 0, 0, 0, 0, item9] },
  });
  it('what item 9 raised outlives a deleted total, whatever had raised it before', () => {
    const { care } = careIn('zh-CN');
    care.fill({ gad7: { total_score: 16 } }, 1);
    care.keep({ scale: 'gad7', total: 16 }, 1);
    care.fill(phq(3, 3), 2);
    care.keep(null, 3);
    expect(care.memory().context.route).toBe('high');
  });
  it('a lower total kept in the place of a higher takes nothing back', () => {
    const { care } = careIn('zh-CN');
    care.fill({ phq9: { total_score: 20 } }, 1);
    care.keep({ scale: 'phq9', total: 20 }, 1);
    care.fill({ gad7: { total_score: 2 } }, 2);
    care.keep({ scale: 'gad7', total: 2 }, 2);
    expect(care.silenced()).toBe(true);
  });
  it('the script card goes with its reason', () => {
    const { care } = careIn('zh-CN');
    care.fill({ phq9: { total_score: 20 } }, 1);
    care.keep({ scale: 'phq9', total: 20 }, 1);
    care.keep(null, 2);
    expect(care.silenced()).toBe(false);
    expect(care.again().card).toBe('none');
  });
});

it.each([
  ['a score beyond its range', (m: Memory) => (m.context.psyguard_score = 500)],
  ['half a point', (m: Memory) => (m.context.questionnaire_phq9_score = 2.5)],
  ['a route below its lines', (m: Memory) => (m.chat = 'high')],
])('%s on the device counts as none', (_, break_) => {
  const memory = createCare({ user: 'p', language: 'en', now: 0 }).memory() as unknown as Memory;
  expect(readCare(JSON.stringify(memory))).toHaveProperty('memory');
  break_(memory);
  expect(readCare(JSON.stringify(memory))).toHaveProperty('refused');
});

interface Memory {
  chat: string;
  context: { psyguard_score: number; questionnaire_phq9_score: number };
}
