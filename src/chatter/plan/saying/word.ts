/** From a plan to words: patterns of the speaker's voice, filled with names, cards, numbers and times (§Q3). */
import { draw } from '../../../core/random';
import type { InSpoken, SpokenLanguage } from '../../../language/languages';
import { STAGES } from '../../detection/types';
import { isQuestion } from '../../moves/types';
import type { Style } from '../../style';
import type { Candidate, Claim } from '../../vocabulary';
import { additionsOf, type Addition, type Mood } from '../../voice/template';
import { ROLE_WORDS } from '../../voice/words';
import type { Fact } from '../../scene/fact';
import { between } from '../record/deeds';
import { at, fillingOf, type Filling, type Wording } from './filling';
import { lifeTexts } from '../life/say';
import { namedTrouble } from '../life/trouble';
import type { Parties } from './people';
import { isShared, type Plan } from '../plan';
import { phrase } from './phrase';
import { ADDRESS, FELT, ORNAMENT_WORDS, STEP, type Ornament } from '../words/ornaments';
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

/** Which number of style speaks for which ornament, and where it is as high as among friends: it is drawn against that. */
const DIMS: readonly (readonly [Ornament, keyof Style, top: number])[] = [
  ['disclose', 'self_disclosure', 0.8],
  ['focus', 'topic_adherence', 1.2],
  ['initiate', 'initiative', 1],
  ['advise', 'advice_style', 0.7],
  ['opine', 'subjectivity', 0.9],
  ['feel', 'emotional_display', 0.15],
  ['jest', 'wit_and_humor', 0.7],
  ['gesture', 'non_verbal_cues', 0.4],
];
/** How far the two gates keep ornaments back. */
const SHUT = 0.4;

/** How a friendly line feels. */
const KIND = '挺友好的';
/** Answers to how a line sounds, and not to what it says. */
const FELT_IN: ReadonlySet<Plan['move']> = new Set([
  'rebut',
  'deny',
  'refuse',
  'bargain',
  'thank',
  'tease',
  'ack',
  'topic',
]);
/** Opinions of who is who, and how sure they are. */
const JUDGES: ReadonlySet<Plan['move']> = new Set(['guess', 'deny', 'accuse', 'unsure']);
const ASIDE: ReadonlySet<Plan['move']> = new Set(['topic', 'joke', 'tease']);
/** Courtesies: what one feels for the other, or a gesture, belongs to them. */
const COURTEOUS: ReadonlySet<Plan['move']> = new Set(['accept', 'thank', 'greet', 'bye', 'apologise', 'bargain']);

/** Whether the plan speaks ill of a third, or tells what a third did to the one it is said to. */
const warnsOf = ({ about, role, facts = [] }: Plan, { me, you }: Wording): boolean => {
  const suspects = about !== undefined && about !== me && about !== you && (role === 'fan' || role === 'nei');
  const struck = facts.some(
    ({ by, to, good }) => by !== null && by !== me && by !== you && to === you && good === false,
  );
  return (suspects && facts.length > 0) || struck;
};

/** What is agreed to, forgiven, given thanks for or held open moves nobody to complain. */
const UNMOVED: ReadonlySet<Plan['move']> = new Set([
  'accept',
  'thank',
  'greet',
  'bye',
  'apologise',
  'bargain',
  'unsure',
]);
/** Being accused of nothing moves one, and so does what hurt oneself or the lord; own deeds are owned up to with a straight face. */
const moves = ({ facts = [], move, clause, put }: Plan, { me, you, scene }: Wording): boolean =>
  !UNMOVED.has(move) &&
  put === undefined &&
  facts.every(({ by }) => by !== me) &&
  (clause === 'rebut_bare' ||
    facts.some(({ to, good }) => good === false && (to === me || (to === scene.table.lord && to !== you))));

/** Below this one is guessing rather than judging, and may own to it. */
const HESITANT = 0.5;

