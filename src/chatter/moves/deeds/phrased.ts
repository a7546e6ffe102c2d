/** English turns of phrase in which who did it and whom it befell stand otherwise than around a verb: "3's strike on 5", "lost a card to 4". */
import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';
import { DELAYED, type CardMention } from '../words/cards';
import { GEAR } from '../words/gear';
import type { Verb } from '../words/verbs';
import { whenIn } from '../words/when';
import { numberIn } from '../../line/numerals';
import { party, type Deed, type Party } from './deed';

/** Whoever is named, whose something is, and a card are each written as signs of these, so that a phrase is the same whoever and whatever stands in it. */
const [NAMED, OWNER, CARD] = [0xe000, 0xe080, 0xe100];
const SOMEBODY = '[\ue000-\ue0ff]+';
const NULL = 'null\\w*|negat\\w+|counter|wuxie|nope';
/** What the card of another may have done to it. */
const CANCELS = `(?:${NULL}|cancel\\w*|counter\\w+|block\\w*|shut\\w*(?: (?:it|that|this))? down|den(?:y|ied|ies|ying)|stop\\w*|sa(?:id|ys) no to|cover\\w*|protect\\w*|shield\\w*|defend\\w*|sav(?:ed?|es|ing)|bail\\w*|prevent\\w*|void\\w*|ate)(?= )`;
const SKILL = 'skills?|abilit(?:y|ies)|passive|(?:hero )?power|ult|proc|trigger|effect';
const BLOW = `hit|slice|cut|swing|blow|stab|shot|smack|burn|damage|flames?|${SKILL}`;
const LOST = 'cards?|one|hand|gear|armou?r|weapon|horse|mount|shield|crossbow|stuff';
const EATS =
  'eat\\w*|ate|munch\\w*|scarf\\w*|chew\\w*|down(?:ed|s|ing)|drank|us(?:ed?|es|ing)|spent|spends|popp\\w*|burn\\w*|took|chug\\w*|keep\\w*|kept|had';
const SELF = '(?:him|her|my|your|them)sel(?:f|ves)';
/** The words that stand for what a row names in braces. */
const PARTS: Readonly<Record<string, string>> = {
  W: "(?:(?!(?:and|but|or|nor|because|who|than|after|if|by) )[a-z'-]+ )",
  D: '(?:(?:an?|the|that|this|those|these|another|one|two|some|own|last|of|\\d|[\ue080-\ue0ff]+) )*',
  K: '(?<k>[\ue100-\ue1ff]+)(?![\ue100-\ue1ff])',
  L: `(?:${LOST}|(?<k>[\ue100-\ue1ff]+)(?![\ue100-\ue1ff]))`,
  N: `(?<n>[\ue100-\ue1ff]+(?![\ue100-\ue1ff])|(?:${BLOW}|steal|kill|block|heal|save|${NULL})\\b)(?: card)?`,
  ...Object.fromEntries(
    'abcx'.split('').map((one) => [one.toUpperCase(), `(?<${one}>${SOMEBODY})(?![\ue000-\ue0ff])(?:'?s(?![a-z]))?`]),
  ),
};

/**
 * Phrases: A did it to B (or X), against C's card; N is what did it, K a card. Of several verbs the one that is on record is
 * meant. Before one stands `!`: it is read so also where the record speaks against it, without a verb only of a duel ("4 lost a duel to 3": 3 had
 * the better of it) · `@`: done to oneself, so that A is both · `=`: thanks or praise, where whoever is named behind, or is spoken to, did it.
 */
