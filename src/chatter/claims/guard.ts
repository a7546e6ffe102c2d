/** Role words in a line that nobody declared (§C): refused, whoever wrote the line. */
import { readLine } from '../line/line';
import { factOf, type Scene } from '../scene/scene';
import { shownRole } from '../scene/shown';
import type { Candidate, View } from '../vocabulary';
import { saidIn } from './read';
import type { Allowed, Said } from './types';

/**
 * Why a role word in the text may not stand, or null. Stricter than reading a claim: a question or a supposition that
 * puts a role word to a seat is refused too, unless that seat's role is open or the line declares it.
 */
export function roleWordIn(
  { text, claims }: Pick<Candidate, 'text' | 'claims'>,
  scene: Scene,
  view: View,
  allowed: Allowed,
): string | null {
  const line = readLine(text);
  for (const said of saidIn(line, { scene, speaker: view.seat, you: allowed.you ?? null })) {
    if (isOpen(said, scene)) continue;
    const words = line.text.slice(said.start, said.end);
    if (said.about === view.seat) {
      if (!allowed.self) return `speaks of its own role: ${words}`;
    } else if (!claims.some((claim) => declares(claim, said, scene))) return `an undeclared role: ${words}`;
  }
  return null;
}

/** All can see it: the role is laid open or was owned up to, and it is that one (or is not, where denied). */
function isOpen({ about, role, denied }: Said, scene: Scene): boolean {
  const open = shownRole(scene, about);
  return open !== null && (open === role) !== denied;
}

function declares(claim: Candidate['claims'][number], { about, role, denied }: Said, scene: Scene): boolean {
  if (claim.kind === 'guess') return claim.about === about && (claim.role === role) !== denied;
  if (claim.kind !== 'fact' || denied) return false;
  const fact = factOf(scene, claim.fact);
  return fact?.to === about && fact.role === role;
}
