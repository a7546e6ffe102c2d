/** What stands around a sentence in its speaker's voice: an address or a lead before it, an ornament behind it (§Q3). */
import { draw } from '../../../core/random';
import type { InSpoken } from '../../../language/languages';
import { STAGES } from '../../detection/types';
import { isQuestion, type Topic } from '../../moves/types';
import { seatOf } from '../../scene/scene';
import type { Style } from '../../style';
import { additionsOf, type Addition, type Mood } from '../../voice/template';
import { isShared, type Plan } from '../plan';
import { ADDRESS, FELT, ORNAMENT_WORDS, STEP, type Ornament } from '../words/ornaments';
import { at, type Wording } from './filling';

/** What may stand behind a sentence of the game: the word back to it stands behind talk beside it (callsBack). */
type Tail = Exclude<Ornament, 'focus'>;

/** Which number of style speaks for which ornament, and where it is as high as among friends: it is drawn against that. */
const DIMS: readonly (readonly [Tail, keyof Style, top: number])[] = [
  ['disclose', 'self_disclosure', 0.8],
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
const warnsOf = ({ about, role, facts = [] }: Plan, { me, you, scene }: Wording): boolean => {
  // Whoever lies dead has nothing left to guard.
  if (seatOf(scene, you)?.alive === false) return false;
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
function suits(ornament: Tail, plan: Plan, wording: Wording): boolean {
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
    case 'gesture':
      return COURTEOUS.has(move) || ASIDE.has(move) || (move === 'guess' && plan.about !== wording.you);
  }
}

/** How much nearer (or further) one is spoken to for each stage that a line sounds beyond the two's own, two at most. */
const STEP_NEARER = 0.15;

/** What goes before, and what may go behind: one of the tails, as the numbers of style and the line itself ask for. */
export interface Dress {
  readonly lead: string;
  readonly tail: Tail | null;
  readonly tails: readonly string[];
}
const UNDRESSED: Dress = { lead: '', tail: null, tails: [] };

/** The address before a line and the ornament behind it. */
export function dressOf(plan: Plan, wording: Wording): Dress {
  const { style, voice, language, me, seed, purpose, detection, plainly } = wording;
  // What is told of one's life has words of its own (callsBack).
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
/** Behind a question nothing more is said. */
export const mayFollow = (core: string, tail: Tail | null): boolean => tail === 'gesture' || !/[？?]$/.test(core);

/** What weighs on nobody: whoever keeps to the matter has a word back to the game behind it. */
const LIGHT: ReadonlySet<Topic | undefined> = new Set<Topic>(['food', 'weather', 'time', 'news', 'other']);
/** As high as this, one keeps to the matter every time. */
const KEEPS_TO_IT = 1.2;
/** Whoever speaks of the game calls nobody back to it, nor does whoever wants to hear more. */
const OF_GAME =
  /[牌桌局圈等]|慢慢|多说|再说|接着[说讲]|[说讲]来|\b(?:go on|tell me|say more|more about)\b|\b(?:cards?|table|games?|rounds?|turns?|wait|time)\b/i;

/** The word back to the game behind `said`, which is talk beside it; empty where none is due. */
export function callsBack({ life, topic }: Plan, said: string, wording: Wording): string {
  const { style, voice, language, me, seed, purpose } = wording;
  const light = life?.trouble === false && life.on === undefined && LIGHT.has(topic);
  if (!style || !light || !mayFollow(said, null) || OF_GAME.test(said)) return '';
  const chance = (what: string): number => draw(seed, 'ornament', me, what, ...purpose);
  if (style.topic_adherence <= KEEPS_TO_IT * chance('focus')) return '';
  return at(ORNAMENT_WORDS[voice].focus[language], chance('back')) ?? '';
}

/** The leads of the voice that suit a shared core, one of which it is said with; none where it is said bare. */
export function leadsFor(
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
