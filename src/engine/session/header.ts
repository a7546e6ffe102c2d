/** What is public of a game before anybody acts, read off the engine. */
import type { GameHeader, HeaderSeat, Seat } from '../../core/event';
import type { Persona } from '../../core/persona';
import { parseRole, type Deck, type Role } from '../../core/role';
import { ENDLESS_HP } from '../../record/recorder';
import type { Engine, Player } from '../noname';
import type { Seated, Seats } from '../seats';

/** The first line of the recording. */
export function headerOf(
  engine: Engine,
  seats: Seats,
  seed: number,
  personas: ReadonlyMap<Seat, Persona>,
  { inference, strict }: Required<Pick<GameHeader, 'inference' | 'strict'>>,
): GameHeader {
  const players = seats.all();
  return {
    type: 'game',
    v: 1,
    engine: engine.lib.version,
    players: players.map((seated) => introduce(engine, seated)),
    lord: seats.of(engine.game.zhu) ?? 1,
    deck: deckOf(engine, players.length),
    me: humanSeat(engine, seats),
    seed,
    personas: Object.fromEntries([...personas].map(([seat, { name }]) => [seat, name])),
    inference,
    strict,
  };
}

/** The seed of everything that we draw. The engine's generator must not be touched, so it comes from the player ids. */
export function seedOf(players: readonly Seated[]): number {
  let hash = 0;
  for (const {
    player: { playerid },
  } of players) {
    for (const unit of `${playerid}/`) hash = (Math.imul(hash, 31) + (unit.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash;
}

/** A seat as the recording names it. */
export function introduce({ get }: Engine, { seat, player }: Seated): HeaderSeat {
  return { seat, name: get.translation(player.name), hp: countable(player.hp), maxHp: countable(player.maxHp) };
}

/** Whether a player's hero is hidden still (隐匿). */
export const isVeiled = ({ name }: Player): boolean => name.startsWith('unknown');

/** hp as a recording can hold it; the game folds the same, so that a replay agrees. */
export const countable = (hp: number): number => (Number.isFinite(hp) ? hp : ENDLESS_HP);

/** The dealt deck, or null where the configured one cannot be this game's (§A13). */
function deckOf({ get }: Engine, players: number): Deck | null {
  let dealt: string[];
  try {
    dealt = get.identityList(players);
  } catch {
    return null;
  }
  const deck: Partial<Record<Role, number>> = {};
  for (const identity of dealt) {
    const role = parseRole(identity);
    if (role) deck[role] = (deck[role] ?? 0) + 1;
  }
  return dealt.length === players && deck.zhu === 1 ? deck : null;
}

/**
 * The seat of the person who looks, by hand or not. A skill may have it play somebody else's turn, and the engine then shows
 * that one as `game.me`, whose `_trueMe` the person is; or somebody else plays the person's turn (`notMe`).
 */
export function personSeat({ game }: Engine, seats: Seats): Seat | null {
  const shown = game.me as Player | null | undefined;
  return seats.of(game.notMe === true ? shown : (shown?._trueMe ?? shown)) ?? null;
}

/** Where a human decides by hand, and so does not vote (§A3). */
export function humanSeat({ game, _status }: Engine, seats: Seats): Seat | null {
  return _status.auto === true || game.notMe === true ? null : (seats.of(game.me) ?? null);
}
