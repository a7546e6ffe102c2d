/** Personas are drawn by seat; subscribers may change the one that a player gets. */
import type { Seat } from '../../core/event';
import { createPersona, drawPersonaName, isPersonaName, type Persona } from '../../core/persona';
import type { HookEvents, PersonaInitContext } from '../../hooks/events';
import type { Seats } from '../seats';
import type { SessionOptions } from './state';

export function givePersona({ bus, personas }: SessionOptions, seats: Seats, seed: number, seat: Seat): Persona {
  const name = drawPersonaName(seed, seat, personas);
  const persona = createPersona(name);
  const player = seats.player(seat);
  if (!player || !bus.has('slqj_ai_persona_init')) return persona;
  return sound(bus.emit('slqj_ai_persona_init', { player, persona }), createPersona(name));
}

/** What a subscriber made of a persona, as far as it makes sense: four names, traits that are numbers. */
function sound(answer: Partial<HookEvents['slqj_ai_persona_init']>, drawn: Persona): Persona {
  const given: Partial<PersonaInitContext['persona']> = answer.persona ?? {};
  for (const trait of Object.keys(drawn.traits) as (keyof Persona['traits'])[]) {
    const value = given.traits?.[trait];
    if (typeof value === 'number' && Number.isFinite(value)) drawn.traits[trait] = value;
  }
  return { name: isPersonaName(given.name) ? given.name : drawn.name, traits: drawn.traits };
}
