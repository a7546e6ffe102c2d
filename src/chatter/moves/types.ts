/** What a line does at the table (§Q1): the words in which the ear hands a line to the planner, and the planner its answer to the voice. */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import type { FactKind } from '../scene/fact';
import type { Life } from './life/life';
import type { OfRecord } from './asked/of-record';
import type { RuleAsked } from './asked/rule-aspect';
import type { GivenWord } from './asked/word-asked';
import type { Opening } from './thread/opening';

/** Questions of every kind. */
export const QUESTIONS = [
  'ask_guess',
  'ask_role',
  'ask_why',
  'ask_evidence',
  'ask_sure',
  'ask_count',
  'ask_fact',
  'ask_plan',
  'ask_rule',
  'ask_self',
] as const;

/** What a line, or a part of it, is for. */
export const ACTS = [
  ...QUESTIONS,
  'report',
  'accuse',
  'vouch',
  'claim',
  'propose',
  'promise',
  'order',
  'plead',
  'thanks',
  'apology',
  'praise',
  'blame',
  'taunt',
  'threat',
  'agree',
  'refuse',
  'greet',
  'bye',
  'joke',
  'hurry',
  'sorrow',
  'affection',
  'topic',
  'unclear',
] as const;
export type Act = (typeof ACTS)[number];

const ASKING: ReadonlySet<Act> = new Set(QUESTIONS);

/** Whether it asks something of its hearer. */
export const isQuestion = ({ act }: { readonly act: Act }): boolean => ASKING.has(act);

/** What is not about the game. `self`: is this an AI, who made you. */
export type Topic =
  | 'health'
  | 'loss'
  | 'love'
  | 'work'
  | 'study'
  | 'sleep'
  | 'food'
  | 'weather'
  | 'money'
  | 'family'
  | 'heroes'
  | 'cards'
  | 'luck'
  | 'self'
  | 'time'
  | 'news'
  | 'other';

/** true: on record · false: the record speaks against it, or what it names cannot have happened · unknown: nobody here could know. */
export type Verdict = 'true' | 'false' | 'unknown';

/** Something that a line says has happened. What the line leaves open is absent. */
export interface Reported {
  readonly kind: FactKind;
  readonly by?: Seat;
  readonly to?: Seat;
  /** Engine name of the card or skill. */
  readonly card?: string;
  /** The n of the turn in which it happened, where the line says so or the record decides it. */
  readonly turn?: number;
  readonly verdict: Verdict;
  /** Id of the fact on record that it means; only where the verdict is true. */
  readonly fact?: string;
  /** The line denies it. */
  readonly denied?: boolean;
  /** Ids of what the record holds of the kind, where it speaks against the line: fewer blows, or a deed that was denied. */
  readonly less?: readonly string[];
}

/** What a line undertakes to do or not to do, and until when. */
export interface Undertaking {
  /** spare: not to harm `to` · protect: to help or save `to` · attack: to go for `to`. */
  readonly what: 'spare' | 'protect' | 'attack';
  readonly to: Seat;
  /** The end: of this turn, of this game round, of the next, or of the game. */
  readonly until: 'turn' | 'round' | 'next' | 'game';
  /** It holds only if the other side keeps its own (a deal). */
  readonly ifYouDo?: boolean;
  /** It holds only as long as this one harms nobody, or not that one. */
  readonly unless?: { readonly by: Seat; readonly to?: Seat };
}

export interface Move {
  readonly act: Act;
  /** Whom it is about; absent for nobody in particular. */
  readonly about?: Seat;
  /** The role asked for, claimed, or laid on somebody. `vouch` and `accuse` may leave it open. */
  readonly role?: Role;
  /** The role is denied ("三号不是反"); of a reason, that something was not done ("为什么不打三号", `of` the two). */
  readonly denied?: boolean;
  /** Between which two it asks. */
  readonly of?: readonly Seat[];
  readonly facts?: readonly Reported[];
  readonly promise?: Undertaking;
  /** What is begged of the hearer to do to that one. */
  readonly wants?: 'spare' | 'attack';
  /** The word given before that it speaks of. */
  readonly word?: GivenWord;
  readonly topic?: Topic;
  /** What of it is of life, and of no game. */
  readonly life?: Life;
  /** What it asks of the rules. */
  readonly rule?: RuleAsked;
  /** It opens a talk, and says nothing yet. */
  readonly opens?: Opening;
  /** Id of the exchange that it takes up ("凭什么", "那三号呢"): what it leaves unsaid was filled in from there. */
  readonly refersTo?: number;
  /** Its place in the raw line, [start, end). */
  readonly span: readonly [start: number, end: number];
}

/** What an AI does with a line, before there are words (§Q3). */
export const ANSWERS = [
  'guess',
  'explain',
  'unsure',
  'deny',
  'rebut',
  'confirm',
  'correct',
  'count',
  'accuse',
  'call_out',
  'accept',
  'refuse',
  'bargain',
  'ask',
  'comfort',
  'topic',
  'thank',
  'apologise',
  'tease',
  'joke',
  'greet',
  'bye',
  'deflect',
  'boundary',
  'clarify',
  'ack',
  'silence',
] as const;
export type AnswerMove = (typeof ANSWERS)[number];

/** What was answered, as it is remembered and can be asked about. */
export interface Answered {
  readonly move: AnswerMove;
  readonly about?: Seat;
  readonly role?: Role;
  /** Ids of the facts on record that the answer named. */
  readonly facts: readonly string[];
  /** What of the record was asked for. */
  readonly sought?: OfRecord;
}

/** One question or remark of somebody to an AI, and what it got (§Q2). */
export interface Exchange {
  /** In order of saying, from 1; unique in a game. */
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  /** The n of the turn in which it was said. */
  readonly turn: number;
  readonly asked: Move;
  /** The line in full, as it is read. */
  readonly words?: string;
  /** Null while the answer is still to come, or where none came. */
  readonly answered: Answered | null;
  /** The AI asked back, and a short line is the answer to it. */
  readonly awaits: 'yes_no' | 'who' | 'what' | null;
  /** What it asked, where no plan but the words of its voice ended in a question ("我给你贴过乐,这像么"). */
  readonly asksBack?: string;
}

/** A line that an AI has said, as an answer or unasked. */
export interface Spoken {
  readonly by: Seat;
  readonly to: Seat | null;
  /** The n of the turn in which it was said. */
  readonly turn: number;
  readonly words: string;
  /** The same as it is read. */
  readonly text: string;
  readonly content: Answered;
  /** The exchange that it answers; null where it answers no person. */
  readonly exchange: number | null;
}
