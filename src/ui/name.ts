/** Names come from recordings, other extensions and players, so they may be anything. */
import { inTraditional } from '../chatter/line/script';
import { inLatin } from '../chatter/scene/latin-names';
import type { Seat } from '../core/event';
import { isTraditional, type Language } from '../language/languages';
import type { Texts } from '../language/texts';

/** Longest name that is drawn, in code points. */
const LONGEST = 16;
/** Controls, and format characters such as those that turn the reading direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Marks that stack on one letter; more than two in a row are somebody's joke. */
const STACKED = /(\p{M}{2})\p{M}+/gu;

/** A name that can be drawn on one line: visible characters only, at most LONGEST of them. */
export function cleanName(name: string, longest = LONGEST): string {
  const points = Array.from(name.slice(0, 400).replace(/\s+/gu, ' ').replace(UNSEEN, '').replace(STACKED, '$1').trim());
  return points.length <= longest ? points.join('') : `${points.slice(0, longest - 1).join('')}…`;
}

/** The same as a reader of this language writes it: the game's own names are in simplified characters. */
export function nameIn(language: Language, name: string, longest = LONGEST): string {
  return cleanName(isTraditional(language) ? inTraditional(name) : name, longest);
}

/** How the chat spells it ("Yao Kehui"); null in Chinese, or where it cannot be spelled. */
const spelled = (language: Language, name: string): string | null =>
  language === 'en' ? inLatin(cleanName(name)) : null;

/** What stands behind a hero's place for who cannot read its name (" · Yao Kehui"); empty where `spelled` has nothing. */
export function beside(language: Language, name: string): string {
  const latin = spelled(language, name);
  return latin === null ? '' : ` · ${latin}`;
}

/** In what language names are told, and its texts. */
interface Reader {
  readonly t: Texts;
  readonly language: Language;
}

/** A seat where its name stands by itself beside it: "6号", "No. 6 · Yuan Shu". */
export const placeIn = ({ t, language }: Reader, seat: Seat, name: string): string =>
  `${t('seat', { n: seat })}${beside(language, name)}`;

/** A seat by all that it is called: "6号 手杀袁术", "No. 6 · Yuan Shu 手杀袁术". */
export const calledIn = (reader: Reader, seat: Seat, name: string): string =>
  reader.t('talkSpeaker', { seat: placeIn(reader, seat, name), name: nameIn(reader.language, name) });

/** The one name where there is room for no more: "手杀袁术", "Yuan Shu". */
export const shortIn = (language: Language, name: string): string => spelled(language, name) ?? nameIn(language, name);
