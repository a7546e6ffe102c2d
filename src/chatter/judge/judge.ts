/** The round judge (§V, §G1–§G4): reads the whole log and says where the story stands. */
import { clamp } from '../../core/number';
import type { Deviation, JudgeInput, LogLine, Verdict } from './beat';
import { groupsIn, hear, perform, scriptOf, type LoggedLine, type Performance, type Script } from './performance';
import { hasHan } from '../line/character';
import type { Line } from '../line/line';
import { analysisOf, correctionOf, HOLD_NONE, holdOf } from './wording';
import { SPOKEN, SPOKEN_LANGUAGES, type SpokenLanguage } from '../../language/languages';

export interface Examination {
  readonly verdict: Verdict;
  /** Every deviation of the whole log, in order, also those that were made good: the debug log (§G2). */
  readonly deviations: readonly Deviation[];
  /** Where each completed beat ended in the log. */
  readonly ends: readonly number[];
  /** The NPC's half of the current beat is played; only the player's answer is missing. */
  readonly waiting: boolean;
  /** Groups of the current beat that no NPC line has met yet. */
  readonly missing: readonly number[];
}

const NOTHING: Omit<Examination, 'verdict'> = { deviations: [], ends: [], waiting: false, missing: [] };

/** Why a judgement could not be made (§T8). */
export type Failure = 'NO_JSON' | 'INVALID_JSON' | 'EXECUTION_FAILED' | 'NO_ANALYSIS';

/** Failure defaults (§G4): go on, index unchanged but within the beats, nothing corrected. */
export function defaultVerdict(stored: unknown, beats: number, why: Failure): Verdict {
  const whole = typeof stored === 'number' && Number.isFinite(stored) ? Math.trunc(stored) : 0;
  return {
    status: 'CONTINUE',
    current_beat_idx: clamp(whole, 0, Math.max(0, beats - 1)),
    narrative_hold: HOLD_NONE,
    tone_correction: null,
    tone_correction_type: null,
    beat_completion_analysis: why,
    completion: 0,
    realtime_context_ids: [],
  };
}

/** A later beat all of whose groups stand in the stretch, by words that are not this beat's own (§G2). */
function jumpAt(current: Script, later: readonly Script[], log: readonly LoggedLine[], from: number): number | null {
  const mine = new Set(current.groups.flat().map(({ word }) => word));
  let found: number | null = null;
  for (const script of later) {
    if (script.groups.length === 0) continue;
    const met = new Set<number>();
    let foreign = false;
    for (let i = from; i < log.length; i++) {
      const heard = log[i];
      if (heard?.line.who !== 'npc' || heard.line.aside === true) continue;
      groupsIn(script, heard.read).forEach((group) => met.add(group));
      foreign ||= script.groups.some((group) =>
        group.some(({ word, in: stands }) => !mine.has(word) && stands(heard.read)),
      );
      if (foreign && met.size === script.groups.length) {
        if (found === null || i > found) found = i;
        break;
      }
    }
  }
  return found;
}

const carriesWhole =
  (scripts: readonly Script[]) =>
  (line: Line): boolean =>
    scripts.some((script) => script.groups.length > 0 && groupsIn(script, line).length === script.groups.length);

interface Walk {
  readonly at: number;
  readonly from: number;
  readonly now: Performance | null;
  readonly ends: readonly number[];
  readonly deviations: Deviation[];
}

/** From beat 0 upwards, one step at a time, to the first that is not complete. */
function walk(scripts: readonly Script[], log: readonly LoggedLine[], opened: JudgeInput['opened']): Walk {
  const ends: number[] = [];
  const deviations: Deviation[] = [];
  let from = 0;
  for (const [at, script] of scripts.entries()) {
    const gate = opened === undefined ? 0 : (opened[at] ?? null);
    const start = gate === null ? log.length : Math.max(from, gate);
    const shut = gate === null && log[from - 1]?.line.meets?.includes(script.beat.beat_id) !== true;
    const now = perform(script, log, shut ? log.length + 1 : start, carriesWhole(scripts.slice(at + 1)));
    deviations.push(...now.deviations.map((one) => ({ ...one, beat: at })));
    const until = now.end ?? log.length - 1;
    const jump = shut ? null : jumpAt(script, scripts.slice(at + 1), log.slice(0, until + 1), start);
    if (jump !== null)
      deviations.push({ kind: 'plot_jump', beat: at, line: jump, evidence: log[jump]?.read.raw ?? '' });
    if (now.end === null) return { at, from: start, now, ends, deviations };
    ends.push(now.end);
    from = now.end + 1;
  }
  return { at: scripts.length - 1, from, now: null, ends, deviations };
}

