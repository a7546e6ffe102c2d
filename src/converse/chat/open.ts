/** A game's talk begins and ends. */
import type { Detection } from '../../chatter/detection/types';
import type { Slot, TalkSettings, Wordings } from '../../chatter/flow/contract';
import type { PromptContext } from '../../chatter/prompt/context';
import { isLegible } from '../../core/mind';
import type { Session } from '../../engine/session';
import { createDesk } from '../../model/desk';
import type { Link } from '../../model/link';
import { createConversation, type ConversationOptions } from '../conversation';
import { whileIdle } from '../idle';
import { hear, thrown } from './hear';
import { tick } from './speak';
import { changed, playerAt, remember, type ChatGame, type ChatState } from './state';

/** How often it is asked who speaks now, in milliseconds. */
const TICK_MS = 250;

/** Nobody has said anything in this game yet; the players are listened to from now on. */
export function open(chat: ChatState, session: Session): void {
  const { options, muted, memory } = chat;
  const { link, care } = options;
  muted.clear();
  link?.newGame();
  const conversation = createConversation({
    // Talk only reads: a mind that can be looked at will do.
    game: () => session.soundGame(isLegible),
    me: session.me,
    belief: session.belief,
    seed: session.seed,
    language: options.language(),
    settings: () => talkSettings(chat),
    control: () => care.control(),
    relations: memory.recall(),
    storylines: options.storylines(),
    term: options.term,
    ...(options.described ? { described: options.described } : {}),
    traditional: options.traditional,
    deviated: (seat, { kind, beat, line, evidence }) => {
      options.report.debug(`storyline of seat ${seat}: ${kind} in beat ${beat}, line ${line}: ${evidence}`);
    },
    ...(link ? { model: (contextOf) => openDesk(chat, link, contextOf) } : {}),
    ...subscribers(chat),
  });
  chat.resting = null;
  listenIn(chat, {
    session,
    conversation,
    speech: null,
    last: null,
    answer: null,
    lines: { written: 0, numbers: new Map() },
    stopWarming: () => undefined,
  });
}

/** The extension was switched on again: this game's talk goes on, with its voices, parts, mutes and all that was said. */
export function resume(chat: ChatState, session: Session): void {
  const { resting } = chat;
  chat.resting = null;
  if (resting?.game.session !== session) {
    open(chat, session);
    return;
  }
  chat.desk = resting.desk;
  listenIn(chat, resting.game);
  changed(chat);
}

/** The players are listened to from now on, and what is due is said. */
function listenIn(chat: ChatState, game: ChatGame): void {
  const { options } = chat;
  chat.game = game;
  game.stopWarming = whileIdle(
    game.conversation.warmUp,
    () => performance.now(),
    (error) => {
      options.report.debug(`warm-up ${String(error)}`);
    },
  );
  game.speech = options.listen({
    said: (text) => hear(chat, text),
    thrown: (by, to, what) => {
      thrown(chat, by, to, what);
    },
  });
  game.timer = setInterval(() => {
    tick(chat);
  }, TICK_MS);
}

function talkSettings({ options, muted }: ChatState): TalkSettings {
  const chat = options.settings.chat();
  return { ...chat, on: chat.on && options.inactive() === null, muted, language: options.language() };
}

function openDesk(chat: ChatState, link: Link, contextOf: (slot: Slot) => PromptContext): Wordings {
  const { care, report } = chat.options;
  return (chat.desk = createDesk({
    link,
    contextOf,
    allowed: () => care.model(),
    temperature: () => care.control().temperature,
    note: (text) => {
      report.debug(`model ${text}`);
    },
  }));
}

/** The hooks' word on what was found in a line, and on what is about to be said. */
function subscribers(chat: ChatState): Pick<ConversationOptions, 'onDetected' | 'beforeSay'> {
  const { subscribers } = chat.options.runtime;
  return {
    onDetected({ from, text }, detection) {
      const speaker = playerAt(chat, from);
      if (!speaker || !subscribers.any('slqj_ai_chat_detected')) return;
      // A copy: what a subscriber does to it must not reach the one that the AIs answer by.
      const copy = JSON.parse(JSON.stringify(detection)) as Detection;
      subscribers.ask('slqj_ai_chat_detected', { detection: copy, text, player: speaker }, () => undefined);
    },
    beforeSay({ speaker, text, route }) {
      const who = playerAt(chat, speaker);
      if (!who || !subscribers.any('slqj_ai_chat_reply')) return { text, stop: false };
      const draft = { speaker: who, text, route, stop: false };
      return subscribers.ask('slqj_ai_chat_reply', draft, (left: { text: unknown; stop: unknown }) => ({
        text: typeof left.text === 'string' ? left.text : text,
        stop: left.stop === true,
      }));
    },
  };
}

/** The game is over and its roles open: the AIs settle what they think of the person. */
export function conclude(chat: ChatState, { recorder, truth }: Session): void {
  const roles = truth();
  chat.desk?.cancel();
  if (roles) chat.game?.conversation.ended(recorder.winner() ?? '', roles, chat.options.now());
  remember(chat);
}

/** The extension was switched off: nobody is listened to any more, and nothing that waited is said. */
export function close(chat: ChatState): void {
  if (chat.game) {
    chat.game.conversation.talk.hush();
    chat.resting = { game: chat.game, desk: chat.desk };
  }
  clearInterval(chat.game?.timer);
  chat.game?.stopWarming();
  chat.game?.speech?.uninstall();
  chat.desk?.cancel();
  chat.game = null;
  chat.desk = null;
  chat.bubbles.clear();
  changed(chat);
}
