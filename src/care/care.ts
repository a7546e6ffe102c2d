/**
 * Care for one player, as the game uses it (§F4): a line comes in with its crisis score, out comes which private card
 * to show and whether the AIs may talk. Only labels and numbers are kept, never words; the memory is plain JSON.
 */
import { nextReply, replyKind, type ReplyCounts } from './machine/answer';
import type { Line } from '../chatter/line/line';
import { hear as hearAnswer } from './machine/hear';
import { INITIAL, move, type MediumRiskState } from './machine/machine';
import type { Reply, ReplyKind, Stance } from './machine/types';
import { agentOf, type LineKind } from './agents';
import { createContext, withChatScore, withQuestionnaires, type ControlContext } from './context';
import { languageOf } from './language';
import type { Language } from '../language/languages';
import type { Questionnaires } from './questionnaire';
import { HIGH_RISK, MEDIUM_RISK, OFFER_QUESTIONNAIRE } from './route';
import { SCRIPTS, type Script } from './script';

/** Everything that care remembers. */
export interface CareMemory {
  version: 1;
  context: ControlContext;
  machine: MediumRiskState;
  /** The care card is open: every line is answered by it. */
  open: boolean;
  /** High: chatter stays off until the player turns it on again. */
  silenced: boolean;
  /** The open card carries the questionnaire link. */
  offering: boolean;
  /** Plain noes in a row on the open card. */
  noes: number;
  replies: ReplyCounts;
}

/** A line of the player's. */
export interface HeardLine {
  /** `crisis.score` of detection, 0…1; null or NaN where the detector failed: the route then stays what it was. */
  score: number | null;
  line: Line;
}

export interface CareAnswer {
  /** none: nothing to show · care: the calm card with `reply` · script: the card with `script`. */
  card: 'none' | 'care' | 'script';
  reply?: Reply;
  script?: Script;
  /** The card shows a link to the questionnaires; nothing opens by itself. */
  offerQuestionnaire: boolean;
  /** off: no AI speaks, lines already queued are dropped. */
  chatter: 'on' | 'off';
  /** Answered by a card: the line is never sent, logged, recorded, put into a prompt or given to a hook (§D5). */
  withheld: boolean;
  /** Whether the care card stays open after this answer. */
  open: boolean;
}

/** How the AIs may talk just now. */
export interface Voice {
  chatter: 'on' | 'off';
  /** Whether a language model may be asked at all. */
  model: boolean;
  /** For the seeded choice among templates; null while nobody speaks. */
  temperature: number | null;
  rigid_score: number;
}

/** A plain no this often in a row closes the card: whoever says so wants the game back. */
const NOES_THAT_CLOSE = 2;
/** After high, once the player turned chatter on again: rigid_score 1 at the floor (§P3.2). */
const FLOOR_TEMPERATURE = 0.1;

export const newMemory = (user: string, now: number): CareMemory => ({
  version: 1,
  context: createContext(user, {}, now),
  machine: INITIAL,
  open: false,
  silenced: false,
  offering: false,
  noes: 0,
  replies: {},
});

const chatterOf = ({ open, silenced }: CareMemory): 'on' | 'off' => (open || silenced ? 'off' : 'on');

interface Told {
  memory: CareMemory;
  answer: CareAnswer;
}

const quiet = (memory: CareMemory): Told => ({
  memory,
  answer: { card: 'none', offerQuestionnaire: false, chatter: chatterOf(memory), withheld: false, open: memory.open },
});

function showScript(before: CareMemory, language: Language): Told {
  const memory = { ...before, open: false, offering: false, noes: 0, silenced: true };
  return {
    memory,
    answer: {
      card: 'script',
      script: SCRIPTS[language],
      offerQuestionnaire: false,
      chatter: 'off',
      withheld: true,
      open: false,
    },
  };
}

/** The line that opens the card answers no offer: it is met with the offer, or with an ear where the offer was made before. */
const OPENING: Stance = { resistance: null, acceptance: false, plainNo: false, asks: false };

function openingKind(before: MediumRiskState): { machine: MediumRiskState; kind: ReplyKind } {
  if (before.current_state === 'initial_suggestion')
    return { machine: move(before, OPENING), kind: before.declined ? 'listen' : 'suggest' };
  const over = before.current_state === 'rejected' || before.current_state === 'providing_resources';
  return {
    machine: before,
    kind: over && !before.declined ? 'resources' : before.current_state === 'accepted' ? 'after_accepted' : 'listen',
  };
}

