/** A belief as plain data, to go on from later (core/keyframe.ts). The acts before it are weighed, and told no more. */
import type { Seat } from '../event';
import { keptTable, restoreTable, type KeptTable } from '../table';
import type { Belief } from './belief';
import type { Refusal } from './worlds';

export interface BeliefKeyframe {
  readonly logs: Float64Array;
  readonly live: Int32Array;
  readonly seen: number;
  readonly revision: number;
  readonly refused: Refusal | null;
  /** Acts so far. */
  readonly acts: number;
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

export function beliefKeyframe({
  scene,
  logs,
  live,
  liveCount,
  seen,
  revision,
  refused,
  told,
  forgotten,
}: Belief): BeliefKeyframe {
  const { table, indexOf, lean, harmed, helped, living, livingCount, turnOf, harmInTurn } = scene;
  return {
    logs: logs.slice(),
    live: live.slice(0, liveCount),
    seen,
    revision,
    refused,
    acts: forgotten + told.length,
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
  const { scene } = belief;
  belief.logs.set(kept.logs);
  belief.live.set(kept.live);
  belief.liveCount = kept.live.length;
  belief.seen = kept.seen;
  belief.revision = kept.revision;
  belief.refused = kept.refused;
  belief.forgotten = kept.acts;
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
