/**
 * What the engine and subscribers say while an act is folded, and what is kept of it. Subscribers may have broken a mind by
 * then, so the minds are looked at again.
 */
import type { AttitudeReason } from '../../core/attitude';
import type { Seat } from '../../core/event';
import { HIGH_EXPOSE_THRESHOLD } from '../../core/exposure';
import { touchAll, type EvidenceNote } from '../../core/game';
import { numberLeft } from '../../hooks/subscribers';
import { soundGame } from './sound';
import type { SessionState } from './state';

/** What subscribers make of the attitude that weighs an act. */
export function heardAttitude(session: SessionState, from: Seat, to: Seat, value: number, reason: string): number {
  const { attitudeHook, subscribers } = session.options;
  let heard = value;
  if (subscribers.any('slqj_ai_attitude')) {
    heard = attitudeHook(from, to, value, reason);
    soundGame(session);
  }
  if (session.folding !== null) {
    const own = heard === value && OWN.has(reason);
    session.told.attitude(session.folding, from, to, heard, own ? 'own' : 'engine', isOpen(session, from, to));
  }
  return heard;
}

/** Where an observer felt by its own mind, a fold away from the game feels the same. */
const OWN: ReadonlySet<string> = new Set<AttitudeReason>(['perceived', 'belief', 'soft_assigned']);

/** Whether the engine is asked about this seat anyway, for all that can be seen of it. */
function isOpen({ game: { table, strict } }: SessionState, from: Seat, to: Seat): boolean {
  const { revealed = null, exposure = 0 } = table.bySeat.get(to) ?? {};
  return from === to || revealed !== null || (!strict && exposure >= HIGH_EXPOSE_THRESHOLD);
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
  if (heard !== delta && session.folding !== null)
    session.told.increment(session.folding, note.observer, note.actor, heard);
  return heard;
}