const ROWS: readonly (readonly [verbs: string, phrase: string])[] = [
  // "C's duel on B got nulled by A", "C went for B with a duel but A nulled it", "A nulled C's duel for B".
  [
    '!wuxie',
    `(?<!null\\w* (?:on|against) (?:the )?)(?:{C} )?{K}(?: {W}?(?:on|at|against) {B})? {W}{0,3}?${CANCELS} by {A}`,
  ],
  [
    'wuxie',
    `{C} {W}{1,3}(?:{B} {W}{0,2})?{D}{K}(?: (?:{W}?(?:on|at|against) )?{X})?,? ?(?:(?:and|but|then) )+{A} {W}{0,3}?${CANCELS}`,
  ],
  [
    'wuxie',
    `(?:{A} )?{W}{0,3}?${CANCELS} (?:{W}?{X} (?:from|against|out of) )?{D}{C} {D}{K}(?: (?:(?:from hitting|(?:aimed )?(?:on|at|for|against)) |to {W}){B})?`,
  ],
  // "B lost a card to A", "B took 2 from A's skill".
  ['!steal discard', '(?:{B} )?{W}{0,2}?los(?:t|ing|es) {D}{W}?{L} (?:to|because of|thanks to) {A}'],
  ['attack', '{B} {W}?(?:lost|took|takes|suffered) {D}(?:(?:hp|health|damage|hearts?|points?) )?(?:to|from) {D}{A}'],
  [
    '!',
    '(?:{B} )?{W}{0,2}?(?:los(?:t|ing|es)|took|takes|ate|eats|g[oe]ts?|had|has|caught|receive[ds]) {D}{W}?{N} (?:to|against|from|off|by) {A}',
  ],
  ['give', '(?:{B} )?{W}{0,2}?(?:g[oe]ts?|receive[ds]|picked up|took) {D}{W}?(?:cards?|gift) (?:from|off) {A}'],
  ['give', '(?:{B} {W}{1,5})?(?:gift|present) from {A}'],
  ['heal save', '{B} {W}{0,3}alive {W}{0,2}(?:because of|thanks to) {A}'],
  // "thanks for the peach, A", "nice null A".
  [
    '=',
    '(?:thanks|thank you|thx|ty|tysm|cheers)(?:,? {A})?(?: a lot| so much)?(?: for)? {D}{W}?(?:{N}|cards?|gift),? ?(?:{X})?',
  ],
  ['=', '(?:nice|good|great|clutch|lovely) {N},? {A}'],
  // "that strike A threw at B", "A cost B a card", "A knocked a card out of B's hand", "A threw away B's card".
  ['', '{N} (?:that |which )?{A} {W}{1,3}(?:on|at|against|to|into|for|with) {B}'],
  ['attack', '{A} (?:{W}?{D}{W}?)?cost {B} {D}(?:hp|health|hearts?|points?|damage|life)'],
  ['discard steal', '{A} (?:{W}?{D}{W}?)?cost {B} {D}{L}'],
  ['discard steal', '{A} {W}{1,3}{D}{W}?{L} (?:off|from|out of|of|away from) {B}'],
  ['discard steal', '{A} {W}{1,3}(?:of )?{B} (?:(?:discard|lose|ditch) {D})?{L}'],
  // "A landed a strike on B", "A challenged B to a duel", "A hooked B up with a card", "A procced and B lost 2".
  [
    '',
    '{A} (?!(?:has|have|had|holds?|holding|got|needs?|keeps?|with) ){W}{1,3}?{D}{W}?{N} {W}?(?:on|at|against|into|to|for|over|with|out of) {B}',
  ],
  ['', '{A} {W}{1,2}{B} {W}{0,2}(?:with|for|to|in|by|under) {D}{N}'],
  ['give', '{A} {W}{1,2}{B} (?:(?:up )?with )?{D}cards?'],
  ['attack', '{A} {W}{1,3}(?:{D}{N} )?and {B} (?:lost|took|was down) '],
  // "A patched himself up", "A ate his own peach".
  ['@heal', `(?:{A} )?{W}{0,4}?(?:(?:heal|patch|top|fix|sav|cur|feed|fed|pick)\\w*|{K}) ${SELF}`],
  ['@heal', '{A} {W}{0,2}?(?:heal(?:ed|s|ing)(?: back)?|{K}) up'],
  ['@heal', `(?:{A} )?{W}{0,4}?{D}{K} (?:on|for) ${SELF}`],
  ['@heal', `(?:{A} )?{W}{0,3}?(?:${EATS})(?: down)? {D}{K}(?! (?:on|for|to|with) )`],
];

/** What a card or a noun of a deed says was done: a strike, a theft, or the use of the card. */
function doneBy(noun: string, card: string | undefined): Pick<Deed, 'verb' | 'card'> | null {
  if (card !== undefined)
    return GEAR.has(card) || card === 'shan'
      ? null
      : { verb: BY_CARD[card] ?? 'use', card: ['guohe', 'shunshou', 'wuxie'].includes(card) ? null : card };
  const verb = (['steal', 'kill', 'heal', 'save'] as const).find((one) => one === noun);
  return { verb: verb ?? (/^(?:block|null|negat|counter|wuxie|nope)/.test(noun) ? 'wuxie' : 'attack'), card: null };
}
const BY_CARD: Readonly<Record<string, Verb>> = {
  sha: 'strike',
  guohe: 'discard',
  shunshou: 'steal',
  wuxie: 'wuxie',
  tao: 'heal',
};

