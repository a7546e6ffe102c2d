/** Whether to play a card for all ("我想开个南蛮,开不开"): by whom it might fell (§Q3). */
import type { Move } from '../../moves/types';
import { taking, type Asked } from '../asked';
import type { Plan } from '../plan';
import { FOR_ALL } from './advice';
import { frailest } from './courses';

/** It is the speaker's to play, and asked before it is played. */
const SHALL =
  /([开放出打用丢上来])不\1|(?:要不要|该不该|能不能|可不可以|合不合适|行不行)|(?:合适|可以|行|能|敢|该)(?:吗|么|不)|(?:扛|顶|撑|受)得(?:住|起|了)|\b(?:should|shall|can|could|do|may) i\b|\b(?:play|fire|drop|use|throw) (?:it|them|the \w+)(?: now)?,? (?:or|yes or|y\/n)\b|\b(?:good|bad) idea\b|\bis it (?:ok|safe|worth)\b/;
const OWN = /我|咱|^(?:要不要|该不该|可不可以)|\b(?:i|i'm|im|my|me)\b/;
/** It lies played already. */
const PLAYED = /(?:开|放|打|用|出)(?:了|过|完)|刚(?:才|刚)?(?:开|放)|\b(?:played|fired|dropped|used|threw)\b/;

/** Held back where a friend of the hearer's is low, played where nobody is; null where nothing of the kind is asked. */
export function forAllPlan(move: Move | null, asked: Asked): Plan | null {
  const { text, from } = asked;
  if (move === null || !FOR_ALL.test(text) || !SHALL.test(text) || !OWN.test(text) || PLAYED.test(text)) return null;
  const base = { occasion: 'ask_act', move: 'explain', asked: move, lookedUp: true, ...taking(move) } as const;
  const frail = frailest(asked, from);
  return frail === undefined ? { ...base, clause: 'advise_all' } : { ...base, clause: 'advise_hold', about: frail };
}
