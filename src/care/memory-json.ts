/** Care's memory from JSON: everything checked, anything broken refused. */
import * as v from 'valibot';
import { MAX_PERSUASION_TURNS } from './machine/machine';
import { CARE_STATES, REPLY_KINDS, RESISTANCES } from './machine/types';
import { REASONS, SOURCES } from './context';
import { LANGUAGES } from '../language/languages';
import type { CareMemory } from './memory';
import { SCALES } from './questionnaire';
import { higher, rigidScore, ROUTES } from './route';

const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const time = v.pipe(v.number(), v.finite());
const resistance = v.nullable(v.picklist(RESISTANCES));

const MEMORY = v.pipe(
  v.strictObject({
    version: v.literal(1),
    context: v.strictObject({
      user_id: v.string(),
      route: v.picklist(ROUTES),
      rigid_score: within(0, 1),
      psyguard_score: v.nullable(within(0, 1)),
      questionnaire_phq9_score: v.nullable(whole(SCALES.phq9.most)),
      questionnaire_gad7_score: v.nullable(whole(SCALES.gad7.most)),
      phq9_q9_score: v.nullable(whole(3)),
      route_reason: v.picklist(REASONS),
      route_source: v.picklist(SOURCES),
      route_established_at: time,
      last_updated_at: time,
    }),
    chat: v.picklist(ROUTES),
    kept: v.nullable(
      v.variant('scale', [
        v.strictObject({ scale: v.literal('phq9'), total: whole(SCALES.phq9.most) }),
        v.strictObject({ scale: v.literal('gad7'), total: whole(SCALES.gad7.most) }),
      ]),
    ),
    machine: v.strictObject({
      current_state: v.picklist(CARE_STATES),
      resistance_count: whole(MAX_PERSUASION_TURNS + 1),
      detected_resistance_type: resistance,
      max_persuasion_turns: v.literal(MAX_PERSUASION_TURNS),
      declined: v.boolean(),
    }),
    open: v.boolean(),
    script: v.boolean(),
    awake: v.boolean(),
    offering: v.boolean(),
    grave: v.boolean(),
    noes: whole(9),
    replies: v.record(v.picklist(REPLY_KINDS), whole(1e6)),
    language: v.nullable(v.picklist(LANGUAGES)),
  }),
  // Derived, never believed.
  v.check(
    ({ context }) =>
      context.rigid_score ===
      rigidScore(context.route, context.questionnaire_phq9_score ?? 0, context.questionnaire_gad7_score ?? 0),
    'rigid_score is not the derived one',
  ),
  v.check(
    ({ context, chat }) => higher(context.route, chat) === context.route,
    'the route is lower than its lines made it',
  ),
);

/** The memory that a JSON text holds, or why it is refused. */
export function readCare(json: string): { memory: CareMemory } | { refused: string } {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return { refused: 'not JSON' };
  }
  const read = v.safeParse(MEMORY, given, { abortEarly: true });
  return read.success
    ? { memory: read.output }
    : { refused: `${v.getDotPath(read.issues[0]) ?? 'memory'}: ${read.issues[0].message}` };
}
