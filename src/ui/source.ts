/**
 * What the panel knows of the world: everything it draws comes through here. The running game, the preview page
 * and an old game from the archive each provide one.
 */
import type { Seat } from '../core/event';
import type { Game } from '../core/game';
import type { Truth } from '../record/format';
import type { Opinions } from './belief/opinions';
import type { OwnGuesses } from './guess/own';
import type { History } from './history';
import type { Outlook } from './outlook';
import type { Review } from './reviewed';

export interface PanelSource {
  /** The seat of the person who looks; null for a spectator. */
  me(): Seat | null;
  /** The fold's state; null before a game. */
  game(): Game | null;
  /** What happened so far, fed from the same fold. */
  history(): History;
  /** One line saying why there is nothing to see here (§A2), null while in force. */
  inactive(): string | null;
  /** Sentences about what is off in this game, and why; absent where there is no engine to speak of. */
  notices?(): readonly string[];
  /** Everybody's role. Must be null until the game is over; this is the only way a hidden role gets in. */
  truth(): Truth | null;
  /** Strict mode (§A17): `game()` must then be folded without any hidden role. */
  strict(): boolean;
  /** One verdict a seat, for every view. */
  readonly outlook: Outlook;
  /** Course and reasons of what is believed (§J), or the word why nothing is. */
  belief(): Opinions;
  /** The person's own guesses. */
  readonly guesses: OwnGuesses;
  /** The review as it was kept with a game from before; absent or null where it is worked out. */
  reviewed?(): Review | null;
  /** A CSS `background-image` value, or null to draw the name's first letter. */
  portrait(seat: Seat): string | null;
  /** The player's word for a card or skill; null where there is none. */
  term(name: string): string | null;
  /** The recording so far, one JSON line each; null where none is kept. */
  recording(): readonly string[] | null;
  /** Calls back after every change; the answer ends that. Called once per event, so it must be cheap. */
  onChange(changed: () => void): () => void;
}
