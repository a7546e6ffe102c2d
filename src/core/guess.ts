/** One observer's guess about one seat, with its reason and every number behind it (§S5.1, §S5.2, §A12). */
import type { Seat } from './event';
import type { Game } from './game';
import { exposureWeight } from './exposure';
import type { Mind } from './mind';
import type { Learned } from './learned';
import { clamp, finite } from './number';
import { sideOf, type Guessed, type Role } from './role';
import type { PublicSeat } from './table';

export const SIGNAL_THRESHOLD = 1.2;
/** Confidence is full at this effective signal (§A12). */
const SIGNAL_FULL = 6;
/** Help and harm that together mean a traitor (§S5.2 step 5), and where its confidence is full (§A12). */
const NEI_TALLY = 1.8;
const NEI_FULL = 4;
/** Grudge nudge (§A12). */
const NUDGE_RATE = 0.25;
const NUDGE_BOUND = 0.8;
/** Confidence of an unknown at the threshold (§A12). */
const UNKNOWN_FULL = 0.4;

export type GuessReason =
  | 'fixed_zhu'
  | 'fixed_shown'
  | 'no_memory'
  | 'nei_both_help_harm'
  | 'insufficient_signal'
  | 'signal_positive'
  | 'signal_negative'
  | 'soft_assigned_remaining_allies';

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

/** A guess in the making. One is reused by the hot paths, so that voting allocates nothing. */
export interface Opinion extends GuessDetail {
  identity: Guessed;
  confidence: number;
  reason: GuessReason;
}

export function blankOpinion(): Opinion {
  return {
    identity: 'unknown',
    confidence: 0,
    reason: 'no_memory',
    zhuSignal: 0,
    evidence: 0,
    evidenceAxis: 0,
    axis: 0,
    axisSource: 'zhuSignal',
    weight: 1,
    shown: 0,
    grudge: 0,
    grudgeBoost: 0,
    effective: 0,
    threshold: SIGNAL_THRESHOLD,
    help: 0,
    harm: 0,
  };
}

function settle(out: Opinion, identity: Guessed, confidence: number, reason: GuessReason): void {
  out.identity = identity;
  out.confidence = confidence;
  out.reason = reason;
}

/** Steps 1 to 4 of §S5.2: the stronger axis, weighted by exposure, nudged by grudge. */
function weigh(out: Opinion, { mind: { memory }, role }: Eyes, target: PublicSeat): void {
  const { pid } = target;
  out.zhuSignal = finite(memory.zhuSignal[pid]);
  out.evidence = finite(memory.evidence[pid]);
  out.evidenceAxis = sideOf(role) === 'fan' ? -out.evidence : out.evidence;
  // Strictly larger: the same act often moves both, and must not count twice (§S5.2 step 3, §A12).
  const byEvidence = Math.abs(out.evidenceAxis) > Math.abs(out.zhuSignal);
  out.axis = byEvidence ? out.evidenceAxis : out.zhuSignal;
  out.axisSource = byEvidence ? 'evidence' : 'zhuSignal';
  out.shown = target.exposure;
  out.weight = exposureWeight(target.exposure);
  out.grudge = finite(memory.grudge[pid]);
  const plain = Math.abs(out.axis) * out.weight;
  out.grudgeBoost = out.axis !== 0 && plain < SIGNAL_THRESHOLD ? clamp(NUDGE_RATE * out.grudge, 0, NUDGE_BOUND) : 0;
  out.effective = plain + out.grudgeBoost;
  out.help = finite(memory.zhuHelp[pid]);
  out.harm = finite(memory.zhuHarm[pid]);
}

/** Steps 5 and 6 of §S5.2. */
function decide(out: Opinion): void {
  const { help, harm, effective, axis } = out;
  if (help >= NEI_TALLY && harm >= NEI_TALLY) {
    settle(out, 'nei', clamp(Math.min(help, harm) / NEI_FULL, 0, 1), 'nei_both_help_harm');
  } else if (effective < SIGNAL_THRESHOLD) {
    settle(out, 'unknown', UNKNOWN_FULL * clamp(effective / SIGNAL_THRESHOLD, 0, 1), 'insufficient_signal');
  } else if (axis > 0) {
    settle(out, 'zhong', clamp(effective / SIGNAL_FULL, 0, 1), 'signal_positive');
  } else {
    settle(out, 'fan', clamp(effective / SIGNAL_FULL, 0, 1), 'signal_negative');
  }
}

/**
 * Fills `out` with what `observer` makes of `target` by what everybody saw, before soft assignment. The numbers are only
 * meant where the answer was weighed, not where it was laid open (§S5.1). `observer` must not be `target`'s own seat.
 */
export function opine(out: Opinion, game: Game, observer: Seat, target: PublicSeat): Opinion {
  if (target.seat === game.table.lord) {
    settle(out, 'zhu', 1, 'fixed_zhu');
    return out;
  }
  if (target.revealed !== null) {
    settle(out, target.revealed, 1, 'fixed_shown');
    return out;
  }
  const mind = game.minds.get(observer);
  if (!mind) {
    settle(out, 'unknown', 0, 'no_memory');
    return out;
  }
  weigh(out, { mind, role: game.roles.own(observer) }, target);
  decide(out);
  return out;
}

/** The same with what the observer learned in private: for its own decisions and its own view alone (§K2). */
export function opineKnowing(out: Opinion, game: Game, own: Learned, observer: Seat, target: PublicSeat): Opinion {
  opine(out, game, observer, target);
  const known = out.reason === 'fixed_zhu' || out.reason === 'fixed_shown' ? null : own.learned(observer, target.seat);
  if (known !== null) settle(out, known, 1, 'fixed_shown');
  return out;
}

const WEIGHED: ReadonlySet<GuessReason> = new Set([
  'nei_both_help_harm',
  'insufficient_signal',
  'signal_positive',
  'signal_negative',
]);

/** The guess before soft assignment, as an object of its own. */
export function guessAlone(game: Game, observer: Seat, target: PublicSeat): Guess {
  const { identity, confidence, reason, ...detail } = opine(blankOpinion(), game, observer, target);
  return WEIGHED.has(reason) ? { identity, confidence, reason, detail } : { identity, confidence, reason };
}
