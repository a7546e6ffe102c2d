/** What the person says and throws: care looks first, then the AIs hear it, then it is recorded. */
import { headOf, perceive, type Perceived } from '../../chatter/detection/perceive';
import type { Heard } from '../../chatter/flow/contract';
import { readLine, type Line } from '../../chatter/line/line';
import type { Player } from '../../engine/noname';
import { both } from '../../language/texts';
import type { Taken } from '../care';
import { LOOKED_BACK, lookCloser } from '../look';
import { recordPerson, writePerson } from './record';
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
  // Before anything else, on the device, whether AIs talk or not (§D5). A withheld line is not shown, logged or recorded.
  const line = readLine(text);
  const perceived = perceivedIn(chat, line);
  let taken: Taken = care.takes(perceived?.crisis.score ?? null, line);
  if (taken === 'open') {
    const head = perceived && headOf(perceived, LONGEST_HEARD);
    const heard = head && answer(chat, game, head);
    const words = head?.line ?? readLine(text.slice(0, LONGEST_HEARD));
    if (heard?.withheld) taken = 'withheld';
    else recordPerson(chat, words, heard ?? null);
  } else if (taken === 'quiet') {
    writePerson(chat, text.slice(0, LONGEST_HEARD));
  }
  if (taken === 'withheld') hush(chat);
  else remember(chat);
  tick(chat);
  changed(chat);
  return taken !== 'withheld';
}

/** Lets the AIs hear a line; null where that failed, and the line stands unanswered. */
function answer(chat: ChatState, game: ChatGame, perceived: Perceived): Heard | null {
  const { conversation } = game;
  const { now, report } = chat.options;
  try {
    const before = conversation.talk.log().slice(-LOOKED_BACK);
    const heard = conversation.hear(perceived, now());
    if (heard.detection) {
      const line = { text: perceived.line.raw, detection: heard.detection, heard };
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

/** The line as the moment at the table makes it: crisis is decided here, once; null where the detector failed. */
export function perceivedIn({ game, options: { now, report } }: ChatState, line: Line): Perceived | null {
  try {
    return game ? game.conversation.perceive(line, now()) : perceive(line);
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
