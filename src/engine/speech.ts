/**
 * Talk at the table: hears what the person says and throws, and lets AIs say and throw (§H1, §N8). The
 * engine fires nothing for a chat line, so the method that draws the bubble is wrapped, whoever has replaced it before.
 */
import { both } from '../language/texts';
import { barOf } from './bar';
import { moveBubble } from './bubble-place';
import { isDeciding } from './deciding';
import type { Lib, Player, Status, Ui } from './noname';
import type { Report } from './report';

export interface Ear {
  /** A line of the person who plays here, as typed. Answers whether it may appear at the table. */
  said(text: string): boolean;
  /** Somebody threw something at somebody, not we. */
  thrown(by: Player, to: Player, what: string): void;
}

export interface Speech {
  /** Puts one bubble over a player; plain text. */
  say(player: Player, text: string): void;
  throwAt(by: Player, to: Player, what: string): void;
  /** A line typed elsewhere than in the engine's own box; the ear hears it like any other. */
  type(text: string): void;
  /** Whether the person is being asked for a decision now. */
  deciding(): boolean;
  uninstall(): void;
}

interface Chatting {
  say(text: string): unknown;
  throwEmotion?(target: Player, what: string, rotate?: boolean): unknown;
  nickname?: string;
}

/** What the wrappers need of the engine. */
export interface SpeechEngine {
  lib: Pick<Lib, 'element'>;
  game: { me?: Player; players?: readonly Player[] };
  /** Where bubbles are drawn; absent where nothing is. */
  ui?: Pick<Ui, 'window' | 'system1' | 'system2'>;
  _status: Status;
}

const chatting = (player: Player): Chatting => player as unknown as Chatting;

/** `say` writes its text as HTML; `##assetURL##` in it would become an address. */
const asHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/##/g, '＃＃');

/** A picture from the engine's own menu of expressions; there is nothing in it to read. */
const isPicture = (text: string): boolean => /^<img [^<>]*>$/.test(text);

/** Replaces one method of the players; the answer puts it back, or leaves a later wrapper's chain alone. */
function wrap<K extends 'say' | 'throwEmotion'>(
  players: Chatting,
  name: K,
  around: (before: NonNullable<Chatting[K]>) => Chatting[K],
): () => void {
  const before = players[name];
  if (typeof before !== 'function') return () => undefined;
  const own = Object.prototype.hasOwnProperty.call(players, name);
  const wrapper = around(before);
  players[name] = wrapper;
  return () => {
    if (players[name] !== wrapper) return;
    if (own) players[name] = before;
    else delete players[name];
  };
}

/** The engine draws where a flower lands from its own stream of chance; what we throw must not change how the cards fall. */
function withoutTheirChance(act: () => unknown): void {
  /* eslint-disable no-restricted-properties -- put back at once; the engine's stream stays where it was */
  const theirs = Math.random;
  let step = 0;
  Math.random = () => (step = (step + 0.381966) % 1);
  try {
    act();
  } finally {
    Math.random = theirs;
  }
  /* eslint-enable no-restricted-properties */
}

/** Call when the arena is ready: whoever draws bubbles differently has replaced `say` by then. */
export function installSpeech(engine: SpeechEngine, ear: Ear, report: Report): Speech {
  const { lib, game, ui, _status } = engine;
  const players = lib.element?.Player?.prototype as Chatting | undefined;
  /** We are speaking ourselves; the ear hears only others. */
  let ours = false;
  let installed = true;

  function may(text: string): boolean {
    try {
      return ear.said(text);
    } catch (error) {
      report.warn(both('chatFailed'), error);
      return true;
    }
  }

  /** Offline nobody has a nickname, and the engine's log would read 曹操[undefined]. */
  function named(player: Chatting, speak: () => unknown): unknown {
    if (player.nickname !== undefined) return speak();
    player.nickname = (player as unknown) === game.me ? '我' : 'AI';
    try {
      return speak();
    } finally {
      delete player.nickname;
    }
  }

  const undo = players
    ? [
        wrap(
          players,
          'say',
          (before) =>
            function (this: Chatting, text: string, ...rest: unknown[]): unknown {
              const person =
                installed && !ours && (this as unknown) === game.me && typeof text === 'string' && !isPicture(text);
              if (person && !may(text)) return undefined;
              return named(this, (): unknown => Reflect.apply(before, this, [text, ...rest]));
            },
        ),
        wrap(
          players,
          'throwEmotion',
          (before) =>
            function (this: Chatting, target: Player, what: string, ...rest: unknown[]): unknown {
              if (installed && !ours) {
                try {
                  ear.thrown(this as unknown as Player, target, what);
                } catch (error) {
                  report.warn(both('chatFailed'), error);
                }
              }
              return Reflect.apply(before, this, [target, what, ...rest]) as unknown;
            },
        ),
      ]
    : [];

  function ourselves(act: () => void): void {
    ours = true;
    try {
      act();
    } catch (error) {
      report.warn(both('chatFailed'), error);
    } finally {
      ours = false;
    }
  }

  /** A bubble just drawn goes to where it covers nobody else, nor lies under the top bar. */
  function clearOfNames(speaker: Player, before: Element | null): void {
    const stage = ui?.window;
    if (!stage || !(speaker instanceof HTMLElement)) return;
    const seats = (game.players ?? []).filter(
      (player): player is Player & HTMLElement => player instanceof HTMLElement,
    );
    moveBubble(stage, before, speaker, seats, barOf(ui));
  }

  return {
    say(player, text) {
      ourselves(() => {
        const before = ui?.window?.lastElementChild ?? null;
        chatting(player).say(asHtml(text));
        clearOfNames(player, before);
      });
    },
    throwAt(by, to, what) {
      ourselves(() => {
        withoutTheirChance(() => chatting(by).throwEmotion?.(to, what));
      });
    },
    type(text) {
      const { me } = game;
      if (me && may(text))
        ourselves(() => {
          chatting(me).say(asHtml(text));
        });
    },
    deciding: () => isDeciding(_status),
    uninstall() {
      installed = false;
      for (const step of undo.reverse()) step();
    },
  };
}
