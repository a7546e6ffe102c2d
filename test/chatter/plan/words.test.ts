import { describe, expect, it } from 'vitest';
import { VOICE_NAMES } from '../../../src/chatter/vocabulary';
import { CLAUSES } from '../../../src/chatter/plan/words/clauses';
import { ORNAMENT_WORDS, ORNAMENTS } from '../../../src/chatter/plan/words/ornaments';
import { WORDINGS } from '../../../src/chatter/plan/words/wordings';
import { tidied } from '../../../src/chatter/plan/saying/word';
import { SHARED_WORDS } from '../../../src/chatter/plan/words/shared';
import { additionsOf } from '../../../src/chatter/voice/template';

const SLOTS = new Set(['who', 'whom', 'has', 'is', 'role', 'why', 'count', 'q', 'what', 'care', 'remark', 'said']);
const all = VOICE_NAMES.flatMap((voice) =>
  CLAUSES.flatMap((clause) =>
    (['zh', 'en'] as const).flatMap((language) =>
      WORDINGS[voice][clause][language].map((text) => ({ voice, clause, language, text })),
    ),
  ),
);

describe('the patterns of the voices', () => {
  it('have slots that are filled, and no mark that the engine bans', () => {
    for (const { text, language } of all) {
      for (const [, slot] of text.matchAll(/\{(\w+)\}/g)) expect(SLOTS.has(slot ?? ''), text).toBe(true);
      const bare = text.replace(/\{\w+\}/g, '');
      expect(bare, text).not.toMatch(language === 'zh' ? /[~#^$@%*&!?]/ : /[~#^$@%*&\u4e00-\u9fff]/);
    }
  });

  it('are nobody else’s: no two voices say the same', () => {
    const seen = new Map<string, string>();
    for (const { voice, text, language } of all) {
      const bare = text.replace(/\{\w+\}|[\s\p{P}]/gu, '');
      if (bare.length < (language === 'zh' ? 4 : 12)) continue;
      expect(seen.get(bare) ?? voice, text).toBe(voice);
      seen.set(bare, voice);
    }
  });

  it('in English have "me" where somebody is done to, and "my" where something is somebody’s', () => {
    const shared = Object.values(SHARED_WORDS).flatMap(({ en }) => en);
    const english = [...all.filter(({ language }) => language === 'en').map(({ text }) => text), ...shared];
    const object =
      /\b(?:of|for|at|with|to|on|against|about|from|but|hit|spare|touch|leave|let|test|try|use|watching|attack(?:ing)?) \{who\}/;
    expect(english.filter((text) => object.test(text) || /\{whom?\}'s|\bof \{whom\}/.test(text))).toEqual([]);
    // "Seat 3 keeps", but "you keep": a verb in the present is a slot, or the same for all.
    expect(english.filter((text) => /\{who\} [a-z]+[^s]s\b/.test(text))).toEqual([]);
  });

  it('go behind a lead of any voice, which ends its sentence or goes on with a comma', () => {
    const leads = VOICE_NAMES.flatMap((voice) => additionsOf(voice).filter(({ place }) => place === 'lead'));
    expect(leads.filter(({ en }) => !/[.!,]$/.test(en.trim())).map(({ en }) => en)).toEqual([]);
  });

  it('add something of their own for each number of style', () => {
    for (const name of ORNAMENTS)
      expect(new Set(VOICE_NAMES.map((voice) => ORNAMENT_WORDS[voice][name].zh[0])).size).toBe(VOICE_NAMES.length);
  });

  it('of few words stay so', () => {
    for (const { voice, text, language, clause } of all)
      if (voice === 'laconic' && language === 'zh' && !clause.startsWith('boundary'))
        expect(text.replace(/\{\w+\}|\p{P}/gu, '').length, text).toBeLessThanOrEqual(8);
  });
});

it('sentences begin with a capital and end once', () => {
  expect(tidied('seat 3 struck.. yes!. then i left...', 'en')).toBe('Seat 3 struck. Yes! Then I left...');
  expect(tidied('好！。走。，', 'zh')).toBe('好！走，');
});
