/** From a plan to words: patterns of the speaker's voice, filled with names, cards, numbers and times (§Q3). */
import { draw } from '../../../core/random';
import type { InSpoken, SpokenLanguage } from '../../../language/languages';
import type { Candidate, Claim } from '../../vocabulary';
import { ROLE_WORDS } from '../../voice/words';
import type { Fact } from '../../scene/fact';
import { between } from '../record/deeds';
import { callsBack, dressOf, leadsFor, mayFollow } from './dress';
import { fillingOf, type Filling, type Wording } from './filling';
import { lifeTexts } from '../life/say';
import { namedTrouble } from '../life/trouble';
import type { Parties } from './people';
import { isShared, type Plan } from '../plan';
import { phrase } from './phrase';
import { patternsOf } from '../words/wordings';

/** A worded plan, with how well its words fit the manner asked for, 0…1. */
export type Worded = Candidate & { readonly from: 'plan'; readonly fit: number };

const UNLIKE: InSpoken<(role: string) => string> = {
  zh: (role) => `哪个是${role}我还看不出。`,
  en: (role) => `I can't tell the ${role.replace(/^(?:an?|the) /, '')} yet.`,
};
const CONDOLE: InSpoken<(what: string) => string> = {
  zh: (what) => `${what}，你先保重。`,
  en: (what) => `So ${what}. Take care.`,
};

/** The reason may be missing where a clause closes with it; every other slot must be filled. */
function fill(pattern: string, { slots }: Filling, mayLackWhy: boolean): string | null {
  const lacking = [...pattern.matchAll(/\{(\w+)\}/g)].some(
    ([, slot = '']) => (slots[slot] ?? '') === '' && !(slot === 'why' && mayLackWhy),
  );
  const said = slots['topic'] ? pattern.replace(/^\{why\}(?=[，。不还在]|\. )/, '{topic}') : pattern;
  return lacking ? null : said.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
}

