/** When the rebels are dead and the deck says that a traitor is among us, the lord's side looks for him, and he strikes (§A19). */
import { CERTAIN_CAMP } from '../attitude';
import type { Seat } from '../event';
import type { Game } from '../game';
import { usualDeck } from '../likeliest';
import type { Odds } from '../odds';
import { sideOf, type Role } from '../role';

/** Whether every rebel of the deck is dead in public and a traitor of it is not. */
export function isHunt({ table }: Game): boolean {
  const { fan = 0, nei = 0 } = table.deck ?? usualDeck(table.seats.length);
  let rebels = 0;
  let traitors = 0;
  for (const { revealed, alive } of table.seats) {
    if (revealed === 'fan') {
      if (alive) return false;
      rebels += 1;
    } else if (revealed === 'nei' && !alive) traitors += 1;
  }
  return rebels >= fan && traitors < nei;
}

/** How many loyalists can be hidden beside the observer: by the deck, what lies open, and the observer's own role. */
function loyalistsLeft({ table, roles }: Game, observer: Seat): number {
  let { zhong = 0 } = table.deck ?? usualDeck(table.seats.length);
  for (const { seat, revealed } of table.seats) {
    if ((seat === observer ? roles.own(observer) : revealed) === 'zhong') zhong -= 1;
  }
  return zhong;
}

/**
 * What `observer` feels in the hunt towards a hidden living seat, −6…6; null for a role that does not hunt. `push` 0…1 makes
 * it bolder.
 */
export function hunted(game: Game, observer: Seat, odds: Odds, push: number): number | null {
  const own: Role | null = game.roles.own(observer);
  if (own === 'nei') return -CERTAIN_CAMP;
  if (sideOf(own) !== 'zhu') return null;
  if (loyalistsLeft(game, observer) <= 0) return -CERTAIN_CAMP;
  const known = odds.zhong + odds.nei;
  const suspicion = known > 0 ? (odds.nei - odds.zhong) / known : 0;
  return -CERTAIN_CAMP * Math.min(1, suspicion + push);
}
