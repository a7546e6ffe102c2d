/** The running talk as the panel's pages see it. */
import type { Scene } from '../chatter/scene/scene';
import type { Seat } from '../core/event';
import type { Settings } from '../engine/settings';
import type { Link } from '../model/link';
import { WORDS } from '../strings';
import type { LastLine, TalkSource, TalkSwitches } from '../ui/talk/source';
import type { CareDesk } from './care';
import type { Conversation } from './conversation';

/** What the pages may read and do; `chat.ts` holds it. */
export interface Backstage {
  readonly settings: Settings;
  readonly care: CareDesk;
  readonly link?: Link;
  /** One line saying why nobody talks, in the player's language, or null. */
  silent(): string | null;
  conversation(): Conversation | null;
  me(): Seat | null;
  last(): LastLine | null;
  readonly muted: ReadonlySet<Seat>;
  mute(seat: Seat, muted: boolean): void;
  /** The switches of the menu have changed. */
  switched(): void;
  /** Says a line for the person; false where there is no game. */
  type(text: string): boolean;
  throwAt(seat: Seat, what: 'flower' | 'egg'): void;
  forget(): void;
  onChange(listener: () => void): () => void;
}

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

export function createTalkSource(stage: Backstage): TalkSource {
  const { settings, care, link } = stage;
  const scene = (): Scene | null => stage.conversation()?.scene ?? null;
  return {
    inactive: stage.silent,
    scene,
    talkers: () =>
      scene()?.table.seats.map(({ seat, name, alive }) => ({
        seat,
        name,
        alive,
        mine: seat === stage.me(),
        voice: stage.conversation()?.voiceOf(seat) ?? null,
        muted: stage.muted.has(seat),
      })) ?? [],
    log: () => stage.conversation()?.talk.log() ?? [],
    last: stage.last,
    ledger: () => stage.conversation()?.talk.ledger() ?? null,
    relation: (seat) => stage.conversation()?.talk.relationOf(seat) ?? null,
    tasks: (seat) => stage.conversation()?.talk.tasks(seat) ?? [],
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
      stage.switched();
    },
    mute: stage.mute,
    send(text) {
      if (!stage.type(text)) throw new Error(WORDS.noGame);
    },
    throwAt: stage.throwAt,
    forget: stage.forget,
    onChange: stage.onChange,
  };
}