function showCare(before: CareMemory, line: Line, language: Language): Told {
  const heard = before.open ? hearAnswer(line) : OPENING;
  const next = before.open ? move(before.machine, heard) : null;
  const { machine, kind } = next
    ? { machine: next, kind: replyKind(before.machine.current_state, next, heard) }
    : openingKind(before.machine);
  const { reply, counts } = nextReply(kind, before.replies, language);
  const noes = heard.plainNo ? before.noes + 1 : 0;
  // The last word of a finished dialogue closes it: accepted, or resources given (the turn after the rejection).
  const over = before.open && (machine.current_state === 'accepted' || machine.current_state === 'providing_resources');
  const open = !over && noes < NOES_THAT_CLOSE;
  const memory = {
    ...before,
    machine,
    noes: open ? noes : 0,
    open,
    offering: open && before.offering,
    replies: counts,
  };
  return {
    memory,
    answer: {
      card: 'care',
      reply,
      offerQuestionnaire: before.offering,
      chatter: chatterOf(memory),
      withheld: true,
      open,
    },
  };
}

/** What a line does: the memory after it, and the answer. */
export function hearLine(before: CareMemory, heard: HeardLine, fallback: Language, now: number): Told {
  const { line } = heard;
  const score = heard.score ?? NaN;
  const context = withChatScore(before.context, score, now);
  const kind: LineKind = score >= HIGH_RISK ? 'crisis' : score >= MEDIUM_RISK || before.open ? 'care' : 'ordinary';
  const memory = { ...before, context, offering: before.offering || score >= OFFER_QUESTIONNAIRE };
  const language = languageOf(line.raw, fallback);
  return (
    agentOf(context).reply<Told>(kind, {
      generate: () => quiet(memory),
      care: () => showCare(memory, line, language),
      script: () => showScript(memory, language),
    }) ?? quiet(memory)
  );
}

/** The player filled in questionnaires: the route may rise by them; high shows the script. Throws InvalidQuestionnaire. */
export function fillQuestionnaires(before: CareMemory, given: Questionnaires, language: Language, now: number): Told {
  const memory = { ...before, context: withQuestionnaires(before.context, given, now) };
  const rose = memory.context.route === 'high' && before.context.route !== 'high';
  return rose ? showScript(memory, language) : quiet(memory);
}

/** How the AIs may talk just now. */
export function voiceOf(memory: CareMemory): Voice {
  const { context } = memory;
  const chatter = chatterOf(memory);
  const temperature = chatter === 'off' ? null : (agentOf(context).temperature ?? FLOOR_TEMPERATURE);
  return {
    chatter,
    model: chatter === 'on' && context.route !== 'high',
    temperature,
    rigid_score: context.rigid_score,
  };
}

/** What the game holds. All times are milliseconds since 1970 and passed in. */
export interface Care {
  /** A line of the player's, before anything else sees it. */
  hear(line: HeardLine, now: number): CareAnswer;
  /** Throws InvalidQuestionnaire; nothing has changed then. */
  fill(given: Questionnaires, now: number): CareAnswer;
  voice(): Voice;
  /** The player closed the care card: chatter comes back, the dialogue's place is kept. */
  close(): void;
  /** The player turned chatter on again after the script card. The route stays high, models stay off until `reset`. */
  resume(): void;
  /** The player's reset in the menu: everything is forgotten, the route begins anew. */
  reset(now: number): void;
  /** A copy of what is remembered, fit for JSON. */
  memory(): CareMemory;
}

/**
 * Care for one player; players share nothing.
 * @param options `language` where a line does not tell its own · `memory` from `readCare`, to go on.
 */
export function createCare(options: {
  user: string;
  language: Language;
  now: number;
  memory?: CareMemory | null;
}): Care {
  const { user, language } = options;
  let memory = options.memory ?? newMemory(user, options.now);
  const take = ({ memory: next, answer }: Told): CareAnswer => {
    memory = next;
    return answer;
  };
  return {
    hear: (line, now) => take(hearLine(memory, line, language, now)),
    fill: (given, now) => take(fillQuestionnaires(memory, given, language, now)),
    voice: () => voiceOf(memory),
    close: () => {
      memory = { ...memory, open: false, offering: false, noes: 0 };
    },
    resume: () => {
      memory = { ...memory, silenced: false };
    },
    reset: (now) => {
      memory = newMemory(user, now);
    },
    memory: () => JSON.parse(JSON.stringify(memory)) as CareMemory,
  };
}
