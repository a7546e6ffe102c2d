/** Names come from recordings, other extensions and players, so they may be anything. */
import { inTraditional } from '../chatter/line/script';
import { inLatin } from '../chatter/scene/latin-names';
import { isTraditional, type Language } from '../language/languages';

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

/** What stands beside a hero's name for who cannot read it: how the chat spells it (" · Yao Kehui"); empty in Chinese, or where it cannot be spelled. */
export function beside(language: Language, name: string): string {
  const latin = language === 'en' ? inLatin(cleanName(name)) : null;
  return latin === null ? '' : ` · ${latin}`;
}
