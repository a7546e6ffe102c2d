/** One thing that happened before everybody's eyes, in the words that talk is about. */
import type { Seat } from '../../core/event';
import type { Role } from '../../core/role';

/**
 * hit: damage · heal: healing · rescue: a heal that brought a dying player back · dying: hp fell to 0 or below ·
 * aimed: a card used at one target · wuxie · steal / discard: a card chosen from another · give: cards handed over · draw: let draw cards ·
 * throw: a flower or an egg · death, reveal: a role laid open · revive: back to life · over: the game ended.
 */
export const FACT_KINDS = [
  'hit',
  'heal',
  'rescue',
  'dying',
  'aimed',
  'wuxie',
  'steal',
  'discard',
  'give',
  'draw',
  'throw',
  'death',
  'reveal',
  'revive',
  'over',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface Fact {
  /** `f1`, `f2`, … in order of happening; unique in a game. */
  readonly id: string;
  readonly kind: FactKind;
  readonly round: number;
  /** The n of the running turn; 0 before the first. */
  readonly turn: number;
  /** Who did it; null where nobody did (闪电) or it is not public. */
  readonly by: Seat | null;
  /** Whom it befell; null for `over`. */
  readonly to: Seat | null;
  /** Engine name of the card or skill that did it, where public; what was thrown, for `throw`. */
  readonly card: string | null;
  /** Whether that is a skill, and no card. */
  readonly skill?: boolean;
  /** Points or cards; 0 where it means nothing. */
  readonly num: number;
  /** The role laid open, for `death` and `reveal`. */
  readonly role: Role | null;
  /** Whether it was good for `to`; null where nobody can say. */
  readonly good: boolean | null;
  /** A group card, or one of several targets: it was not meant for `to` alone. */
  readonly group: boolean;
  /** Whose card was cancelled, for `wuxie`; null where nobody played it (a judgement). */
  readonly against?: Seat | null;
  /** Whose 无懈 it was played against, where it answers one. */
  readonly over?: Seat;
  /** Engine name of the card or skill by which it was taken or broken. */
  readonly through?: string;
}

/** Cards that somebody handed to another, or let another draw. */
export const isHandover = ({ kind }: Pick<Fact, 'kind'>): boolean => kind === 'give' || kind === 'draw';

/** Cards that were taken from somebody or broken. */
export const isLoss = ({ kind }: Pick<Fact, 'kind'>): boolean => kind === 'steal' || kind === 'discard';

/** Cards by which another's card is taken or broken. */
export const TAKING_CARDS: ReadonlySet<string> = new Set(['guohe', 'shunshou']);
/** Cards that strike one other, and cost health where they come home. */
export const STRIKING_CARDS: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong']);

/** Who among the rebels lies dead after these facts. */
export function rebelsDead(facts: readonly Fact[]): ReadonlySet<Seat> {
  const dead = new Set<Seat>();
  for (const { kind, to, role } of facts) {
    if (to === null) continue;
    if (kind === 'death' && role === 'fan') dead.add(to);
    else if (kind === 'revive') dead.delete(to);
  }
  return dead;
}
