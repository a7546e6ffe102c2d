/**
 * A table without a page: a recorded game unrolls, its AIs talk as in the running one (the same conversation), and a
 * person says lines at turns of their choice (§Q5). Its clock is made of acts; same game, same lines, same answers.
 */
import { createConversation, type Conversation, type ConversationOptions } from '../../src/converse/conversation';
import { weighAnswer, weighPact, weighReports, weighWords } from '../../src/converse/words';
import type { Heard, TalkSettings, Utterance } from '../../src/chatter/flow/contract';
import { readLine } from '../../src/chatter/line/line';
import type { Storyline } from '../../src/chatter/judge/storyline';
import type { Belief } from '../../src/core/belief/belief';
import type { PublicEvent, Seat } from '../../src/core/event';
import type { SpokenLanguage } from '../../src/language/languages';
import type { Recording } from '../../src/record/format';
import { openInference, type InferenceOptions } from '../../src/replay/inference';

/** §Q5: how long an act takes, ms. */
const ACT_MS = 6000;
/** How often it is asked who speaks now, as in the running game, ms. */
const TICK_MS = 250;
/** No answer is waited for longer, ms: by then every one has been spoken or dropped. */
const LONGEST_WAIT_MS = 60_000;
/** What a new installation has (docs/settings.md). */
const SETTINGS = { on: true, talkativeness: 0.5, speed: 1, onlyWhenNamed: false, quietOnMyTurn: true } as const;
const TEMPERATURE = 0.9;

export interface TableOptions {
  readonly recording: Recording;
  /** The seat of the person: whatever it was dealt, nobody knows. */
  readonly me: Seat;
  readonly language: SpokenLanguage;
  readonly seed: number;
  /** Storylines beside the built-in ones; null: nobody plays one. */
  readonly storylines: readonly Storyline[] | null;
  /** 听信表态 (§G6). */
  readonly claims: boolean;
  /** What is said is written in traditional characters. */
  readonly traditional?: boolean;
  readonly inference: Pick<InferenceOptions, 'parameters' | 'worths'>;
  readonly settings?: Partial<TalkSettings>;
  /** A field of detection or of style that is always the same. */
  readonly neutral?: ConversationOptions['neutral'];
  /** A model beside the talk. */
  readonly model?: NonNullable<ConversationOptions['model']>;
  /** Told of whatever an AI says, at the moment it does. */
  onSaid?(said: Utterance): void;
}

export interface Said {
  readonly heard: Heard;
  /** Spoken to this line, in order. */
  readonly answers: readonly Utterance[];
  /** What the AIs said besides since this was asked last. */
  readonly unasked: readonly (Utterance & { readonly turn: number })[];
}

export interface RecordedTable {
  readonly conversation: Conversation;
  /** What the record tells everybody, where inference is by belief. */
  readonly belief: Belief | null;
  /** Whether this turn begins in the recording. */
  hasTurn(turn: number): boolean;
  /** The turn that has begun last; 0 before the first. */
  turn(): number;
  /** Lets the game go on until this turn has begun. */
  playTo(turn: number): void;
  /** The person says it now; nobody has answered yet. */
  hear(text: string): Heard;
  /** The clock runs until every answer is spoken or dropped. */
  answersTo(heard: Heard): Said;
  /** Both, one after the other. */
  say(text: string): Said;
}

/** What is said and claimed in the recording is not said here, and here `me` is the person throughout. */
const isOfTheGame = ({ type }: PublicEvent): boolean => type !== 'chat' && type !== 'claim' && type !== 'hand';
/** What takes its time; what follows from it comes with it. */
const isAct = ({ type }: PublicEvent): boolean => type === 'turn' || type === 'card' || type === 'skill';

/** Seats the table; nothing has happened yet. */
export function openTable({
  recording,
  me,
  language,
  seed,
  storylines,
  claims,
  inference,
  settings,
  neutral,
  model,
  onSaid,
  traditional = false,
}: TableOptions): RecordedTable {
  const opened = openInference({ ...recording, header: { ...recording.header, me } }, { ...inference, untold: me });
  const conversation = createConversation({
    game: () => opened.game,
    me: () => me,
    seed,
    ...(opened.belief ? { belief: opened.belief } : {}),
    language,
    settings: () => ({ ...SETTINGS, muted: new Set(), language, ...settings }),
    control: () => ({ allowed: true, temperature: TEMPERATURE }),
    relations: null,
    storylines,
    ...(neutral ? { neutral } : {}),
    ...(model ? { model } : {}),
    traditional: () => traditional,
    term: (name) => recording.terms[name] ?? name,
    onDetected: () => undefined,
    beforeSay: ({ text }) => ({ text, stop: false }),
  });
  const turns = new Set(recording.entries.flatMap(({ event }) => (event?.type === 'turn' ? [event.n] : [])));
  let now = 0;
  let next = 0;
  let unasked: (Utterance & { turn: number })[] = [];

  function take(event: PublicEvent): void {
    opened.fold(event);
    conversation.see(event, now);
  }

  function weigh(speaker: Seat, text: string, to: Seat | null, told: Utterance | Pick<Heard, 'moves'>): void {
    if (!claims) return;
    const line = readLine(text);
    for (const event of weighWords(conversation, speaker, line, to)) take(event);
    for (const event of weighReports(conversation, speaker, line, told)) take(event);
    if ('moves' in told) return;
    for (const weighed of [weighAnswer(conversation, told), weighPact(told)]) if (weighed) take(weighed);
  }

  /** One look at who speaks; answers to `entry` are handed out, all else is kept. */
  function tick(entry: number | null): Utterance[] {
    now += TICK_MS;
    const lines = conversation.due(now, false);
    for (const line of lines) {
      onSaid?.(line);
      weigh(line.speaker, line.text, line.to, line);
      if (entry === null || line.answers !== entry) unasked.push({ ...line, turn: conversation.scene.turn });
    }
    return lines.filter(({ answers }) => entry !== null && answers === entry);
  }

  function hear(text: string): Heard {
    const line = readLine(text);
    const heard = conversation.hear(conversation.perceive(line, now), now);
    if (!heard.withheld) weigh(me, text, heard.addressed[0]?.seat ?? null, heard);
    return heard;
  }

  function answersTo(heard: Heard): Said {
    const answers: Utterance[] = [];
    const until = now + LONGEST_WAIT_MS;
    while (conversation.talk.pending() > 0 && now < until) answers.push(...tick(heard.entry));
    const besides = unasked;
    unasked = [];
    return { heard, answers, unasked: besides };
  }

  return {
    conversation,
    belief: opened.belief,
    hasTurn: (turn) => turns.has(turn),
    turn: () => conversation.scene.turn,
    playTo(turn) {
      while (conversation.scene.turn !== turn && next < recording.entries.length) {
        const event = recording.entries[next++]?.event;
        if (!event || !isOfTheGame(event)) continue;
        if (isAct(event)) for (let waited = 0; waited < ACT_MS; waited += TICK_MS) tick(null);
        take(event);
      }
    },
    hear,
    answersTo,
    say: (text) => answersTo(hear(text)),
  };
}
