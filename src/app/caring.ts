/** Joins care to what shows it: the private cards, one a language, and the questionnaires. */
import { score } from '../care/questionnaire';
import { createCareDesk, type CareDesk } from '../converse/care';
import type { Places } from '../engine/places';
import type { Report } from '../engine/report';
import type { Language } from '../language/languages';
import { createTexts } from '../language/texts';
import { mountCare, type CareCards } from '../ui/care/card';
import { MOOD, readMood } from '../ui/care/kept';
import { openQuestionnaire, type Questionnaire } from '../ui/care/questionnaire';
import type { Keep } from '../ui/keep';
import { createTabStore } from '../ui/tab-store';

/** Under this name the tab keeps care's state. */
const CARE = 'chayan-care';

export interface Caring {
  readonly desk: CareDesk;
  /** A game has begun: the card that lay open on the page before comes back. */
  begin(): void;
  /** The game is gone, and everything drawn over it. */
  end(): void;
  /** Opens the questionnaires; answers whether they are open now. */
  mood(): boolean;
  reset(): void;
}

interface CaringOptions {
  readonly places: Places;
  readonly report: Report;
  readonly keep: Keep;
  language(): Language;
  now(): number;
  tell(text: string): void;
  /** What the talk does of it. */
  readonly talk: {
    hush(): void;
    /** A line typed on the care card. */
    answer(text: string): void;
    /** Who may talk has changed. */
    changed(): void;
  };
}

export function createCaring({ places, report, keep, language, now, tell, talk }: CaringOptions): Caring {
  const cards = new Map<Language, CareCards>();
  let sheet: Questionnaire | null = null;

  function card(spoken: Language): CareCards | null {
    const root = places.layer();
    if (!root) return null;
    for (const [other, shown] of cards) if (other !== spoken) shown.close();
    const made =
      cards.get(spoken) ??
      mountCare(root, {
        language: spoken,
        onClose: () => {
          desk.closed();
          talk.changed();
        },
        onReply: talk.answer,
        onQuestionnaire: mood,
        onChatterOn: () => {
          desk.resume();
          talk.changed();
        },
        onPause: places.pause,
        scrollBox: places.scrollBox,
      });
    cards.set(spoken, made);
    return made;
  }

  const desk = createCareDesk({
    language,
    now,
    tell,
    hush: talk.hush,
    warn: report.warn,
    view: card,
    store: createTabStore(CARE, () => sessionStorage),
  });
  void keep.read(MOOD).then((read) => {
    if (!read.ok) return;
    desk.keep(readMood(read.value));
    talk.changed();
  });

  function mood(): boolean {
    const root = places.layer();
    if (root && sheet?.isOpen() !== true)
      sheet = openQuestionnaire(root, {
        language: language(),
        now,
        keep,
        scrollBox: places.scrollBox,
        onDone(scale, answers) {
          desk.fill({ [scale]: { total_score: score(scale, answers).total, parsed_scores: answers } });
          talk.changed();
        },
        onKept(kept) {
          desk.keep(kept);
          talk.changed();
        },
      });
    return sheet?.isOpen() === true;
  }

  return {
    desk,
    mood,
    begin: desk.again,
    end() {
      for (const shown of cards.values()) shown.destroy();
      cards.clear();
      sheet?.close();
    },
    reset() {
      desk.reset();
      talk.changed();
      tell(createTexts(language())('careResetDone'));
    },
  };
}
