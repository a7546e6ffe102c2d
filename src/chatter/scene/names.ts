/** Names as talk writes them: plain words, whatever a table holds. */
import type { Seat } from '../../core/event';
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

export function nameOf(scene: Scene, seat: Seat, language: SpokenLanguage): string {
  const name = plainName(seatOf(scene, seat)?.name ?? '');
  return name !== '' ? name : CALLS[language].seat(seat);
}

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
