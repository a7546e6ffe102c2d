/** Words of deeds that tell none: "3 is dead set on 8", "you kill me", "3 blocks 2's view", "steals the show". */

const IDIOMS =
  /\b(?:dead (?:set|tired|serious|wrong|end|weight|inside|silent|last|ass|right|sure|certain|heat)|hit(?:s|ting)? (?:it off|different(?:ly)?|home|the (?:nail|road|hay|gym|sack|books|jackpot|spot))|kill(?:s|ed|ing)? (?:it|time|the (?:mood|vibe))(?! ?with)|(?:you|u) kill me|killer|burn(?:s|ed|t|ing)? (?:out|time|bridges)|st(?:eal|eals|ealing|ole) the (?:show|spotlight|thunder)|chained to (?:the|a|his|her|their|my|your)|roast\w*(?=.*\bin chat)|head(?:s|ed)? (?:start|over|count|to head|first)|block\w*(?=.{1,16}\b(?:view|sight|way|path|light|chat|screen)\b)|power (?:move|play|trip|level)|strikes? (?:me|you|us) as|(?:strike|struck) (?:a|up) (?:deal|pose|balance|friendship|conversation)|g[ai]v(?:e|es|ing) (?:\S+ |the lord |seat \d )?a (?:break|rest|shot|try|chance)|cut (?:it out|to the chase|corners)|beats me)\b/g;

/** A clause with blanks where such words stand, so that all else keeps its place. */
export const withoutIdioms = (text: string): string => text.replace(IDIOMS, (words) => ' '.repeat(words.length));
