/** The half of detection that is done for each hearer: security, scores, stage, route (§D, §E1). */
import { clamp } from '../../core/number';
import { gistOf, reactionOf, subtextOf, type BriefInput } from './brief';
import { attackFirst, judgeCloseness, OVERSTEP, type Closeness } from './closeness';
import { MEDIUM } from './crisis';
import { BORING, judgeEffort } from './effort';
import { ATTACK, judgeHostility } from './hostility';
import { judgeMoment, occasionOf } from './moment';
import { besideCrisis } from './opinion';
import type { Perceived } from './perceive';
import { resolveReferences } from './reference';
import { relationshipOf } from './relationship';
import { judgeSecurity, SECURITY_OVERSTEP } from './security';
import { INCOHERENT, judgeSense } from './sense';
import { compositeOf, round, stageContextOf } from './signals';
import { tasksOf } from './tasks';
import { lastNamed } from '../line/frame';
import type { Line } from '../line/line';
import { rawSpan, type Reading } from '../line/reading';
import type { Finding } from '../line/scan';
import { answersShortly } from '../moves/words/acts';
import {
  STAGES,
  type ChatContext,
  type Detection,
  type Breach,
  type Route,
  type Scores,
  type SecurityFlags,
  type Stage,
  type StageJudge,
} from './types';

/** §E1: serious moment and out of place. */
const TACTLESS = 0.6;
const MOST_SPANS = 3;
const LONGEST_SPAN = 50;
/** The effort of a short answer, below BORING. */
const ANSWERED = 0.4;

/** §D1: non-numbers are the default, the rest is clipped. */
const unit = (value: number): number => (Number.isFinite(value) ? round(clamp(value, 0, 1)) : 0);

function warmth(line: Line, closeness: Closeness, hostile: number): number {
  let friendly = closeness.fondness;
  let count = 0;
  for (const kind of ['friend', 'repair', 'help', 'warm']) {
    for (const finding of line.findings.get(kind) ?? []) {
      if (
        /(?:不|没|别|谁是你|谁跟你是|not|no|don't) ?$/.test(
          line.text.slice(Math.max(0, finding.start - 5), finding.start),
        )
      )
        continue;
      friendly = Math.max(friendly, kind === 'help' ? 0.2 : finding.weight);
      count++;
    }
  }
  if (count > 1) friendly += 0.05 * Math.min(3, count - 1);
  return hostile >= ATTACK ? friendly * 0.2 : hostile >= 0.3 ? friendly * 0.6 : friendly;
}

interface Verdict {
  direction: Breach;
  evidence: readonly Finding[];
  implied: number;
}

/** The direction of the line, and what shows it. */
function direct(
  line: Line,
  stage: Stage,
  closeness: Closeness,
  attack: { attack: number; evidence: readonly Finding[]; threatened: boolean },
  security: { flags: SecurityFlags; evidence: readonly Finding[] },
): Verdict {
  const at = STAGES.indexOf(stage);
  const attacked: Verdict = {
    direction: 'betrayal_or_attack',
    evidence: attack.evidence,
    implied: Math.max(at, STAGES.indexOf('differentiating')),
  };
  // Whatever else it steers at or pries into: a person may come to harm.
  if (attack.threatened) return attacked;
  if (security.flags.manipulation_detected)
    return { direction: 'control_or_binding', evidence: security.evidence, implied: at };
  if (closeness.binding.length > 0 && attack.attack < 0.85)
    return { direction: 'control_or_binding', evidence: closeness.binding, implied: at };
  if (attackFirst(attack.attack, closeness)) return attacked;
  if (closeness.tooFast.length > 0)
    return { direction: 'too_fast', evidence: closeness.tooFast, implied: closeness.implied };
  if (closeness.binding.length > 0)
    return { direction: 'control_or_binding', evidence: closeness.binding, implied: at };
  if (closeness.secret)
    return {
      direction: 'too_fast',
      evidence: [{ kind: 'secret', weight: closeness.overstep, start: 0, end: Math.min(50, line.text.length) }],
      implied: STAGES.indexOf('intensifying'),
    };
  if (closeness.withdrawal.length > 0)
    return {
      direction: 'too_distant',
      evidence: closeness.withdrawal,
      implied: Math.max(at, STAGES.indexOf('avoiding')),
    };
  return { direction: 'none', evidence: [], implied: closeness.implied };
}

