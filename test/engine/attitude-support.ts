/** What the attitude tests share: the value that a mind gives, worked out by the core beside the adapter. */
import { perceived } from '../../src/core/attitude';
import type { PublicSeat } from '../../src/core/table';
import type { DoublePlayer } from './double-player';
import { mindOf, type Table } from './support';

/** The perceived attitude at hp 4, without hand, in this round. */
export function feltBy(from: DoublePlayer, to: DoublePlayer, round = 1): number {
  const self = { turnHp: 4, turnHand: 0 } as PublicSeat;
  return perceived(mindOf(from), self, to.playerid, round);
}

/** Makes `from` remember something good or bad of `to`. */
export function remember(from: DoublePlayer, to: DoublePlayer, evidence: number): void {
  mindOf(from).memory.evidence[to.playerid] = evidence;
}

/** Has the adapter look at what changed on the players. */
export const lookAround = (table: Table): void => {
  table.acts.turn(table.seat(1));
};

/** Both rebels laid open, so that whoever nobody has an opinion on counts as an ally of the lord. */
export function openRebels(table: Table): void {
  table.seat(3).identityShown = true;
  table.seat(3).ai.shown = 1;
  table.acts.die(table.seat(4), table.seat(1));
  lookAround(table);
}
