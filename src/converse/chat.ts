/** Talk in the running game: joins session, speech and conversation, and shows the pages of the panel what they draw. */
import { detect } from '../chatter/detection/detect';
import type { Heard, TalkSettings } from '../chatter/flow/contract';
import type { TalkLanguage } from '../chatter/vocabulary';
import type { Storyline } from '../chatter/judge/storyline';
import type { ChatEvent, PublicEvent, Seat } from '../core/event';
import type { Player } from '../engine/noname';
import type { Report } from '../engine/report';
import type { Runtime } from '../engine/runtime';
import type { Session } from '../engine/session';
import type { Settings } from '../engine/settings';
import type { Ear, Speech } from '../engine/speech';
import { createDesk, type Desk } from '../model/desk';
import type { Link } from '../model/link';
import { WORDS } from '../strings';
import type { Keep } from '../ui/keep';
import type { LastLine, TalkSource } from '../ui/talk/source';
import { createBubbles } from './bubbles';
import type { CareDesk, Taken } from './care';
import { createConversation, type Conversation } from './conversation';
import { LOOKED_BACK, lookCloser } from './look';
import { createMemory } from './memory';
import { createTalkSource } from './source';
import { weighWords } from './words';

/** How often it is asked who speaks now, in milliseconds. */
const TICK_MS = 250;
/** How much of a line the table hears, in UTF-16 units; nobody types more, and every part of the talk keeps what it hears. */
const LONGEST_HEARD = 2000;

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
  language(): TalkLanguage;
  term(name: string): string;
  /** Why nothing is observed now, in the player's language, or null. */
  inactive(): string | null;
  /** What the page says while the cards keep the talk quiet. */
  quiet(): string;
  /** Wraps the players' speech; called when a game begins. */
  listen(ear: Ear): Speech;
}

export interface Chat {
  readonly source: TalkSource;
  conversation(): Conversation | null;
  /** The game is over and every role open. */
  over(): boolean;
  /** A line typed on the care card: for the card alone. */
  answerCare(text: string): void;
  /** Says what is due; happens by itself four times a second. */
  tick(): void;
  /** Nobody speaks any more, and nothing that waited is said (F4). */
  hush(): void;
  /** A sentence of the judge's, in a model's words where there are some. */
  worded(sentence: string): string;
}

