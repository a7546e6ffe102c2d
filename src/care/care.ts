/**
 * Care for one player, as the game uses it (§F4): a line comes in with its crisis score, out comes which private card
 * to show and whether the AIs may talk. Only labels and numbers are kept, never words; the memory is plain JSON.
 */
import { agentOf, type LineKind } from './agents';
import { quiet, showAgain, showCare, showNumbers, showScript, type CareAnswer, type CareLine, type Told } from './card';
import { withChatScore, withKept, withoutKept, withQuestionnaires, type Total } from './context';
import type { Line } from '../chatter/line/line';
import type { Language } from '../language/languages';
import { answeredIn } from './language';
import { chatterOf, forNextPage, isSilenced, newMemory, type CareMemory } from './memory';
import { routeOfQuestionnaires, type Questionnaires } from './questionnaire';
import { HIGH_RISK, MEDIUM_RISK, OFFER_QUESTIONNAIRE, updateRoute } from './route';
import { dangerIn } from './danger';
import { tellsOfAnother } from './friend';
import { wishesToDie } from './wish';

/** A line of the player's. */
export interface HeardLine {
  /** `crisis.score` of detection, 0…1; null or NaN where the detector failed: the route then stays what it was. */
  score: number | null;
  line: Line;
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

/** After high, once the player turned chatter on again: rigid_score 1 at the floor (§P3.2). */
const FLOOR_TEMPERATURE = 0.1;

/** What a line does: the memory after it, and the answer. */
function hearLine(before: CareMemory, heard: HeardLine, fallback: Language, now: number): Told {
  const { line } = heard;
  const found = heard.score ?? NaN;
  // Detection knows no line but this one: what was said before lowers the threshold (danger.ts).
  const danger =
    before.open || before.chat !== 'low' ? dangerIn(line, { open: before.open, wished: before.grave }) : 'none';
  const score = danger === 'danger' && !(found >= HIGH_RISK) ? HIGH_RISK : found;
  const context = withChatScore(before.context, score, now);
  // Somebody whose card is open may say it in words that detection does not know, or while it fails.
  const wish = (score >= OFFER_QUESTIONNAIRE || before.open) && wishesToDie(line);
  const another = score < HIGH_RISK && score >= MEDIUM_RISK && tellsOfAnother(line);
  const numbers = wish || danger === 'other' || danger === 'unsure' || score >= OFFER_QUESTIONNAIRE;
  const kind: LineKind =
    wish || score >= HIGH_RISK ? 'crisis' : score >= MEDIUM_RISK || before.open ? 'care' : 'ordinary';
  const memory = {
    ...before,
    context,
    chat: updateRoute(before.chat, score),
    offering: before.offering || numbers,
    grave: before.grave || wish || (score >= OFFER_QUESTIONNAIRE && !another),
  };
  const language = answeredIn(line, before.open ? before.language : null, fallback);
  const careLine = (): CareLine => {
    if (another || danger === 'other') return 'friend';
    if (score >= MEDIUM_RISK) return 'risk';
    return danger === 'unsure' ? 'unsure' : 'answer';
  };
  return (
    agentOf(context).reply<Told>(kind, {
      generate: () => quiet(memory),
      care: () => showCare(memory, careLine(), line, language),
      script: () =>
        context.route === 'high' ? showScript(memory, language) : showCare(memory, 'wish', line, language),
    }) ?? quiet(memory)
  );
}

/** The player filled in questionnaires: the route may rise by them; such as mean high show the script. Throws InvalidQuestionnaire. */
function fillQuestionnaires(before: CareMemory, given: Questionnaires, language: Language, now: number): Told {
  const context = withQuestionnaires(before.context, given, now);
  const memory = { ...before, context, awake: before.awake && context.route === 'high' };
  return routeOfQuestionnaires(given) === 'high' ? showScript(memory, language) : quiet(memory);
}

/** The total that the player has on the device: it seeds the route (§F2), and its deletion (null) takes that back. No card opens by it. */
function keepTotal(before: CareMemory, total: Total | null, now: number): CareMemory {
  const { kept, chat } = before;
  if (kept?.scale === total?.scale && kept?.total === total?.total) return before;
  if (total !== null) {
    // Another total in its place takes nothing back: only a deletion does.
    const known = { scale: total.scale, total: total.total };
    return { ...before, kept: known, context: withKept(before.context, known, now) };
  }
  const context = kept ? withoutKept(before.context, kept, chat, now) : before.context;
  return { ...before, kept: null, context, script: before.script && context.route === 'high' };
}

/** How the AIs may talk just now. */
function voiceOf(memory: CareMemory): Voice {
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
  /** The total that the player has on the device, or null after it was deleted. */
  keep(total: Total | null, now: number): void;
  /** After the page was loaded anew: the card that lay open, if one did. */
  again(): CareAnswer;
  /** The script card, which the player asks for, in the language it last had. */
  script(): CareAnswer;
  /** Talk waits for the player to turn it on again, on the high route. */
  silenced(): boolean;
  /** The player closed a card: after the care card chatter comes back, the dialogue's place is kept. */
  close(): void;
  /** The player turned chatter on again after the script card. The route stays high and models off on this page; the next begins anew. */
  resume(): void;
  /** The player's reset in the menu: everything is forgotten, the route begins anew. */
  reset(now: number): void;
  /** A copy of what is remembered, fit for JSON. */
  memory(): CareMemory;
  /** What the next page is to go on from, fit for JSON; `readCare` reads it. */
  forNextPage(): CareMemory;
}

const copy = (memory: CareMemory): CareMemory => JSON.parse(JSON.stringify(memory)) as CareMemory;

/**
 * Care for one player; players share nothing.
 * @param options `language` where a line does not tell its own; asked each time, since the player may change it · `memory` from `readCare`, to go on.
 */
export function createCare(options: {
  user: string;
  language: Language | (() => Language);
  now: number;
  memory?: CareMemory | null;
}): Care {
  const { user, language: given } = options;
  const language = typeof given === 'function' ? given : () => given;
  let memory = options.memory ?? newMemory(user, options.now);
  const take = ({ memory: next, answer }: Told): CareAnswer => {
    memory = next;
    return answer;
  };
  return {
    hear: (line, now) => take(hearLine(memory, line, language(), now)),
    fill: (results, now) => take(fillQuestionnaires(memory, results, language(), now)),
    voice: () => voiceOf(memory),
    keep: (total, now) => {
      memory = keepTotal(memory, total, now);
    },
    again: () => take(showAgain(memory, language())),
    script: () => take(showNumbers(memory, language())),
    silenced: () => isSilenced(memory),
    close: () => {
      memory = { ...memory, open: false, script: false, offering: false, noes: 0 };
    },
    resume: () => {
      memory = { ...memory, awake: true, script: false, open: false };
    },
    reset: (now) => {
      // What is kept on the device stays there, and does not raise the new route by itself.
      memory = { ...newMemory(user, now), kept: memory.kept };
    },
    memory: () => copy(memory),
    forNextPage: () => copy(forNextPage(memory)),
  };
}
