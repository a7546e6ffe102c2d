/** The AIs' lines on their way to the table: recorded when decided, shown bubble by bubble, or dropped. */
import { readLine } from '../../chatter/line/line';
import { notesOf, record } from './record';
import { changed, playerAt, safely, type ChatState } from './state';

/** Says what is due now. */
export function tick(chat: ChatState): void {
  safely(chat, () => {
    const { game, bubbles } = chat;
    const speech = game?.speech;
    if (!game || !speech) return;
    const at = chat.options.now();
    for (const said of game.conversation.due(at, speech.deciding())) {
      const { speaker, to, text, bubbles: pieces, gesture } = said;
      bubbles.add(speaker, pieces, at);
      if (said.answers !== null) game.answer = said;
      record(chat, speaker, readLine(text), notesOf(said, game), said);
      const [by, aim] = [playerAt(chat, speaker), to === null ? undefined : playerAt(chat, to)];
      if (gesture && by && aim) speech.throwAt(by, aim, gesture);
      changed(chat);
    }
    tellHeld(chat);
    for (const { speaker, text } of bubbles.due(at)) {
      // Nobody speaks for the person, who may have taken the speaker's place by now.
      const who = speaker === game.session.me() ? undefined : playerAt(chat, speaker);
      if (who) speech.say(who, text);
    }
  });
}

/** Whether an answer waits until the person has decided. */
export const isHeld = ({ game, options }: ChatState): boolean =>
  game?.speech?.deciding() === true && game.conversation.talk.pending() > 0 && options.settings.chat().quietOnMyTurn;

/** The page is drawn anew when that changes. */
function tellHeld(chat: ChatState): void {
  const held = isHeld(chat);
  if (held === chat.held) return;
  chat.held = held;
  changed(chat);
}

/** Nobody speaks any more, and nothing that waited is said (§F4). */
export function hush({ bubbles, desk, game }: ChatState): void {
  bubbles.clear();
  desk?.cancel();
  game?.conversation.talk.hush();
}
