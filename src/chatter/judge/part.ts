/** One AI's running storyline: what it may say, what it must keep, and how far the part has come (§G). */
import type { Seat } from '../../core/event';
import { clamp } from '../../core/number';
import type { Role } from '../../core/role';
import type { Fact } from '../scene/fact';
import type { Scene } from '../scene/scene';
import type { Candidate, Claim, Direction, VoiceName } from '../vocabulary';
import type { Deviation, Verdict } from './beat';
import { breaksHold, type Hold } from './hold';
import { examine, type Examination } from './judge';
import { composeLayers, type Layers, type LayerSource } from './layers';
import { ladderOf, type Ladder } from './ladder';
import { linesFor } from './offer';
import { freshState, type EndReason, type PartState } from './state';
import type { Storyline } from './storyline';
import { readLine, type Line } from '../line/line';
import { hear, scriptOf } from './performance';
import type { LogLine } from './beat';
import { breach } from './tone';
import { isOpen } from './gates';
import { bearingOf, fits, isJump, look } from './watch';
import type { SpokenLanguage } from '../../language/languages';

type Minded = Pick<LayerSource, 'rules' | 'recalled' | 'relationship'>;

export interface PartStart {
  readonly seat: Seat;
  readonly voice: VoiceName;
  readonly language: SpokenLanguage;
  /** The recording's seed. */
  readonly seed: number;
  /** What goes into the layers beside the beats: recall, relationship, rules in force. */
  minded?(): Minded;
  /** Hears of every deviation once, as the judge finds it (§G2: the debug log). */
  deviated?(deviation: Deviation): void;
}

export interface Part extends Direction {
  readonly state: PartState;
  /** The verdict on the log so far. */
  verdict(): Verdict;
  /** The five layers for an LLM prompt; template choice reads the same (§G5). */
  layers(): Layers;
  /** This AI said it aloud; `aside`: the storyline had no part in its words. */
  spoke(text: string, claims: readonly Claim[], aside?: boolean): void;
  /** The human said it; `toMe` where this AI was addressed. Never call it with a withheld line (§D5). */
  heard(line: Line, toMe: boolean): void;
  /** A public fact, after the scene took it in. */
  saw(fact: Fact, scene: Scene): void;
  passRound(n: number): void;
  /** Progress of attitude damping, 0…1 (§A11). Read, never written. */
  camouflage(progress: number): void;
  /** Its AI died or its role was laid open: only the closing beat is left; `over`: nothing is. */
  ended(reason: EndReason): void;
  /** `masked`: only what a player at the table may see; otherwise all (review, debug switch). */
  ladder(view: { readonly masked: boolean }): Ladder;
}

/** §G1: rounds to wait for the player before plan A. */
const PATIENCE = 3;
const RECALLED = 3;

