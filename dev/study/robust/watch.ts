/** What belief says of one seat at every turn start, until its role is laid open or the deck proves it. */
import { createBelief, seeEvent, type BeliefParameters } from '../../../src/core/belief/belief';
import { createMarginals, marginals } from '../../../src/core/belief/marginals';
import { roleNumber, ROLES } from '../../../src/core/belief/worlds';
import type { GameHeader, PublicEvent, Seat } from '../../../src/core/event';
import type { Role } from '../../../src/core/role';

export interface Watched {
  /** Brier score at each turn start. */
  readonly brier: number[];
  /** The highest chance of a wrong role at each. */
  readonly wrong: number[];
  /** The highest chance of any role. */
  readonly surest: number;
  /** Lengths, in turns, of the spells in which a wrong role was the likeliest and the right one then was again. */
  readonly spells: number[];
  /** Whether such a spell lasted to the end. */
  readonly fooledToTheEnd: boolean;
}

/** A spectator's view. Null where belief refuses the game. */
export function watch(
  header: GameHeader,
  events: readonly PublicEvent[],
  seat: Seat,
  truth: Role,
  parameters: BeliefParameters,
): Watched | null {
  const belief = createBelief(header, parameters);
  if (typeof belief === 'string') return null;
  const index = belief.worlds.seats.indexOf(seat);
  const right = roleNumber(truth);
  const out = createMarginals(belief);
  const brier: number[] = [];
  const wrong: number[] = [];
  const spells: number[] = [];
  let surest = 0;
  let spell = 0;
  for (const event of events) {
    seeEvent(belief, event);
    if ((belief.grid.place[index] ?? -1) < 0) break;
    if (event.type !== 'turn' || !marginals(belief, null, out)) continue;
    const chances = Array.from({ length: ROLES }, (_, role) => out[index * ROLES + role]!);
    const most = Math.max(...chances.filter((_, role) => role !== right));
    brier.push(chances.reduce((sum, p, role) => sum + (role === 0 ? 0 : (p - (role === right ? 1 : 0)) ** 2), 0));
    wrong.push(most);
    surest = Math.max(surest, ...chances);
    if (most > chances[right]! && brier.length > 1) spell += 1;
    else if (spell > 0) {
      spells.push(spell);
      spell = 0;
    }
  }
  return { brier, wrong, surest, spells, fooledToTheEnd: spell > 0 };
}