export function createChat(options: ChatOptions): Chat {
  const { runtime, settings, keep, report, care, link, now } = options;
  const bubbles = createBubbles();
  const muted = new Set<Seat>();
  const listeners = new Set<() => void>();
  let session: Session | null = null;
  let conversation: Conversation | null = null;
  let speech: Speech | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let last: LastLine | null = null;
  let desk: Desk | null = null;

  const memory = createMemory(keep, (why) => {
    report.warn(WORDS.notRemembered, why);
  });

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  link?.onChange(changed);
  const player = (seat: Seat): Player | undefined => session?.seats.player(seat);

  function talkSettings(): TalkSettings {
    const chat = settings.chat();
    return { ...chat, on: chat.on && options.inactive() === null, muted, language: options.language() };
  }

  /** Runs what talk does; its fault is its own (mission: an exception of ours never stops a game). */
  function safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      report.warn(WORDS.chatFailed, error);
    }
  }

  function remember(): void {
    if (conversation) memory.store(conversation.talk.relations());
  }

  function open(opened: Session): void {
    session = opened;
    last = null;
    muted.clear();
    const { bus } = runtime;
    link?.newGame();
    conversation = createConversation({
      game: opened.soundGame,
      me: opened.me(),
      seed: opened.seed,
      language: options.language(),
      settings: talkSettings,
      control: () => care.control(),
      relations: memory.recall(),
      storylines: options.storylines(),
      term: options.term,
      ...(link
        ? {
            model: (contextOf) =>
              (desk = createDesk({
                link,
                contextOf,
                allowed: () => care.model(),
                temperature: () => care.control().temperature,
                note: (text) => {
                  report.debug(`model ${text}`);
                },
              })),
          }
        : {}),
      onDetected({ from, text }, detection) {
        const speaker = player(from);
        if (speaker && bus.has('slqj_ai_chat_detected'))
          bus.emit('slqj_ai_chat_detected', { detection, text, player: speaker });
      },
      beforeSay({ speaker, text, route }) {
        const who = player(speaker);
        if (!who || !bus.has('slqj_ai_chat_reply')) return { text, stop: false };
        const said = bus.emit('slqj_ai_chat_reply', { speaker: who, text, route, stop: false });
        return { text: typeof said.text === 'string' ? said.text : text, stop: said.stop };
      },
    });
    speech = options.listen({ said: hear, thrown });
    timer = setInterval(tick, TICK_MS);
  }

  function close(): void {
    clearInterval(timer);
    speech?.uninstall();
    speech = null;
    desk?.cancel();
    desk = null;
    session = null;
    conversation = null;
    bubbles.clear();
    changed();
  }

  /** The person's line, before it appears anywhere. Answers whether it may. */
  function hear(text: string): boolean {
    if (!conversation || !session || options.inactive() !== null) return true;
    // Before anything else, on the device, whether AIs talk or not (D5). A withheld line is not shown, logged or recorded.
    let taken: Taken = care.takes(crisisIn(text), text);
    const line = text.slice(0, LONGEST_HEARD);
    if (taken === 'open') {
      const heard = answer(conversation, line);
      // Whoever it was said to may take it more seriously than the table did.
      if (heard?.withheld) taken = care.takes(heard.crisis.score, text);
      else record(session.me(), line, heard?.addressed[0] ? { to: heard.addressed[0].seat } : {});
    } else if (taken === 'quiet') {
      write(session.me(), line);
    }
    if (taken === 'withheld') hush();
    else remember();
    tick();
    changed();
    return taken !== 'withheld';
  }

  /** Lets the AIs hear a line; null where that failed, and the line stands unanswered. */
  function answer(talking: Conversation, text: string): Heard | null {
    try {
      const before = talking.talk.log().slice(-LOOKED_BACK);
      const heard = talking.hear(text, now());
      if (heard.detection) {
        const line = { text, detection: heard.detection, heard };
        last = line;
        if (desk)
          lookCloser(desk, talking, line, before, (detection) => {
            if (last === line) last = { ...line, detection };
            changed();
          });
      }
      return heard;
    } catch (error) {
      report.warn(WORDS.chatFailed, error);
      return null;
    }
  }

  /** 0…1, as the moment at the table makes it; null where the detector failed. */
  function crisisIn(text: string): number | null {
    try {
      return detect({ text, ...(conversation ? { ctx: conversation.context(now()) } : {}) }).crisis.score;
    } catch (error) {
      report.warn(WORDS.chatFailed, error);
      return null;
    }
  }

  function thrown(by: Player, to: Player, what: string): void {
    const from = session?.seats.of(by);
    const at = session?.seats.of(to);
    if (from === undefined || at === undefined) return;
    conversation?.thrown(from, at, what, now());
    changed();
  }

  /** Writes a line into the recording; answers whether there was one to write into. */
  function write(seat: Seat | null, text: string, more: Pick<ChatEvent, 'for' | 'to' | 'claims'> = {}): boolean {
    if (!session || seat === null || session.recorder.finished()) return false;
    session.accept({ type: 'chat', seat, text, ...more });
    return true;
  }

  /** The same for a line that the AIs heard: what it claims weighs as evidence where the player wants that (G6). */
  function record(seat: Seat | null, text: string, more: Pick<ChatEvent, 'for' | 'to' | 'claims'> = {}): void {
    if (!write(seat, text, more) || !session || !conversation || seat === null || !settings.chat().claims) return;
    for (const event of weighWords(conversation, seat, text, more.to ?? null)) session.accept(event);
  }

  function tick(): void {
    safely(() => {
      if (!conversation || !speech) return;
      const at = now();
      for (const { speaker, to, text, bubbles: pieces, gesture, occasion, claims } of conversation.due(
        at,
        speech.deciding(),
      )) {
        bubbles.add(speaker, pieces, at);
        record(speaker, text, {
          for: occasion,
          ...(to === null ? {} : { to }),
          ...(claims.length > 0 ? { claims } : {}),
        });
        const [by, aim] = [player(speaker), to === null ? undefined : player(to)];
        if (gesture && by && aim) speech.throwAt(by, aim, gesture);
        changed();
      }
      for (const { speaker, text } of bubbles.due(at)) {
        const who = player(speaker);
        if (who) speech.say(who, text);
      }
    });
  }

  function hush(): void {
    bubbles.clear();
    desk?.cancel();
    conversation?.talk.hush();
  }

  runtime.watch({
    opened: (opened) => {
      safely(() => {
        open(opened);
      });
    },
    moved(_session, event: PublicEvent) {
      // What we said ourselves moves nobody to speak.
      if (event.type === 'chat' || event.type === 'claim') return;
      safely(() => {
        conversation?.see(event, now());
        tick();
      });
    },
    ended(over) {
      safely(() => {
        const truth = over.truth();
        desk?.cancel();
        if (truth) conversation?.ended(over.recorder.winner() ?? '', truth, now());
        remember();
      });
    },
    closed: () => {
      safely(close);
    },
  });

  const source = createTalkSource({
    settings,
    care,
    ...(link ? { link } : {}),
    silent: () => options.inactive() ?? (care.control().allowed ? null : options.quiet()),
    conversation: () => conversation,
    me: () => session?.me() ?? null,
    last: () => last,
    muted,
    mute(seat, silent) {
      if (silent) {
        muted.add(seat);
        bubbles.drop(seat);
      } else {
        muted.delete(seat);
      }
      changed();
    },
    switched() {
      if (!settings.chat().on) hush();
      changed();
    },
    type(text) {
      speech?.type(text);
      return speech !== null;
    },
    throwAt(seat, what) {
      const me = session?.me() ?? null;
      const [by, aim] = [me === null ? undefined : player(me), player(seat)];
      if (!by || !aim || !speech) return;
      speech.throwAt(by, aim, what);
      thrown(by, aim, what);
    },
    forget() {
      memory.erase();
      conversation?.talk.forgetRelations();
      changed();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  });
  return {
    source,
    hush,
    tick,
    worded: (sentence) => desk?.wording(options.language(), sentence, changed) ?? sentence,
    conversation: () => conversation,
    over: () => session?.recorder.finished() ?? false,
    answerCare: (text) => {
      care.answer(crisisIn(text), text);
    },
  };
}
