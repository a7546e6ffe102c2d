/** A belief as plain data, to go on from later (core/keyframe.ts). The acts before it are weighed, and told no more. */
import type { Seat } from '../event';
import { keptTable, restoreTable, type KeptTable } from '../table';
import { standOf, type Belief, type Stand } from './belief';
import type { Heard } from './words';
import type { Refusal } from './worlds';

export interface BeliefKeyframe {
  readonly stand: Stand;
  readonly total: number;
  readonly persons: readonly boolean[];
  readonly apart: Float64Array;
  readonly along: readonly Float64Array[];
  readonly heard: Heard;
  readonly seen: number;
  readonly revision: number;
  readonly refused: Refusal | null;
  readonly table: KeptTable;
  readonly indexOf: ReadonlyMap<Seat, number>;
  readonly lean: Float64Array;
  readonly harmed: Uint8Array;
  readonly helped: Uint8Array;
  readonly living: Uint8Array;
  readonly livingCount: number;
  readonly turnOf: number;
  readonly harmInTurn: boolean;
}

export function beliefKeyframe(belief: Belief): BeliefKeyframe {
  const { scene, grid, conduct, heard, seen, revision, refused } = belief;
  const { table, indexOf, lean, harmed, helped, living, livingCount, turnOf, harmInTurn } = scene;
  return {
    stand: standOf(belief),
    total: belief.total,
    persons: [...belief.persons],
    apart: conduct.apart.slice(),
    along: conduct.along.map((own) => own.slice(0, grid.count)),
    heard: { plain: heard.plain.slice(), bent: heard.bent.slice(), said: heard.said.slice() },
    seen,
    revision,
    refused,
    table: keptTable(table),
    indexOf: new Map(indexOf),
    lean: lean.slice(),
    harmed: harmed.slice(),
    helped: helped.slice(),
    living: living.slice(),
    livingCount,
    turnOf,
    harmInTurn,
  };
}

/** Brings a belief just created from the same header to where the keyframe was taken. */
export function resumeBelief(belief: Belief, kept: BeliefKeyframe): void {
  const { scene, conduct } = belief;
  belief.grid = kept.stand.grid;
  belief.weights.set(kept.stand.weights);
  belief.total = kept.total;
  kept.persons.forEach((person, index) => {
    belief.persons[index] = person;
  });
  conduct.apart.set(kept.apart);
  conduct.along.forEach((own, seat) => {
    own.set(kept.along[seat] ?? []);
  });
  belief.heard.plain.set(kept.heard.plain);
  belief.heard.bent.set(kept.heard.bent);
  belief.heard.said.set(kept.heard.said);
  belief.seen = kept.seen;
  belief.revision = kept.revision;
  belief.refused = kept.refused;
  belief.told.forgotten = kept.stand.acts;
  restoreTable(scene.table, kept.table);
  for (const seat of [...scene.indexOf.keys()]) if (!kept.indexOf.has(seat)) scene.indexOf.delete(seat);
  scene.lean.set(kept.lean);
  scene.harmed.set(kept.harmed);
  scene.helped.set(kept.helped);
  scene.living.set(kept.living);
  scene.livingCount = kept.livingCount;
  scene.turnOf = kept.turnOf;
  scene.harmInTurn = kept.harmInTurn;
}
