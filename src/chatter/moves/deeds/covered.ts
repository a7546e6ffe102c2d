/**
 * What covers a deed in English, so that the words name it and nobody says that it happened: a supposition, a wish, an order, a plan, a refusal, or
 * that somebody thinks so. It is asked of every deed of a clause, however that was read (clauses/clause.ts, clauses/nearly.ts); asserted.ts has the same for
 * Chinese, of which only what the whole clause supposes is asked here as well.
 */
import type { Mention } from '../called/people';
import { SUPPOSED } from '../words/acts';
import type { Cover, Deed } from './deed';
import { ENGLISH_PAST } from './tense';

/** "差点连主公一块儿打": it did not come to that; whoever was nearly killed was hurt. */
export const NEARLY = /(?:差一?点|险些|\b(?:nearly|almost|half|basically)\b)[^,]*$/;
/** "you should know 3 hit me", "how could you hit the lord": it has happened all the same. */
const KNOWN =
  '(?! (?:\\w+ )?(?:know|see|say|remind|remember|swear|tell|admit|note|believe|explain|thank|forget|notice)\\b)';
const MODALS = `(?<!(?:why|how) )(?:would|should|could|can(?:no|')?t?|may|might|must|ought to|(?:would|could|should)(?:n't|'?ve))${KNOWN}`;
const UNREAL_WORDS = `(?<!as )if|unless|suppose|supposing|imagine(?! \\w+ing)|assuming|pretend|in case|whether|(?:ask|told|tell|begg?|want)(?:ed|ing|s)? (?:you|u|him|her|them|me|\\d) (?:not )?to|i said(?= (?:to )?[a-z]+ (?:the|him|her|me|them|\\d))|(?<=(?:n't|\\bnot|\\bnever|\\bdont|\\bwont)\\b.*)until|(?<=^)say(?! (?:what|it|that|no|yes|hi))|wish(?:es)?|hop(?:e|es|ing)|rather|prefer|instead of|${MODALS}|will|won't|gonna|going to|about to|bet(?: you)?|want(?:s|ed)?|wanna|(?:need|ought|like|love|pay|mean|plan|promis|threaten|refus|hesitat|offer|prepar)\\w* to|(?:reason|close|ready|supposed|scared|afraid|likely|(?<!(?:used|was the|is the) )one|unable|failed) to|ain't|planning on|hover(?:ed|s|ing)|next turn|let(?:'s)?(?! not (?:forget|ignore)| me (?:remind|tell|say))|nobody|no ?one|no way`;
const BELIEF_WORDS =
  "thought|thinks|(?<!\\bi )think|believes|claims?|(?<!\\bi )sa(?:id|ys)|saying|according to|apparently|allegedly|supposedly|maybe|perhaps|probably|possibly|may(?:'ve| have)|might(?:'ve| have)|must(?:'ve| have)|i assume|(?:looks|feels|sounds|seems) (?:like|as if)|seems to|(?:have|i|we) heard|rumou?r\\w*|telling me";
/** "had 3 hit 4 i'd trust him", "i'm saving this fire attack for 6", "2 has a snatch ready". */
const UNDONE =
  /^had (?!to\b|an?\b|my\b).* (?:i|we|he|she|they)'d\b|\b(?:sav|keep|hold|reserv)ing (?:an?|the|this|that|my|it|one)\b|\bhas\b.* ready\b|\bno (?:\w+ )?(?:slash|strike|null|duel|peach|attack|card)s? (?:from|for|on|by)\b/;
/** "4 had no slash for 3"; "6 struck 5 with no cards left" tells. */
const WITHOUT = /\b(?:had|has|have|with) no (?:\w+ )?(?:slash|strike|null|duel|peach|card|range)\w*$/;
/** "8 did 5 give you any cards". */
const DID = /\bdid (?:seat |the )?[^ ]+ (?:ever |even |really )*$/;
/** "3 hits harder than 4". */
const HARDER = /^(?: \w+)? (?:\w+er|more|less|worse) than\b/;
/** From here on it is said of something else: "someone should kill 3 he hit me", "can we talk about how 3 killed 8". */
const STOP =
  'because|since|when|where|but|although|though|while|after|why|how|who|about(?! to)|that|so|then|he|she|they|i|you|we|and(?= (?:i|he|she|they|it|seat|the|\\d))';
const over = (words: string): RegExp =>
  new RegExp(`(?:\\b(?:${words})|'ll)(?: that)?(?: (?:he|she|they|it|i|you|we)\\b)?(?: (?!(?:${STOP})\\b)\\S+)* ?$`);
