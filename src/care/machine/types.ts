/** What the parts of the machine hand to each other. Types and their lists of names; nothing is worked out here. */

/** The four kinds (§P7.2.3) in their order, which is the order of precedence. */
export const RESISTANCES = ['privacy', 'time', 'stigma', 'doubt'] as const;
export type Resistance = (typeof RESISTANCES)[number];

/** What one utterance says to an offer of help. */
export interface Stance {
  resistance: Resistance | null;
  /** False whenever there is resistance or a plain no. */
  acceptance: boolean;
  /** "不用", "stop": a refusal without a reason. It changes no state and nobody goes on offering. */
  plainNo: boolean;
  /** The utterance is a question. */
  asks: boolean;
}

/** One language's patterns, as sources of regular expressions over a read line. */
export interface WordLists {
  /** Denied worries ("我不怕别人怎么说"): taken out before resistance is looked for. */
  cleared: readonly string[];
  resistance: readonly (readonly [Resistance, readonly string[]])[];
  /** Assent anywhere in a clause. */
  yes: readonly string[];
  /** Before such an assent: whoever says so does not mean to ("我不想参加", "he told me to"). */
  denied: string;
  /** Assent that must be a whole clause. */
  yesClause: readonly string[];
  /** Assent that must begin a clause. */
  yesStart?: readonly string[];
  no: readonly string[];
  noClause: readonly string[];
}

/** What the fitted model tells apart, in the order of its weights. */
export const LEANINGS = ['none', 'yes', ...RESISTANCES] as const;
export type Leaning = (typeof LEANINGS)[number];

/** Per feature, one weight for each of LEANINGS; '' holds what all lines have. */
export interface Weights {
  get(feature: string): readonly number[] | undefined;
}

export const CARE_STATES = [
  'initial_suggestion',
  'detecting_resistance',
  'handling_resistance',
  'accepted',
  'rejected',
  'providing_resources',
] as const;
export type CareState = (typeof CARE_STATES)[number];

/**
 * suggest: the offer, once · acknowledge: a new line of 0.70 or more, answered to itself · wish: the same for a wish to die, before
 * the script's words · friend: somebody else is in danger, what to do for that one · unsure: words of doing it that may be the
 * game's, said on an open card · back: the card that was open before the page was reloaded · listen: no offer, no pressing · privacy …
 * doubt: that worry, answered · waver: a gentle word in a turn without a new worry · accepted, after_accepted · rejected: nobody
 * presses on, what there is stands here · resources · respect: after a plain no, without the offer.
 */
export const REPLY_KINDS = [
  'suggest',
  'acknowledge',
  'wish',
  'friend',
  'unsure',
  'back',
  'listen',
  ...RESISTANCES,
  'waver',
  'accepted',
  'after_accepted',
  'rejected',
  'resources',
  'respect',
] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

export interface Reply {
  kind: ReplyKind;
  text: string;
  /** What stands beside the text to be tried; empty where nothing is to be offered. Hotlines stand on every card anyway. */
  offers: readonly Offer[];
}

export interface Offer {
  key: 'break' | 'friend' | 'hotline' | 'peer_group';
  label: string;
  /** What a tap dials. */
  number?: string;
}
