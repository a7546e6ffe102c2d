/** Games as the fit sees them: acts with their choices, the moments at which belief is scored, the true world. */
import { createAct, OWN_GROUPS, type Act } from '../../../src/core/belief/acts';
import { readEvent } from '../../../src/core/belief/reading';
import { createScene, indexIn, type SignTables } from '../../../src/core/belief/scene';
import { dealWorlds, roleNumber, type Worlds } from '../../../src/core/belief/worlds';
import type { RecordedGame } from './games';

/** What happens after this round is left out: stalemates of a few games (§J3). */
export const LAST_ROUND = 8;

/** A turn start: how many acts had been seen. */
export interface Moment {
  acts: number;
  round: number;
}

export interface Case {
  game: RecordedGame;
  worlds: Worlds;
  truth: number;
  acts: Act[];
  moments: Moment[];
  /** Per world: the number of acts seen when public facts ruled it out; Infinity for the true one. */
  endOf: Float64Array;
  /** The same, in moments: belief still counts it at the moments before. */
  lastOf: Float64Array;
  /** Per seat: the moments before its role became public. */
  hiddenFor: Float64Array;
}

function copy(act: Act): Act {
  const kept = createAct();
  return Object.assign(kept, act, {
    candidates: act.candidates.slice(0, act.count),
    shared: act.shared.slice(0, act.sharedCount),
    own: act.own.slice(0, act.count * OWN_GROUPS),
  });
}

/** Null for a game that belief refuses. */
export function caseOf(game: RecordedGame, signs: SignTables): Case | null {
  const { header, entries } = game.recording;
  const worlds = dealWorlds(header);
  if (typeof worlds === 'string') return null;
  const { seats, roles, count } = worlds;
  const trueRoles = seats.map((seat) => roleNumber(game.truth[seat] ?? 'commoner'));
  let truth = -1;
  for (let world = 0; world < count && truth < 0; world++) {
    if (trueRoles.every((role, i) => roles[world * seats.length + i] === role)) truth = world;
  }
  if (truth < 0) return null;
  const endOf = new Float64Array(count).fill(Infinity);
  const acts: Act[] = [];
  const moments: Moment[] = [];
  const scene = createScene(header, worlds, signs);
  const lastOf = new Float64Array(count).fill(Infinity);
  const hiddenFor = new Float64Array(seats.length).fill(Infinity);
  for (const { event } of entries) {
    if (!event) continue;
    if (scene.table.round > LAST_ROUND && moments.at(-1)!.round > LAST_ROUND) break;
    readEvent(scene, event, (act) => {
      acts.push(copy(act));
    });
    if (event.type === 'turn') moments.push({ acts: acts.length, round: scene.table.round });
    if (event.type !== 'die' && event.type !== 'reveal') continue;
    const index = indexIn(scene, event.seat);
    const role = roleNumber(event.role);
    if (index >= 0) hiddenFor[index] = Math.min(hiddenFor[index]!, moments.length);
    for (let world = 0; index >= 0 && world < count; world++) {
      if (roles[world * seats.length + index] === role || endOf[world] !== Infinity) continue;
      endOf[world] = acts.length;
      lastOf[world] = moments.length;
    }
  }
  if (endOf[truth] !== Infinity || moments.length === 0) return null;
  return { game, worlds, truth, acts, moments, endOf, lastOf, hiddenFor };
}
