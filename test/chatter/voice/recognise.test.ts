/** A reader who has heard half of a voice's lines knows it by the other half. */
import { expect, it } from 'vitest';
import { VOICE_NAMES, type VoiceName } from '../../../src/chatter/vocabulary';
import { withoutSlots } from '../../../src/chatter/voice/fill';
import type { Template } from '../../../src/chatter/voice/template';
import type { SpokenLanguage } from '../../../src/language/languages';
import { allTemplates } from './support';

const own = allTemplates().filter((template): template is Template & { voice: VoiceName } => template.voice !== null);
const tokensOf = (text: string, language: SpokenLanguage): string[] =>
  language === 'zh'
    ? Array.from(withoutSlots(text))
    : (withoutSlots(text)
        .toLowerCase()
        .match(/[a-z']+|[!?.,;:]+/g) ?? []);

/** Naive Bayes over characters (words in English), with the length of the line as one more token. */
function accuracy(language: SpokenLanguage, held: 0 | 1): number {
  const features = (text: string) => [
    ...tokensOf(text, language),
    `length ${Math.min(4, Math.floor(tokensOf(text, language).length / 5))}`,
  ];
  const counts = new Map<string, Map<string, number>>(VOICE_NAMES.map((voice) => [voice, new Map()]));
  const vocabulary = new Set<string>();
  own.forEach((template, i) => {
    if (i % 2 === held) return;
    const of = counts.get(template.voice)!;
    for (const token of features(template[language])) {
      of.set(token, (of.get(token) ?? 0) + 1);
      vocabulary.add(token);
    }
  });
  let right = 0;
  let all = 0;
  own.forEach((template, i) => {
    if (i % 2 !== held) return;
    const scores = VOICE_NAMES.map((voice) => {
      const of = counts.get(voice)!;
      const total = [...of.values()].reduce((sum, n) => sum + n, 0);
      return features(template[language]).reduce(
        (sum, token) => sum + Math.log(((of.get(token) ?? 0) + 0.3) / (total + 0.3 * vocabulary.size)),
        0,
      );
    });
    all++;
    if (VOICE_NAMES[scores.indexOf(Math.max(...scores))] === template.voice) right++;
  });
  return right / all;
}

it.each([
  ['zh', 0.5],
  ['en', 0.4],
] as const)('a held-out line in %s is known by its voice (chance 0.125)', (language, least) => {
  const found = (accuracy(language, 0) + accuracy(language, 1)) / 2;
  expect(found).toBeGreaterThan(least);
});
