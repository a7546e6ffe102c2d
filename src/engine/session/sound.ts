/** Minds are public objects (§A1): whatever anybody wrote into one, the game is thought with whole ones. */
import { touchAll, type Game } from '../../core/game';
import { isWhole, mended } from '../../core/mind';
import { personaIn } from './personas';
import { lendMind, type SessionState } from './state';

/** The game, with every mind mended that does not pass the look at it. */
export function soundGame(session: SessionState, passes: typeof isWhole = isWhole): Game {
  const { game, seats } = session;
  for (const [seat, mind] of game.minds) {
    if (passes(mind)) continue;
    game.minds.set(
      seat,
      mended(mind, () => personaIn(session, seat)),
    );
    const player = seats.player(seat);
    if (player) lendMind(session, { seat, player });
    touchAll(game);
  }
  return game;
}
