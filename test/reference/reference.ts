/**
 * Rules as in docs/rules.md; where they are silent, the rulings of §N2.
 * What one event changes is in events.ts, the fold over a file in run.ts.
 */
import type {
  GuessDetail,
  PersonaName,
  RefConsensus,
  RefGuess,
  RefMind,
  RefRelation,
  RefSeat,
  RefSoftState,
  RefTable,
  RefTraits,
  Role,
} from './model';

/** §A9 */
export const PERSONAS: Record<PersonaName, RefTraits> = {
  balanced: { aggressiveness: 0.5, randomness: 0, revengeWeight: 1, insight: 0.5, camouflageRounds: 0 },
  impulsive: { aggressiveness: 0.8, randomness: 0.12, revengeWeight: 1, insight: 0.35, camouflageRounds: 0 },
  petty: { aggressiveness: 0.6, randomness: 0, revengeWeight: 2.2, insight: 0.5, camouflageRounds: 0 },
  camouflage: { aggressiveness: 0.55, randomness: 0, revengeWeight: 1, insight: 0.6, camouflageRounds: 3 },
};

export function clamp(x: number, low: number, high: number): number {
  if (x < low) return low;
  if (x > high) return high;
  return x;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function findSeat(table: RefTable, seat: number): RefSeat | undefined {
  return table.seats.find((s) => s.seat === seat);
}

export function seatOf(table: RefTable, seat: number): RefSeat {
  const found = findSeat(table, seat);
  if (found === undefined) throw new Error(`no seat ${seat} at this table`);
  return found;
}

function seatsInOrder(table: RefTable): RefSeat[] {
  return [...table.seats].sort((a, b) => a.seat - b.seat);
}

/** What a record says about a seat; nothing recorded is 0. */
export function about(record: Record<string, number>, seat: number): number {
  return record[String(seat)] ?? 0;
}

/* ---------------------------------------------------------------- formulas */

/** §S2.2 */
export function relation(value: number): RefRelation {
  const size = Math.abs(value);
  if (size <= 0.3) return { sign: 0, conf: 0 };
  return { sign: value > 0 ? 1 : -1, conf: clamp((size - 0.3) / (0.6 - 0.3), 0, 1) };
}

/** §S2.3 */
export function baseMag(tv: number): number {
  return clamp(Math.abs(tv) * 0.6, 0, 1.2);
}

/** §S2.4: what taking this card from this owner does to the owner */
export function zoneTv(
  pos: 'h' | 'e' | 'j',
  card: string | null,
  value: number | null,
  owner: { hp: number; maxHp: number },
): number {
  if (pos === 'j') {
    return card === 'lebu' || card === 'bingliang' || card === 'shandian' || card === 'fulei' ? 1 : 0;
  }
  if (card === 'baiyin' && owner.hp < owner.maxHp) return 0;
  return -clamp((value ?? 5) / 5, 0.8, 2);
}

/** §S2.5, §N2.16: the layers are at least 1 */
export function wuxieTv(tv: number, depth: number): number {
  return Math.max(1, depth) % 2 === 1 ? -tv : tv;
}

/** rec, "Standing in for the engine in a replay" */
export function engineAttitude(from: RefSeat, to: RefSeat): number {
  if (from.seat === to.seat) return 10;
  const lordSide: Record<Role, number> = { zhu: 8, zhong: 6, fan: -6, nei: -4 };
  const table: Record<Role, Record<Role, number>> = {
    zhu: lordSide,
    zhong: lordSide,
    fan: { zhu: -8, zhong: -6, fan: 6, nei: 1 },
    nei: { zhu: 2, zhong: -2, fan: -2, nei: 6 },
  };
  return table[from.role][to.role];
}

/** §A8, decay at the start of the observer's own turn */
export function decay(mind: RefMind): void {
  const { insight, revengeWeight } = mind.persona.traits;
  const fade = (record: Record<string, number>, factor: number): void => {
    for (const key of Object.keys(record)) {
      const value = (record[key] ?? 0) * factor;
      record[key] = Math.abs(value) < 0.05 ? 0 : value;
    }
  };
  fade(mind.memory.evidence, clamp(0.9 + 0.06 * insight, 0.9, 0.98));
  const signal = clamp(0.9 + 0.05 * insight, 0.9, 0.98);
  fade(mind.memory.zhuSignal, signal);
  fade(mind.memory.grudge, clamp(0.88 + 0.03 * revengeWeight, 0.88, 0.97));
}

/* ---------------------------------------------------------------- guess */

/** §S5.1: what everybody may know */
function fixedGuess(table: RefTable, target: number): RefGuess | null {
  if (target === table.lord) return { identity: 'zhu', confidence: 1, reason: 'fixed_zhu', detail: null };
  const seat = seatOf(table, target);
  if (seat.revealed) return { identity: seat.role, confidence: 1, reason: 'fixed_shown', detail: null };
  return null;
}

/** §S5.2 steps 1 to 4, §A12 */
export function weigh(table: RefTable, observer: number, target: number): GuessDetail {
  const from = seatOf(table, observer);
  const { memory } = from.mind;
  const shown = seatOf(table, target).shown;

  const weight = shown >= 0.85 ? 1.25 : shown >= 0.7 ? 1.1 : 1; // step 1
  const signal = about(memory.zhuSignal, target);
  const evidence = about(memory.evidence, target);
  const evidenceAxis = from.role === 'fan' ? -evidence : evidence; // step 2, §N2.17: nei is not turned round
  const axisSource = Math.abs(evidenceAxis) > Math.abs(signal) ? 'evidence' : 'signal'; // step 3, §A12: strictly
  const axis = axisSource === 'evidence' ? evidenceAxis : signal;
  const absAxis = Math.abs(axis) * weight;
  const grudge = about(memory.grudge, target);
  const grudgeBoost = axis !== 0 && absAxis < 1.2 ? clamp(0.25 * grudge, 0, 0.8) : 0; // step 4, §A12
  return {
    signal,
    evidence,
    evidenceAxis,
    axis,
    axisSource,
    weight,
    absAxis,
    grudge,
    grudgeBoost,
    absEffective: absAxis + grudgeBoost,
    help: about(memory.zhuHelp, target),
    harm: about(memory.zhuHarm, target),
  };
}

/** §S5.2, §A12 */
export function guess(table: RefTable, observer: number, target: number, options: { soft: boolean }): RefGuess {
  const fixed = fixedGuess(table, target);
  if (fixed !== null) return fixed;

  const detail = weigh(table, observer, target);
  if (detail.help >= 1.8 && detail.harm >= 1.8) {
    // step 5, before the threshold
    const confidence = clamp(Math.min(detail.help, detail.harm) / 4, 0, 1);
    return { identity: 'nei', confidence, reason: 'nei_both_help_harm', detail };
  }
  if (detail.absEffective < 1.2) {
    // step 6
    if (options.soft && isSoftAssigned(table, target)) {
      return { identity: 'zhong', confidence: 0.6, reason: 'soft_assigned_remaining_allies', detail };
    }
    const confidence = 0.4 * clamp(detail.absEffective / 1.2, 0, 1);
    return { identity: 'unknown', confidence, reason: 'insufficient_signal', detail };
  }
  const confidence = clamp(detail.absEffective / 6, 0, 1);
  if (detail.axis > 0) return { identity: 'zhong', confidence, reason: 'signal_positive', detail };
  return { identity: 'fan', confidence, reason: 'signal_negative', detail };
}

/** §A3, §S5.3: everybody but the human's own hand and the target, the dead included */
export function voters(table: RefTable, target: number): RefSeat[] {
  return seatsInOrder(table).filter((s) => !s.human && s.seat !== target);
}

/** §S5.3, §A12, §N2.18: fixed identity, then soft assignment, then votes */
export function consensus(table: RefTable, target: number, options: { soft: boolean }): RefConsensus {
  if (target === table.lord) return { identity: 'zhu', confidence: 1, reason: 'fixed_zhu', votes: 0, abstentions: 0 };
  const seat = seatOf(table, target);
  if (seat.revealed) {
    return { identity: seat.role, confidence: 1, reason: 'fixed_shown', votes: 0, abstentions: 0 };
  }
  const raw = voted(table, target);
  if (options.soft && isSoftAssigned(table, target)) {
    return { ...raw, identity: 'zhong', confidence: 0.6, reason: 'soft_assigned_remaining_allies' };
  }
  return raw;
}

/**
 * §S5.3: the votes alone. Ballots are cast without soft assignment: where it could apply to one ballot
 * (raw consensus unknown) it has already replaced the whole consensus.
 */
function voted(table: RefTable, target: number): RefConsensus {
  const electorate = voters(table, target);
  if (electorate.length === 0) {
    return { identity: 'unknown', confidence: 0, reason: 'no_observers', votes: 0, abstentions: 0 };
  }
  const score = new Map<Role, number>(); // keeps the order in which identities were first voted for
  let total = 0;
  let votes = 0;
  let abstentions = 0;
  for (const voter of electorate) {
    const ballot = guess(table, voter.seat, target, { soft: false });
    const weight = clamp(ballot.confidence, 0, 1);
    if (ballot.identity === 'unknown' || weight <= 0) {
      abstentions += 1;
      continue;
    }
    votes += 1;
    total += weight;
    score.set(ballot.identity, (score.get(ballot.identity) ?? 0) + weight);
  }
  if (votes === 0) return { identity: 'unknown', confidence: 0, reason: 'no_votes', votes, abstentions };
  let best: Role | null = null;
  let bestScore = 0;
  for (const [identity, sum] of score) {
    if (best === null || sum > bestScore) {
      best = identity;
      bestScore = sum;
    }
  }
  return { identity: best ?? 'unknown', confidence: bestScore / total, reason: 'ok', votes, abstentions };
}

/* ---------------------------------------------------------------- soft assignment */

/** §S5.4: 4 players 1 rebel, 5–6 two, 7 three, 8 four; outside that range §N2.19 */
export function fanByHeadCount(players: number): number {
  if (players <= 4) return 1;
  if (players <= 6) return 2;
  if (players === 7) return 3;
  return 4;
}

/**
 * §S5.4, §A13: the deck, then the true count, then the table by heads. §N2.19: the count stands as soon as any
 * role is known; a RefTable knows all roles, so the table by heads is only reached by an empty one.
 */
export function expectedFan(table: RefTable): number {
  if (table.deckFan !== null) return table.deckFan;
  if (table.seats.length > 0) return table.seats.filter((s) => s.role === 'fan').length;
  return fanByHeadCount(table.seats.length);
}

/** §S5.4, §N2.19: something must be expected, and somebody must be there to vote */
export function softState(table: RefTable): RefSoftState {
  let exposedFan = 0;
  let hiddenFan = 0;
  for (const seat of table.seats) {
    const raw = consensus(table, seat.seat, { soft: false });
    if (raw.identity !== 'fan' || raw.confidence < 0.65) continue;
    if (seat.revealed || seat.shown >= 0.7) exposedFan += 1;
    else hiddenFan += 1;
  }
  const expected = expectedFan(table);
  const enabled = table.seats.some((s) => !s.human) && expected > 0 && exposedFan >= expected && hiddenFan === 0;
  return { enabled, expectedFan: expected, exposedFan, hiddenFan };
}

/** §S5.4: "unknown" already says that the target is no rebel candidate */
export function isSoftAssigned(table: RefTable, target: number): boolean {
  return consensus(table, target, { soft: false }).identity === 'unknown' && softState(table).enabled;
}
