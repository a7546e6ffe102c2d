/** Which private card answers, and what it says (§F4, §K6): the memory before in, the memory after and the card out. */
import { nextReply, replyKind } from './machine/answer';
import { hear as hearAnswer } from './machine/hear';
import { move } from './machine/machine';
import type { Reply, ReplyKind, Stance } from './machine/types';
import type { Line } from '../chatter/line/line';
import type { Language } from '../language/languages';
import { chatterOf, type CareMemory } from './memory';
import { SCRIPTS, type Script } from './script';

export interface CareAnswer {
  /** none: nothing to show · care: the calm card with `reply` · script: the card with `script`. */
  card: 'none' | 'care' | 'script';
  reply?: Reply;
  /** On the care card: the line was a wish to die, and the script's words and numbers answer it. */
  script?: Script;
  /** On the care card, which always carries the hotlines of its language: they stand first (0.80 or more since it opened). */
  hotlinesFirst?: boolean;
  /** The card shows a link to the questionnaires; nothing opens by itself. */
  offerQuestionnaire: boolean;
  /** off: no AI speaks, lines already queued are dropped. */
  chatter: 'on' | 'off';
  /** Answered by a card: the line is never sent, logged, recorded, put into a prompt or given to a hook (§D5). */
  withheld: boolean;
  /** Whether the care card stays open after this answer. */
  open: boolean;
}

/** A plain no this often in a row closes the card: whoever says so wants the game back. */
const NOES_THAT_CLOSE = 2;
/** What a line or an act of the player's does. */
export interface Told {
  memory: CareMemory;
  answer: CareAnswer;
}

/** No card. */
export const quiet = (memory: CareMemory): Told => ({
  memory,
  answer: { card: 'none', offerQuestionnaire: false, chatter: chatterOf(memory), withheld: false, open: memory.open },
});

const scriptCard = (language: Language): CareAnswer => ({
  card: 'script',
  script: SCRIPTS[language],
  offerQuestionnaire: false,
  chatter: 'off',
  withheld: true,
  open: false,
});

export const showScript = (before: CareMemory, language: Language): Told => ({
  memory: { ...before, open: false, offering: false, noes: 0, script: true, awake: false, language },
  answer: scriptCard(language),
});

/** The line that opens the card answers no offer. */
const OPENING: Stance = { resistance: null, acceptance: false, plainNo: false, asks: false };

/** The words of a reply, and the memory that they were said. A wish to die is met with the script's, whole. */
function say(before: CareMemory, kind: ReplyKind, language: Language): { memory: CareMemory; reply: Reply } {
  const { reply, counts } = nextReply(kind, before.replies, language, before.machine.declined);
  const memory = { ...before, replies: counts, language };
  if (kind !== 'wish') return { memory, reply };
  const again = (before.replies.wish ?? 0) > 0 ? [reply.text] : [];
  return { memory, reply: { ...reply, text: [...again, ...SCRIPTS[language].paragraphs].join('\n') } };
}

function careCard(memory: CareMemory, reply: Reply, language: Language, offering: boolean): CareAnswer {
  return {
    card: 'care',
    reply,
    ...(reply.kind === 'wish' ? { script: SCRIPTS[language] } : {}),
    hotlinesFirst: offering,
    offerQuestionnaire: offering && reply.kind !== 'friend',
    chatter: chatterOf(memory),
    withheld: true,
    open: memory.open,
  };
}

/** A wish to die was answered since the player's last reset. */
const hasWished = ({ replies }: CareMemory): boolean => (replies.wish ?? 0) > 0;

/**
 * What a line on the care card is: an answer to it, a new line of 0.70 or more, a wish to die, somebody else's danger, or words
 * that may be the game's and may be danger.
 */
export type CareLine = 'answer' | 'risk' | 'wish' | 'friend' | 'unsure';

/**
 * The care card's answer. The document's machine moves on underneath whatever is said; a new line of risk is answered to itself
 * in any state, and never ends the dialogue.
 */
export function showCare(before: CareMemory, as: CareLine, line: Line, language: Language): Told {
  const stance = before.open ? hearAnswer(line) : OPENING;
  const first = before.machine.current_state === 'initial_suggestion';
  // The card that opens again after a rejection is the turn after it: resources stand there.
  const next = first || before.machine.current_state === 'rejected';
  const machine = before.open || next ? move(before.machine, stance) : before.machine;
  const grave = before.open && before.grave;
  const kind: ReplyKind =
    as === 'wish' || as === 'friend' || as === 'unsure'
      ? as
      : as === 'risk'
        ? first && !before.machine.declined
          ? 'suggest'
          : 'acknowledge'
        : grave && stance.acceptance
          ? 'acknowledge'
          : replyKind(before.machine.current_state, machine, stance);
  const noes = as === 'answer' && stance.plainNo ? before.noes + 1 : 0;
  // The last word of a finished dialogue closes it: accepted, or resources given (the turn after the rejection). After danger of the
  // player's own nothing was asked that a yes could answer, and a yes does not end it.
  const over = as === 'answer' && !grave && (stance.acceptance || kind === 'resources');
  const open = !over && noes < NOES_THAT_CLOSE;
  const awake = as === 'answer' && before.awake;
  const said = say({ ...before, machine, open, awake, script: false, noes: open ? noes : 0 }, kind, language);
  const memory = { ...said.memory, offering: open && before.offering };
  return { memory, answer: careCard(memory, said.reply, language, before.offering) };
}

/** The script card because the player asks for it. */
export const showNumbers = (before: CareMemory, fallback: Language): Told => {
  const language = before.language ?? fallback;
  return { memory: { ...before, script: true, language }, answer: scriptCard(language) };
};

/** The card that lay open when the page went away. */
export function showAgain(before: CareMemory, fallback: Language): Told {
  const language = before.language ?? fallback;
  if (before.script) return { memory: before, answer: scriptCard(language) };
  if (!before.open) return quiet(before);
  // A wish that was met with the script's words meets them again.
  const { memory, reply } = say(before, hasWished(before) ? 'wish' : 'back', language);
  return { memory, answer: careCard(memory, reply, language, memory.offering) };
}
