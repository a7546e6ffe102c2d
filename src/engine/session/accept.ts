/** One public event goes into the recording, the fold and belief. */
import { seeEvent } from '../../core/belief/belief';
import { SHIPPED_WORTHS } from '../../core/belief/shipped';
import type { PublicEvent, Seat } from '../../core/event';
import { step } from '../../core/fold';
import { strictly } from '../../core/strict';
import { soundGame } from './sound';
import type { SessionState } from './state';

export function accept(session: SessionState, event: PublicEvent): void {
  const { recorder, game, belief, options } = session;
  recorder.add(event);
  soundGame(session);
  const seen = options.strict ? strictly(event, SHIPPED_WORTHS) : event;
  session.folding = recorder.length();
  const deltas = seen ? step(game, seen) : [];
  session.folding = null;
  if (belief) seeEvent(belief, event);
  for (const { observer, about, shown } of deltas) {
    if (observer === null && shown !== undefined && event.type !== 'shown') expose(session, about);
  }
  options.onDeltas(event, deltas);
}

/** A rule of ours raised somebody's exposure: the engine hears of it, and the recording too. */
function expose({ seats, game, recorder, options }: SessionState, seat: Seat): void {
  const player = options.anybodyActs() ? seats.player(seat) : undefined;
  const value = game.table.bySeat.get(seat)?.exposure;
  if (!player || value === undefined || typeof player.ai.shown !== 'number') return;
  // In strict mode ours does not follow the engine's, and never lowers it.
  player.ai.shown = Math.max(player.ai.shown, value);
  recorder.add({ type: 'shown', seat, value });
}
