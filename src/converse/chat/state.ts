/** What talk in the running game has in hand: one visible value that the functions beside this file read and change. */
import type { Storyline } from '../../chatter/judge/storyline';
import type { Seat } from '../../core/event';
import { createListeners, type Listeners } from '../../core/listeners';
import type { Player } from '../../engine/noname';
import type { Report } from '../../engine/report';
import type { Runtime } from '../../engine/runtime';
import type { Session } from '../../engine/session';
import type { Settings } from '../../engine/settings';
import type { Ear, Speech } from '../../engine/speech';
import type { Desk } from '../../model/desk';
import type { Link } from '../../model/link';
import { both } from '../../language/texts';
import type { Keep } from '../../ui/keep';
import type { LastAnswer, LastLine } from '../../ui/talk/source';
import { createBubbles, type Bubbles } from '../bubbles';
import type { CareDesk } from '../care';
import type { Conversation } from '../conversation';
import { createMemory, type Memory } from '../memory';
import type { SpokenLanguage } from '../../language/languages';

export interface ChatOptions {
  readonly runtime: Runtime;
  readonly settings: Settings;
  readonly keep: Keep;
  readonly report: Report;
  readonly care: CareDesk;
  /** The player's model, where there is one. */
  readonly link?: Link;
  /** Storylines beside the built-in ones. */
  storylines(): readonly Storyline[];
  now(): number;
  language(): SpokenLanguage;
  term(name: string): string;
  /** What a skill does, shortly; null where nobody knows. */
  described?(skill: string): string | null;
  /** Whether what is said is written in traditional characters. */
  traditional(): boolean;
  /** Why nothing is observed now, in the player's language, or null. */
  inactive(): string | null;
  /** What the page says while the cards keep the talk quiet. */
  quiet(why: 'open' | 'silenced'): string;
  /** Wraps the players' speech; called when a game begins. */
  listen(ear: Ear): Speech;
}

/** The game that is talked about. */
export interface ChatGame {
  readonly session: Session;
  readonly conversation: Conversation;
  /** Null until the players' speech is wrapped. */
  speech: Speech | null;
  timer?: ReturnType<typeof setInterval>;
  /** Ends what is compiled while the game idles. */
  stopWarming: () => void;
  /** What detection found in the person's last line. */
  last: LastLine | null;
  /** What was said last in answer to the person. */
  answer: LastAnswer | null;
  readonly lines: PersonLines;
}

/** Which of the person's lines in the recording an entry of talk's log is. */
export interface PersonLines {
  /** How many stand in the recording. */
  written: number;
  /** From 1, by the id of the entry; of the lines that the AIs heard. */
  readonly numbers: Map<number, number>;
}

/** A game's talk while the extension is off. */
export interface RestingChat {
  readonly game: ChatGame;
  readonly desk: Desk | null;
}

export interface ChatState {
  readonly options: ChatOptions;
  readonly memory: Memory;
  readonly bubbles: Bubbles;
  /** Whom the person silenced in this game. */
  readonly muted: Set<Seat>;
  readonly listeners: Listeners;
  /** What the page was told last of whether an answer waits (speak.ts, `isHeld`). */
  held: boolean;
  /** Null between games. */
  game: ChatGame | null;
  /** The model's place beside this game; null where there is no model, and between games. */
  desk: Desk | null;
  /** Where this game's talk goes on when the extension is switched on again; null while it is on. */
  resting: RestingChat | null;
}

/** Nothing is talked about yet; what was remembered of earlier games is being read. */
export function createChatState(options: ChatOptions): ChatState {
  return {
    options,
    memory: createMemory(options.keep, (why) => {
      options.report.warn(both('notRemembered'), why);
    }),
    bubbles: createBubbles(),
    muted: new Set(),
    held: false,
    listeners: createListeners(),
    game: null,
    desk: null,
    resting: null,
  };
}

/** Tells the pages that there is something new to draw. */
export function changed({ listeners }: ChatState): void {
  listeners.tell();
}

export const playerAt = ({ game }: ChatState, seat: Seat): Player | undefined => game?.session.seats.player(seat);

/** The seat of the person who plays here; null without a game. */
export const personIn = ({ game }: ChatState): Seat | null => game?.session.me() ?? null;

/** Runs what talk does; its fault is its own (mission: an exception of ours never stops a game). */
export function safely({ options: { report } }: ChatState, act: () => void): void {
  try {
    act();
  } catch (error) {
    report.warn(both('chatFailed'), error);
  }
}

/** Keeps on the device what the AIs now think of the person. */
export function remember({ memory, game }: ChatState): void {
  if (game) memory.store(game.conversation.talk.relations());
}
