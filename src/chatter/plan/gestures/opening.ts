/** Whoever opens a talk is asked to go on; whoever is invited to ask does (§Q3). */
import type { Opening } from '../../moves/thread/opening';
import type { Move } from '../../moves/types';
import type { Plan } from '../plan';

const CLAUSES = { announced: 'go_on', own_mind: 'do_tell', invited: 'invited' } as const satisfies Readonly<
  Record<Opening, Plan['clause']>
>;

/** Null where the line says something of its own. */
export const openingPlan = (move: Move | null): Plan | null =>
  move?.opens === undefined
    ? null
    : { move: 'ask', clause: CLAUSES[move.opens], occasion: 'unclear', awaits: 'what', asked: move };
