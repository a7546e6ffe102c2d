/** What an AI has decided to answer, before there are words for it (§Q3). */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';
import type { Life } from '../moves/life/life';
import type { AnswerMove, Exchange, Move, Topic, Undertaking } from '../moves/types';
import type { Fact } from '../scene/fact';
import type { Occasion } from '../vocabulary';
import type { CausePart, Counted, Found, SkillSeen, TableState } from './record/found';
import type { Clause } from './words/clauses';
import { COUNSEL_WORDS } from './words/counselling';
import { DEALING_WORDS } from './words/dealing';
import { GESTURE_WORDS } from './words/gesturing';
import { MOOD_WORDS } from './words/moods';
import { OF_RECORD_WORDS } from './words/of-record';
import { OWN_MATTER_WORDS } from './words/own-matters';
import { REACTING_WORDS } from './words/reacting';
import type { Put } from './words/owning';
import { SHOWN_WORDS } from './words/shown-roles';
import { TABLE_MATTER_WORDS } from './words/table-matters';

/** Something that the AI asks back. */
export type Question = 'whom' | 'target' | 'what' | 'proof' | 'who_says' | 'which' | 'you';

export interface Plan {
  readonly move: AnswerMove;
  /** How it is worded; null leaves it to the templates of the occasion. */
  readonly clause: Clause | Shared | 'life' | null;
  /** The occasion of the templates that answer alike, for tone, gesture and fallback. */
  readonly occasion: Occasion;
  readonly about?: Seat;
  readonly role?: Role;
  /** How sure the judgement is, 0…1. */
  readonly sure?: number;
  /** On record, in the order in which they are told. */
  readonly facts?: readonly Fact[];
  /** What was told just now, and is referred to in short (saying/in-short.ts). */
  readonly lately?: readonly Fact[];
  /** How the deed that is owned up to was put. */
  readonly put?: Put;
  readonly question?: Question;
  readonly topic?: Topic;
  /** What was told that is not about the game; the clause `life` is worded by it (plan/life/say.ts). */
  readonly life?: Life;
  /** A trouble among topics. */
  readonly trouble?: boolean;
  /** Of whom: a role, all; or the living or the dead by name. */
  readonly count?: Counted;
  /** What was claimed or last said, in its own words. */
  readonly words?: string;
  /** How often it was done. */
  readonly times?: number;
  /** What the record holds of what was asked of it as a whole. */
  readonly found?: Found;
  /** How the table lies, where that was asked. */
  readonly state?: TableState;
  /** The skill that is told of. */
  readonly skill?: SkillSeen;
  /** How what was wondered at came about. */
  readonly cause?: readonly CausePart[];
  /** What is told was looked up for this very question: nothing else is said. */
  readonly lookedUp?: true;
  /** On whom a card or skill was used. */
  readonly them?: readonly Seat[];
  /** Whom or which card the line names wrongly. */
  readonly not?: Seat | string;
  /** The line that it answers; null where it answers none. */
  readonly asked: Move | null;
  /** The exchange that it takes up. */
  readonly takesUp?: number;
  readonly awaits?: Exchange['awaits'];
  /** Nobody stands out for the role that was asked for; the plan names somebody for another. */
  readonly unlike?: Role;
  /** A trouble was told along with it, and is not passed over. */
  readonly condole?: boolean;
  /** When what is offered ends. */
  readonly until?: Undertaking['until'];
  /** What is agreed: the speaker spares the other so long, who keeps the same, or goes for somebody. */
  readonly deal?: Deal;
  /** The AI's earlier word on the same is no longer its opinion. */
  readonly changed?: boolean;
}

export interface Deal {
  readonly spare: Undertaking['until'];
  readonly target?: Seat;
  /** What the other gives instead of the same. */
  readonly gives?: Undertaking | undefined;
  /** Whom the speaker leaves alone besides. */
  readonly leaves?: Seat;
}

/** Clauses that all voices word alike, with a lead or a tail of their own. */
const SHARED = [
  'side_unshown',
  'quote',
  'quote_of',
  'forgot',
  'explain_self',
  'counted',
  'in_open',
  'no_grudge',
  'rule',
  'followup',
  'kindness',
  'miscounted',
  'stands',
  'tell',
  'nobody',
  'mistaken',
  'as_seen',
  'did_nothing',
  'was_idle',
  'own_hand',
  'your_hand',
  'other_hand',
  'not_my_turn',
  'my_turn',
  'here',
  'heed',
  'vouched',
  'did_use',
  'welcome',
  'no_thanks',
  'spared',
  'cannot_hear',
  'own_up',
  'grateful',
  'noted',
  'never',
  'will_strike',
  'wont_strike',
  'watches',
  'strikes_back',
  'will_help',
  'wont_help',
  'may_help',
  'deal_made',
  'deal_target',
  'deal_first',
  'deal_after',
  'deal_refused',
  'deal_broken',
  'own_broken',
  'skill_none',
  'skill_unseen',
  'this_one',
  ...(Object.keys(COUNSEL_WORDS) as (keyof typeof COUNSEL_WORDS)[]),
  ...(Object.keys(DEALING_WORDS) as (keyof typeof DEALING_WORDS)[]),
  ...(Object.keys(REACTING_WORDS) as (keyof typeof REACTING_WORDS)[]),
  ...(Object.keys(GESTURE_WORDS) as (keyof typeof GESTURE_WORDS)[]),
  ...(Object.keys(MOOD_WORDS) as (keyof typeof MOOD_WORDS)[]),
  ...(Object.keys(OWN_MATTER_WORDS) as (keyof typeof OWN_MATTER_WORDS)[]),
  ...(Object.keys(OF_RECORD_WORDS) as (keyof typeof OF_RECORD_WORDS)[]),
  ...(Object.keys(TABLE_MATTER_WORDS) as (keyof typeof TABLE_MATTER_WORDS)[]),
  ...(Object.keys(SHOWN_WORDS) as (keyof typeof SHOWN_WORDS)[]),
] as const;
export type Shared = (typeof SHARED)[number];

export const isShared = (clause: Clause | Shared | 'life'): clause is Shared =>
  (SHARED as readonly string[]).includes(clause);
