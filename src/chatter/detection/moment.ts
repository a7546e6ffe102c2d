/** The moment: whether a line reads the air (§W2). KY needs a serious context (§T6). */
import { folded } from '../line/character';
import { clausesOf } from '../line/clause';
import type { Line } from '../line/line';
import { ORNAMENT_END } from '../moves/words/asked';
import { readLine } from '../line/line';
import type { Occasion, Opinion } from './opinion';
import type { Findings } from '../line/scan';
import type { ChatContext, Moment } from './types';

const AI_SERIOUS: ReadonlySet<Moment> = new Set<Moment>([
  'ai_dying',
  'ai_ally_died',
  'ai_lost',
  'ai_upset',
  'lord_dying',
]);
const HUMAN_SERIOUS: ReadonlySet<Moment> = new Set<Moment>(['human_dying', 'human_died']);

export interface MomentJudgement {
  serious: boolean;
  asked: boolean;
  /** 0…1: out of place. */
  tactless: number;
}

const QUESTION = /[?？吗呢么]\s*$/;
/** Of what an AI said last no more is read. */
const LONGEST_LAST = 500;
/** Whether an AI's last words really ask: "阁下以为如何?" behind a statement is an ornament (§Q1). */
function isAsked(last: string): boolean {
  if (!QUESTION.test(last.slice(-20))) return false;
  const clauses = clausesOf(folded(last.slice(-LONGEST_LAST)));
  const [end] = clauses.slice(-1);
  return end === undefined || clauses.length < 2 || !ORNAMENT_END.test(end.text);
}
const lastOf = (ctx: ChatContext): string =>
  ctx.lastAi ?? [...(ctx.history ?? [])].reverse().find((said) => said.who === 'ai')?.text ?? '';

/** What was found in the AI's last words; null where there are none. */
function foundInLast(ctx: ChatContext, lastAi: string): Findings | null {
  if (lastAi === '') return null;
  const said = [...(ctx.history ?? [])]
    .reverse()
    .find(({ who, text, line }) => who === 'ai' && line && text === lastAi);
  return (said?.line ?? readLine(lastAi.slice(-LONGEST_LAST))).findings;
}

/** What the moment is to the opinion: something sad of the AI's, of the human's own, a question, or nothing. */
export function occasionOf(ctx: ChatContext): Occasion {
  const moment = ctx.recentEvent ?? 'none';
  if (AI_SERIOUS.has(moment)) return 'grave';
  if (HUMAN_SERIOUS.has(moment)) return 'own';
  return moment === 'ai_asked' || isAsked(lastOf(ctx)) ? 'asked' : 'none';
}

const ANSWERS =
  /^(?:不?是|对|没|有|不|会|能|可以|好|行|因为|我(?:觉得|想|猜|看|认为|信|要|来|去|没|不|是)|应该|当然|肯定|可能|也许|大概|必须|都|别|救|杀|打|先|yes|no|yeah|sure|because|i |maybe|probably|of course|not)/;

/** Judges a line against what just happened. */
export function judgeMoment(line: Line, ctx: ChatContext, opinion: Opinion): MomentJudgement {
  const moment = ctx.recentEvent ?? 'none';
  const lastAi = lastOf(ctx);
  const said = foundInLast(ctx, lastAi);
  const asked = moment === 'ai_asked' || isAsked(lastAi);
  const vulnerable = said !== null && said.has('serious') && !said.has('joke');
  const serious = AI_SERIOUS.has(moment) || HUMAN_SERIOUS.has(moment) || vulnerable;
  if (!serious && !asked) return { serious, asked, tactless: 0 };

  const { findings, text } = line;
  const has = (kind: string) => findings.has(kind);
  const joke = has('joke');
  const gloat = has('gloat');
  const nouns = [...findings.keys()].some((kind) => kind.startsWith('noun.'));
  const topical = !line.game && !line.play;
  const off =
    topical &&
    (has('offtopic') || has('smalltalk') || (nouns && text.length > 5)) &&
    !(said?.has('offtopic') ?? false) &&
    !(said?.has('smalltalk') ?? false);
  const caring =
    (has('care') && !gloat) || has('repair') || (findings.get('friend') ?? []).some((f) => f.weight >= 0.7);
  let tactless = 0;
  if (AI_SERIOUS.has(moment) || (vulnerable && !HUMAN_SERIOUS.has(moment))) {
    if (gloat) tactless = caring ? 0.5 : 0.8;
    if (joke && !caring) tactless = 0.8;
    if (off) tactless = Math.max(tactless, 0.8);
  } else if (HUMAN_SERIOUS.has(moment) && off) tactless = 0.7;
  if (asked && tactless < 0.6) {
    if (off && !ANSWERS.test(text)) tactless = 0.75;
    else if (joke && topical && !ANSWERS.test(text) && !has('answer')) tactless = 0.7;
    else if (joke && topical && text.replace(/[哈嘿嘻h\s,.!?~]/g, '').length <= 2) tactless = 0.65;
  }
  if (tactless < 0.6 && opinion.tactless > (caring || line.play ? 1 : 0)) tactless = 0.65;
  return { serious, asked, tactless };
}
