/** What public game events and thrown things do to a relationship (§T4). */
import type { Seat } from '../../../core/event';
import type { Role } from '../../../core/role';
import type { Relationship } from '../../detection/types';
import type { Fact } from '../../scene/fact';
import { seatOf, type Scene } from '../../scene/scene';
import type { Reason } from '../contract';
import { because, shift, type Relation } from './relation';
import { makeUp, passTurn, stepUp, violate } from './stage';

type Kind = Exclude<
  Reason,
  'kind_words' | 'harsh_words' | 'too_far' | 'made_up' | 'grew' | 'won_together' | 'promise_kept' | 'promise_broken'
>;

/** §T4, row by row. */
const EFFECTS: Readonly<Record<Kind, Partial<Relationship>>> = {
  gave: { trust: 0.06, liking: 0.05 },
  healed: { trust: 0.06, liking: 0.05 },
  rescued: { trust: 0.12, liking: 0.1 },
  wuxie: { trust: 0.05, liking: 0.05 },
  attacked: { liking: -0.05 },
  opposed: { liking: -0.02 },
  killed: { liking: -0.1 },
  betrayed: { trust: -0.15, liking: -0.05 },
  flower: { liking: 0.02 },
  egg: { liking: -0.02 },
};
const WON_TOGETHER = 0.05;
/** §T4: a betrayal is an attack after this many friendly acts. */
const FRIENDLY_ACTS = 2;
const FRIENDLY: ReadonlySet<Kind> = new Set(['gave', 'healed', 'rescued', 'wuxie', 'flower']);
const AS_A_FRIEND: ReadonlySet<Kind> = new Set(['gave', 'healed', 'rescued', 'wuxie']);
/** Things thrown that are meant well. */
export const KIND_THROWS: ReadonlySet<string> = new Set(['flower', 'wine']);
const RUDE_THROWS: ReadonlySet<string> = new Set(['egg', 'shoe']);

/** Camps that are at open war: both roles lie before everybody. A traitor is nobody's ally. */
export function openlyOpposite(a: Role | null | undefined, b: Role | null | undefined): boolean {
  if (!a || !b || a === 'commoner' || b === 'commoner') return false;
  if (a === 'nei' || b === 'nei') return a !== b;
  return (a === 'fan') !== (b === 'fan');
}

/** A hit that follows from a card aimed at the same one is part of that attack. */
function isFollowUp(scene: Scene, fact: Fact): boolean {
  return scene.facts.some(
    (earlier) =>
      earlier !== fact &&
      earlier.kind === 'aimed' &&
      earlier.good === false &&
      earlier.turn === fact.turn &&
      earlier.by === fact.by &&
      earlier.to === fact.to &&
      earlier.card === fact.card,
  );
}

/** What the act of the human was to this AI; null where it was nothing to it. */
function kindOf(scene: Scene, fact: Fact, ai: Seat): Kind | null {
  if (scene.human === null || fact.by !== scene.human || fact.to !== ai) return null;
  switch (fact.kind) {
    case 'give':
      return 'gave';
    case 'heal':
      return 'healed';
    case 'rescue':
      return 'rescued';
    case 'wuxie':
      return fact.good === true ? 'wuxie' : null;
    case 'death':
      return 'killed';
    case 'throw':
      if (KIND_THROWS.has(fact.card ?? '')) return 'flower';
      return RUDE_THROWS.has(fact.card ?? '') ? 'egg' : null;
    case 'aimed':
    case 'hit': {
      if (fact.good !== false || fact.group || (fact.kind === 'hit' && isFollowUp(scene, fact))) return null;
      return openlyOpposite(seatOf(scene, scene.human)?.revealed, seatOf(scene, ai)?.revealed) ? 'opposed' : 'attacked';
    }
    default:
      return null;
  }
}

/** Folds one public fact into the relationship of `ai` with the human. Answers what it was, null for nothing. */
export function actUpon(relation: Relation, scene: Scene, fact: Fact, ai: Seat): Kind | null {
  const plain = kindOf(scene, fact, ai);
  if (plain === null) return null;
  const kind = plain === 'attacked' && relation.friendlyActs >= FRIENDLY_ACTS ? 'betrayed' : plain;
  passTurn(relation);
  shift(relation, EFFECTS[kind]);
  because(relation, kind, fact.round);
  if (AS_A_FRIEND.has(kind)) relation.friendlyActs++;
  if (kind === 'betrayed') {
    // One betrayal for one friendship: the next one needs friendly acts again.
    relation.friendlyActs = 0;
    relation.betrayedIn = fact.round;
    violate(relation);
  }
  if (FRIENDLY.has(kind)) makeUp(relation, fact.round);
  stepUp(relation, fact.round);
  return kind;
}

/** §T4: the human and this AI are on the winning side together. */
export function winTogether(relation: Relation, round: number): void {
  const { dims } = relation;
  for (const dim of Object.keys(dims) as (keyof Relationship)[]) shift(relation, { [dim]: WON_TOGETHER });
  because(relation, 'won_together', round);
}