/** A word of one's own stands only where it is of the same matter as the clause before it. */
function suits(ornament: Ornament, plan: Plan, wording: Wording): boolean {
  const { move, clause, role } = plan;
  const judges = JUDGES.has(move) && clause !== 'unknown_fact' && !(clause !== null && clause.startsWith('skill'));
  switch (ornament) {
    case 'advise':
      return warnsOf(plan, wording);
    case 'opine':
      return judges && role !== undefined;
    case 'initiate':
      return judges && plan.about !== wording.me && plan.about !== wording.you;
    case 'disclose':
      return judges && (move === 'unsure' || (move === 'guess' && (plan.sure ?? 1) < HESITANT));
    case 'feel':
      return moves(plan, wording) && move !== 'call_out';
    case 'jest':
      return move === 'guess' && clause === 'guess_bare';
    case 'focus':
      return ASIDE.has(move) && plan.put === undefined;
    case 'gesture':
      return COURTEOUS.has(move) || ASIDE.has(move) || (move === 'guess' && plan.about !== wording.you);
  }
}

/** How much nearer (or further) one is spoken to for each stage that a line sounds beyond the two's own, two at most. */
const STEP_NEARER = 0.15;

/** What goes before, and what may go behind: one of the tails, as the numbers of style and the line itself ask for. */
interface Dress {
  readonly lead: string;
  readonly tail: Ornament | null;
  readonly tails: readonly string[];
}
const UNDRESSED: Dress = { lead: '', tail: null, tails: [] };

function ornaments(plan: Plan, wording: Wording): Dress {
  const { style, voice, language, me, seed, purpose, detection, plainly } = wording;
  // Behind what is told of one's life nothing else is said.
  if (!style || plan.life !== undefined) return UNDRESSED;
  const chance = (what: string): number => draw(seed, 'ornament', me, what, ...purpose);
  const shut = SHUT * (style.coldness_gate + style.boundary_gate);
  const brief = detection?.detection_brief;
  const felt = brief?.reaction_seed ? FELT[brief.reaction_seed]?.[language] : undefined;
  const leads: string[] = [];
  // Nobody finds a line kind and holds a deed against whoever said it.
  const sour = brief?.reaction_seed === KIND && (plan.facts ?? []).some(({ good }) => good === false);
  if (
    felt !== undefined &&
    !sour &&
    !(plan.asked && isQuestion(plan.asked)) &&
    FELT_IN.has(plan.move) &&
    chance('felt') < 0.25 + 0.5 * style.emotional_display
  )
    leads.push(felt);
  const stage = detection?.detection_stage_judge;
  const step = stage ? STAGES.indexOf(stage.implied_stage) - STAGES.indexOf(stage.current_stage) : 0;
  const distance = style.social_distance - STEP_NEARER * Math.max(-2, Math.min(2, step));
  if (plan.move !== 'boundary' && leads.length === 0) {
    if (distance < 0.33 && chance('near') < 0.45) leads.push(ADDRESS[language].near);
    else if (distance > 0.62 && chance('far') < 0.3) leads.push(ADDRESS[language].far);
  }
  if (plainly) return UNDRESSED;
  const drawn = DIMS.filter(([name, dim, top]) => style[dim] / top - shut > chance(name) && suits(name, plan, wording));
  // Drawn, and not the widest margin: a question back would stand before every view of one's own.
  const tail = at(drawn, chance('tail'))?.[0] ?? null;
  const tails = tail ? ORNAMENT_WORDS[voice][tail][language] : [];
  // A boundary leaves a way back: nearer in time, or still at one table.
  const back = stage?.delta === 1 ? 'nearer' : 'further';
  const steps =
    stage &&
    stage.delta !== 0 &&
    plan.clause === (back === 'nearer' ? 'boundary_privacy' : 'boundary_attack') &&
    chance('step') < 0.6;
  return { lead: leads.join(''), tail: steps ? null : tail, tails: steps ? [STEP[language][back]] : tails };
}

/** Clauses of one's own opinion, which "as I see it" may lead; what is told from the record is nobody's view. */
const OPINED: ReadonlySet<Plan['clause']> = new Set(['will_strike', 'watches', 'may_help', 'deal_first', 'heed']);
/** Moves that are said in a mood of their own. */
const MOOD_OF: Partial<Readonly<Record<Plan['move'], Mood>>> = {
  accept: 'good',
  thank: 'good',
  rebut: 'firm',
  deny: 'firm',
  refuse: 'firm',
};