/** English for what has not happened: behind it nothing is told. */
const UNREAL =
  /\b(?:will|won't|'ll|(?<!why )would|gonna|going to|if|let(?:'?s)?|should|can(?:'t|not)?|could(?:n't)?(?!'ve| have)|want\w*|need to|must|might|please|pls|next (?:turn|round)|about to|unless|until|don'?t)\b/;
/** The same, what is denied, and what is asked. */
export const OPEN = new RegExp(`${UNREAL.source}|\\b(?:before|never|not|nobody|no ?one|who|whose)\\b|n't\\b|\\?`);
/** How many points something cost. */
const COST = /\b(?:lost|took|takes|suffered|down|cost \S+) (\d|one|two|three)\b(?! cards?)/;

let compiled:
  | readonly { readonly flags: string; readonly verbs: readonly Verb[]; readonly phrase: RegExp }[]
  | undefined;
const build = (): NonNullable<typeof compiled> =>
  ROWS.map(([head, phrase]) => ({
    flags: /^\W*/.exec(head)?.[0] ?? '',
    verbs: head.replace(/^\W+/, '').split(' ').filter(Boolean) as Verb[],
    phrase: new RegExp(
      `(?<![a-z\ue000-\ue1ff])${phrase.replace(/\{([A-Z]+)\}/g, (_, part: string) => PARTS[part] ?? '')}(?![a-z])`,
      'g',
    ),
  }));

/** A clause, who is named in it and which cards, who says it and who did what the clause before tells. */
interface Said {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly cards: readonly CardMention[];
  readonly from: Seat;
  readonly hearer: Seat | null;
  readonly carried: Party;
}

/** The deeds that stand in such phrases, in order. What the words leave open is filled in so that it is on record: `stands` knows. */
export function phrasedIn(said: Said, stands: (deed: Deed) => boolean): Deed[] {
  const { text, mentions, cards, from } = said;
  if (!/[a-z]{3}/.test(text)) return [];
  compiled ??= build();
  const signs = text.split('');
  const put = (first: number, { start, end }: { start: number; end: number }, i: number): void => {
    for (let at = start; at < end; at += 1) signs[at] = String.fromCharCode(first + i);
  };
  cards.slice(0, 128).forEach((card, i) => {
    put(CARD, card, i);
  });
  mentions.slice(0, 64).forEach((one, i) => {
    const word = text.slice(one.start, one.end);
    if (word !== 'myself') put(/^(?:my|your|ur|his|her)$/.test(word) ? OWNER : NAMED, one, i);
  });
  const signed = signs.join('');
  const found: Deed[] = [];
  for (const { flags, verbs, phrase } of compiled)
    for (const { 0: words, index: start, groups = {} } of signed.matchAll(phrase)) {
      const end = start + words.length;
      if (
        OPEN.test(signed.slice(Math.max(0, start - 24), end)) ||
        found.some((one) => one.start < end && one.end > start)
      )
        continue;
      const at = (group: string): Party | undefined => {
        const sign = groups[group]?.charCodeAt(0);
        const one = sign === undefined ? undefined : mentions[(sign - NAMED) % (OWNER - NAMED)];
        return one && party(one);
      };
      if (at('a') === 'asked') continue;
      const noun = groups.n ?? groups.k ?? '';
      const card = noun.charCodeAt(0) >= CARD ? cards[noun.charCodeAt(0) - CARD]?.card : undefined;
      const lies = card !== undefined && (GEAR.has(card) || DELAYED.has(card));
      if (verbs.includes('steal') && card !== undefined && !lies) continue;
      if (flags === '@' && card !== undefined && card !== 'tao' && card !== 'jiu') continue;
      const thanked = flags === '=';
      const done =
        groups.n !== undefined ? doneBy(noun, card) : thanked ? ({ verb: 'give', card: null } as const) : null;
      const kinds =
        verbs.length > 0
          ? verbs.map((verb) => ({ verb, card: noun === groups.n ? null : (card ?? null) }))
          : done
            ? [done]
            : [];
      const against = at('c');
      const many = COST.exec(signed.slice(start, end + 1))?.[1];
      const open = (seats: readonly Party[]): readonly Party[] => [...seats.filter((one) => one !== 'open'), from];
      const doers = [at('a') ?? (thanked ? at('x') : undefined)].flatMap(
        (one) => one ?? (thanked ? (said.hearer ?? []) : open([said.carried])),
      );
      const to = at('b') ?? (thanked ? undefined : at('x'));
      const deeds = kinds.flatMap((kind) =>
        doers.flatMap((by) =>
          (flags === '@'
            ? [by]
            : to !== undefined
              ? [to]
              : against !== undefined
                ? ['open' as const]
                : [from, 'open' as const]
          )
            .filter((whom) => flags === '@' || whom !== by)
            .map(
              (whom): Deed => ({
                ...kind,
                by,
                to: whom,
                ...(against === undefined ? {} : { against }),
                ...(many === undefined ? {} : { counted: { many: numberIn(many), of: 'points' as const } }),
                object: lies && card === kind.card,
                hurt: many !== undefined && kind.verb !== 'heal',
                when: whenIn(text),
                denied: false,
                past: true,
                start,
                end,
              }),
            ),
        ),
      );
      const deed =
        deeds.find(stands) ?? (flags === '!' && (verbs.length > 0 || card === 'juedou') ? deeds[0] : undefined);
      if (deed) found.push(deed);
    }
  return found.sort((one, other) => one.start - other.start);
}
