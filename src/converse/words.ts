/** Public words as evidence, where the player switched that on (§G6): one small event per claim. */
import { claimEvidence } from '../chatter/claims/evidence';
import { claimsIn } from '../chatter/claims/read';
import type { Line } from '../chatter/line/line';
import type { ClaimEvent, Seat } from '../core/event';
import type { Conversation } from './conversation';

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
