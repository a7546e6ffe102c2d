/** Collects a running game as a format-1 recording (§R1). */
import type { GameHeader, PublicEvent, Seat } from '../core/event';
import type { Role } from '../core/role';
import type { GuessMark } from './guess-mark';
import type { Told } from './told';

/** What a recording has for the hp of characters with ∞. */
export const ENDLESS_HP = 999;

export interface Recorder {
  add(event: PublicEvent): void;
  /** Keeps the person's own guess beside the events (§K7). */
  mark(guess: GuessMark): void;
  /** JSON Lines so far; ends with the truth once `finish` was called. */
  lines(): string[];
  /**
   * Ends the recording, with `over` where that was not told yet. `translate` gives the player's word for a card or
   * skill; the words used are kept in a `terms` line. `told`: what else a fold needs to come to the same.
   */
  finish(winner: string, truth: Record<Seat, Role>, translate: (term: string) => string, told?: Told | null): void;
  /** Lines after the first so far. */
  length(): number;
  finished(): boolean;
  /** Who won; null while the game runs. */
  winner(): string | null;
}

export function createRecorder(header: GameHeader): Recorder {
  const rows: object[] = [header];
  const terms = new Set<string>();
  let won: string | null = null;
  let complete = false;
  return {
    add(event) {
      // An exposure that is no number moved nothing, and a reader could not tell it from damage.
      if (complete || (event.type === 'shown' && !Number.isFinite(event.value))) return;
      rows.push(event);
      if (event.type === 'over') won = event.winner;
      for (const term of termsOf(event)) if (term !== undefined && term !== null) terms.add(term);
    },
    mark(guess) {
      if (!complete) rows.push(guess);
    },
    lines: () => rows.map((row) => JSON.stringify(row)),
    length: () => rows.length - 1,
    finish(winner, roles, translate, told = null) {
      if (complete) return;
      if (won === null) rows.push({ type: 'over', winner });
      won ??= winner;
      const names: Record<string, string> = {};
      for (const term of terms) names[term] = translate(term);
      rows.push({ type: 'terms', names }, { type: 'truth', roles, ...(told ? { told } : {}) });
      complete = true;
    },
    finished: () => complete,
    winner: () => won,
  };
}

/** Names of cards and skills that an event mentions. */
function termsOf(event: PublicEvent): (string | null | undefined)[] {
  switch (event.type) {
    case 'card':
      return [event.card];
    case 'skill':
      return [event.skill];
    case 'zone':
      return [event.card, event.by_card];
    case 'wuxie':
      return ['wuxie', event.about.card];
    case 'damage':
    case 'heal':
      return [event.via.card, event.via.skill];
    default:
      return [];
  }
}
