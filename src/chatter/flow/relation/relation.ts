/** What stands between one AI and the human: six dimensions, a stage, and what moved it last (§T4). */
import { clamp } from '../../../core/number';
import type { Relationship, Stage } from '../../detection/types';
import type { Reason } from '../contract';

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
    dims[dim] = clamp(dims[dim] + (by[dim] ?? 0), 0, 1);
  }
}

/** Remembers what moved it. */
export function because(relation: Relation, reason: Reason, round: number): void {
  relation.why = { reason, round };
}