/** What must be corrected now: deviations of the open beat that nothing has made good since. */
function dueNow(
  { at, now, deviations }: Walk,
  script: Script,
  log: readonly LoggedLine[],
  ahead: (line: Line) => boolean,
): Deviation[] {
  if (now === null) return [];
  const again = (line: number): boolean =>
    perform({ ...script, answered: true, accepted: true }, log, line + 1, ahead).ready !== null;
  const last = (kind: Deviation['kind']) =>
    [...deviations].reverse().find((one) => one.beat === at && one.kind === kind);
  const due: Deviation[] = [];
  const jump = last('plot_jump');
  if (jump && !again(jump.line)) due.push(jump);
  const tone = last('npc_tone');
  if (tone && (now.carried === null || now.carried < tone.line)) due.push(tone);
  const refusal = last('player_resistance');
  if (refusal && now.stand?.stance === 'resist' && !again(refusal.line)) due.push(refusal);
  return due;
}

function languageOf(beats: JudgeInput['beats'], log: readonly LogLine[]): SpokenLanguage {
  const han = beats.some((beat) => hasHan(beat.physical_event)) || log.some((line) => hasHan(line.text));
  return SPOKEN_LANGUAGES.find((language) => SPOKEN[language].han === han) ?? 'zh';
}

/**
 * Judges a whole log against its beats. `stored_beat_idx` serves only where no judgement can be made: the log alone
 * says what is complete. Words of the corrections are Chinese where any text of the story is, English otherwise.
 * @throws nothing: whatever goes wrong gives the defaults of §G4.
 */
export function examine(input: JudgeInput, language?: SpokenLanguage): Examination {
  try {
    if (!Array.isArray(input.beats) || !Array.isArray(input.dialogue) || input.beats.length === 0) {
      return { verdict: defaultVerdict(input.stored_beat_idx, 0, 'NO_ANALYSIS'), ...NOTHING };
    }
    return examined(input, language ?? languageOf(input.beats, input.dialogue));
  } catch {
    const beats: unknown = (input as Partial<JudgeInput> | null | undefined)?.beats;
    return {
      verdict: defaultVerdict(
        (input as Partial<JudgeInput> | null | undefined)?.stored_beat_idx,
        Array.isArray(beats) ? beats.length : 0,
        'EXECUTION_FAILED',
      ),
      ...NOTHING,
    };
  }
}

function examined({ beats, dialogue, opened, recalls }: JudgeInput, language: SpokenLanguage): Examination {
  const scripts = beats.map(scriptOf);
  const log = dialogue.map((line) => hear(line));
  const walked = walk(scripts, log, opened);
  const { at, now, ends, deviations } = walked;
  const script = scripts[at];
  if (script === undefined) throw new Error('no beat');
  const due = dueNow(walked, script, log, carriesWhole(scripts.slice(at + 1)));
  const later = beats.length - 1 - at;
  const completion =
    now === null ? 1 : script.groups.length > 0 ? now.met.size / script.groups.length : now.ready === null ? 0 : 1;
  const verdict: Verdict = {
    status: now === null ? 'TRIGGER' : 'CONTINUE',
    current_beat_idx: at,
    narrative_hold: holdOf(at, later, language),
    tone_correction: correctionOf(due, script.beat, log, walked.from, language),
    tone_correction_type: due[0]?.kind ?? null,
    beat_completion_analysis: analysisOf(script, at, now, completion, language),
    completion,
    realtime_context_ids: now === null ? [] : [...(recalls?.[at] ?? [])],
  };
  const missing = script.groups.flatMap((_, i) => (now === null || now.met.has(i) ? [] : [i]));
  return { verdict, deviations, ends, waiting: now !== null && now.ready !== null, missing };
}

/** The verdict (§V3) alone. */
export const judge = (input: JudgeInput, language?: SpokenLanguage): Verdict => examine(input, language).verdict;