/** Coming nearer is +1, going away −1 (§M4): the stages of coming apart lie behind those of coming together. */
function deltaOf(verdict: Verdict, at: number): -1 | 0 | 1 {
  if (verdict.direction === 'too_distant' || verdict.direction === 'betrayal_or_attack') return -1;
  if (verdict.direction === 'control_or_binding' || verdict.implied === at) return 0;
  return 1;
}

function spans(reading: Reading, evidence: readonly Finding[]): string[] {
  const quoted = evidence
    .map((finding) => rawSpan(reading, finding.start, finding.end).trim())
    .filter((span) => span !== '');
  // What shows a breach is quoted, if need be the line as a whole (§M4).
  return quoted.length > 0 ? [...new Set(quoted)].slice(0, MOST_SPANS) : [reading.raw.trim().slice(0, LONGEST_SPAN)];
}

/** Whether the line is said to the one who reads it (1) or about somebody else, or to oneself (0). */
function target(line: Line, ctx: ChatContext, third: boolean): 0 | 1 {
  const { text, findings } = line;
  const spoken = /你|您|阁下|\b(?:you|u|your|ur|ya)\b/.test(text);
  if (spoken || ctx.recentEvent === 'ai_asked') return 1;
  if (third) return 0;
  if (findings.has('quote')) return 0;
  if (
    /^(?:自言自语|唉我|我(?:真|可)?(?:是|太|怎么|又)|哎我)/.test(text) &&
    (findings.has('banter') || text.startsWith('自言'))
  )
    return 0;
  // A call, a question, a greeting is said to somebody; a remark that opens with somebody else is about them.
  if (
    /[?]|[吗呢么]$|吧$|^(?:快|先|别|打|杀|救|集火|拆|顺|乐|留|给|求|help|save|kill|attack|focus)|^.{1,4}(?:先|快|别|倒是|赶紧|记得)|咱|我们|我俩|各位|大家/.test(
      text,
    )
  )
    return 1;
  const opening = text.slice(0, 12);
  return lastNamed(opening) === 'other' ||
    /^我(?:家|们家)?的?(?:儿子|女儿|老公|老婆|爸|妈|哥|姐|弟|妹|朋友|同学|室友|同事|爷爷|奶奶|猫|狗)|^(?:he|she|they|seat|player|that guy|my (?:son|brother|sister|mom|dad|wife|cat|dog))\b/.test(
      opening,
    )
    ? 0
    : 1;
}

/** Whom the raw line calls upon with its first words. */
function calledAtHead(raw: string, references: Detection['detection_brief']['references']): BriefInput['to'] {
  for (const { ref, resolution } of references) {
    const seat = /^(\d+)号位/.exec(resolution)?.[1];
    if (seat !== undefined && raw.startsWith(ref) && /^\s*(?:[,，:：!！]|你|您)/.test(raw.slice(ref.length)))
      return { ref, whom: `${seat}号` };
  }
  return null;
}

/** §E1: the order of the routes. */
function routeOf(flags: SecurityFlags, direction: Breach, scores: Scores, tactless: number): Route {
  if (flags.injection_blocked) return 'CRAZY';
  if (flags.manipulation_detected || direction === 'betrayal_or_attack' || direction === 'control_or_binding')
    return 'CREEPY';
  if (direction === 'too_fast' && scores.overstep >= OVERSTEP) return 'CREEPY';
  if (scores.confusion >= INCOHERENT) return 'CRAZY';
  if (tactless >= TACTLESS) return 'KY';
  return scores.low_effort >= BORING ? 'BORING' : 'NORMAL';
}

/**
 * Judges a perceived line for one hearer, at the moment that `ctx` tells of. Never throws, whatever the text; the same line
 * always gives the same answer.
 */
