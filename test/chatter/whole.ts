/** Whether a detection is whole and in range (§M1–§M6), for any line. */
import { BREACHES, ROUTES, STAGES, type Detection } from '../../src/chatter/detection/types';

const inRange =
  (low: number, high: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= low && value <= high;
const share = inRange(0, 1);
const oneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const text = (value: unknown): boolean => typeof value === 'string';
const list =
  (most: number, one: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= most && value.every(one);
/** Exactly these keys in this order, each value passing. */
const record =
  (keys: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).join() === Object.keys(keys).join() &&
    Object.entries(value).every(([key, held]) => keys[key]?.(held) ?? false);

const scores = record({ friendly: share, hostile: share, overstep: share, low_effort: share, confusion: share });
const meta = record({ target_is_assistant: oneOf([0, 1]), quoted_or_reported_speech: oneOf([0, 1]) });
const brief = record({
  gist: (value) => text(value) && value !== '',
  references: list(5, record({ ref: text, resolution: text, confidence: share })),
  unknowns: list(3, record({ item: text, impact: oneOf(['low', 'med', 'high']) })),
  subtext: text,
  understanding_confidence: share,
  reaction_seed: (value) => value === null || text(value),
});
const judge = record({
  current_stage: oneOf(STAGES),
  implied_stage: oneOf(STAGES),
  delta: oneOf([-1, 0, 1]),
  direction: oneOf(BREACHES),
  evidence_spans: list(3, (value) => text(value) && value !== ''),
});
const stageShare = oneOf([0, 0.8]);
const flag = oneOf([true, false]);
const whole = record({
  route: oneOf(ROUTES),
  crisis: record({ level: oneOf(['none', 'medium', 'high']), score: share }),
  detection_scores: scores,
  detection_meta: meta,
  detection_brief: brief,
  detection_stage_judge: judge,
  detection_immediate_tasks: list(
    3,
    record({
      description: text,
      importance: share,
      ttl_turns: inRange(3, 6),
      source: oneOf(['detection', 'detection_security']),
    }),
  ),
  detection_signals: record({
    scores,
    meta,
    brief,
    stage_judge: judge,
    composite: record({ conflict_eff: inRange(-0.7, 1.5), goodwill: share, provocation: share, pressure: share }),
    stage_ctx: record({
      too_close_too_fast: stageShare,
      too_distant_too_cold: stageShare,
      betrayal_violation: stageShare,
      control_or_binding: stageShare,
    }),
  }),
  security_flags: record({
    style_mimicry_blocked: flag,
    personality_change: flag,
    behavior_control: flag,
    injection_blocked: flag,
    manipulation_detected: flag,
  }),
});

/** What is wrong with the detection of a line; empty when nothing is. */
export function faultsOf(found: Detection, raw: string): string[] {
  const faults: string[] = [];
  if (!whole(found)) faults.push(`not whole: ${JSON.stringify(found)}`);
  const quoted = [
    ...found.detection_stage_judge.evidence_spans,
    ...found.detection_brief.references.map(({ ref }) => ref),
  ];
  for (const words of quoted) if (!raw.includes(words)) faults.push(`not the raw words: ${JSON.stringify(words)}`);
  const { level, score } = found.crisis;
  if (level !== (score >= 0.95 ? 'high' : score >= 0.7 ? 'medium' : 'none')) faults.push(`crisis ${level} at ${score}`);
  return faults;
}
