/** Talk in the running game: joins session, speech and conversation. What it has in hand is chat/state.ts. */
import type { TalkSource } from '../ui/talk/source';
import { readLine } from '../chatter/line/line';
import { perceivedIn } from './chat/hear';
import { close, conclude, open, resume } from './chat/open';
import { createTalkSource } from './chat/source';
import { hush, tick } from './chat/speak';
import { changed, createChatState, safely, type ChatOptions, type ChatState } from './chat/state';
import type { Conversation } from './conversation';

export interface Chat {
  readonly source: TalkSource;
  conversation(): Conversation | null;
  /** The game is over and every role open. */
  over(): boolean;
  /** A line typed on the care card: for the card alone. */
  answerCare(text: string): void;
  /** Says what is due; happens by itself four times a second. */
  tick(): void;
  /** Nobody speaks any more, and nothing that waited is said (§F4). */
  hush(): void;
  /** Who may talk has changed: whatever shows it looks again. */
  changed(): void;
  /** A sentence of the judge's, in a model's words where there are some. */
  worded(sentence: string): string;
}

export function createChat(options: ChatOptions): Chat {
  const chat = createChatState(options);
  const redraw = (): void => {
    changed(chat);
  };
  options.link?.onChange(redraw);
  follow(chat);
  return {
    source: createTalkSource(chat),
    hush: () => {
      hush(chat);
    },
    tick: () => {
      tick(chat);
    },
    changed: redraw,
    worded: (sentence) => chat.desk?.wording(options.language(), sentence, redraw) ?? sentence,
    conversation: () => chat.game?.conversation ?? null,
    over: () => chat.game?.session.recorder.finished() ?? false,
    answerCare: (text) => {
      const line = readLine(text);
      options.care.answer(perceivedIn(chat, line)?.crisis.score ?? null, line);
    },
  };
}

/** Goes along with the running game. */
function follow(chat: ChatState): void {
  const { runtime, now } = chat.options;
  runtime.watch({
    opened: (session) => {
      safely(chat, () => {
        open(chat, session);
      });
    },
    moved(_session, event) {
      // What we said ourselves moves nobody to speak.
      if (event.type === 'chat' || event.type === 'claim') return;
      safely(chat, () => {
        chat.game?.conversation.see(event, now());
        tick(chat);
      });
    },
    resumed: (session) => {
      safely(chat, () => {
        resume(chat, session);
      });
    },
    ended: (session) => {
      safely(chat, () => {
        conclude(chat, session);
      });
    },
    closed: () => {
      safely(chat, () => {
        close(chat);
      });
    },
  });
}
