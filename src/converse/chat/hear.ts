/** What the person says and throws: care looks first, then the AIs hear it, then it is recorded. */
import { detect } from '../../chatter/detection/detect';
import type { Heard } from '../../chatter/flow/contract';
import type { Player } from '../../engine/noname';
import { both } from '../../language/texts';
import type { Taken } from '../care';
import { LOOKED_BACK, lookCloser } from '../look';
import { record, write } from './record';
import { hush, tick } from './speak';
import { changed, remember, type ChatGame, type ChatState } from './state';

/** How much of a line the table hears, in UTF-16 units; nobody types more, and every part of the talk keeps what it hears. */
const LONGEST_HEARD = 2000;

/** The person's line, before it appears anywhere. Answers whether it may. */
export function hear(chat: ChatState, text: string): boolean {
  const {
    game,
    options: { care, inactive },
  } = chat;
  if (!game || inactive() !== null) return true;
  const { session } = game;
  // Before anything else, on the device, whether AIs talk or not (§D5). A withheld line is not shown, logged or recorded.
  let taken: Taken = care.takes(crisisIn(chat, text), text);
  const line = text.slice(0, LONGEST_HEARD);
  if (taken === 'open') {
    const heard = answer(chat, game, line);
    // Whoever it was said to may take it more seriously than the table did.
    if (heard?.withheld) taken = care.takes(heard.crisis.score, text);
    else record(chat, session.me(), line, heard?.addressed[0] ? { to: heard.addressed[0].seat } : {});
  } else if (taken === 'quiet') {
    write(chat, session.me(), line);
  }
  if (taken === 'withheld') hush(chat);
  else remember(chat);
  tick(chat);
  changed(chat);
  return taken !== 'withheld';
}

/** Lets the AIs hear a line; null where that failed, and the line stands unanswered. */
function answer(chat: ChatState, game: ChatGame, text: string): Heard | null {
  const { conversation } = game;
  const { now, report } = chat.options;
  try {
    const before = conversation.talk.log().slice(-LOOKED_BACK);
    const heard = conversation.hear(text, now());
    if (heard.detection) {
      const line = { text, detection: heard.detection, heard };
      game.last = line;
      if (chat.desk)
        lookCloser(chat.desk, conversation, line, before, (detection) => {
          if (game.last === line) game.last = { ...line, detection };
          changed(chat);
        });
    }
    return heard;
  } catch (error) {
    report.warn(both('chatFailed'), error);
    return null;
  }
}

/** 0…1, as the moment at the table makes it; null where the detector failed. */
export function crisisIn({ game, options: { now, report } }: ChatState, text: string): number | null {
  try {
    return detect({ text, ...(game ? { ctx: game.conversation.context(now()) } : {}) }).crisis.score;
  } catch (error) {
    report.warn(both('chatFailed'), error);
    return null;
  }
}

/** Somebody threw something at somebody, not we. */
export function thrown(chat: ChatState, by: Player, to: Player, what: string): void {
  const { game, options } = chat;
  const from = game?.session.seats.of(by);
  const at = game?.session.seats.of(to);
  if (from === undefined || at === undefined) return;
  game?.conversation.thrown(from, at, what, options.now());
  changed(chat);
}
