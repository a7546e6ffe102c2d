/** Names as talk writes them: plain words, whatever a table holds. */
import type { Seat } from '../../core/event';
import { withoutEdition } from './editions';
import { inLatin } from './latin-names';
import { seatOf, type Scene } from './scene';
import type { Slots } from '../vocabulary';
import type { InSpoken, SpokenLanguage } from '../../language/languages';

/** No bubble has room for more. */
const LONGEST_NAME = 12;
/** Letters, digits, spaces and the marks that names of heroes have. */
const NOT_OF_NAMES = /[^\p{L}\p{N} ·☆★♂♀'.-]/gu;

/** A name without markup, signs that steer text, or endless length; empty where nothing is left. */
export const plainName = (name: string): string =>
  Array.from(name.slice(0, 200).replace(NOT_OF_NAMES, '')).slice(0, LONGEST_NAME).join('').trim();

/** What stands for a seat without a name, and for everybody. */
const CALLS: InSpoken<{ readonly seat: (seat: Seat) => string; readonly all: string }> = {
  zh: { seat: (seat) => `${seat}号位`, all: '诸位' },
  en: { seat: (seat) => `seat ${seat}`, all: 'all of you' },
};
const SHORTEST = 2;

/** The hero's name as people say it; null where two at the table would be the same, or it is nothing to say. */
function heroNameOf(scene: Scene, seat: Seat): string | null {
  const mine = withoutEdition(plainName(seatOf(scene, seat)?.name ?? ''));
  if (Array.from(mine).length < SHORTEST) return null;
  const shared = scene.table.seats.some(
    (other) => other.seat !== seat && withoutEdition(plainName(other.name)).includes(mine),
  );
  return shared ? null : mine;
}

/** As a name is told in English ("Cai Zhenji", "Lady Sun"); null where it cannot be, or two would be the same. */
function latinOf(scene: Scene, seat: Seat): string | null {
  const mine = inLatin(plainName(seatOf(scene, seat)?.name ?? ''));
  const shared = scene.table.seats.some((other) => other.seat !== seat && inLatin(plainName(other.name)) === mine);
  return shared ? null : mine;
}

const NAMED: InSpoken<(scene: Scene, seat: Seat) => string | null> = { zh: heroNameOf, en: latinOf };
/** How a hero's name is said; null where it says nothing, or two would be the same. */
export const spokenNameOf = (scene: Scene, seat: Seat, language: SpokenLanguage): string | null =>
  NAMED[language](scene, seat);

/** What a seat is called in talk: the hero's plain name, in English as the panel tells it; what else there is where that says nothing. */
export function nameOf(scene: Scene, seat: Seat, language: SpokenLanguage): string {
  const said = spokenNameOf(scene, seat, language);
  const whole = language === 'zh' ? plainName(seatOf(scene, seat)?.name ?? '') : '';
  return said ?? (whole !== '' ? whole : CALLS[language].seat(seat));
}

/** With a capital at the head. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A word where a slot was: "all of you" begins a sentence with a capital. @param before what stands before it */
export const placed = (word: string, before: string): string =>
  /(?:^|[.!?] )$/.test(before) ? capitalised(word) : word;

/** Whom the slots of a line stand for. */
export interface Cast {
  readonly me: Seat;
  readonly you: Seat | null;
  readonly lord: Seat;
  readonly by: Seat | null;
  readonly to: Seat | null;
  readonly who: Seat | null;
}

export function slotsOf(scene: Scene, cast: Cast, card: string | null, language: SpokenLanguage): Slots {
  const named = (seat: Seat | null) => (seat === null ? undefined : nameOf(scene, seat, language));
  const by = named(cast.by);
  const to = named(cast.to);
  const who = named(cast.who);
  return {
    me: nameOf(scene, cast.me, language),
    // Where nobody in particular is spoken to, everybody is.
    you: named(cast.you) ?? CALLS[language].all,
    lord: nameOf(scene, cast.lord, language),
    ...(by === undefined ? {} : { by }),
    ...(to === undefined ? {} : { to }),
    ...(who === undefined ? {} : { who }),
    ...(card === null ? {} : { card }),
  };
}