/** Sentences begin with a capital, and no mark stands twice. */
export function tidied(text: string, language: SpokenLanguage): string {
  if (language === 'zh')
    return text
      .replace(/。(?=[，。！？])/g, '')
      .replace(/([！？])。/g, '$1')
      .replace(/，([。！？])/g, '$1');
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,!?;:])/g, '$1')
    .replace(/([!?])\.(?!\.)/g, '$1')
    .replace(/(^|[^.])\.\.(?!\.)/g, '$1.')
    .replace(/(^|[.!?]["”]? |^\()([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bi\b/g, 'I')
    .trim();
}

/** A sentence by itself: a shared core need not end as one. */
const ended = (core: string, language: SpokenLanguage): string =>
  /[。！？….!?）)」”]$/.test(core) ? core : `${core}${language === 'zh' ? '。' : '.'}`;

/** The last thing that the other did to the speaker, where the line asks to think back: unasked, an old deed is no answer. */
function recalledIn(
  { clause, facts, life }: Plan,
  { scene, me, you, style, recalls, language, nameOf }: Wording,
  parties: Parties,
): { readonly text: string; readonly fact: Fact } | null {
  // Nor is anything held against whoever was just pardoned.
  if (clause === 'forgive' || !style || you === null || life !== undefined || !recalls || (facts?.length ?? 0) > 0)
    return null;
  const fact = between(scene, you, me, (one) => one.good !== null)[0];
  if (!fact) return null;
  const told = phrase([{ fact, times: 1 }], parties, nameOf);
  return { fact, text: language === 'zh' ? `${told}，我还记着。` : `I still remember that ${told}.` };
}

/** Cool speakers raise no voice. */
const cooled = (text: string, { style, calm }: Wording): string =>
  calm || (style && style.tone_temperature < 0.3) ? text.replace(/！/g, '。').replace(/!/g, '.') : text;

/** After an address that ends in a comma the sentence goes on in small letters. */
function following(lead: string, parts: readonly string[], language: SpokenLanguage): string[] {
  const said = parts.filter((one) => one !== '');
  if (language === 'zh' || !lead.endsWith(', ')) return said;
  return said.map((one, i) => (i > 0 ? one : one.replace(/^(?!I\b|AI\b)[A-Z]/, (letter) => letter.toLowerCase())));
}

/** All the ways in which this voice may say it, the fittest first; empty where a slot cannot be filled. */
export function wordsFor(plan: Plan, wording: Wording): Worded[] {
  const { scene, me, you, voice, language, seed, purpose, heard } = wording;
  if (plan.clause === null) return [];
  const join = language === 'zh' ? '' : ' ';
  const said = (parts: readonly string[]): string => tidied(parts.filter((one) => one !== '').join(join), language);
  if (plan.clause === 'life')
    return lifeTexts(plan, wording).map((one) => ({
      ...one,
      text: said([one.text, callsBack(plan, one.text, wording)]),
      claims: [],
      occasion: plan.occasion,
      tone: null,
      from: 'plan',
    }));
  const chance = (what: string): number => draw(seed, 'word', me, what, ...purpose);
  // Names stand in characters: who reads English reads numbers.
  const numbered = language === 'en' || /\d\s*号|\b(?:seat|p|#|@)\s?\d/.test(heard) || chance('number') < 0.4;
  const parties: Parties = { scene, me, you, language, byNumber: numbered };
  const filling = fillingOf(plan, wording, parties);
  const { clause } = plan;
  const shared = plan.put !== undefined || isShared(clause);
  const patterns = patternsOf(clause, plan.put, voice, language);
  const mayLackWhy = clause === 'correct' || clause === 'refuse' || clause === 'wont_strike';
  const { lead, tail, tails } = dressOf(plan, wording);
  const memory = recalledIn(plan, wording, parties);
  const unlike = plan.unlike === undefined ? '' : UNLIKE[language](ROLE_WORDS[language][plan.unlike]);
  const condole = plan.condole === true ? CONDOLE[language](namedTrouble(heard, language).what) : '';
  const changed = plan.changed === true ? { zh: '我改主意了。', en: "I've changed my mind." }[language] : '';
  const first = Math.floor(chance('pattern') * patterns.length);
  const remembered: readonly Claim[] = memory ? [{ kind: 'fact', fact: memory.fact.id }] : [];
  return patterns.flatMap((_, i) => {
    const nth = (first + i) % patterns.length;
    const filled = fill(patterns[nth] ?? '', filling, mayLackWhy);
    if (filled === null) return [];
    const claims = [...filling.guess, ...(patterns[nth]?.includes('{why}') ? filling.facts : [])];
    const core = ended(filled, language);
    const candidate = (text: string, fit: number, more: readonly Claim[] = []): Worded => ({
      // What all voices word alike is the same whoever says it.
      id: `plan/${shared ? 'all' : voice}/${plan.put ?? clause}/${nth}`,
      text,
      claims: [...claims, ...more],
      occasion: plan.occasion,
      tone: null,
      from: 'plan',
      fit: fit - i * 0.05,
    });
    const whole = (dress: string, end: string): Worded => {
      const parts = following(lead, [changed, unlike, cooled(dress + core, wording), end], language);
      return candidate(said([condole, lead, ...parts]), 1, remembered);
    };
    const ends = memory ? [memory.text] : tails.length > 0 && mayFollow(core, tail) ? tails : [''];
    // One thing beside the matter is enough: what is addressed, or goes on behind, begins without a lead.
    const bare = lead !== '' || condole !== '' || changed !== '' || unlike !== '' || ends[0] !== '';
    const leads = bare ? [] : leadsFor(plan, wording, filled, chance(`dress${i}`)).map((one) => one[language]);
    const wholes = (leads.length > 0 ? leads : ['']).flatMap((dress) => ends.map((end) => whole(dress, end)));
    const plain = said([condole, unlike, cooled(core, wording)]);
    return wholes.some(({ text }) => text === plain) ? wholes : [...wholes, candidate(plain, 0.5)];
  });
}
