/** Reply search: several candidates weighed against each other; skipped for lines of low risk (§M7). */
import type { Detection } from '../detection/types';
import type { Candidate, Tone } from '../vocabulary';
import { choose, type Choice } from '../voice/choose';
import { lengthOf } from '../voice/words';
import type { OpenTask } from './contract';
import type { Weighed } from './generator';
import type { Manner } from './manner';
import { meets, taskKind } from './tasks';
import type { SpokenLanguage } from '../../language/languages';

/** §M7 `lats_skip_low_risk`. */
const LOW_RISK = 0.25;
const LOW_RISK_TEXT = 12;
/** How many are weighed by what would come of them. */
const BEAM = 8;

/** Whether the line is so harmless that the first fitting reply will do. */
export function isLowRisk({ detection_signals: { composite } }: Detection, text: string): boolean {
  const worst = Math.max(composite.conflict_eff, composite.provocation, composite.pressure);
  return worst < LOW_RISK && Array.from(text).length <= LOW_RISK_TEXT;
}

export interface Searching {
  readonly manner: Manner;
  readonly tasks: readonly OpenTask[];
  readonly detection: Detection | null;
  readonly language: SpokenLanguage;
}

/** −1 cold … 1 warm, as a line sounds by its tone. */
const WARMTH: Readonly<Record<Tone, number>> = {
  vulnerable: 0.3,
  gentle: 0.7,
  probing: 0,
  forceful: -0.7,
};
const STORY_BONUS = 0.5;

/** How good a reply this would be; the terms are each about 0…1. */
export function scoreOf(candidate: Weighed, { manner, tasks, language }: Searching): number {
  const length = lengthOf(candidate.text, language);
  const apt = 1 - Math.min(1, Math.abs(length - manner.length) / 20);
  const warm = candidate.tone === null ? 0.5 : 1 - Math.abs(WARMTH[candidate.tone] - manner.warmth) / 2;
  const recalls = candidate.claims.some((claim) => claim.kind === 'fact') ? manner.memory : 0;
  const met = tasks.reduce(
    (sum, task) => sum + (meets(taskKind(task.description), candidate) ? task.importance : 0),
    0,
  );
  return (
    candidate.weight +
    0.6 * candidate.fit +
    0.3 * apt +
    0.3 * warm +
    0.4 * recalls +
    0.5 * met +
    (candidate.from === 'story' ? STORY_BONUS : 0)
  );
}

/** What the one spoken to would make of it: after a harsh line a harsh reply makes things worse, after a kind one it wastes them. */
function foresee({ tone, occasion }: Pick<Candidate, 'tone' | 'occasion'>, detection: Detection | null): number {
  if (!detection) return 0;
  const { conflict_eff, goodwill } = detection.detection_signals.composite;
  const harsh = tone === 'forceful' || occasion === 'taunt' || occasion === 'blame';
  return harsh ? -0.4 * Math.max(0, conflict_eff) - 0.4 * goodwill : 0.2 * goodwill * (tone === 'gentle' ? 1 : 0.5);
}

/** The best few by score and by what would come of them, fittest first. */
export function rank(candidates: readonly Weighed[], searching: Searching): Weighed[] {
  return candidates
    .map((candidate) => ({ ...candidate, fit: scoreOf(candidate, searching) }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, BEAM)
    .map((candidate) => ({ ...candidate, fit: candidate.fit + foresee(candidate, searching.detection) }))
    .sort((a, b) => b.fit - a.fit);
}

/** One of the candidates, drawn at the control layer's temperature; null where nothing is left to say. */
export function pickReply(candidates: readonly Weighed[], choice: Choice, searching: Searching | null): Weighed | null {
  if (searching) return choose(rank(candidates, searching), choice);
  // Low risk: the voice's own fitness decides among the best occasion's lines.
  const best = Math.max(...candidates.map(({ weight }) => weight));
  return choose(
    candidates.filter(({ weight }) => weight === best),
    choice,
  );
}
