/** The patterns of every voice. */
import type { SpokenLanguage } from '../../../language/languages';
import type { VoiceName } from '../../vocabulary';
import { isShared, type Shared } from '../plan';
import { BITING } from './biting';
import type { Clause, Wording } from './clauses';
import { COURTLY } from './courtly';
import { FIERY } from './fiery';
import { HEARTY } from './hearty';
import { LACONIC } from './laconic';
import { OWNING_WORDS, type Put } from './owning';
import { PLAINTIVE } from './plaintive';
import { PLAYFUL } from './playful';
import { SHARED_WORDS } from './shared';
import { SMOOTH } from './smooth';

export const WORDINGS: Readonly<Record<VoiceName, Wording>> = {
  courtly: COURTLY,
  laconic: LACONIC,
  hearty: HEARTY,
  fiery: FIERY,
  biting: BITING,
  plaintive: PLAINTIVE,
  smooth: SMOOTH,
  playful: PLAYFUL,
};

/** How this voice may word a clause; a deed that was put to it is owned up to accordingly. */
export function patternsOf(
  clause: Clause | Shared,
  put: Put | undefined,
  voice: VoiceName,
  language: SpokenLanguage,
): readonly string[] {
  const own = isShared(clause) ? SHARED_WORDS[clause][language] : WORDINGS[voice][clause][language];
  return put ? [...OWNING_WORDS[put][language], ...(put === 'complaint' ? own : [])] : own;
}
