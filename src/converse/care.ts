/**
 * The private cards in the running game (§F4): looks at every line of the person before anybody else, shows the calm
 * card or the fixed script, and keeps the AIs quiet meanwhile. Nothing of the words is kept, logged, recorded or told to anybody;
 * what outlives the page are labels and numbers (§K6).
 */
import type { CareAnswer } from '../care/card';
import { createCare } from '../care/care';
import type { Total } from '../care/context';
import type { Language } from '../language/languages';
import type { Line } from '../chatter/line/line';
import type { CareMemory } from '../care/memory';
import { readCare } from '../care/memory-json';
import type { TalkControl } from '../chatter/flow/contract';
import { both, createTexts } from '../language/texts';
import type { CareCards } from '../ui/care/card';

/** What the next page finds, and the tab's end takes away: one text. Neither throws. */
export interface CareStore {
  /** Anything at all may stand there. */
  read(): string | null;
  write(json: string): void;
}

/** What the card's view may ask of the game. */
export interface CareStage {
  /** A card in this language, made when first needed; null before the arena. */
  view(language: Language): CareCards | null;
  language(): Language;
  now(): number;
  /** Every AI falls silent at once, also with what it was about to say. */
  hush(): void;
  warn(text: string, error: unknown): void;
  /** Says a sentence to the person by other means than a card. */
  tell(text: string): void;
  readonly store: CareStore;
}

/** open: an ordinary line, AIs may answer · quiet: an ordinary line that nobody answers · withheld: for the card alone. */
export type Taken = 'open' | 'quiet' | 'withheld';

export interface CareDesk {
  /** `score` is the detector's, null where it failed: the route stays what it was (§F2). */
  takes(score: number | null, line: Line): Taken;
  control(): TalkControl;
  /** Whether a language model may be asked: not in care, nor on the high route. */
  model(): boolean;
  /** 0…1 (§F2). */
  rigid(): number;
  /** A line typed on the card itself. */
  answer(score: number | null, line: Line): unknown;
  /** What the questionnaires say; throws InvalidQuestionnaire and has changed nothing then. */
  fill(results: Parameters<ReturnType<typeof createCare>['fill']>[0]): void;
  /** The total that the person has on the device, or null once it is deleted (§F2). */
  keep(total: Total | null): void;
  closed(): void;
  /** A new game on a new page: the card that lay open comes back. */
  again(): void;
  /** The person asks for the script card with its numbers. */
  numbers(): void;
  /** The person turned chatter on again after the script. */
  resume(): void;
  /** Why nobody talks: the card is open, or chatter waits for the person to turn it on again; null while AIs may talk. */
  quiet(): 'open' | 'silenced' | null;
  /** The person's reset in the menu (§F2). */
  reset(): void;
}

/** One person plays on this device. */
const USER = 'player';
/** Nobody speaks then, so nothing is chosen by it. */
const SILENT_TEMPERATURE = 0.1;

/** The desk of one person, who goes on where the last page of this tab ended. */
export function createCareDesk(stage: CareStage): CareDesk {
  const care = createCare({
    user: USER,
    language: stage.language,
    now: stage.now(),
    memory: remembered(stage.store.read()),
  });
  const keep = (): void => {
    stage.store.write(JSON.stringify(care.forNextPage()));
  };

  /** No card: the words reach the person at least, and nothing waits for a card to be put away. */
  function failed(language: Language): void {
    stage.tell(createTexts(language)('careCardFailed'));
    care.close();
    keep();
  }

  /** The card speaks the language of the line that it answers. */
  function show(answer: CareAnswer, language: Language): void {
    const { card, reply, script, hotlinesFirst, offerQuestionnaire, open, chatter } = answer;
    if (chatter === 'off') stage.hush();
    if (card === 'none') return;
    keep();
    try {
      const view = stage.view(language);
      if (!view) failed(language);
      else if (card === 'script' && script) view.showScript(script);
      else if (reply)
        view.showCare(reply, {
          questionnaire: offerQuestionnaire,
          open,
          hotlinesFirst: hotlinesFirst === true,
          talkWaits: open && !care.silenced(),
          ...(script ? { script } : {}),
        });
    } catch (error) {
      // The card must come; where drawing it fails, the words at least reach the person.
      stage.warn(both('careCardFailed'), error);
      failed(language);
    }
  }

  /** Without a line that tells a language: that of the last card. */
  const languageNow = (): Language => care.memory().language ?? stage.language();

  function takes(score: number | null, line: Line): Taken {
    const answer = care.hear({ score, line }, stage.now());
    show(answer, languageNow());
    if (answer.withheld) return 'withheld';
    return answer.chatter === 'off' ? 'quiet' : 'open';
  }

  return {
    takes,
    control() {
      const { chatter, temperature } = care.voice();
      return { allowed: chatter === 'on', temperature: temperature ?? SILENT_TEMPERATURE };
    },
    model: () => care.voice().model,
    rigid: () => care.voice().rigid_score,
    answer: takes,
    fill: (results) => {
      const answer = care.fill(results, stage.now());
      keep();
      show(answer, stage.language());
    },
    keep: (total) => {
      const before = JSON.stringify(care.memory());
      care.keep(total, stage.now());
      if (JSON.stringify(care.memory()) === before) return;
      keep();
      if (care.voice().chatter === 'off') stage.hush();
    },
    closed: () => {
      care.close();
      keep();
    },
    again: () => {
      show(care.again(), languageNow());
    },
    numbers: () => {
      show(care.script(), languageNow());
    },
    resume: () => {
      care.resume();
      keep();
    },
    quiet: () => (care.silenced() ? 'silenced' : care.voice().chatter === 'off' ? 'open' : null),
    reset: () => {
      care.reset(stage.now());
      keep();
      stage.view(stage.language())?.close();
    },
  };
}

/** A broken value, or a foreign one, counts as none. */
function remembered(json: string | null): CareMemory | null {
  const read = json === null ? null : readCare(json);
  return read && 'memory' in read && read.memory.context.user_id === USER ? read.memory : null;
}
