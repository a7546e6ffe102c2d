/** What subscribers say while an act is folded. They may have broken a mind by then, so the minds are looked at again. */
import type { Seat } from '../../core/event';
import { touchAll, type EvidenceNote } from '../../core/game';
import { numberLeft } from '../../hooks/subscribers';
import { soundGame } from './catch-up';
import type { SessionState } from './state';

/** What subscribers make of the attitude that weighs an act. */
export function heardAttitude(session: SessionState, from: Seat, to: Seat, value: number, reason: string): number {
  const { attitudeHook, subscribers } = session.options;
  if (!subscribers.any('slqj_ai_attitude')) return value;
  const heard = attitudeHook(from, to, value, reason);
  soundGame(session);
  return heard;
}

/** What subscribers make of one act's weight. */
export function heardEvidence(session: SessionState, note: EvidenceNote): number {
  const {
    seats,
    options: { subscribers },
  } = session;
  if (!subscribers.any('slqj_ai_evidence')) return note.delta;
  const observer = seats.player(note.observer);
  const actor = seats.player(note.actor);
  const target = seats.player(note.target);
  if (!observer || !actor || !target) return note.delta;
  const { kind, tv, delta } = note;
  const context = { observer, actor, target, kind, tv, delta };
  const heard = subscribers.ask('slqj_ai_evidence', context, (left) => numberLeft(left.delta, delta, 0));
  touchAll(soundGame(session)); // the subscriber may have written to a memory
  return heard;
}