/** From an eighth on, the gate leaves no lead; between strangers it stands near nought. */
const COLD = 8;
/** Of the lines that could have a lead, how many do: a word before every sentence is a tic. */
const LED = 0.55;
/** What opens with a word of its own takes no other before it, nor do a greeting and a number. */
const OPENED: InSpoken<RegExp> = {
  zh: /^(?:是[，的啊]|不错|没错|没忘|不用谢|不必|不急|客气|对[，了！]|行[，。]|成[，交]|好[，嘞]|嗯|唉|哎|哈|嘿|可不|正是|正有|服了|过奖|听见|在呢|来了|算我|看得清楚|记得|这我记得|记着呢|数给|再说一遍|还说呢|说过了|难怪)/,
  en: /^(?:yes|no|not|right|true|ha|wow|well|ah|oh|ok|okay|all right|fine|sure|agreed|deal|exactly|indeed|hello|hi|gg|good|fair|of course|too kind|thanks|look|easy|noted|got it|heard|can't|hard to|who knows|you're right|you called|my thought|count me|my pleasure|that's right)\b/i,
};
const UNLED: ReadonlySet<Plan['move']> = new Set(['greet', 'bye', 'count', 'comfort', 'boundary']);
/** Behind a question nothing more is said, and whoever speaks of the game calls nobody back to it. */
const OF_GAME = /[牌桌局圈等]|慢慢|\b(?:cards?|table|games?|rounds?|turns?|wait|time)\b/i;
const mayFollow = (core: string, tail: Ornament | null): boolean =>
  tail === 'gesture' || !(/[？?]$/.test(core) || (tail === 'focus' && OF_GAME.test(core)));

/** A sentence by itself: a shared core need not end as one. */
const ended = (core: string, language: SpokenLanguage): string =>
  /[。！？….!?）)」”]$/.test(core) ? core : `${core}${language === 'zh' ? '。' : '.'}`;

/** The leads of the voice that suit a shared core, one of which it is said with; none where it is said bare. */
function leadsFor(
  { clause, move, put }: Plan,
  { voice, style, language }: Wording,
  core: string,
  chance: number,
): readonly Addition[] {
  // The cold come to the point.
  if (clause === null || !(put || isShared(clause)) || chance >= LED || (style && chance < COLD * style.coldness_gate))
    return [];
  if (UNLED.has(move) || OPENED[language].test(core)) return [];
  const mood = MOOD_OF[move] ?? (OPINED.has(clause) ? 'even' : null);
  // "That strike? I had no choice": no sentence is joined to what is asked.
  const joins = language === 'zh' || !/^[^.!]*\?/.test(core);
  return additionsOf(voice).filter(
    (one) =>
      one.place === 'lead' && (one.mood === null || one.mood === mood) && (joins || !one[language].endsWith(', ')),
  );
}

/** Where something between the two comes up by the way: courtesies, deals, what is not about anybody's role. */
const RECALLING: ReadonlySet<Plan['move']> = new Set([
  'ack',
  'accept',
  'bargain',
  'refuse',
  'topic',
  'deflect',
  'thank',
]);

/** The last thing that the other did to the speaker, where the two are close enough or the line asks to think back (memory_hook). */
function recalledIn(
  { move, clause, facts, life }: Plan,
  { scene, me, you, style, recalls, language, seed, purpose, nameOf }: Wording,
  parties: Parties,
): { readonly text: string; readonly fact: Fact } | null {
  // Nor is anything held against whoever was just pardoned.
  if (
    clause === 'forgive' ||
    !style ||
    you === null ||
    life !== undefined ||
    !RECALLING.has(move) ||
    (facts?.length ?? 0) > 0
  )
    return null;
  if (!recalls && style.memory_hook < 0.2 + 0.8 * draw(seed, 'recall', me, ...purpose)) return null;
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
  if (plan.clause === 'life')
    return lifeTexts(plan, wording).map((one) => ({
      ...one,
      text: tidied(one.text, language),
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
  const { lead, tail, tails } = ornaments(plan, wording);
  const memory = recalledIn(plan, wording, parties);
  const join = language === 'zh' ? '' : ' ';
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
    const said = (parts: readonly string[]): string => tidied(parts.filter((one) => one !== '').join(join), language);
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
