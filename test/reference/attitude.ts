/** Reference transcription, continued: the attitude chain (§S6, §A10, §A11, §A16) and the evidence it weighs. */
import type { RefAttitude, RefTable } from './model';
import { about, baseMag, clamp, engineAttitude, findSeat, guess, lerp, relation, seatOf } from './reference';

/** §A10 (§S6.2) */
export function perceivedAttitude(table: RefTable, from: number, to: number): number {
  const observer = seatOf(table, from);
  const { memory, persona } = observer.mind;
  const { aggressiveness, insight, revengeWeight } = persona.traits;
  const a =
    about(memory.firstImpression, to) +
    about(memory.evidence, to) * (0.6 + 0.8 * insight) -
    about(memory.grudge, to) * (0.25 + 0.2 * revengeWeight) -
    0.25 * aggressiveness;
  const temper = lerp(0.9, 1.2, aggressiveness);
  const situation = clamp(
    1 + 0.06 * Math.max(0, observer.turnHp - 2) + 0.03 * Math.max(0, observer.turnHand - 2),
    0.85,
    1.25,
  );
  const certainty = lerp(0.6, 1, clamp((table.round - 1) / 3, 0, 1));
  return clamp(a * temper * situation * certainty, -10, 10);
}

/** §A11 (§S6.3) */
export function camouflageDamping(completed: number, camouflageRounds: number): number {
  return lerp(0.15, 1, clamp(completed / Math.max(1, camouflageRounds), 0, 1));
}

/** §A16 (§S6), with the stand-in table as the engine; hook, difficulty, madness and mods have no place in a replay */
export function attitude(table: RefTable, from: number, to: number): RefAttitude {
  const observer = findSeat(table, from);
  const target = findSeat(table, to);
  if (observer === undefined || target === undefined) return { value: 0, reason: 'original' };

  const base = engineAttitude(observer, target);
  if (from === to) return { value: base, reason: 'original' };

  if (to === table.lord) {
    const { persona, runtime } = observer.mind;
    const pretends = persona.name === 'camouflage' && observer.role === 'fan' && base < 0;
    const completed = runtime.turnsTaken - (table.turn === from ? 1 : 0);
    const damping = camouflageDamping(completed, persona.traits.camouflageRounds);
    return { value: pretends ? base * damping : base, reason: 'camouflage' };
  }
  if (target.revealed) return { value: base, reason: 'original' };

  const seen: RefAttitude =
    target.shown >= 0.85
      ? { value: base, reason: 'fallback_shown' }
      : { value: perceivedAttitude(table, from, to), reason: 'perceived' };

  // §S6.4: after both branches, as §A16 has the order
  if (guess(table, from, to, { soft: true }).reason !== 'soft_assigned_remaining_allies') return seen;
  if (observer.role === 'fan') return { value: Math.min(seen.value, -3), reason: 'soft_assigned' };
  if (observer.role === 'nei') return seen; // §S6.4 names the two camps only
  return { value: Math.max(seen.value, 3), reason: 'soft_assigned' };
}

/** §S2.3: what `observer` makes of an act worth `tv` to `target` */
export function evidenceDelta(table: RefTable, observer: number, target: number, tv: number): number {
  if (tv === 0) return 0;
  const { sign, conf } = relation(attitude(table, observer, target).value);
  if (sign === 0) return 0;
  const action = tv > 0 ? 1 : -1;
  return sign * action * baseMag(tv) * conf;
}
