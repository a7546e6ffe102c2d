/** Public words as evidence, where the player switched that on (§G6, §Q4): one small event per claim, per answer about somebody, per deal, and per deed that is recalled. */
import { LEANING } from '../chatter/claims/check';
import { claimEvidence } from '../chatter/claims/evidence';
import { claimsIn } from '../chatter/claims/read';
import type { Utterance } from '../chatter/flow/contract';
import type { Line } from '../chatter/line/line';
import type { Move } from '../chatter/moves/types';
import { shownRole } from '../chatter/scene/shown';
import type { View } from '../chatter/vocabulary';
import { CALLED, type Called, type Look } from '../core/answer';
import type { ClaimEvent, Seat } from '../core/event';
import type { Conversation } from './conversation';
import { remindersOf, retoldIn, statedIn } from './reports';
import { UNDENIABLE } from './slant';

/** What a line that has just been said to `you` weighs. The ledger has read it already, in the same way. */
export function weighWords({ scene, talk }: Conversation, speaker: Seat, line: Line, you: Seat | null): ClaimEvent[] {
  const ledger = talk.ledger();
  const claims = claimsIn(line, { scene, speaker, you });
  const before = ledger.thisTurn(speaker, scene) - claims.length;
  const liar = ledger.isLiar(speaker, scene);
  return claims.flatMap((claim, i) => {
    const lean = claimEvidence(claim, { earlier: Math.max(0, before + i), liar, lord: scene.table.lord, observer: 0 });
    return lean === 0 ? [] : [{ type: 'claim', by: speaker, about: claim.about, lean }];
  });
}

/** What an AI has just answered a person who asked what somebody is; null for anything else that it says. */
export function weighAnswer(
  { scene, talk, publicly }: Conversation,
  { speaker, content }: Pick<Utterance, 'speaker' | 'content'>,
): ClaimEvent | null {
  const { move, about, role } = content;
  const called = move === 'unsure' ? 'unsure' : role;
  if (scene.human === null || about === undefined || !isCalled(called)) return null;
  const asked = talk
    .memory()
    .exchanges(scene.human, speaker)
    .find(({ answered }) => answered === content)?.asked;
  if (asked?.act !== 'ask_guess' || asked.about !== about || shownRole(scene, about) !== null) return null;
  return { type: 'claim', by: speaker, about, lean: 0, answer: { called, looks: lookOf(publicly(about)) } };
}

/** The deal that an AI has just struck; null for anything else that it says. */
export const weighPact = ({ speaker, to, agreed }: Pick<Utterance, 'speaker' | 'to' | 'agreed'>): ClaimEvent | null =>
  agreed && to !== null ? { type: 'claim', by: speaker, about: to, lean: 0, pact: true } : null;

/** The deeds on record that a line states: an AI's as it was planned, a person's as it was heard. */
export function weighReports(
  { scene, broughtUp }: Conversation,
  speaker: Seat,
  line: Line,
  told: Pick<Utterance, 'claims' | 'content'> | { readonly moves: readonly Move[] },
): ClaimEvent[] {
  const stated = 'moves' in told ? statedIn(line, told.moves, scene) : retoldIn(told, scene);
  return remindersOf(broughtUp, scene, speaker, stated);
}

const isCalled = (role: string | undefined): role is Called =>
  (CALLED as readonly (string | undefined)[]).includes(role);

/** What everybody makes of somebody, as far as it decides what may be said of them. */
export function lookOf({ identity, confidence }: ReturnType<View['guess']>): Look {
  if (confidence < LEANING) return 'unknown';
  if (identity === 'fan') return confidence >= UNDENIABLE ? 'plain' : 'fan';
  return identity === 'zhong' || identity === 'nei' ? identity : 'unknown';
}
