/** Words held against deeds: a claim that the record belies is called out, a promise broken or kept is remembered (§Q2). */
import type { Seat } from '../../core/event';
import type { PublicClaim } from '../claims/types';
import type { Plan } from '../plan/plan';
import type { PromiseMade } from '../plan/dealing/promises';
import type { Fact } from '../scene/fact';
import { isShownEnemy } from '../scene/shown';
import { compose, type Intent } from './compose';
import type { Speaker } from './contract';
import { mayWant } from './floor';
import type { Weighed } from './generator';
import { because, shift } from './relation/relation';
import { roundOf, type State } from './state';

/** What a promise does to whoever heard it, once it is decided. */
const KEPT = { trust: 0.04, liking: 0.02 } as const;
const BROKEN = { trust: -0.08, liking: -0.04 } as const;
/** How much somebody wants to hold a word against its maker; above any comment on an act. */
export const HOLDS = 2;

/** Something to be said to somebody about the words it gave. */
export interface Held {
  readonly intent: Intent;
  readonly line: Weighed;
}

const intentFor = (speaker: Speaker, you: Seat, plan: Plan, id: string): Intent => ({
  speaker,
  you,
  who: null,
  fact: null,
  occasions: [],
  budget: 60,
  style: null,
  relation: null,
  detection: null,
  tasks: [],
  plainly: false,
  plan: { plan, heard: '', exchange: null },
  must: true,
  asks: false,
  others: [],
  storyOnly: false,
  purpose: ['held', id],
});

/** The person's promises move whoever heard them; anybody's broken one is told to its maker. */
function settle(state: State, { by, heardBy, state: how, fact, undertaking }: PromiseMade): Held | null {
  const { company, options } = state;
  // What hung on a condition is owned up to where that is asked.
  if (undertaking.unless) return null;
  const maker = company.memberOf(by);
  // An AI's own word to the person: it says itself that it did not hold.
  if (heardBy === options.scene.human && maker) {
    if (how !== 'broken' || !fact || !mayHold(state, maker.speaker)) return null;
    const own: Plan = { move: 'apologise', clause: 'own_broken', occasion: 'answer_ai', facts: [fact], asked: null };
    return said(state, intentFor(maker.speaker, heardBy, own, `own/${fact.id}`));
  }
  const member = company.memberOf(heardBy);
  if (!member) return null;
  if (by === options.scene.human) {
    shift(member.bond.relation, how === 'kept' ? KEPT : BROKEN);
    because(member.bond.relation, how === 'kept' ? 'promise_kept' : 'promise_broken', roundOf(state));
  }
  if (how !== 'broken' || !fact || !mayHold(state, member.speaker)) return null;
  const plan: Plan = {
    move: 'call_out',
    clause: 'promise_broken',
    occasion: 'answer_ai',
    about: by,
    facts: [fact],
    asked: null,
  };
  return said(state, intentFor(member.speaker, by, plan, `promise/${fact.id}`));
}

const mayHold = ({ company, options }: State, { seat }: Speaker): boolean =>
  company.present().some((speaker) => speaker.seat === seat) && mayWant(seat, null, options.settings());

function said(state: State, intent: Intent): Held | null {
  const line = compose(state, intent);
  return line && { intent, line };
}

const isAlly = ({ role, denied }: PublicClaim): boolean => (role === 'zhong' || role === 'zhu') !== denied;

/** Who cares: whoever was hurt, the lord, then anybody. */
function whoCares(state: State, maker: Seat, fact: Fact): Speaker | null {
  const { company, options } = state;
  const present = company.present().filter((speaker) => speaker.seat !== maker && mayHold(state, speaker));
  return (
    present.find(({ seat }) => seat === fact.to) ??
    present.find(({ seat }) => seat === options.scene.table.lord) ??
    present[(fact.turn + maker) % Math.max(1, present.length)] ??
    null
  );
}

/** One who said it was of the lord's side and has just belied it: called out once a round at most. */
function callOut(state: State, facts: readonly Fact[]): Held | null {
  const { ledger, options, memory } = state;
  const { scene } = options;
  if (memory.calledOut >= roundOf(state)) return null;
  for (const { claim, hostile } of ledger.rows(scene)) {
    const fact = hostile.find((one) => facts.includes(one));
    // Whose role lies open, or who has owned up to it since, claims nothing any more.
    if (!fact || claim.about !== claim.speaker || !isAlly(claim) || isShownEnemy(scene, claim.speaker)) continue;
    const speaker = whoCares(state, claim.speaker, fact);
    if (!speaker) continue;
    const plan: Plan = {
      move: 'call_out',
      clause: 'call_out',
      occasion: 'claim_loyal',
      about: claim.speaker,
      role: claim.role,
      facts: [fact],
      asked: null,
    };
    const held = said(state, intentFor(speaker, claim.speaker, plan, `claim/${fact.id}`));
    if (!held) continue;
    memory.calledOut = roundOf(state);
    return held;
  }
  return null;
}

/** New facts in order: what is now held against whom, at most one line. */
export function holdToWord(state: State, facts: readonly Fact[]): Held | null {
  const settled = state.memory.see(facts, state.options.scene).map((one) => settle(state, one));
  return settled.find((held) => held !== null) ?? callOut(state, facts);
}
