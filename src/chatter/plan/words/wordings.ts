/** The patterns of every voice. */
import type { VoiceName } from '../../vocabulary';
import { BITING } from './biting';
import type { Wording } from './clauses';
import { COURTLY } from './courtly';
import { FIERY } from './fiery';
import { HEARTY } from './hearty';
import { LACONIC } from './laconic';
import { PLAINTIVE } from './plaintive';
import { PLAYFUL } from './playful';
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
