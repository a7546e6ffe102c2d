/** Which storyline an AI plays. Its role enters here and nowhere else (§G6). */
import type { Seat } from '../../core/event';
import type { PersonaName } from '../../core/persona';
import { draw } from '../../core/random';
import type { Role } from '../../core/role';
import type { VoiceName } from '../vocabulary';
import type { Storyline } from './storyline';
import { STORYLINES } from './storylines';

export interface Casting {
  readonly role: Role;
  readonly persona: PersonaName;
  readonly voice: VoiceName;
  /** The recording's seed. */
  readonly seed: number;
  readonly seat: Seat;
}

/** Draws one of the storylines open to this role, weighted by persona; null where none is. */
export function castStoryline(
  { role, persona, voice, seed, seat }: Casting,
  storylines: readonly Storyline[] = STORYLINES,
): Storyline | null {
  const open = storylines.filter((one) => one.roles.includes(role));
  const weight = (one: Storyline): number => one.personas?.[persona] ?? 1;
  let left = draw(seed, 'storyline', seat, voice) * open.reduce((sum, one) => sum + weight(one), 0);
  return open.find((one) => (left -= weight(one)) < 0) ?? null;
}
