/** Whole games of the real engine, one or many, in a browser or in jsdom. */
import { playInBrowser, openBrowserRoom } from './browser';
import type { PlayedGame, PlayOptions } from './game';
import { openJsdomRoom, playInJsdom } from './jsdom';

/** Plays one game; it resolves also when the game failed, see `ok` and `errors`. */
export function playGame(options: PlayOptions): Promise<PlayedGame> {
  return options.backend === 'browser' ? playInBrowser(options) : playInJsdom(options);
}

/** Plays several games, seeds seed, seed + 1, …, with one browser and one server for all of them. */
export async function playGames(
  options: PlayOptions & { games: number; onGame?: (game: PlayedGame, index: number) => void },
): Promise<PlayedGame[]> {
  const room = options.backend === 'browser' ? await openBrowserRoom(options) : await openJsdomRoom(options);
  const games: PlayedGame[] = [];
  try {
    for (let index = 0; index < options.games; index++) {
      const game = await room.play({ ...options, seed: options.seed + index });
      games.push(game);
      options.onGame?.(game, index);
    }
  } finally {
    await room.close();
  }
  return games;
}
