/**
 * The table as everybody could fold it (§K2, §K3): through the eyes of the lord, whose role is open. No hidden role can enter,
 * so what is said or shown by it tells nothing of anybody's.
 */
import type { PublicEvent } from './event';
import { step, type Delta } from './fold';
import { createGame, type Game } from './game';
import { createPersona } from './persona';
import type { Role } from './role';
import { strictly, type PublicWorths } from './strict';
import type { PublicTable } from './table';

export interface Spectator {
  /** Its own fold, in strict mode; nobody's mind but the lord's is kept. */
  readonly game: Game;
  /** An event that everybody saw; answers what it added. */
  see(event: PublicEvent): Delta[];
}

/** The lord's attitude to a role laid open, as a replay has it (§R2). */
const LORD_FEELS: Readonly<Record<Role, number>> = { zhu: 10, zhong: 6, fan: -6, nei: -4, commoner: 0 };

/** Begins with the table as it is; what was laid open before is known. */
export function createSpectator(
  { seats, lord, deck }: Pick<PublicTable, 'seats' | 'lord' | 'deck'>,
  worths: PublicWorths,
): Spectator {
  const game = createGame(
    { type: 'game', v: 1, engine: '', players: seats, lord, deck, me: null, seed: 0 },
    {
      roles: {
        own: (observer) => (observer === lord ? 'zhu' : null),
        engineAttitude(_, to) {
          const open = game.table.bySeat.get(to)?.revealed ?? null;
          return open === null ? 0 : LORD_FEELS[open];
        },
        rebelCount: () => null,
      },
      personaOf: () => createPersona('balanced'),
      strict: true,
      flatImpression: true,
    },
  );
  for (const seat of [...game.minds.keys()]) if (seat !== lord) game.minds.delete(seat);
  for (const { seat, revealed, alive } of seats) {
    if (revealed === null || seat === lord) continue;
    step(game, alive ? { type: 'reveal', seat, role: revealed } : { type: 'die', seat, by: null, role: revealed });
  }
  return {
    game,
    see(event) {
      const seen = strictly(event, worths);
      return seen ? step(game, seen) : [];
    },
  };
}
