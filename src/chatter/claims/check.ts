/** Whether a line may be said: everything it claims is on the record, or what it tells everybody (§E5). */
import type { Seat } from '../../core/event';
import type { Candidate, Claim, View } from '../vocabulary';
import { factOf, seatOf, type Scene } from '../scene/scene';
import { shownRole } from '../scene/shown';
import { roleWordIn } from './guard';
import { bearsOut } from './moment';
import type { Allowed } from './types';

/** Confidence from which a guess may be said as a leaning, and as certain. */
export const LEANING = 0.2;
export const CERTAIN = 0.6;
/** Hp at or below which somebody alive stands low. */
export const LOW_HP = 1;

/** The occasion is looked at where it is known: a moment's line must rest on a fact of that moment. */
export type Checked = Pick<Candidate, 'text' | 'claims'> & Partial<Pick<Candidate, 'occasion'>>;

/** Words that make a guess a certainty, and words that make it a leaning; with neither it is said as certain. */
export const SURELY =
  /铁|必是|必定|定是|准是|板上钉钉|绝对|一定是|毫无疑问|无疑|\b(?:certain(?:ly)?|surely|definitely|no doubt|beyond doubt|plainly)\b/i;
export const LEANS =
  /像|似|怕是|多半|大概|或许|也许|恐怕|偏|八成|猜|疑|未必|可能|有点|浅见|\b(?:seems?|looks?|may|might|perhaps|probably|suspect(?:ed)?|guess|smells?|reads|feels|think|likely)\b/i;

/**
 * Why the candidate may not be said, or null. Facts must be on the record and of the moment's kind (moment.ts), with no other names told than theirs; a
 * guess must be the speaker's own and confident enough for its words; a state must hold at the table; nothing is said
 * of the speaker's own role unless allowed; and no role word slips in undeclared (guard.ts).
 */
export function checkClaims(candidate: Checked, scene: Scene, view: View, allowed: Allowed = {}): string | null {
  for (const claim of candidate.claims) {
    const reason = checkOne(claim, candidate, scene, view, allowed);
    if (reason !== null) return reason;
  }
  return strangerIn(candidate, scene, view, allowed) ?? roleWordIn(candidate, scene, view, allowed);
}

function checkOne(
  claim: Claim,
  { text, occasion }: Checked,
  scene: Scene,
  view: View,
  allowed: Allowed,
): string | null {
  switch (claim.kind) {
    case 'fact': {
      const fact = factOf(scene, claim.fact);
      if (!fact) return `no fact ${claim.fact}`;
      return occasion === undefined || bearsOut(fact, occasion, scene, view.seat)
        ? null
        : `${claim.fact} is no ${occasion}`;
    }
    case 'guess': {
      if (claim.about === view.seat) return 'a guess about oneself';
      const { identity, confidence } = view.guess(claim.about);
      if (identity !== claim.role) return `not the speaker's guess about ${claim.about}`;
      const least = LEANS.test(text) && !SURELY.test(text) ? LEANING : CERTAIN;
      return confidence < least ? `too unsure for these words (${confidence.toFixed(2)} < ${least})` : null;
    }
    case 'state':
      return holds(claim.about, claim.state, scene) ? null : `seat ${claim.about} is not ${claim.state}`;
    case 'self': {
      if (shownRole(scene, view.seat) === claim.role) return null;
      return allowed.self ? null : "own role is the storyline's business";
    }
  }
}

function holds(about: Seat, state: (Claim & { kind: 'state' })['state'], scene: Scene): boolean {
  const seat = seatOf(scene, about);
  if (!seat) return false;
  switch (state) {
    case 'alive':
      return seat.alive;
    case 'dead':
      return !seat.alive;
    case 'dying':
      return seat.alive && seat.hp <= 0;
    case 'low':
      return seat.alive && seat.hp <= LOW_HP;
    case 'healthy':
      return seat.alive && seat.hp > LOW_HP;
  }
}

/** A line that retells a fact names nobody outside it but those spoken to, judged or described. */
function strangerIn(
  { text, claims }: Pick<Candidate, 'text' | 'claims'>,
  scene: Scene,
  view: View,
  { you }: Allowed,
): string | null {
  const facts = claims.flatMap((claim) => (claim.kind === 'fact' ? [factOf(scene, claim.fact)] : []));
  if (facts.length === 0) return null;
  const known = new Set<Seat | null | undefined>([
    view.seat,
    you,
    scene.table.lord,
    ...facts.flatMap((fact) => [fact?.by, fact?.to]),
    ...claims.flatMap((claim) => ('about' in claim ? [claim.about] : [])),
  ]);
  const knownNames = scene.table.seats.filter((seat) => known.has(seat.seat)).map((seat) => seat.name);
  const stranger = scene.table.seats.find(
    ({ seat, name }) =>
      !known.has(seat) && name !== '' && text.includes(name) && !knownNames.some((other) => other.includes(name)),
  );
  return stranger ? `${stranger.name} had no part in it` : null;
}
