/** Steps along Knapp's ten stages: up by nearness and time, down by conflict, back by making up (§T4). */
import { STAGES, type Stage } from '../../detection/types';
import { because, type Relation } from './relation';

/** §T4: what the mean of closeness, trust and liking must pass to enter the stage. */
const ENTRANCE: readonly (readonly [stage: Stage, mean: number])[] = [
  ['experimenting', 0.25],
  ['intensifying', 0.4],
  ['integrating', 0.6],
  ['bonding', 0.8],
];
/** §T4: turns to be spent in a stage before the next. */
const TURNS_IN_STAGE = 3;
/** §T4: two violations in three turns. */
const STREAK = 2;
const STREAK_TURNS = 3;

const FIRST_APART = STAGES.indexOf('differentiating');
const placeOf = (stage: Stage): number => STAGES.indexOf(stage);

/** Whether the two are coming apart (stages 6 to 10). */
const isApart = (stage: Stage): boolean => placeOf(stage) >= FIRST_APART;

const nearnessOf = ({ dims }: Relation): number => (dims.closeness + dims.trust + dims.liking) / 3;

function enter(relation: Relation, stage: Stage): void {
  relation.stage = stage;
  relation.inStage = 0;
}

/** One turn between the two has passed. */
export function passTurn(relation: Relation): void {
  relation.turns++;
  relation.inStage++;
}

/** At most one step up, and one a game round. Answers whether it was taken. */
export function stepUp(relation: Relation, round: number): boolean {
  if (isApart(relation.stage) || relation.inStage < TURNS_IN_STAGE || relation.steppedIn === round) return false;
  const next = ENTRANCE[placeOf(relation.stage)];
  if (!next || nearnessOf(relation) <= next[1]) return false;
  enter(relation, next[0]);
  relation.steppedIn = round;
  because(relation, 'grew', round);
  return true;
}

/** A violation in the running turn: two within three turns part the two, and every further one parts them more. */
export function violate(relation: Relation): void {
  const { turns, violations } = relation;
  violations.push(turns);
  while (violations[0] !== undefined && violations[0] <= turns - STREAK_TURNS) violations.shift();
  if (violations.length < STREAK) return;
  const next = STAGES[Math.max(FIRST_APART, placeOf(relation.stage) + 1)];
  if (next) enter(relation, next);
}

/** An apology and a friendly act: back to the side of coming together, as far as nearness carries. */
export function makeUp(relation: Relation, round: number): boolean {
  if (!relation.apologised) return false;
  relation.apologised = false;
  relation.violations.length = 0;
  if (!isApart(relation.stage)) return false;
  const nearness = nearnessOf(relation);
  let stage: Stage = 'initiating';
  for (const [entered, mean] of ENTRANCE) if (nearness > mean) stage = entered;
  enter(relation, stage);
  because(relation, 'made_up', round);
  return true;
}