const BELIEVED = over(BELIEF_WORDS);
const UNREAL = over(UNREAL_WORDS);
/** "the moment 3 strikes 4"; "the moment 3 struck 4 i knew" tells, and "struck me please help". */
const AS_SOON = over('the moment|soon as|please|pls');
/** What may still come, behind it: "3 kills 4 if he can", "hit 4 and i'll believe you". */
const YET =
  /^[^,]*\b(?:if|unless|next (?:turn|round)|(?:please|pls)$|and (?:i|we|you)(?:'ll| will)(?! (?:never|not|remember)))\b/;
const SAME_IN_PAST = /^(?:hit|hurt|cut|put|shut|beat)$/;
/** "5 null it for 7", "2 go slash 4": what somebody who is named first is told to do. */
const BIDDEN = /^ (?:(?:go|just|please|now|you|then|can|\w+ly) )*([a-z]+)/;
const BASE =
  /^(?!.*(?:ed|s|ing|'d)$|(?:lost|got|went|had|caught|dealt|drank|spent|hung|cast|cost|made|let|left|ran|came|said|that|this|it|the|an?|one|two|three|another)$)[a-z]+$/;
const OPENING = /^(?:(?:and|so|or|then|ok|hey|yo|oi|no|well|please|just|come on|seat|the)[ ,]*)*$/;
/** "3 strike 4 no damage": what came of it is told. */
const CAME_OF_IT = /\b(?:no (?:dmg|damage)|dodged?|lost|again|for \d (?:dmg|damage|hp))\b/;

const NAMED_SO = /\b(?:the|an?|that|this|those|his|her|my|your|ur|their) (?:\d (?:dmg|damage) )?$/;

const isBidden = (text: string, { start, end }: Pick<Deed, 'start' | 'end'>, mentions: readonly Mention[]): boolean => {
  if (CAME_OF_IT.test(text.slice(end))) return false;
  const said = text.slice(start, end);
  // "the chain on 4 thats from the lord": a noun.
  if (NAMED_SO.test(text.slice(0, start))) return false;
  const doer = mentions.filter((one) => one.start <= start).pop();
  const word = doer ? BIDDEN.exec(text.slice(doer.end))?.[1] : /^[a-z]+$/.exec(said)?.[0];
  return (
    word !== undefined &&
    BASE.test(word) &&
    !ENGLISH_PAST.test(word) &&
    !/\w(?:ing|ed)\b/.test(said) &&
    said.includes(word) &&
    (doer === undefined || (doer.kind === 'seat' && !/^'?s /.test(text.slice(doer.end)))) &&
    OPENING.test(text.slice(0, doer?.start ?? start))
  );
};

/** English says so where it stands (UNREAL). */
const HAN = /[\u3400-\u9fff]/;
/** What covers a deed that a clause names; null where nothing does. @param goesOn a clause before it tells a deed */
export function coverOf(
  text: string,
  deed: Pick<Deed, 'start' | 'end' | 'past'>,
  mentions: readonly Mention[],
  goesOn: boolean,
): Cover | null {
  const [before, behind] = [text.slice(0, deed.start), text.slice(deed.end)];
  if (BELIEVED.test(before) || DID.test(before)) return 'believed';
  const open = !deed.past || SAME_IN_PAST.test(text.slice(deed.start, deed.end));
  return (HAN.test(text) && SUPPOSED.test(text)) ||
    UNDONE.test(text) ||
    WITHOUT.test(text.slice(0, deed.end)) ||
    UNREAL.test(before) ||
    (open && AS_SOON.test(before)) ||
    (open && YET.test(behind)) ||
    HARDER.test(behind) ||
    isBidden(text, deed, mentions) ||
    (!goesOn && !deed.past && SAME_IN_PAST.test(text.slice(deed.start, deed.end)) && OPENING.test(before))
    ? 'unreal'
    : null;
}

const ANYWHERE = new RegExp(`\\b(?:${UNREAL_WORDS}|the moment|soon as|please|pls)\\b|'ll\\b`);
/** What covers whatever a clause speaks of. */
export const coverOfAll = (text: string): Cover | null =>
  NEARLY.test(text) || UNDONE.test(text) || ANYWHERE.test(text) || (HAN.test(text) && SUPPOSED.test(text))
    ? 'unreal'
    : BELIEVED.test(text)
      ? 'believed'
      : null;

/** "3 hits way harder than 4": whom somebody is only compared with has no part in it. */
export const isCompared = (text: string, { start }: Mention): boolean =>
  /\b(?:than|as \w+ as) (?:the |seat )?$/.test(text.slice(0, start));
