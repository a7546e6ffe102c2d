/** What a human line does to a relationship (§T4). */
import type { Detection } from '../../detection/types';
import type { Reply } from '../../vocabulary';
import { because, shift, type Relation } from './relation';
import { makeUp, passTurn, stepUp, violate } from './stage';

/** §T4 */
const GOODWILL = 0.04;
const CONFLICT = 0.06;
const OVERSTEP = 0.05;
/** A line of this much conflict is a violation, as every line that oversteps is (§E1: CREEPY). */
const VIOLATION = 0.6;
/** Friendly words that, after an apology, count as a friendly act only when they are this plain. */
const PLAINLY_KIND = 0.5;

/**
 * Folds one line that this AI took as said to it. `act` is what the line asks, null outside NORMAL; not `atMe`: what is hostile in
 * it is meant for somebody else, or told of somebody, and costs nothing here.
 */
export function wordsUpon(
  relation: Relation,
  detection: Detection,
  act: Reply | null,
  round: number,
  atMe = true,
): void {
  const { composite } = detection.detection_signals;
  const goodwill = composite.goodwill * GOODWILL;
  const hostility = atMe ? Math.max(0, composite.conflict_eff) : 0;
  const conflict = hostility * CONFLICT; // §D2
  const overstep = composite.pressure * OVERSTEP;
  passTurn(relation);
  shift(relation, {
    liking: goodwill - conflict,
    closeness: goodwill,
    warmth: goodwill - conflict,
    respect: -conflict / 2,
    trust: -overstep,
  });
  const attacked = detection.detection_stage_judge.direction === 'betrayal_or_attack';
  const violated = (detection.route === 'CREEPY' && (atMe || !attacked)) || hostility >= VIOLATION;
  if (violated) {
    because(relation, attacked || hostility >= VIOLATION ? 'harsh_words' : 'too_far', round);
    relation.apologised = false;
    violate(relation);
  } else if (conflict > goodwill && conflict > overstep && conflict > 0.005) because(relation, 'harsh_words', round);
  else if (overstep > goodwill && overstep > 0.01) because(relation, 'too_far', round);
  else if (goodwill > 0.01) because(relation, 'kind_words', round);
  if (act === 'apology') relation.apologised = true;
  else if (!violated && composite.goodwill >= PLAINLY_KIND && (act === 'thanks' || act === 'praise'))
    makeUp(relation, round);
  stepUp(relation, round);
}
