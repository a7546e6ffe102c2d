/** Whose voice each voice is. */
import { VOICES_OF, type VoiceName } from '../../src/chatter/vocabulary';
import { PERSONA_NAMES, type PersonaName } from '../../src/core/persona';

export const PERSONA_OF = Object.fromEntries(
  PERSONA_NAMES.flatMap((persona) => VOICES_OF[persona].map((voice) => [voice, persona])),
) as Readonly<Record<VoiceName, PersonaName>>;
