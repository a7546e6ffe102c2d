/** What passed between the seats of a game so far, by kinds of acts: counted from public events as belief reads them, for the boosted model. */
import type { Act } from '../../../src/core/belief/acts';
import { ALONE, FAMILIES, groupOf } from '../../../src/core/belief/layout';
import type { Scene } from '../../../src/core/belief/scene';

/** Kinds of directed acts, by family. */
const KINDS = {
  strike: ['harm.sha', 'harm.juedou', 'harm.huogong'],
  delay: ['harm.lebu', 'harm.bingliang'],
  pick: ['harm.pick_h', 'harm.pick_e', 'harm.skillpick'],
  hurt: ['harm.tiesuo', 'harm.jiedao', 'harm.card', 'harm.skill', 'harm.damage'],
  block: ['harm.wuxie', 'harm.against'],
  guard: ['help.wuxie'],
  peach: ['help.tao', 'help.save'],
  gift: ['help.give', 'help.draw', 'help.card', 'help.pick_j', 'help.skill', 'help.heal'],
  unsure: FAMILIES.unsure.map((family) => `unsure.${family}`),
} as const;
/** Acts told from others by when they happen, or that did not happen. */
const MORE = [
  'harm',
  'help',
  'firstOfTurn',
  'first',
  'latest',
  'spared',
  'unhelped',
  'letDie',
  'killed',
  'late',
] as const;
export const DIRECTED = [...(Object.keys(KINDS) as (keyof typeof KINDS)[]), ...MORE];
export type Directed = (typeof DIRECTED)[number];

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, families]) =>
    families.map((name) => [groupOf(name), kind as Directed] as const),
  ),
);
const ALONE_OF = new Map(ALONE.map((name) => [groupOf(name), name]));
const SAVE = groupOf('help.save');
/** Where `describe` names the family of a directed act, and `describeAlone` that of another. */
const FAMILY_AT = 1;
/** From this round on an act counts as late too. */
const LATE = 3;

export interface Tallies {
  /** Per kind: `actor · seats + target`. */
  readonly directed: Readonly<Record<Directed, Float64Array>>;
  /** Per seat: 南蛮 and the like, turns without harm, harmful acts, turns. */
  readonly alone: Readonly<Record<(typeof ALONE)[number] | 'acts' | 'turns', Float64Array>>;
}

export function createTallies(seats: number): Tallies {
  const zeros = (names: readonly string[], size: number): Record<string, Float64Array> =>
    Object.fromEntries(names.map((name) => [name, new Float64Array(size)]));
  return {
    directed: zeros(DIRECTED, seats * seats) as Tallies['directed'],
    alone: zeros([...ALONE, 'acts', 'turns'], seats) as Tallies['alone'],
  };
}

/** Counts one act, seen from the moment before it. */
export function tally({ directed, alone }: Tallies, act: Act, scene: Scene): void {
  const { actor, count, candidates, chosen, share, sign, shared } = act;
  const n = scene.seats.length;
  const only = ALONE_OF.get(shared[0]!);
  if (only !== undefined) {
    alone[only][actor]! += 1;
    return;
  }
  const at = (j: number): number => actor * n + candidates[j]!;
  if (chosen < 0) {
    if (shared[FAMILY_AT] === SAVE) directed.letDie[at(0)]! += 1;
    return;
  }
  const kind = KIND_OF.get(shared[FAMILY_AT]!);
  if (kind) directed[kind][at(chosen)]! += share;
  if (sign === 'unsure') return;
  directed[sign][at(chosen)]! += share;
  for (let j = 0; j < count; j++)
    if (j !== chosen) directed[sign === 'harm' ? 'spared' : 'unhelped'][at(j)]! += share / count;
  if (sign === 'help') return;
  if (alone.acts[actor] === 0) directed.first[at(chosen)]! += share;
  if (actor === scene.turnOf && !scene.harmInTurn) directed.firstOfTurn[at(chosen)]! += share;
  directed.latest.fill(0, actor * n, (actor + 1) * n);
  directed.latest[at(chosen)] = 1;
  if (scene.table.round >= LATE) directed.late[at(chosen)]! += share;
  alone.acts[actor]! += share;
}
