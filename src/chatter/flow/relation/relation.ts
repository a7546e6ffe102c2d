/** What stands between one AI and the human: six dimensions, a stage, and what moved it last (§T4). */
import type { Relationship, Stage } from '../../detection/types';

/** Why a relationship moved, most recent first in nothing: only the last is kept. */
export const REASONS = {
  gave: { zh: '送牌给我', en: 'gave me cards' },
  healed: { zh: '给我回血', en: 'healed me' },
  rescued: { zh: '把我从濒死救回', en: 'brought me back from dying' },
  wuxie: { zh: '为我用了无懈可击', en: 'cancelled a card for me' },
  attacked: { zh: '打了我', en: 'attacked me' },
  opposed: { zh: '打了我，各为其主', en: 'attacked me, as open enemies do' },
  killed: { zh: '杀了我', en: 'killed me' },
  betrayed: { zh: '先示好再动手', en: 'turned on me after acting as a friend' },
  won_together: { zh: '一起赢了', en: 'won together with me' },
  flower: { zh: '送我花或酒', en: 'threw me a flower or wine' },
  egg: { zh: '扔我鸡蛋或鞋', en: 'threw an egg or a shoe at me' },
  kind_words: { zh: '说话客气', en: 'spoke kindly' },
  harsh_words: { zh: '说话难听', en: 'spoke harshly' },
  too_far: { zh: '说话越了界', en: 'overstepped in words' },
  made_up: { zh: '道了歉，又有善举', en: 'apologised and acted as a friend' },
  grew: { zh: '处得久了', en: 'time together' },
} as const;
export type Reason = keyof typeof REASONS;

export interface Relation {
  /** Each 0…1. */
  readonly dims: Relationship;
  stage: Stage;
  /** Turns spent in the stage: chat turns and public acts between the two. */
  inStage: number;
  turns: number;
  games: number;
  why: { readonly reason: Reason; readonly round: number } | null;
  /** Turn numbers of the latest violations; two in three turns are a conflict (§T4). */
  violations: number[];
  /** Friendly acts in this game; after two an attack is a betrayal (§T4). */
  friendlyActs: number;
  /** An apology waits for a friendly act to make up. */
  apologised: boolean;
  /** The game round of the last step up; one step a round (§T4). */
  steppedIn: number | null;
  /** The game round in which the last betrayal happened; null without one in this game. */
  betrayedIn: number | null;
}

/** §T4: where everything starts. */
export const START: Readonly<Relationship> = {
  closeness: 0.2,
  trust: 0.2,
  liking: 0.5,
  respect: 0.5,
  warmth: 0.5,
  power: 0.5,
};
export const DIMS = Object.keys(START) as readonly (keyof Relationship)[];

export const stranger = (): Relation => ({
  dims: { ...START },
  stage: 'initiating',
  inStage: 0,
  turns: 0,
  games: 0,
  why: null,
  violations: [],
  friendlyActs: 0,
  apologised: false,
  steppedIn: null,
  betrayedIn: null,
});

/** Moves dimensions, each kept within 0…1. */
export function shift({ dims }: Relation, by: Partial<Relationship>): void {
  for (const dim of DIMS) {
    dims[dim] = Math.min(1, Math.max(0, dims[dim] + (by[dim] ?? 0)));
  }
}

/** Remembers what moved it. */
export function because(relation: Relation, reason: Reason, round: number): void {
  relation.why = { reason, round };
}
