import { describe, expect, it } from 'vitest';
import { LEANS, SURELY } from '../../../src/chatter/claims/check';
import { saidIn } from '../../../src/chatter/claims/read';
import { readLine } from '../../../src/chatter/line/line';
import { BRANCHES, MOMENTS_TO_SPEAK, REPLIES, VOICE_NAMES, type Occasion } from '../../../src/chatter/vocabulary';
import { candidatesFor, LACONIC } from '../../../src/chatter/voice/candidates';
import { CONDITIONS } from '../../../src/chatter/voice/line-conditions';
import { slotsOf, withoutSlots } from '../../../src/chatter/voice/fill';
import { writtenLines } from '../../../src/chatter/voice/written';
import { lengthOf } from '../../../src/chatter/voice/words';
import { allTemplates, NAMES, plainRequest, smallScene } from './support';
import type { SpokenLanguage } from '../../../src/language/languages';

const OCCASIONS: readonly Occasion[] = [...REPLIES, ...BRANCHES, ...MOMENTS_TO_SPEAK];
const LANGUAGES: readonly SpokenLanguage[] = ['zh', 'en'];
const templates = allTemplates();
const texts = templates.flatMap(({ id, zh, en, when, claims }) => [
  { id, when, claims, language: 'zh' as const, text: zh },
  { id, when, claims, language: 'en' as const, text: en },
]);

