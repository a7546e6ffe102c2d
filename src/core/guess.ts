/** One observer's guess about one seat, with its reason and every number behind it (spec 5.1, 5.2, A12). */
import type { Seat } from './event';
import type { Game } from './game';
import { exposureWeight } from './exposure';
import type { Mind } from './mind';
import { clamp, finite } from './number';
import { sideOf, type Guessed, type Role } from './role';
import type { PublicSeat } from './table';

export const SIGNAL_THRESHOLD = 1.2;
/** Confidence is full at this effective signal (A12). */
const SIGNAL_FULL = 6;
/** Help and harm that together mean a traitor (spec 5.2 step 5), and where its confidence is full (A12). */
const NEI_TALLY = 1.8;
const NEI_FULL = 4;
/** Grudge nudge (A12). */
const NUDGE_RATE = 0.25;
const NUDGE_BOUND = 0.8;
/** Confidence of an unknown at the threshold (A12). */
const UNKNOWN_FULL = 0.4;

export type GuessReason =
  | 'fixed_zhu' | 'fixed_shown' | 'no_memory' | 'nei_both_help_harm' | 'insufficient_signal'
  | 'signal_positive' | 'signal_negative' | 'soft_assigned_remaining_allies';

/** The numbers a guess was made from, each on the scale of its source. */
export interface GuessDetail {
  zhuSignal: number;
  evidence: number;
  /** Evidence turned to the lord's axis: negated for a rebel observer. */
  evidenceAxis: number;
  /** The stronger of the two. */
  axis: number;
  axisSource: 'zhuSignal' | 'evidence';
  /** Exposure weight, 1 … 1.25. */
  weight: number;
  shown: number;
  grudge: number;
  grudgeBoost: number;
  /** |axis|·weight + grudgeBoost; what the threshold judges. */
  effective: number;
  threshold: number;
  help: number;
  harm: number;
}

export interface Guess {
  identity: Guessed;
  /** 0…1 */
  confidence: number;
  reason: GuessReason;
  detail?: GuessDetail;
}

/** Through whose eyes: one observer's mind and own role. Other seats' roles cannot be written here. */
export interface Eyes {
  readonly mind: Mind;
  readonly role: Role | null;
}

function weigh({ mind: { memory }, role }: Eyes, target: PublicSeat): GuessDetail {
  const { pid } = target;
  const zhuSignal = finite(memory.zhuSignal[pid]);
  const evidence = finite(memory.evidence[pid]);
  const evidenceAxis = sideOf(role) === 'fan' ? -evidence : evidence;
  // Strictly larger: the same act often moves both, and must not count twice (spec 5.2 step 3, A12).
  const byEvidence = Math.abs(evidenceAxis) > Math.abs(zhuSignal);
  const axis = byEvidence ? evidenceAxis : zhuSignal;
  const weight = exposureWeight(target.exposure);
  const plain = Math.abs(axis) * weight;
  const grudge = finite(memory.grudge[pid]);
  const grudgeBoost = axis !== 0 && plain < SIGNAL_THRESHOLD ? clamp(NUDGE_RATE * grudge, 0, NUDGE_BOUND) : 0;
  return {
    zhuSignal, evidence, evidenceAxis, axis,
    axisSource: byEvidence ? 'evidence' : 'zhuSignal',
    weight,
    shown: target.exposure,
    grudge, grudgeBoost,
    effective: plain + grudgeBoost,
    threshold: SIGNAL_THRESHOLD,
    help: finite(memory.zhuHelp[pid]),
    harm: finite(memory.zhuHarm[pid]),
  };
}

/** What is laid open to this observer needs no guessing (spec 5.1). */
function fixed(game: Game, observer: Seat, target: PublicSeat): Guess | null {
  if (target.seat === game.table.lord) return { identity: 'zhu', confidence: 1, reason: 'fixed_zhu' };
  const role = target.revealed ?? game.roles.learned(observer, target.seat);
  return role === null ? null : { identity: role, confidence: 1, reason: 'fixed_shown' };
}

/** The guess before soft assignment. `observer` must not be `target`'s own seat. */
export function guessAlone(game: Game, observer: Seat, target: PublicSeat): Guess {
  const known = fixed(game, observer, target);
  if (known) return known;
  const mind = game.minds.get(observer);
  if (!mind) return { identity: 'unknown', confidence: 0, reason: 'no_memory' };
  const detail = weigh({ mind, role: game.roles.own(observer) }, target);
  const { help, harm, effective, axis } = detail;
  if (help >= NEI_TALLY && harm >= NEI_TALLY) {
    const confidence = clamp(Math.min(help, harm) / NEI_FULL, 0, 1);
    return { identity: 'nei', confidence, reason: 'nei_both_help_harm', detail };
  }
  if (effective < SIGNAL_THRESHOLD) {
    const confidence = UNKNOWN_FULL * clamp(effective / SIGNAL_THRESHOLD, 0, 1);
    return { identity: 'unknown', confidence, reason: 'insufficient_signal', detail };
  }
  const confidence = clamp(effective / SIGNAL_FULL, 0, 1);
  return axis > 0
    ? { identity: 'zhong', confidence, reason: 'signal_positive', detail }
    : { identity: 'fan', confidence, reason: 'signal_negative', detail };
}
