/** Personas are drawn by seat; subscribers may change the one that a player gets. */
import type { Seat } from '../../core/event';
import {
  copyOfPersona,
  createPersona,
  drawPersonaName,
  isPersonaName,
  ORDINARY,
  type Persona,
} from '../../core/persona';
import type { HookEvents, PersonaInitContext } from '../../hooks/events';
import { numberLeft } from '../../hooks/subscribers';
import type { Seats } from '../seats';
import type { SessionOptions, SessionState } from './state';

export function givePersona(
  { subscribers, personas }: SessionOptions,
  seats: Seats,
  seed: number,
  seat: Seat,
): Persona {
  const name = drawPersonaName(seed, seat, personas);
  const persona = createPersona(name);
  const player = seats.player(seat);
  if (!player || !subscribers.any('slqj_ai_persona_init')) return persona;
  return subscribers.ask('slqj_ai_persona_init', { player, persona }, (left) => sound(left, createPersona(name)));
}

/** What a subscriber made of a persona, as far as it makes sense: four names, traits that are numbers. */
function sound(answer: Partial<HookEvents['slqj_ai_persona_init']>, drawn: Persona): Persona {
  const given: Partial<PersonaInitContext['persona']> = answer.persona ?? {};
  for (const trait of Object.keys(drawn.traits) as (keyof Persona['traits'])[]) {
    drawn.traits[trait] = numberLeft(given.traits?.[trait], drawn.traits[trait]);
  }
  const { name } = given;
  return { name: isPersonaName(name) ? name : drawn.name, traits: drawn.traits };
}

/** The persona that a seat was given at the start, as it was given. */
export const personaIn = ({ personas }: Pick<SessionState, 'personas'>, seat: Seat): Persona =>
  copyOfPersona(personas.get(seat) ?? createPersona(ORDINARY));
