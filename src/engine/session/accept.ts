/** One public event goes into the recording, the fold and belief. */
import { seeEvent } from '../../core/belief/belief';
import { SHIPPED_WORTHS } from '../../core/belief/shipped';
import type { PublicEvent, Seat } from '../../core/event';
import { step } from '../../core/fold';
import { touchAll, type EvidenceNote } from '../../core/game';
import { strictly } from '../../core/strict';
import type { SessionState } from './state';

export function accept(session: SessionState, event: PublicEvent): void {
  const { recorder, game, belief, options } = session;
  recorder.add(event);
  const seen = options.strict ? strictly(event, SHIPPED_WORTHS) : event;
  const deltas = seen ? step(game, seen) : [];
  if (belief) seeEvent(belief, event);
  for (const { observer, about, shown } of deltas) {
    if (observer === null && shown !== undefined && event.type !== 'shown') expose(session, about);
  }
  options.onDeltas(event, deltas);
}

/** A rule of ours raised somebody's exposure: the engine hears of it, and the recording too. */
function expose({ seats, game, recorder }: SessionState, seat: Seat): void {
  const player = seats.player(seat);
  const value = game.table.bySeat.get(seat)?.exposure;
  if (!player || value === undefined || typeof player.ai.shown !== 'number') return;
  // In strict mode ours does not follow the engine's, and never lowers it.
  player.ai.shown = Math.max(player.ai.shown, value);
  recorder.add({ type: 'shown', seat, value });
}

/** What subscribers make of one act's weight. */
export function heardEvidence({ seats, game, options: { bus } }: SessionState, note: EvidenceNote): number {
  if (!bus.has('slqj_ai_evidence')) return note.delta;
  const observer = seats.player(note.observer);
  const actor = seats.player(note.actor);
  const target = seats.player(note.target);
  if (!observer || !actor || !target) return note.delta;
  const { kind, tv, delta } = note;
  const heard = bus.emit('slqj_ai_evidence', { observer, actor, target, kind, tv, delta });
  touchAll(game); // the subscriber may have written to a memory
  return heard.delta;
}
