/** Voices by their manner, for lines that suit several. */
import { VOICE_NAMES, type VoiceName } from '../vocabulary';

/** Which voices speak alike; a line may name a group instead of each of them. */
const GROUP_OF = {
  courtly: 'refined',
  laconic: 'plain',
  hearty: 'plain',
  fiery: 'sharp',
  biting: 'sharp',
  plaintive: 'refined',
  smooth: 'refined',
  playful: 'sharp',
} as const satisfies Readonly<Record<VoiceName, string>>;
type VoiceGroup = (typeof GROUP_OF)[VoiceName];
export const VOICE_GROUPS: readonly VoiceGroup[] = [...new Set(Object.values(GROUP_OF))];

/** The voices that a name on file means: those of the group, or the voice itself. */
export const voicesOf = (name: string): VoiceName[] =>
  VOICE_NAMES.filter((voice) => voice === name || GROUP_OF[voice] === name);
