/** What a model's words state of the record and of people, held against what its slot may tell (§I, §Q3). */
import { undeclaredIn } from '../claims/undeclared';
import { selfTalk } from '../claims/self';
import { readLine } from '../line/line';
import { movesIn } from '../moves/read';
import type { Move } from '../moves/types';
import type { Plan } from '../plan/plan';
import type { Scene } from '../scene/scene';
import { factOf } from '../scene/scene';
import type { Candidate, Claim } from '../vocabulary';
import type { Slot } from './contract';
import type { Seat } from '../../core/event';

/** Moves that say what somebody did, or who somebody is. */
const STATES: ReadonlySet<Move['act']> = new Set(['report', 'accuse', 'vouch', 'claim', 'blame', 'thanks', 'praise']);

interface Between {
  readonly scene: Scene;
  readonly me: Seat;
  readonly you: Seat | null;
}

const movesOf = (text: string, { scene, me, you }: Between): Move[] =>
  movesIn(readLine(text), { scene, from: me, hearer: you });

/** The same deed: by whom, to whom, of what kind. */
function isSameDeed(scene: Scene, one: string, other: string): boolean {
  const [a, b] = [factOf(scene, one), factOf(scene, other)];
  return a !== undefined && b !== undefined && (one === other || (a.by === b.by && a.to === b.to && a.card === b.card));
}

/** The claims of the slot's own line that a model's words make too. */
export function toldIn(text: string, { line, intent: { speaker, you } }: Slot, scene: Scene): Claim[] {
  const moves = movesOf(text, { scene, me: speaker.seat, you });
  return line.claims.filter((claim) =>
    claim.kind === 'fact'
      ? text.includes(line.text) ||
        moves.some(({ facts = [] }) =>
          facts.some(({ fact }) => fact !== undefined && isSameDeed(scene, fact, claim.fact)),
        )
      : claim.kind === 'guess' &&
        moves.some(({ about, role, denied }) => about === claim.about && role === claim.role && denied !== true),
  );
}

/** Whether all that a move states is among the claims. */
function isAllowed(
  { facts = [], about, role, denied, act }: Move,
  claims: readonly Claim[],
  plan: Plan,
  scene: Scene,
): boolean {
  const facting = facts.every(
    ({ verdict, fact }) =>
      verdict === 'true' &&
      fact !== undefined &&
      claims.some((claim) => claim.kind === 'fact' && isSameDeed(scene, claim.fact, fact)),
  );
  if (!facting) return false;
  if (role === undefined && act !== 'claim') return facts.length > 0 || about === undefined || about === plan.about;
  return (
    denied !== true && claims.some((claim) => claim.kind === 'guess' && claim.about === about && claim.role === role)
  );
}

/**
 * Why a model's words state more than its claims, or null. Every clause in which something is said of roles or deeds has to be read
 * by the ear as one of them; what the ear cannot read is refused.
 */
export function statesBeyond({ text, claims }: Candidate, plan: Plan | null, between: Between): string | null {
  const line = readLine(text);
  const whole = undeclaredIn(line);
  if (plan === null || claims.length === 0) return whole;
  const { claims: own, denies, hint } = selfTalk(line);
  if (own.length > 0 || denies.length > 0 || hint !== null) return `undeclared: speaks of its own role`;
  const moves = movesOf(text, between);
  for (const move of moves)
    if ((STATES.has(move.act) || (move.facts?.length ?? 0) > 0) && !isAllowed(move, claims, plan, between.scene))
      return `beyond the slot: ${move.act} ${move.about ?? ''}`.trim();
  let at = 0;
  for (const clause of text.split(/(?<=[,，.。!！?？;；:：…])/)) {
    const [start, end] = [at, (at += clause.length)];
    const why = undeclaredIn(readLine(clause));
    const read = moves.some(
      ({ span, act, facts }) => span[0] < end && span[1] > start && (STATES.has(act) || (facts?.length ?? 0) > 0),
    );
    if (why !== null && !read) return why;
  }
  return null;
}
