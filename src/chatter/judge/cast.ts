/** Which storyline an AI plays. Its role enters here and nowhere else (§G6). */
import type { Seat } from '../../core/event';
import type { PersonaName } from '../../core/persona';
import { draw } from '../../core/random';
import type { Role } from '../../core/role';
import type { VoiceName } from '../vocabulary';
import type { Storyline } from './storyline';
import { builtInStorylines } from './storylines';

export interface Casting {
  readonly role: Role;
  readonly persona: PersonaName;
  readonly voice: VoiceName;
  /** The recording's seed. */
  readonly seed: number;
  readonly seat: Seat;
}

/** What is played, and what waits behind it; null where its own role adds nothing. */
export interface Cast {
  readonly front: Storyline;
  readonly behind: Storyline | null;
}

/** Roles that are hidden while the game runs. */
export const HIDDEN_ROLES = ['zhong', 'fan', 'nei'] as const satisfies readonly Role[];

/** Open to whoever hides a role, whichever it is. */
export const isFront = ({ roles, behind }: Storyline): boolean =>
  behind === undefined && HIDDEN_ROLES.every((role) => roles.includes(role));

function drawn(from: readonly Storyline[], { persona, seed, seat, voice }: Casting, what: string): Storyline | null {
  const weight = (one: Storyline): number => one.personas?.[persona] ?? 1;
  let left = draw(seed, what, seat, voice) * from.reduce((sum, one) => sum + weight(one), 0);
  return from.find((one) => (left -= weight(one)) < 0) ?? null;
}

/**
 * Draws what an AI plays, weighted by persona; null where there is nothing. A hidden role has no say in the front, so that
 * neither its lines nor how often it is met tells the role; it only decides what waits behind it.
 */
export function castStoryline(casting: Casting, storylines: readonly Storyline[] = builtInStorylines()): Cast | null {
  const { role } = casting;
  const hides = HIDDEN_ROLES.some((one) => one === role);
  const fronts = storylines.filter((one) => (hides ? isFront(one) : one.roles.includes(role)));
  const front = drawn(fronts, casting, 'storyline');
  if (!front) return null;
  const waiting = storylines.filter(({ roles, behind }) => roles.includes(role) && behind?.includes(front.id) === true);
  return { front, behind: drawn(waiting, casting, 'storyline behind') };
}
