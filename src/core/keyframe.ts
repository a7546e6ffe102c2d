/**
 * A folded game as plain data, to go on from later instead of from the first line. Taken between turns: what was used in
 * the running turn is not in it.
 */
import type { Seat } from './event';
import { touchAll, type Game, type Pact } from './game';
import type { Memory, Mind } from './mind';
import { copyOfDeeds, type Deeds } from './deeds';
import { keptTable, restoreTable, type KeptTable } from './table';

export interface Keyframe {
  readonly table: KeptTable;
  readonly minds: ReadonlyMap<Seat, Mind>;
  readonly pacts: readonly Pact[];
  readonly deeds: Deeds;
  readonly human: Seat | null;
}

function copyOf({ persona, memory, runtime }: Mind): Mind {
  const copied: Memory = { ...memory };
  for (const field of Object.keys(memory) as (keyof Memory)[]) copied[field] = { ...memory[field] };
  return { persona: { ...persona, traits: { ...persona.traits } }, memory: copied, runtime: { ...runtime } };
}

const copies = (minds: ReadonlyMap<Seat, Mind>): Map<Seat, Mind> =>
  new Map([...minds].map(([seat, mind]) => [seat, copyOf(mind)]));

export const keyframeOf = ({ table, minds, pacts, deeds, human }: Game): Keyframe => ({
  table: keptTable(table),
  minds: copies(minds),
  pacts: pacts.map((pact) => ({ ...pact })),
  deeds: copyOfDeeds(deeds),
  human,
});

/** Brings a game just created from the same header to where the keyframe was taken. */
export function resume(game: Game, { table, minds, pacts, deeds, human }: Keyframe): void {
  restoreTable(game.table, table);
  for (const [seat, mind] of copies(minds)) game.minds.set(seat, mind);
  game.pacts.splice(0, game.pacts.length, ...pacts.map((pact) => ({ ...pact })));
  const { turn, kept } = copyOfDeeds(deeds);
  game.deeds.turn = turn;
  game.deeds.kept.splice(0, game.deeds.kept.length, ...kept);
  game.human = human;
  touchAll(game);
}
