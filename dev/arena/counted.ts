/** A kept game with all that is counted in it, and the pairs that such games make. */
import type { PublicEvent, Seat } from '../../src/core/event';
import { isDamage, parseRecording } from '../../src/record/format';
import { tallyAims, type AimTally } from './aims';
import type { KeptGame } from './games';
import { tally, type GameTally } from './tally';

/** A game with what was counted in it. */
export interface CountedGame {
  readonly kept: KeptGame;
  readonly tally: GameTally;
  readonly aims: ReadonlyMap<Seat, AimTally>;
}

/** Reads and counts a whole game; null for one that is broken or cannot be read. */
export function counted(kept: KeptGame, text: string): CountedGame | null {
  const recording = kept.ok ? parseRecording(text) : null;
  if (!recording || isDamage(recording) || recording.damage || !recording.truth || !kept.report) return null;
  const events = recording.entries.flatMap(({ event }): PublicEvent[] => (event ? [event] : []));
  const { lord, personas } = recording.header;
  return { kept, tally: tally(events, recording.truth, lord, personas), aims: tallyAims(events, recording.truth) };
}

/** Games of one seed are a pair where the same was dealt. */
export function pairsOf(
  games: readonly CountedGame[],
  others: readonly CountedGame[],
): (readonly [CountedGame, CountedGame])[] {
  const there = new Map(others.map((game) => [game.kept.seed, game]));
  const dealt = ({ kept }: CountedGame): string | undefined => JSON.stringify(kept.report?.deal);
  return games.flatMap((game) => {
    const other = there.get(game.kept.seed);
    return other && dealt(game) === dealt(other) ? [[game, other] as const] : [];
  });
}
