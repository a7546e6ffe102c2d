/** Which of the voices of its persona an AI has in this game. */
import { VOICES_OF, type VoiceName } from '../chatter/vocabulary';
import type { Seat } from '../core/event';
import type { PersonaName } from '../core/persona';
import { draw } from '../core/random';

/** Seats of one persona take turns, so that a table has as many different voices as it can. */
export function assignVoices(seed: number, personas: readonly (readonly [Seat, PersonaName])[]): Map<Seat, VoiceName> {
  const seen = new Map<PersonaName, number>();
  return new Map(
    personas.map(([seat, persona]) => {
      const choice = VOICES_OF[persona];
      const nth = seen.get(persona) ?? Math.floor(draw(seed, 'voice', persona) * choice.length);
      seen.set(persona, nth + 1);
      return [seat, choice[nth % choice.length] ?? choice[0]];
    }),
  );
}
