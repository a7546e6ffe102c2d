/** A deed as words tell it, before it is held against the record. */
import type { Seat } from '../../../core/event';
import type { Mention } from '../called/people';
import type { Verb } from '../words/verbs';
import type { When } from '../words/when';

/** unreal: it has not happened, or may not have · believed: somebody thinks or says so, and nobody here vouches for it. */
export type Cover = 'unreal' | 'believed';

/** A deed as it is told. */
export interface Deed {
  readonly verb: Verb;
  readonly by: Party;
  readonly to: Party;
  readonly card: string | null;
  /** The card was what was given, taken or thrown away, not what did it. */
  readonly object: boolean;
  /** Whose card a 无懈 was played against, where the line says so. */
  readonly against?: Party;
  /** The words tell of hp lost ("砍掉一滴血"), so that a use alone is not enough. */
  readonly hurt: boolean;
  /** How often, how many points or cards, where the words count them: "砍了两刀", "扣了三点", "四张牌". */
  readonly counted?: Counted;
  readonly when: When | null;
  /** "没打", "didn't hit". */
  readonly denied: boolean;
  /** "杀了辛评": of whoever lies dead it says that he was killed. */
  readonly slays?: true;
  /** "没打着": it was tried and cost nothing, which is told of only where it did (clause.ts). */
  readonly missed?: boolean;
  /** Something covers it, so that nobody says that it happened (asserted.ts, covered.ts): "差点打了", "要是打了". */
  readonly covered?: Cover;
  /** Something says that it has happened, not that it shall. */
  readonly past: boolean;
  readonly start: number;
  readonly end: number;
}

export interface Counted {
  readonly many: number;
  readonly of: 'times' | 'points' | 'cards';
}

/** open: the line leaves it open · asked: it asks for it · nobody: a seat that is not there · unclear: a pronoun without anybody behind it. */
export type Party = Seat | 'open' | 'asked' | 'nobody' | 'unclear';

/** The seat that a party is; undefined where it is nobody in particular. */
export const seatOfParty = (party: Party): Seat | undefined => (typeof party === 'number' ? party : undefined);
/** Whom a mention stands for. */
export const party = (mention: Mention | undefined, otherwise: Party = 'open'): Party => {
  if (!mention) return otherwise;
  switch (mention.kind) {
    case 'who':
      return 'asked';
    case 'nobody':
      return 'nobody';
    default:
      return mention.seat ?? 'unclear';
  }
};

/** Before it stands whom it befalls, and behind it who does it. */
const PASSIVE =
  /被|挨(?!着)|吃[了过](?=(?:.{1,5}[张个号]|\d|主公|[你我他她])$)|遭(?:到)?|(?:^|[^送交塞递留])[让叫](?=.{1,4}$)|(?<=[牌马甲弩卦盾剑刀弓斧戟桃闪张]|\S{1,4}桥)[都也全]?给(?=.{1,4}$)|\b(?:was|were|got|been|get|is|am|are|being|i'?m)(?: (?:\w+ly|i|we|you|they))? $|\bg[eo]t(?:s|ting)? (?:the|an?) $/;
/** Verbs of good that is done to somebody. */
const FOR_GOOD: ReadonlySet<Verb> = new Set(['heal', 'save', 'protect', 'give']);

/** How what stands before a verb says that it is suffered; "7号的桃给6号也回了血": for whom good is done is not by whom. */
export const passiveIn = (clause: string, start: number, verb: Verb): RegExpExecArray | null => {
  const mark = PASSIVE.exec(clause.slice(0, start));
  // "why is he chaining me": it is being done.
  const does = mark?.[0].endsWith(' ') === true && /^\w+ing\b/.test(clause.slice(start));
  return does || (mark?.[0] === '给' && FOR_GOOD.has(verb)) ? null : mark;
};
