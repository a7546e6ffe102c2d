/** Names come from recordings, other extensions and players, so they may be anything. */

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
