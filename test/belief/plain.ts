/**
 * Belief as docs/rules.md §J2 and docs/belief.md write it down, world by world and exponential by exponential: what the
 * laid-out one is held against. It shares only the reading of events with it.
 */
import { OWN_GROUPS, UNDONE, type Act } from '../../src/core/belief/acts';
import type { BeliefParameters } from '../../src/core/belief/belief';
import type { Onlooker } from '../../src/core/belief/marginals';
import { readEvent } from '../../src/core/belief/reading';
import { createScene, indexIn, leaveDeck, type Scene } from '../../src/core/belief/scene';
import { dealWorlds, ROLE_NAMES, type Worlds } from '../../src/core/belief/worlds';
import type { GameHeader, PublicEvent } from '../../src/core/event';

const TREMBLE = 0.05;

export interface Plain {
  readonly scene: Scene;
  see(event: PublicEvent): void;
  /** Null where no world agrees. */
  marginals(onlooker: Onlooker | null): Float64Array | null;
}

export function plainBelief(header: GameHeader, { weights, signs, doubt }: BeliefParameters): Plain {
  const worlds = dealWorlds(header) as Worlds;
  const { seats, count } = worlds;
  const scene = createScene(header, worlds, signs);
  const rolesOf = Array.from({ length: count }, (_, world) => [
    ...worlds.roles.subarray(world * seats.length, (world + 1) * seats.length),
  ]);
  const { start, person, onset } = doubt ?? { start: 0, person: 0, onset: 0 };
  const starts = seats.map((seat) => (seat === header.me ? person : start));
  let left = rolesOf.map((_, world) => world);
  const apart = [...starts];
  const along = starts.map((own) => rolesOf.map(() => 1 - own));

  const weightOf = (world: number): number =>
    seats.reduce((product, _, seat) => product * (apart[seat]! + along[seat]![world]!), 1);

  function likelihood(act: Act, roles: readonly number[]): number {
    const cell = (j: number): number => roles[act.actor]! * 4 + roles[act.candidates[j]!]!;
    const u = Array.from({ length: act.count }, (_, j) => {
      let sum = 0;
      for (let g = 0; g < act.sharedCount; g++) sum += weights[act.shared[g]! * 16 + cell(j)]!;
      for (let g = 0; g < act.ownCount; g++) sum += weights[act.own[j * OWN_GROUPS + g]! * 16 + cell(j)]!;
      return Math.exp(sum);
    });
    const taken = act.chosen === UNDONE ? 1 : u[act.chosen]!;
    const sum = u.reduce((all, e) => all + e, 1);
    return (((1 - TREMBLE) * taken) / sum + TREMBLE / (act.count + 1)) ** act.share;
  }

  function weigh(act: Act): void {
    const all = left.map(weightOf);
    const likely = left.map((world) => likelihood(act, rolesOf[world]!));
    const total = all.reduce((sum, weight) => sum + weight, 0);
    const expected = all.reduce((sum, weight, i) => sum + (weight / total) * likely[i]!, 0);
    left.forEach((world, i) => {
      const own = along[act.actor]!;
      own[world] = ((own[world]! + apart[act.actor]! * onset) * likely[i]!) / expected;
    });
    apart[act.actor]! *= 1 - onset;
  }

  return {
    scene,
    see(event) {
      if (event.type === 'reveal' || event.type === 'die') leaveDeck(scene, event.seat, event.role);
      readEvent(scene, event, weigh);
      if (event.type !== 'reveal' && event.type !== 'die') return;
      const index = indexIn(scene, event.seat);
      if (index >= 0) left = left.filter((world) => ROLE_NAMES[rolesOf[world]![index]!] === event.role);
    },
    marginals(onlooker) {
      const known = onlooker
        ? [
            [onlooker.seat, onlooker.role] as const,
            ...Object.entries(onlooker.learned ?? {}).map(([seat, role]) => [Number(seat), role] as const),
          ]
        : [];
      const agree = left.filter((world) =>
        known.every(([seat, role]) => {
          const index = indexIn(scene, seat);
          return index < 0 || ROLE_NAMES[rolesOf[world]![index]!] === role;
        }),
      );
      if (agree.length === 0) return null;
      const out = new Float64Array(seats.length * 4);
      let total = 0;
      for (const world of agree) {
        const weight = weightOf(world);
        total += weight;
        rolesOf[world]!.forEach((role, seat) => {
          out[seat * 4 + role]! += weight;
        });
      }
      return out.map((sum) => sum / total);
    },
  };
}
