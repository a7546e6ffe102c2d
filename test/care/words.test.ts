import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/care/language';
import { LANGUAGES } from '../../src/language/languages';
import { BANDS, SCALES, type Scale } from '../../src/care/questionnaire';
import { FRAME, QUESTIONNAIRES } from '../../src/care/questionnaire-words';
import { SCRIPTS } from '../../src/care/script';
import { checkScript, textOf } from './script-check';

describe.each(LANGUAGES)('%s', (language) => {
  it('has a script that may ship', () => {
    expect(checkScript(language, SCRIPTS[language])).toEqual([]);
  });

  it('has both questionnaires whole, with "not a diagnosis" and help', () => {
    for (const scale of Object.keys(SCALES) as Scale[]) {
      const { items, intro } = QUESTIONNAIRES[language][scale];
      expect(items).toHaveLength(SCALES[scale].items);
      expect(new Set(items).size).toBe(items.length);
      expect(intro).toMatch(/两周|兩個星期|2 weeks/);
    }
    const frame = FRAME[language];
    expect(new Set(frame.options).size).toBe(4);
    expect(frame.notDiagnosis).toMatch(/不是诊断|不是診斷|not a diagnosis/);
    expect(frame.help).toMatch(/12356|1925|988/);
    expect(frame.item9).toMatch(/12356|1925|988/);
    for (const band of BANDS) expect(frame.bands[band]).not.toMatch(/抑郁|抑鬱|焦虑症|焦慮症|depress|disorder/i);
  });
});

describe('the script check', () => {
  const good = SCRIPTS['zh-CN'];
  it.each([
    ['no hotline', { ...good, contacts: good.contacts.slice(1) }, 'missing: hotline'],
    [
      'no emergency line',
      { ...good, contacts: good.contacts.slice(0, 1), paragraphs: good.paragraphs.slice(0, 2) },
      'missing: emergency',
    ],
    ['a means', { ...good, closing: '把药收好' }, 'must not contain: method'],
    ['a diagnosis', { ...good, closing: '你可能有抑郁症' }, 'must not contain: diagnosis'],
    ['a promise', { ...good, closing: '一切一定会好' }, 'must not contain: promise'],
    ['a persona', { ...good, closing: '主公保重' }, 'must not contain: persona'],
    ['an address', { ...good, closing: 'www.example.com' }, 'must not contain: address'],
    ['too much', { ...good, closing: '慢慢来。'.repeat(100) }, 'too long'],
  ])('finds %s', (_, script, problem) => {
    expect(checkScript('zh-CN', script)).toContain(problem);
  });

  it('finds an English means', () => {
    expect(checkScript('en', { ...SCRIPTS.en, closing: 'Put the pills away' })).toContain('must not contain: method');
  });
});

it('is constant: no slot is filled in', () => {
  for (const language of LANGUAGES) expect(textOf(SCRIPTS[language])).not.toMatch(/[{}$<>]|%s/);
});

it('knows the language of a line', () => {
  expect(['我好累', '我好難過', 'so tired', '。。。', 'ok'].map((text) => languageOf(text, 'zh-TW'))).toEqual([
    'zh-TW',
    'zh-TW',
    'en',
    'zh-TW',
    'en',
  ]);
  expect(['我好累', '我好難過', '12'].map((text) => languageOf(text, 'en'))).toEqual(['zh-CN', 'zh-TW', 'en']);
});
