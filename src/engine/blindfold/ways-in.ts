/** The names of the engine's functions by which a decision begins (§N10, where the table is). */

/** Loops that look for the best choice; what they choose by is their first argument. */
export const CHOOSERS = ['chooseButton', 'chooseCard', 'chooseTarget'] as const;

/**
 * Evaluations that content asks for outside of a choice too, e.g. to prepare one. Whatever else evaluates goes through
 * these: `damageEffect`, `cacheEffectUse`, `attitude2`, `buttonValue`, `disvalue`, `unuseful` and their like. `result` only
 * hands out what these then ask.
 */
export const EVALUATORS = [
  'attitude',
  'effect',
  'effect_use',
  'order',
  'value',
  'useful',
  'equipValue',
  'threaten',
  'skillthreaten',
] as const;
