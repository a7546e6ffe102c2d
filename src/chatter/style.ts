/** The twelve dimensions of style, the two gates, and the budgets (§E3; §T2, §T3). */
import { clamp } from '../core/number';
import { relationshipOf } from './detection/relationship';
import { STAGES, type Detection, type Relationship, type Stage } from './detection/types';

/** Twelve dimensions and two gates (§T3), in the order in which they are shown. */
export const STYLE_NUMBERS = [
  'self_disclosure',
  'topic_adherence',
  'initiative',
  'advice_style',
  'subjectivity',
  'memory_hook',
  'verbal_length',
  'social_distance',
  'tone_temperature',
  'emotional_display',
  'wit_and_humor',
  'non_verbal_cues',
  'coldness_gate',
  'boundary_gate',
] as const;

export interface Style extends Record<(typeof STYLE_NUMBERS)[number], number> {
  word_budget: number;
  task_budget_max: number;
}

/** §T2: Knapp's stages in order, (invest, ctx). */
const PRIORS: readonly (readonly [invest: number, ctx: number])[] = [
  [0.15, 0.1],
  [0.25, 0.2],
  [0.45, 0.4],
  [0.6, 0.55],
  [0.75, 0.7],
  [0.68, 0.65],
  [0.55, 0.55],
  [0.4, 0.45],
  [0.25, 0.3],
  [0.1, 0.15],
];

const clip = (value: number): number => clamp(value, 0, 1);
const round = (value: number): number => Math.round(clip(value) * 10000) / 10000;
const mean = (a: number, b: number): number => (a + b) / 2;

/** §T3. Urgent: a task of importance ≥ 0.8 that is not a refusal must be met this turn. */
function budgetsOf(scores: {
  verbal_length: number;
  coldness_gate: number;
  conflict: number;
  overstep: number;
  low_effort: number;
  urgent: boolean;
}): { word_budget: number; task_budget_max: number } {
  const { verbal_length, coldness_gate, conflict, overstep, low_effort, urgent } = scores;
  const words =
    60 *
    (0.35 + 0.65 * verbal_length) *
    (1 - 0.8 * Math.min(1, conflict)) *
    (1 - 0.5 * overstep) *
    (1 - 0.6 * low_effort) *
    (urgent || coldness_gate < 0.7 ? 1 : 0.3);
  const least = urgent ? 15 : 0;
  return {
    word_budget: coldness_gate >= 0.85 && !urgent ? 0 : Math.round(clamp(words, least, 60)),
    task_budget_max: urgent ? 2 : conflict >= 0.6 || overstep >= 0.6 ? 1 : low_effort >= 0.7 ? 0 : 2,
  };
}

/**
 * Style of the answer to a detected line. Nothing offline produces the emotions P, A and D, `busy`, and the signals of
 * over-care, dependency, possession and stonewalling: their terms are left out (§E3). Binding stands for `power_move`.
 */
export function styleOf(
  detection: Detection,
  stage: Stage = 'initiating',
  given?: Partial<Relationship>,
  urgent = false,
): Style {
  const { closeness, trust, liking, respect, warmth, power } = relationshipOf(given);
  const { composite, stage_ctx } = detection.detection_signals;
  const { low_effort, confusion } = detection.detection_scores;
  const at = Math.max(0, STAGES.indexOf(stage));
  const [invest, ctx] = PRIORS[at] ?? [0.15, 0.1];
  const apart = at >= 5 ? (at + 1 - 5) / 5 : 0;
  const conflict = Math.max(0, composite.conflict_eff); // §D2
  const neg = clip(conflict);
  const pos = composite.goodwill;
  const guard = clip(
    0.45 * stage_ctx.betrayal_violation + 0.35 * stage_ctx.control_or_binding + 0.2 * stage_ctx.too_distant_too_cold,
  );
  const unease = clip(0.35 * stage_ctx.too_close_too_fast + 0.15 * stage_ctx.control_or_binding);
  const safety = 0.5 * trust + 0.35 * respect + 0.15 * closeness;
  const social_distance = round(
    0.4 + 0.4 * power + 0.25 * respect - 0.55 * closeness + 0.2 * neg + 0.25 * guard - 0.2 * ctx + 0.3 * apart,
  );
  const verbal_length = round(
    0.2 + 0.45 * mean(warmth, closeness) - 0.2 * neg - 0.15 * guard + 0.1 * invest - 0.2 * apart,
  );
  const coldness_gate = round(
    0.1 + 0.25 * stage_ctx.too_distant_too_cold + 0.25 * neg - 0.2 * mean(closeness, warmth) + 0.35 * apart - 0.1 * ctx,
  );
  return {
    self_disclosure: round(0.1 + 0.55 * mean(trust, closeness) + 0.15 * pos + 0.1 * invest),
    topic_adherence: round(0.2 + 0.7 * respect - 0.25 * confusion - 0.15 * composite.provocation + 0.08 * (1 - ctx)),
    initiative: round(0.15 + 0.45 * power + 0.35 * liking + 0.1 * neg + 0.08 * invest),
    advice_style: round(0.1 + 0.45 * power + 0.35 * liking + 0.2 * guard + 0.06 * invest),
    subjectivity: round(0.35 + 0.55 * power - 0.45 * respect + 0.25 * guard + 0.1 * apart),
    memory_hook: round(0.05 + 0.8 * closeness + 0.1 * pos + 0.15 * ctx),
    verbal_length,
    social_distance,
    tone_temperature: round(
      0.2 + 0.45 * mean(warmth, liking) - 0.25 * neg - 0.2 * unease + 0.1 * invest - 0.25 * apart,
    ),
    emotional_display: round(
      0.1 + 0.45 * mean(trust, closeness) - 0.25 * social_distance + 0.08 * invest - 0.12 * apart,
    ),
    wit_and_humor: round(
      0.05 + 0.45 * mean(liking, closeness) + 0.2 * pos - 0.3 * guard - 0.2 * neg + 0.15 * ctx - 0.25 * apart,
    ),
    non_verbal_cues: round(0.05 + 0.65 * closeness + 0.1 * pos - 0.2 * social_distance + 0.1 * ctx - 0.15 * apart),
    coldness_gate,
    boundary_gate: round(
      0.1 +
        0.45 * stage_ctx.betrayal_violation +
        0.25 * stage_ctx.control_or_binding +
        0.2 * composite.pressure +
        0.15 * composite.provocation -
        0.2 * safety +
        0.2 * apart +
        0.1 * invest,
    ),
    ...budgetsOf({
      verbal_length,
      coldness_gate,
      conflict,
      overstep: detection.detection_scores.overstep,
      low_effort,
      urgent,
    }),
  };
}
