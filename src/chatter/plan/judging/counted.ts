/** What an answer rested on that told what lies open: asked why, or whether that is sure, nobody calls it a guess (§Q3). */
import type { Act, Exchange, Move } from '../../moves/types';
import { taking, type Asked } from '../asked';
import type { Plan } from '../plan';

/** Questions that go on from an answer. */
const GOES_ON: ReadonlySet<Act> = new Set<Act>(['ask_why', 'ask_evidence', 'ask_sure']);
/** Longer chains of them are about something else. */
const MOST = 4;

/** How the answer before told what lies open: as a count of roles, or as what anybody can see; null where it did not. */
function openlyTold({ memory, from, me, scene }: Asked, exchange: Exchange): 'counted' | 'in_open' | null {
  const lately = memory.exchanges(from, me).filter(({ id, turn }) => id <= exchange.id && scene.turn - turn <= 1);
  const first = lately.slice(0, MOST).find(({ asked }) => !GOES_ON.has(asked.act));
  if (!first?.answered || first.answered.role !== undefined) return null;
  if (first.asked.act === 'ask_count' && first.answered.move === 'count') return 'counted';
  const isState = first.answered.move === 'confirm' && first.answered.facts.length === 0;
  return first.asked.act === 'ask_fact' && isState ? 'in_open' : null;
}

/** The plan for whoever asks on after an answer that told what lies open; null where the answer did not. */
export function openGrounds(move: Move, asked: Asked, exchange: Exchange | null): Plan | null {
  if (exchange === null || move.facts !== undefined) return null;
  // Whom it names anew is asked about for itself.
  if (move.about !== undefined && move.about !== exchange.asked.about) return null;
  const clause = openlyTold(asked, exchange);
  return clause && { move: 'explain', clause, occasion: 'ask_why', asked: move, ...taking(move) };
}
