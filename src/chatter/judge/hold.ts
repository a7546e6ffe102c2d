/** What must not be told: the speaker's own role, and hints at it, however it is spelled (§G3, §G6). */
import type { Role } from '../../core/role';
import { selfTalk } from '../claims/self';
import { folded, HAN, hasHan } from '../line/character';
import { readLine, type Line } from '../line/line';

export interface Hold {
  /** Roles that the speaker may claim for itself now. */
  readonly allowed: readonly Role[];
  /** Words of the storyline that would give it away; empty once it is told. */
  readonly words: readonly string[];
  /** The part has been told: it may speak of turning. */
  readonly told: boolean;
  /** The speaker's own name: "曹洪是反贼" out of 曹洪's mouth speaks of itself. */
  readonly me?: string | null;
}

const NO_SIGNS = new RegExp(`[^a-z0-9${HAN}]`, 'g');
const withDigits = (text: string): string => text.replace(NO_SIGNS, '');

/** Why a line may not be spoken under a hold, or null. */
export function breaksHold(spoken: Line, { allowed, words, told, me = null }: Hold): string | null {
  const { raw } = spoken;
  const line =
    me === null || me === '' || !raw.includes(me) ? spoken : readLine(raw.split(me).join(hasHan(raw) ? '我' : 'I'));
  const { claims, denies, hint } = selfTalk(line);
  const claimed = claims.find((role) => !allowed.includes(role));
  if (claimed !== undefined) return `hold: names its own role (${claimed})`;
  // To deny a role is to claim another; whoever may claim one may deny the rest.
  if (denies.length > 0 && allowed.length === 0) return `hold: speaks of its own role (${denies.join(' ')})`;
  if (hint !== null && !told) return `hold: hints at a turn (${hint})`;
  const tight = withDigits(line.folded);
  const secret = words.find((word) => tight.includes(withDigits(folded(word))) || line.text.includes(folded(word)));
  return secret === undefined ? null : `hold: a secret word (${secret})`;
}
