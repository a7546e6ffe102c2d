/**
 * The private cards in the running game (§F4): looks at every line of the person before anybody else, shows the calm
 * card or the fixed script, and keeps the AIs quiet meanwhile. Nothing of it is kept, logged, recorded or told to anybody.
 */
import { createCare, type CareAnswer } from '../care/care';
import { languageOf } from '../care/language';
import type { Language } from '../language/languages';
import type { Line } from '../chatter/line/line';
import type { TalkControl } from '../chatter/flow/contract';
import { both } from '../language/texts';
import type { CareCards } from '../ui/care/card';

/** What the card's view may ask of the game. */
export interface CareStage {
  /** A card in this language, made when first needed; null before the arena. */
  view(language: Language): CareCards | null;
  language(): Language;
  now(): number;
  /** Every AI falls silent at once, also with what it was about to say. */
  hush(): void;
  warn(text: string, error: unknown): void;
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
  closed(): void;
  /** The person turned chatter on again after the script. */
  resume(): void;
  /** Chatter waits for the person to turn it on again, after the script. */
  silenced(): boolean;
  /** The person's reset in the menu (§F2). */
  reset(): void;
}

/** One person plays on this device. */
const USER = 'player';
/** Nobody speaks then, so nothing is chosen by it. */
const SILENT_TEMPERATURE = 0.1;

/** The desk of one person; what it knows is never written anywhere. */
export function createCareDesk(stage: CareStage): CareDesk {
  const care = createCare({ user: USER, language: stage.language(), now: stage.now() });

  /** The card speaks the language of the line that it answers. */
  function show({ card, reply, script, offerQuestionnaire, open, chatter }: CareAnswer, language: Language): void {
    if (chatter === 'off') stage.hush();
    if (card === 'none') return;
    try {
      const view = stage.view(language);
      if (card === 'script' && script) view?.showScript(script);
      else if (reply) view?.showCare(reply, { questionnaire: offerQuestionnaire, open });
    } catch (error) {
      // The card must come; where drawing it fails, the words at least reach the person.
      stage.warn(both('careCardFailed'), error);
    }
  }

  function takes(score: number | null, line: Line): Taken {
    const answer = care.hear({ score, line }, stage.now());
    show(answer, languageOf(line.raw, stage.language()));
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
      show(care.fill(results, stage.now()), stage.language());
    },
    closed: () => {
      care.close();
    },
    resume: () => {
      care.resume();
    },
    silenced: () => care.memory().silenced,
    reset: () => {
      care.reset(stage.now());
      stage.view(stage.language())?.close();
    },
  };
}
