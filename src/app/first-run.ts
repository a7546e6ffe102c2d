/** Shows the first run's card: once a device, where a person plays and the device will remember that it was shown, and over a decision only where the person unfolds it. */
import type { Places } from '../engine/places';
import type { Settings } from '../engine/settings';
import { chooseWay, OWN_WAY, SHOWN_WAYS, wayNow } from '../engine/ways';
import type { Language } from '../language/languages';
import { createTexts } from '../language/texts';
import type { Chip } from '../ui/chips';
import { showFirstCard, type FirstCard, type FirstChoices } from '../ui/first/card';
import type { Keep } from '../ui/keep';

/** Under this name it is kept that the card was shown. */
export const FIRST_RUN = 'first-run';

/** How often it is looked whether the person is asked: sooner than a finger finds what it is asked for. */
const LOOK_MS = 100;
/** So many looks in a row without a question bring the card back: one's own turn asks again and again, with short waits between. */
const CALM_LOOKS = 20;

export interface FirstRunOptions {
  readonly keep: Keep;
  readonly places: Pick<Places, 'layer' | 'scrollBox'>;
  readonly settings: Pick<Settings, 'act' | 'inference' | 'strict' | 'chat' | 'save'>;
  /** Whether somebody sits there and plays: neither a spectator nor 托管, as games of programs are. */
  readonly played: () => boolean;
  /** The person is being asked: the card is folded. */
  readonly deciding: () => boolean;
  readonly language: () => Language;
}

export interface FirstRun {
  /** A game begins. */
  begin(): Promise<void>;
  /** The same card in the language of now. */
  renew(): void;
  end(): void;
}

export function createFirstRun(options: FirstRunOptions): FirstRun {
  const { keep, places, played } = options;
  let card: FirstCard | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  /** Looks in a row that found nobody asked. */
  let calm = CALM_LOOKS;
  /** Counts games and ends, so that an answer that comes late is not shown. */
  let moment = 0;

  function look(): void {
    calm = options.deciding() ? 0 : calm + 1;
    card?.setAside(calm < CALM_LOOKS);
  }

  function show(): void {
    const unfolded = card?.isOpen() === true && card.isUnfolded();
    card?.close();
    const root = places.layer();
    if (!root) return;
    const language = options.language();
    card = showFirstCard(root, {
      language,
      choices: choicesOf(options, language),
      scrollBox: places.scrollBox,
      unfolded,
      onClose: () => {
        clearInterval(looking);
      },
    });
    look();
    looking = setInterval(look, LOOK_MS);
  }

  return {
    async begin() {
      if (!played() || !places.layer()) return;
      const mine = ++moment;
      const shown = await keep.read(FIRST_RUN);
      // Remembered before it is seen: a device that cannot remember would show it in every game.
      if (!shown.ok || shown.value !== undefined || !(await keep.write(FIRST_RUN, true)).ok) return;
      if (mine === moment) show();
    },
    renew() {
      if (card?.isOpen() === true) show();
    },
    end() {
      moment++;
      card?.close();
    },
  };
}

function choicesOf({ settings }: FirstRunOptions, language: Language): FirstChoices {
  const t = createTexts(language);
  const chip = (key: (typeof SHOWN_WAYS)[number]): Chip<string> => {
    const text = key === OWN_WAY ? t('way_own') : `${t(`way_${key}`)}${t('firstWayIs')}${t(`firstWay_${key}`)}`;
    return { key, text, label: text };
  };
  return {
    ways: () => SHOWN_WAYS.filter((key) => key !== OWN_WAY || wayNow(settings) === OWN_WAY).map(chip),
    way: () => wayNow(settings),
    choose: (way) => {
      chooseWay(way, settings);
    },
    talk: () => settings.chat().on,
    setTalk: (on) => {
      settings.save('chat', on);
    },
  };
}