describe('the data', () => {
  it('has at least 600 lines of their own voice', () => {
    expect(writtenLines().filter(({ voice }) => voice !== null).length).toBeGreaterThanOrEqual(600);
  });

  it('holds no line twice, but for single sounds', () => {
    const bare = texts
      .map(({ text, language }) => language + text.replace(/[\s\p{P}]/gu, '').toLowerCase())
      .filter((text) => withoutSlots(text).length > 6);
    const twice = bare.filter((text, i) => bare.indexOf(text) !== i);
    expect(twice).toEqual([]);
  });

  it('names only conditions that exist', () => {
    expect(templates.flatMap(({ when }) => when).filter((name) => !(name in CONDITIONS))).toEqual([]);
  });

  it("says nothing of the speaker's own role", () => {
    const scene = smallScene();
    const own = texts.filter(({ text }) =>
      saidIn(readLine(text.replace(/\{role\}/g, '反贼').replace(/\{\w+\}/g, '貂蝉')), {
        scene,
        speaker: 2,
        you: 5,
      }).some(({ about }) => about === 2),
    );
    expect(own).toEqual([]);
    expect(
      texts
        .filter(({ text }) =>
          /(?:我|在下|咱)[^，。！？：…]{0,4}(?:忠|反贼|内奸|自己人)|\b(?:I'm|I am|me)\b[^,.!?]{0,12}(?:loyal|rebel|traitor)/.test(
            text,
          ),
        )
        .map(({ text }) => text),
    ).toEqual([]);
  });

  it("guesses nobody's gender", () => {
    expect(
      texts
        .filter(({ text }) =>
          /[他她]|先生|姑娘|小姐|公子|夫人|兄弟|老兄|大哥|\b(?:he|she|him|her|his|hers|sir|madam|man|men|woman|brother|sister|boys?|girls?|guys?)\b/i.test(
            text,
          ),
        )
        .map(({ text }) => text),
    ).toEqual([]);
  });

  it('keeps half-width marks and foreign letters out', () => {
    expect(texts.filter(({ text }) => /[~#^$@%&*]/.test(text)).map(({ text }) => text)).toEqual([]);
    expect(
      texts
        .filter(({ text, language }) => language === 'zh' && /[!?,.;:A-Za-z]/.test(withoutSlots(text)))
        .map(({ text }) => text),
    ).toEqual([]);
    expect(
      texts
        .filter(({ text, language }) => language === 'en' && /\p{Script=Han}|[，。！？]/u.test(text))
        .map(({ text }) => text),
    ).toEqual([]);
  });

  it('says a guess as a leaning, or marks it as certain', () => {
    const guesses = texts.filter(
      ({ claims, text }) =>
        claims.some(({ kind }) => kind === 'guess') &&
        (slotsOf(text).includes('role') || claims.some((claim) => claim.kind === 'guess' && claim.role !== null)),
    );
    for (const { when, text } of guesses) {
      if (when.includes('certain')) expect(text, text).toMatch(SURELY);
      else {
        expect(text, text).not.toMatch(SURELY);
        expect(text, text).toMatch(LEANS);
      }
    }
  });
});

describe('every occasion, voice and language', () => {
  it.each(VOICE_NAMES.flatMap((voice) => LANGUAGES.map((language) => [voice, language] as const)))(
    '%s %s',
    (voice, language) => {
      for (const occasion of OCCASIONS) {
        for (const minimal of [false, true]) {
          const request = plainRequest({ occasion, voice, language }, smallScene(), minimal);
          const found = candidatesFor(request);
          expect(found.length, `${occasion} ${minimal ? 'minimal' : 'plain'}`).toBeGreaterThanOrEqual(1);
          for (const { text, fit, claims } of found) {
            expect(text).not.toMatch(/[{}]|\b(?:undefined|null)\b/);
            expect(text).not.toMatch(/[~#^$@%&*]/);
            expect(lengthOf(text, language)).toBeLessThanOrEqual(request.budget);
            expect(fit).toBeGreaterThanOrEqual(0);
            expect(fit).toBeLessThanOrEqual(1);
            const nameless = NAMES.reduce((left, name) => left.replaceAll(name, ''), text).replaceAll('杀', '');
            expect(nameless).not.toMatch(language === 'zh' ? /[A-Za-z]/ : /\p{Script=Han}/u);
            if (voice === 'laconic')
              expect(
                lengthOf(nameless.replace(/反贼|a rebel/g, '').replace(/[^\p{L}]/gu, ''), language),
                text,
              ).toBeLessThanOrEqual(LACONIC);
            if (request.fact) expect(claims).toContainEqual({ kind: 'fact', fact: request.fact.id });
          }
        }
      }
    },
  );
});

describe('a request', () => {
  it('keeps to any budget', () => {
    for (const budget of [0, 3, 6, 10, 15, 25]) {
      for (const voice of VOICE_NAMES) {
        for (const language of LANGUAGES) {
          const found = candidatesFor({
            ...plainRequest({ occasion: 'hit_me', voice, language }, smallScene()),
            budget,
          });
          for (const { text } of found) expect(lengthOf(text, language)).toBeLessThanOrEqual(budget);
          if (budget >= 15) expect(found.length).toBeGreaterThan(0);
          if (budget === 0) expect(found).toEqual([]);
        }
      }
    }
  });

  it('is answered the same every time', () => {
    const ask = () =>
      candidatesFor(plainRequest({ occasion: 'ask_guess', voice: 'smooth', language: 'zh' }, smallScene()));
    expect(ask()).toEqual(ask());
  });

  it('never retells a fact with other names than its own', () => {
    const request = plainRequest({ occasion: 'hit_me', voice: 'courtly', language: 'zh' }, smallScene());
    const wrong = candidatesFor({
      ...request,
      seats: { ...request.seats, by: 4 },
      slots: { ...request.slots, by: '貂蝉' },
    });
    expect(wrong.filter(({ text }) => text.includes('貂蝉'))).toEqual([]);
    expect(wrong.length).toBeGreaterThan(0);
    expect(candidatesFor({ ...request, fact: null })).toEqual([]);
  });

  it('judges nobody without a guess, and only surely with a sure one', () => {
    const request = plainRequest({ occasion: 'ask_guess', voice: 'biting', language: 'zh' }, smallScene());
    expect(candidatesFor({ ...request, guess: null }).filter(({ claims }) => claims.length > 0)).toEqual([]);
    const sure = candidatesFor({ ...request, guess: { role: 'fan', confidence: 0.9 } });
    const unsure = candidatesFor({ ...request, guess: { role: 'fan', confidence: 0.3 } });
    expect(sure.some(({ text }) => SURELY.test(text))).toBe(true);
    expect(unsure.some(({ text }) => SURELY.test(text))).toBe(false);
    expect(unsure.some(({ claims }) => claims.some(({ kind }) => kind === 'guess'))).toBe(true);
  });

  it('does not call the lord by that word when the lord speaks', () => {
    const request = plainRequest({ occasion: 'lord_low', voice: 'hearty', language: 'zh' }, smallScene());
    expect(candidatesFor({ ...request, seats: { ...request.seats, me: 1 } })).toEqual([]);
  });

  it('names nobody twice and not itself', () => {
    const request = plainRequest({ occasion: 'rescue_seen', voice: 'courtly', language: 'zh' }, smallScene());
    const self = candidatesFor({
      ...request,
      seats: { ...request.seats, me: 3 },
      slots: { ...request.slots, me: '孙权' },
    });
    expect(self.filter(({ text }) => text.includes('孙权'))).toEqual([]);
  });
});
