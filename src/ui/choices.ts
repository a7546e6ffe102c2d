/** Through whose eyes the person who looks may see. */
import type { Eyes } from './eyes';
import type { PanelSource } from './source';

/** Which eyes the person who looks may choose. In strict mode an AI's guesses would tell its role (§A17). */
export function choices(source: PanelSource): Eyes[] {
  const game = source.game();
  if (!game) return ['all'];
  const me = source.me();
  const mine: Eyes[] = me !== null && game.minds.has(me) ? ['all', me] : ['all'];
  if (source.strict() && source.truth() === null) return mine;
  return mine.concat(game.table.seats.map(({ seat }) => seat).filter((seat) => seat !== me && game.minds.has(seat)));
}
