/** Through whose eyes the person who looks may see. */
import type { Eyes } from './eyes';
import type { PanelSource } from './source';

/** The table's, one's own, then every AI's: what it would say aloud, or what it thinks (eyes.ts). */
export function choices(source: PanelSource): Eyes[] {
  const game = source.game();
  if (!game) return ['all'];
  const me = source.me();
  const mine: Eyes[] = me !== null && game.minds.has(me) ? ['all', me] : ['all'];
  return mine.concat(game.table.seats.map(({ seat }) => seat).filter((seat) => seat !== me && game.minds.has(seat)));
}
