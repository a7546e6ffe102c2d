/** An impulsive AI takes its second-best choice now and then, where two are close (`randomness`, §A9, §A22). */

/** From which share of the best a second is close. */
const CLOSE = 0.85;

/**
 * Where the drawn `chance` (0…1) falls below `randomness` and two are close, the second best gets the best's score and the
 * other way round. `scores` is changed in place; what is not worth choosing is never taken.
 */
export function swayed(scores: number[], randomness: number, chance: () => number): void {
  if (randomness <= 0 || scores.length < 2) return;
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  let second = -1;
  for (let i = 0; i < scores.length; i++)
    if (i !== best && (second < 0 || (scores[i] ?? 0) > (scores[second] ?? 0))) second = i;
  const [first, other] = [scores[best] ?? 0, scores[second] ?? 0];
  if (other <= 0 || other >= first || other < CLOSE * first || chance() >= randomness) return;
  scores[best] = other;
  scores[second] = first;
}
