/** The lines that a voice could say now (§E5). */
import type { Candidate, VoiceName } from '../vocabulary';
import { CONDITIONS } from './line-conditions';
import { claimsFor, fillText, slotsOf, withoutSlots } from './fill';
import { fitOf } from './fit';
import type { VoiceCandidate, VoiceRequest } from './request';
import { additionsOf, moodOf, ownLines, sharedLines, type Addition, type Template } from './template';
import { lengthOf } from './words';

/** 寡言: the laconic voice never says more; names, marks and spaces not counted. */
export const LACONIC = 8;

/** A text that a template could have, before its slots are filled. */
interface Draft {
  readonly template: Template;
  readonly addition: Addition | null;
  readonly text: string;
}

/**
 * All lines for the request, none longer than its budget, every slot filled, in the order of data/voice. Deterministic.
 * Each declares what it claims; nothing is checked here against the record but that retold names are those of the
 * fact (claims/check.ts does the rest). The same template has one id, whatever its lead or tail.
 */
export function candidatesFor(request: VoiceRequest): VoiceCandidate[] {
  const { voice, language, budget } = request;
  if (budget <= 0) return [];
  return draftsFor(request).flatMap(({ template, addition, text }) => {
    if (voice === 'laconic' && lengthOf(withoutSlots(text).replace(/[^\p{L}]/gu, ''), language) > LACONIC) return [];
    const filled = fillText(request, template, text);
    if (filled === null || lengthOf(filled, language) > budget) return [];
    const claims = claimsFor(request, template);
    if (claims === null) return [];
    return [candidateOf(request, { template, addition, text }, filled, claims)];
  });
}

function candidateOf(
  request: VoiceRequest,
  { template, addition, text }: Draft,
  filled: string,
  claims: Candidate['claims'],
): VoiceCandidate {
  const { id, occasion, tone } = template;
  const fit = fitOf(request, { text: filled, named: slotsOf(text).length > 0, ornate: addition !== null, tone });
  return { id, text: filled, claims, occasion, tone, from: 'voice', fit };
}

function draftsFor(request: VoiceRequest): Draft[] {
  const { voice, occasion, language } = request;
  const holds = (template: Template) =>
    template.when.every((name) => CONDITIONS[name]?.(request) ?? false) &&
    (template.tone === null || request.tone === null || template.tone === request.tone);
  const own = ownLines(voice, occasion)
    .filter(holds)
    .map((template) => ({ template, addition: null, text: template[language] }));
  const shared = sharedLines(occasion)
    .filter(holds)
    .flatMap((template) => dressed(template, voice, request));
  return [...own, ...shared];
}

/** In English, what a lead joins with a comma goes on in small letters. */
const behind = (lead: string, core: string): string =>
  lead + (lead.endsWith(', ') ? core.replace(/^(?!I\b)[A-Z]/, (letter) => letter.toLowerCase()) : core);

/** A shared core in the words of a voice: once with each lead or tail that suits the mood. */
function dressed(template: Template, voice: VoiceName, { occasion, language }: VoiceRequest): Draft[] {
  const mood = moodOf(occasion);
  return additionsOf(voice)
    .filter((addition) => (addition.mood === null ? mood !== 'firm' : addition.mood === mood))
    .map((addition) => {
      const core = template[language];
      const text = addition.place === 'lead' ? behind(addition[language], core) : core + addition[language];
      return { template, addition, text };
    });
}
