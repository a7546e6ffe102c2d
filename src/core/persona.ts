/** The temperaments, one row each, and how they are drawn (§A9). */
import { draw } from './random';

/** Traits in [0, 1] but for revengeWeight (a factor) and camouflageRounds (own turns). */
export interface Traits {
  aggressiveness: number;
  randomness: number;
  revengeWeight: number;
  insight: number;
  camouflageRounds: number;
}

interface PersonaRow extends Traits {
  weight: number;
}

/** §A9, row by row. A new row is a new persona; the type checker then names what it lacks (docs/extending.md). */
const PERSONAS = {
  balanced: { weight: 45, aggressiveness: 0.5, randomness: 0, revengeWeight: 1, insight: 0.5, camouflageRounds: 0 },
  impulsive: {
    weight: 20,
    aggressiveness: 0.8,
    randomness: 0.12,
    revengeWeight: 1,
    insight: 0.35,
    camouflageRounds: 0,
  },
  petty: { weight: 20, aggressiveness: 0.6, randomness: 0, revengeWeight: 2.2, insight: 0.5, camouflageRounds: 0 },
  camouflage: { weight: 15, aggressiveness: 0.55, randomness: 0, revengeWeight: 1, insight: 0.6, camouflageRounds: 3 },
} as const satisfies Readonly<Record<string, PersonaRow>>;

export type PersonaName = keyof typeof PERSONAS;

export interface Persona {
  name: PersonaName;
  traits: Traits;
}

/** Who has no persona of ours, and everybody where none is enabled (§A9). */
export const ORDINARY: PersonaName = 'balanced';

export const PERSONA_NAMES = Object.keys(PERSONAS) as readonly PersonaName[];

export function isPersonaName(name: unknown): name is PersonaName {
  return typeof name === 'string' && Object.prototype.hasOwnProperty.call(PERSONAS, name);
}

/** A fresh persona: hooks may change its traits without touching anyone else's. */
export function createPersona(name: PersonaName): Persona {
  const { weight: _weight, ...traits } = PERSONAS[name];
  return { name, traits };
}

/** The same temperament as an object of its own. */
export const copyOfPersona = ({ name, traits }: Persona): Persona => ({ name, traits: { ...traits } });

/** Draws by weight among the enabled names, once per seat and seed; none enabled means balanced (§A9). */
export function drawPersonaName(seed: number, seat: number, enabled: readonly PersonaName[]): PersonaName {
  const total = enabled.reduce((sum, name) => sum + PERSONAS[name].weight, 0);
  let left = draw(seed, 'persona', seat) * total;
  for (const name of enabled) {
    left -= PERSONAS[name].weight;
    if (left < 0) return name;
  }
  return ORDINARY;
}

/** A seat's persona as a recording's first line names it, else as its seed draws it. */
export const usualPersona = (
  seat: number,
  { seed, personas }: { seed: number; personas?: Readonly<Record<string, PersonaName>> | undefined },
): Persona => createPersona(personas?.[seat] ?? drawPersonaName(seed, seat, PERSONA_NAMES));
