/**
 * What is said aloud of others rests on what everybody saw (§K2): a game folded beside the running one, through the lord's
 * eyes, whose role is open. No hidden role can enter it, so a word about a third seat tells nothing of who says it.
 */
import type { View } from '../chatter/vocabulary';
import { SHIPPED_WORTHS } from '../core/belief/shipped';
import { consensus } from '../core/consensus';
import type { PublicEvent } from '../core/event';
import { step } from '../core/fold';
import { createGame } from '../core/game';
import { createPersona } from '../core/persona';
import type { Role } from '../core/role';
import { strictly } from '../core/strict';
import type { PublicTable } from '../core/table';

export interface Stance {
  /** An event that the running game has taken in. */
  see(event: PublicEvent): void;
  readonly guess: View['guess'];
}

/** The lord's attitude to a role laid open, as a replay has it (§R2). */
const LORD_FEELS: Readonly<Record<Role, number>> = { zhu: 10, zhong: 6, fan: -6, nei: -4, commoner: 0 };

/** Begins with the table as it is; what was laid open before is known. */
export function createStance({ seats, lord, deck }: PublicTable): Stance {
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
  // Nobody else's mind is asked, so none is kept.
  for (const seat of [...game.minds.keys()]) if (seat !== lord) game.minds.delete(seat);
  for (const { seat, revealed, alive } of seats) {
    if (revealed === null || seat === lord) continue;
    step(game, alive ? { type: 'reveal', seat, role: revealed } : { type: 'die', seat, by: null, role: revealed });
  }
  return {
    see(event) {
      const seen = strictly(event, SHIPPED_WORTHS);
      if (seen) step(game, seen);
    },
    guess(about) {
      const aim = game.table.bySeat.get(about);
      if (!aim) return { identity: 'unknown', confidence: 0 };
      const { identity, confidence } = consensus(game, aim);
      return { identity, confidence };
    },
  };
}
