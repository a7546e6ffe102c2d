/** Roles of identity mode, their camps, and the deck they are dealt from. Names are the engine's own. */

/** `commoner` (平民) exists in some custom decks; it is no one's ally, so every rule treats it as neutral. */
export type Role = 'zhu' | 'zhong' | 'fan' | 'nei' | 'commoner';

/** What a guess may say of a hidden seat. */
export type Guessed = Role | 'unknown';

/** Whose victory an observer works for; decides how private evidence maps to the lord's axis (§S5.2). */
export type Side = 'zhu' | 'fan' | 'other';

/** How many cards of each role the running game was dealt. */
export type Deck = Readonly<Partial<Record<Role, number>>>;

const ROLES: readonly string[] = ['zhu', 'zhong', 'fan', 'nei', 'commoner'];

/** Reads an engine or file identity. `mingzhong` (a revealed loyalist) is a loyalist; anything unknown is null. */
export function parseRole(identity: unknown): Role | null {
  if (identity === 'mingzhong') return 'zhong';
  return typeof identity === 'string' && ROLES.includes(identity) ? (identity as Role) : null;
}

export function sideOf(role: Role | null): Side {
  if (role === 'zhu' || role === 'zhong') return 'zhu';
  return role === 'fan' ? 'fan' : 'other';
}

/** Leaning of a known role on the lord's axis: +1 lord's camp, −1 rebels, 0 neither (§S4.3). */
export function alignOf(role: Guessed): -1 | 0 | 1 {
  if (role === 'zhu' || role === 'zhong') return 1;
  return role === 'fan' ? -1 : 0;
}

/** Head-count table of last resort (§A13). */
function rebelsByHeadCount(players: number): number {
  if (players <= 4) return 1;
  if (players <= 6) return 2;
  return players === 7 ? 3 : 4;
}

/**
 * How many rebels are in the game (§A13): the dealt deck, else the count of true identities where the caller
 * may have one, else the head-count table.
 */
export function expectedRebels(deck: Deck | null, countedRebels: number | null, players: number): number {
  return deck?.fan ?? countedRebels ?? rebelsByHeadCount(players);
}