export function judge(perceived: Perceived, ctx: ChatContext = {}, forced?: Route): Detection {
  const { line, crisis } = perceived;
  const { reading } = line;
  const stage: Stage = ctx.stage !== undefined && STAGES.includes(ctx.stage) ? ctx.stage : 'initiating';
  const first = perceived.opinion(occasionOf(ctx));
  const opinion = crisis.score >= MEDIUM ? besideCrisis(first) : first;
  const security = judgeSecurity(line, opinion);
  const pointing = resolveReferences(line, ctx);
  const self = ctx.table?.self;
  const ofHearer =
    self !== undefined &&
    pointing.references.length > 0 &&
    pointing.references.every(({ resolution }) => resolution.startsWith(`${self}号`));
  const hostility = judgeHostility(line, opinion, ofHearer, pointing.named);
  const closeness = judgeCloseness(line, stage, relationshipOf(ctx.relationship), opinion);
  const verdict = direct(line, stage, closeness, hostility, security);
  const moment = judgeMoment(line, ctx, opinion);
  const little = judgeEffort(
    line.text,
    ctx,
    line.joke || line.findings.has('friend') || line.findings.has('greet') ? null : opinion,
  );
  // A short answer to what was really asked is an answer (§Q1).
  const effort = moment.asked && answersShortly(line.text) ? Math.min(little, ANSWERED) : little;
  const sense = judgeSense(line, security.flags, effort >= BORING ? null : opinion);
  const gaps = pointing.unknowns.reduce(
    (sum, unknown) => sum + (unknown.impact === 'high' ? 0.2 : unknown.impact === 'med' ? 0.1 : 0.05),
    0,
  );
  const confusion = Math.max(sense, Math.min(0.5, 0.1 + gaps + (effort >= BORING ? 0.1 : 0)));
  const scores: Scores = {
    friendly: unit(warmth(line, closeness, hostility.hostile)),
    hostile: unit(hostility.hostile),
    overstep: unit(
      security.flags.manipulation_detected ? Math.max(SECURITY_OVERSTEP, closeness.overstep) : closeness.overstep,
    ),
    low_effort: unit(effort),
    confusion: unit(confusion),
  };
  const route = forced ?? routeOf(security.flags, verdict.direction, scores, moment.tactless);
  const input: BriefInput = {
    raw: reading.raw,
    line,
    route,
    direction: verdict.direction,
    crisis,
    flags: security.flags,
    hostile: scores.hostile,
    third: hostility.third,
    friendly: scores.friendly,
    lowEffort: scores.low_effort,
    to: calledAtHead(reading.raw, pointing.references),
  };
  const understanding = unit(1 - confusion);
  const brief = {
    gist: gistOf(input),
    references: pointing.references,
    unknowns: pointing.unknowns,
    subtext: subtextOf(input),
    understanding_confidence: understanding,
    reaction_seed: reactionOf(input),
  };
  const at = STAGES.indexOf(stage);
  const stage_judge: StageJudge = {
    current_stage: stage,
    implied_stage: STAGES[verdict.implied] ?? stage,
    delta: deltaOf(verdict, at),
    direction: verdict.direction,
    evidence_spans: verdict.direction === 'none' ? [] : spans(reading, verdict.evidence),
  };
  const meta = {
    target_is_assistant: target(line, ctx, hostility.third),
    quoted_or_reported_speech: line.quoted ? (1 as const) : (0 as const),
  };
  return {
    route,
    crisis,
    detection_scores: scores,
    detection_meta: meta,
    detection_brief: brief,
    detection_stage_judge: stage_judge,
    detection_immediate_tasks: tasksOf(
      line,
      scores,
      verdict.direction,
      security.flags,
      pointing.unknowns,
      understanding,
    ),
    detection_signals: {
      scores,
      meta,
      brief,
      stage_judge,
      composite: compositeOf(scores),
      stage_ctx: stageContextOf(verdict.direction),
    },
    security_flags: security.flags,
  };
}