/** Starts a part, or goes on with one from its state, which it keeps and changes. */
export function createPart(
  storyline: Storyline,
  { seat, voice, language, seed, minded, deviated }: PartStart,
  state: PartState = freshState(storyline),
): Part {
  const { beats, secret } = storyline;
  const last = beats.length - 1;
  const tells = secret ? beats.findIndex((beat) => beat.beat_id === secret.until) : -1;
  const recalling = beats.flatMap(({ recalls = [] }, at) => (recalls.length > 0 ? [{ at, recalls }] : []));
  /** Deviations that were told of already. */
  const noted = new Set<string>();
  let judged: Examination = examine({ beats, dialogue: [], stored_beat_idx: 0 }, language);
  openGates();
  rejudge();

  function openGates(): void {
    beats.forEach((beat, at) => {
      if (state.opened[at] !== null || !isOpen(beat.gate, state.sight)) return;
      state.opened[at] = state.log.length;
      if (at === tells) state.told = true;
    });
  }

  /** Judges the log anew and draws what follows from it. */
  function rejudge(): void {
    const before = judged.verdict.current_beat_idx;
    judged = examine(
      { beats, dialogue: state.log, stored_beat_idx: before, opened: state.opened, recalls: state.recalls },
      language,
    );
    tellDeviations();
    const { verdict } = judged;
    const { status, current_beat_idx: at, tone_correction: text, tone_correction_type: kind } = verdict;
    // What ended at a go began, too; what the game overtook did not.
    for (let i = before; i < at + Number(status === 'TRIGGER'); i++) begins(i);
    if (judged.verdict.completion > 0) begins(at);
    if (at !== before) Object.assign(state, { acted: null, again: false, askedAgain: false, waitingSince: null });
    if (status === 'TRIGGER') {
      state.phase = 'ended';
      return;
    }
    const latest = state.corrections[state.corrections.length - 1];
    if (text !== null && kind !== null && (latest?.text !== text || latest.beat !== at)) {
      state.corrections.push({ round: state.sight.round, kind, beat: at, text });
      if (kind === 'player_resistance') askAgainOrRest();
    }
    waits();
  }

  function waits(): void {
    state.waitingSince = judged.waiting ? (state.waitingSince ?? state.sight.round) : null;
  }

  function tellDeviations(): void {
    for (const deviation of judged.deviations) {
      const key = `${deviation.kind}/${deviation.beat}/${deviation.line}`;
      if (noted.has(key)) continue;
      noted.add(key);
      deviated?.(deviation);
    }
  }

  /** What was done stands for the beat, where nobody has put it into words by now. */
  function settleAct(): void {
    const beat = current();
    if (beat && state.acted?.beat === beat.beat_id) state.log.push({ who: 'npc', text: '', meets: [beat.beat_id] });
    state.acted = null;
  }

  function begins(at: number): void {
    if (!state.begun.includes(at) && !state.overtaken.includes(at)) state.begun.push(at);
  }

  function askAgainOrRest(): void {
    if (!state.askedAgain) state.again = true;
    else if (state.phase === 'running') state.phase = 'resting';
  }

  const current = () => beats[judged.verdict.current_beat_idx];
  const shut = (): boolean => state.opened[judged.verdict.current_beat_idx] === null;
  const active = (): boolean => state.phase === 'running' || state.phase === 'closing';

  /** Roles that may be claimed now: the public one, and those that the beat allows; the secret one only once told. */
  function allowed(): readonly Role[] {
    const { shown } = state.sight;
    const beat = shut() ? beats[Math.max(0, judged.verdict.current_beat_idx - 1)] : current();
    const byBeat =
      shown !== null && shown !== 'zhu' ? [] : (beat?.self ?? []).filter((role) => role !== secret?.role || state.told);
    return shown === null ? byBeat : [shown, ...byBeat];
  }

  function hold(): Hold {
    const open = secret === undefined || state.told || state.sight.shown !== null;
    return {
      allowed: allowed(),
      words: open ? [] : secret.words,
      told: state.told || state.sight.shown !== null,
      me: state.sight.me,
    };
  }

  function forbids({ text, claims }: Pick<Candidate, 'text' | 'claims'>): string | null {
    const held = hold();
    const claimed = claims.find((claim) => claim.kind === 'self' && !held.allowed.includes(claim.role));
    if (claimed?.kind === 'self') return `hold: claims a role (${claimed.role})`;
    const line = readLine(text);
    const why = breaksHold(line, held);
    if (why !== null) return why;
    const broken = active() && !shut() ? breach(line, current()?.npcTone) : null;
    return broken ? `tone: ${broken.kind} (${broken.words})` : null;
  }

  const layers = (extra: Minded = {}): Layers =>
    composeLayers({ verdict: judged.verdict, beats, language, shut: shut(), again: state.again, ...extra });

  /** The game has outrun the script: real acts stand for the beats before `at`. */
  function overtake(at: number): void {
    state.log.push({ who: 'npc', text: '', meets: beats.slice(0, at).map((beat) => beat.beat_id) });
    for (let i = 0; i < at; i++) state.opened[i] ??= state.log.length - 1;
    for (let i = judged.verdict.current_beat_idx; i < at; i++)
      if (!state.overtaken.includes(i)) state.overtaken.push(i);
  }

  /** Answers whether a beat has something to recall by it. */
  function see(fact: Fact, scene: Scene): boolean {
    look(state.sight, scene, seat);
    let recalled = false;
    for (const { at, recalls } of recalling) {
      if (!recalls.some((pattern) => fits(pattern, fact, seat, scene))) continue;
      state.recalls[at] = [...(state.recalls[at] ?? []), fact.id].slice(-RECALLED);
      recalled = true;
    }
    const beat = current();
    if (beat && !shut() && state.phase !== 'ended') {
      if (beat.acts?.some((pattern) => fits(pattern, fact, seat, scene)) === true)
        state.acted ??= { beat: beat.beat_id, turn: fact.turn };
      const bearing = beat.playerExpect === 'accept' ? bearingOf(fact, seat, scene, language) : null;
      if (bearing) state.log.push({ who: 'player', ...bearing });
    }
    if (!state.sight.jumped && isJump(fact, seat, scene)) {
      state.sight.jumped = true;
      if (state.phase === 'resting') state.phase = 'running';
    }
    return recalled;
  }

  /** Grows with every line of the log and with every gate that opens. */
  const heardOf = (): number => state.opened.reduce<number>((sum, at) => sum + (at === null ? 0 : 1), state.log.length);

  function close(reason: EndReason): void {
    // The lord's role is open from the start; nothing ends by that.
    if (reason === 'revealed' && storyline.roles.every((role) => role === 'zhu')) return;
    if (state.ended !== 'over') state.ended = reason;
    if (state.phase === 'ended') return;
    if (reason === 'over' && state.phase === 'closing') {
      state.phase = 'ended';
      return;
    }
    settleAct();
    rejudge();
    if (judged.verdict.current_beat_idx < last) {
      state.overtakenBy = reason;
      overtake(last);
    }
    state.opened[last] ??= state.log.length;
    state.phase = 'closing';
    rejudge();
  }

  return {
    state,
    get tone() {
      return active() ? layers().rules.tone : null;
    },
    get asks() {
      const beat = current();
      return beat !== undefined && active() && !shut() && scriptOf(beat).answered;
    },
    get pressing() {
      return active() && !shut() && state.again;
    },
    recalls() {
      const { realtime_context_ids: ids } = judged.verdict;
      return active() && !shut() ? ids.filter((id) => !state.recounted.includes(id)) : [];
    },
    offers(occasion, slots) {
      const beat = current();
      if (!beat || !active()) return [];
      state.sight.me ??= slots.me;
      const lines = shut() ? (beat.meanwhile ?? []) : judged.waiting && !state.again ? [] : beat.lines;
      const said = new Set(state.log.map(({ text }) => text));
      return linesFor(
        {
          beat,
          lines,
          missing: judged.missing,
          allowed: allowed(),
          said,
          again: state.again,
          layers: layers(),
          draw: [seed, seat, voice, state.said.lines],
        },
        { occasion, slots, voice, language },
      ).filter((candidate) => forbids(candidate) === null);
    },
    forbids,
    verdict: () => judged.verdict,
    layers: () => layers(minded?.()),
    spoke(text, claims, aside = false) {
      state.said.lines++;
      state.said.last = text;
      for (const claim of claims)
        if (claim.kind === 'self' && !state.said.claimed.includes(claim.role)) state.said.claimed.push(claim.role);
      for (const claim of claims) if (claim.kind === 'fact') state.recounted.push(claim.fact);
      if (state.phase === 'ended') return;
      state.log.push(aside ? { who: 'npc', text, aside } : { who: 'npc', text });
      rejudge();
      if (state.again) {
        state.again = false;
        state.askedAgain = true;
        state.waitingSince = state.sight.round;
      }
    },
    heard(line, toMe) {
      if (!toMe || state.phase === 'ended') return;
      if (state.phase === 'resting') state.phase = 'running';
      const logged: LogLine = { who: 'player', text: line.raw };
      hear(logged, line);
      state.log.push(logged);
      rejudge();
    },
    saw(fact, scene) {
      const before = heardOf();
      if (state.acted && fact.turn > state.acted.turn) {
        settleAct();
        rejudge();
      }
      const recalled = see(fact, scene);
      openGates();
      if (recalled || heardOf() !== before) rejudge();
    },
    passRound(n) {
      state.sight.round = n;
      if (state.phase === 'closing') {
        state.phase = 'ended';
        return;
      }
      const before = heardOf();
      openGates();
      settleAct();
      if (heardOf() !== before) rejudge();
      else waits();
      const waited = state.waitingSince === null ? 0 : n - state.waitingSince;
      if (waited >= PATIENCE || (state.askedAgain && waited > 0)) askAgainOrRest();
    },
    camouflage(progress) {
      const before = heardOf();
      state.sight.camouflage = clamp(progress, 0, 1);
      openGates();
      if (heardOf() !== before) rejudge();
    },
    ended: close,
    ladder: ({ masked }) => ladderOf(masked, { storyline, state, judged, shut: shut() }),
  };
}
