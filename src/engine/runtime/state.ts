/** What the extension has in hand from switching on to switching off. */
import type { PublicEvent } from '../../core/event';
import type { Delta } from '../../core/fold';
import type { HookEvents } from '../../hooks/events';
import type { Subscribers } from '../../hooks/subscribers';
import { both } from '../../language/texts';
import type { AttitudePatch } from '../attitude';
import type { Part } from '../contract/need';
import type { Hearing } from '../hearing';
import type { Blindfold } from '../blindfold';
import { whyInactive } from '../inforce';
import type { Engine, Player } from '../noname';
import type { Notices } from '../notices';
import type { Report } from '../report';
import type { Session } from '../session';
import type { Settings } from '../settings';
import type { Company, Mind } from './company';

/** Hears what becomes of the running game, right after the fold. Must not throw. */
export interface Watcher {
  opened?(session: Session): void;
  /** There is something new that the player should know (notices.ts). */
  noticed?(): void;
  moved?(session: Session, event: PublicEvent, deltas: readonly Delta[]): void;
  /** The extension was switched on again in the game in which it was switched off. */
  resumed?(session: Session): void;
  /** The game is over and its recording complete. */
  ended?(session: Session): void;
  /** The extension was switched off. */
  closed?(): void;
}

export interface RuntimeState {
  readonly engine: Engine;
  readonly settings: Settings;
  readonly report: Report;
  readonly subscribers: Subscribers<HookEvents>;
  readonly watchers: Watcher[];
  readonly notices: Notices;
  readonly company: Company;
  /** One a mind; empty until a game begins, and when switched off. */
  readonly sessions: Map<Mind, Session>;
  /** The first of them, which is recorded and shown; null where there are none. */
  session: Session | null;
  /** The sessions of the game in which we were switched off: they go on where we are switched on again in it. */
  resting: ReadonlyMap<Mind, Session>;
  /** Null where the engine lacks what it stands on, and when switched off. */
  patch: AttitudePatch | null;
  /** Null outside games, where the game is not played strictly, and when switched off. */
  blindfold: Blindfold | null;
  /** What is off because the engine lacks what it stands on. */
  lacks: ReadonlySet<Part>;
  /** What we listen to and whether it comes; null when switched off. */
  hearing: Hearing | null;
  /** Whether we listened before the first round. */
  fromTheStart: boolean;
  /** The last round in which it was asked whether we are deaf. */
  round: number;
  /** What takes each part out of the engine again, in the order of putting in; empty when switched off. */
  undo: (() => void)[];
}

/** The session of the mind that decides for a player while the extension is in force (§A2); null: the engine's own AI does. */
export function sessionOf({ company, sessions, engine }: RuntimeState, decider: Player): Session | null {
  const mind = sessions.size > 0 ? company.mindOf(decider) : null;
  const session = mind ? sessions.get(mind) : undefined;
  return session && whyInactive(engine) === null ? session : null;
}

/** A watcher's fault is its own: the game and the other watchers go on. */
export function tell({ watchers, report }: RuntimeState, what: (watcher: Watcher) => void): void {
  for (const watcher of watchers) {
    try {
      what(watcher);
    } catch (error) {
      report.warn(both('watcherFailed'), error);
    }
  }
}
