/** The running talk as the panel's pages see it, and what the person may do there. */
import type { Scene } from '../../chatter/scene/scene';
import type { Seat } from '../../core/event';
import { both } from '../../language/texts';
import type { TalkSource, TalkSwitches } from '../../ui/talk/source';
import { thrown } from './hear';
import { hush, isHeld } from './speak';
import { changed, personIn, playerAt, type ChatState } from './state';

/** Under which key of the menu each switch is kept. */
const KEYS: Readonly<Record<keyof TalkSwitches, string>> = {
  on: 'chat',
  talkativeness: 'chat_talkativeness',
  speed: 'chat_speed',
  onlyWhenNamed: 'chat_named',
  quietOnMyTurn: 'chat_quiet',
};

/** The menu keeps numbers as the words of its choices. */
const stored = (value: boolean | number): boolean | string => (typeof value === 'number' ? String(value) : value);

export function createTalkSource(chat: ChatState): TalkSource {
  const { settings, care, link, inactive, quiet } = chat.options;
  const scene = (): Scene | null => chat.game?.conversation.scene ?? null;
  return {
    inactive,
    quiet() {
      const why = inactive() === null ? care.quiet() : null;
      return why === null ? null : { text: quiet(why), waits: why === 'silenced' };
    },
    held: () => isHeld(chat),
    resume: () => {
      care.resume();
      changed(chat);
    },
    numbers: care.numbers,
    scene,
    talkers: () =>
      scene()?.table.seats.map(({ seat, name, alive }) => ({
        seat,
        name,
        alive,
        mine: seat === personIn(chat),
        voice: chat.game?.conversation.voiceOf(seat) ?? null,
        muted: chat.muted.has(seat),
      })) ?? [],
    log: () => chat.game?.conversation.talk.log() ?? [],
    last: () => chat.game?.last ?? null,
    answer: () => chat.game?.answer ?? null,
    ledger: () => chat.game?.conversation.talk.ledger() ?? null,
    relation: (seat) => chat.game?.conversation.talk.relationOf(seat) ?? null,
    tasks: (seat) => chat.game?.conversation.talk.tasks(seat) ?? [],
    rigidity() {
      const { allowed, temperature } = care.control();
      return { rigid: care.rigid(), temperature: allowed ? temperature : null };
    },
    debug: settings.debug,
    model: () => link?.state() ?? null,
    switches: settings.chat,
    change(switches) {
      for (const [name, value] of Object.entries(switches))
        settings.save(KEYS[name as keyof TalkSwitches], stored(value));
      if (!settings.chat().on) hush(chat);
      changed(chat);
    },
    mute: (seat, silent) => {
      mute(chat, seat, silent);
    },
    send(text) {
      const speech = chat.game?.speech;
      if (!speech) throw new Error(both('noTable'));
      speech.type(text);
    },
    throwAt: (seat, what) => {
      throwAt(chat, seat, what);
    },
    forget() {
      chat.memory.erase();
      chat.game?.conversation.talk.forgetRelations();
      changed(chat);
    },
    onChange: chat.listeners.add,
  };
}

function mute(chat: ChatState, seat: Seat, silent: boolean): void {
  if (silent) {
    chat.muted.add(seat);
    chat.bubbles.drop(seat);
  } else {
    chat.muted.delete(seat);
  }
  changed(chat);
}

/** The person throws something; the AIs see it as they see what others throw. */
function throwAt(chat: ChatState, seat: Seat, what: 'flower' | 'egg'): void {
  const me = personIn(chat);
  const [by, aim] = [me === null ? undefined : playerAt(chat, me), playerAt(chat, seat)];
  const speech = chat.game?.speech;
  if (!by || !aim || !speech) return;
  speech.throwAt(by, aim, what);
  thrown(chat, by, aim, what);
}
