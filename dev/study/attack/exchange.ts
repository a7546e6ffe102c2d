/**
 * The strongest attacker: it has the code, the seed and every public thing, knows all roles but that it cannot tell which of two
 * seats holds which of two, and plays the talk of both deals to see which one it heard.
 */
import type { Seat } from '../../../src/core/event';
import { draw } from '../../../src/core/random';
import type { Truth } from '../../../src/record/format';
import type { RecordedGame } from '../belief/games';
import { listen, type Talk, type Word } from './listen';

export interface ExchangeCase {
  readonly a: Seat;
  readonly b: Seat;
  /** Words heard up to the moment. */
  readonly words: number;
  /** Whether the other deal would have sounded otherwise: before a gate of the two opened, and before one was laid open. */
  readonly before: boolean;
  readonly after: boolean;
}

const exchanged = (truth: Truth, a: Seat, b: Seat): Truth => ({ ...truth, [a]: truth[b]!, [b]: truth[a]! });

/** When the game itself laid the role open. */
const openedAt = ({ recording: { entries } }: RecordedGame, seat: Seat): number => {
  const at = entries.findIndex(
    ({ event }) => (event?.type === 'die' || event?.type === 'reveal') && event.seat === seat,
  );
  return at < 0 ? entries.length : at;
};

const upTo = (words: readonly Word[], entry: number): string =>
  JSON.stringify(words.filter((word) => word.entry < entry));

/** So many pairs of hidden seats with different roles, drawn. */
export function exchangeCases(game: RecordedGame, heard: Talk, pairs: number): ExchangeCase[] {
  const { recording, truth, seed } = game;
  const { players, lord, me } = recording.header;
  const hidden = players.map(({ seat }) => seat).filter((seat) => seat !== lord && seat !== me);
  const all = hidden.flatMap((a) =>
    hidden.filter((b) => b > a && truth[a] !== truth[b]).map((b): [Seat, Seat] => [a, b]),
  );
  const drawn = all
    .map((pair) => ({ pair, lot: draw(seed, 'pair', ...pair) }))
    .sort((x, y) => x.lot - y.lot)
    .slice(0, pairs);
  return drawn.map(({ pair: [a, b] }) => {
    const laidOpen = Math.min(openedAt(game, a), openedAt(game, b));
    const gate = Math.min(laidOpen, heard.gate.get(a) ?? Infinity, heard.gate.get(b) ?? Infinity);
    const other = listen(game, exchanged(truth, a, b), laidOpen);
    const differs = (entry: number): boolean => upTo(heard.words, entry) !== upTo(other.words, entry);
    const words = heard.words.filter(({ entry }) => entry < gate).length;
    return { a, b, words, before: differs(gate), after: differs(laidOpen) };
  });
}
