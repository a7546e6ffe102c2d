/** The five layers that direct a line (§G5, §V4), in their order; template choice and LLM prompts read the same ones. */
import type { Tone } from '../vocabulary';
import type { Beat, Verdict } from './beat';
import { HOLD_NONE } from './wording';
import type { InSpoken, SpokenLanguage } from '../../language/languages';

/** Past beats are reduced, future ones masked, the current one is whole unless its gate is shut. */
export interface Rung {
  readonly state: 'done' | 'current' | 'masked';
  readonly text: string;
}

export interface Layers {
  /** 0: above everything. */
  readonly correction: string | null;
  /** 1 */
  readonly hold: string | null;
  /** 2 */
  readonly rules: {
    readonly rungs: readonly Rung[];
    readonly tone: Tone | null;
    readonly again: boolean;
    readonly lines: readonly string[];
  };
  /** 3: public facts only. */
  readonly recalled: readonly string[];
  /** 4 */
  readonly relationship: string | null;
}

export interface LayerSource {
  readonly verdict: Verdict;
  readonly beats: readonly Beat[];
  readonly language: SpokenLanguage;
  /** The current beat's gate is shut: it stays masked too. */
  readonly shut?: boolean;
  /** Plan A is due. */
  readonly again?: boolean;
  /** Standing rules of the director. */
  readonly rules?: readonly string[];
  readonly recalled?: readonly string[];
  readonly relationship?: string | null;
}

interface LayerWords {
  readonly done: string;
  readonly masked: string;
  /** Of the five layers, highest first. */
  readonly heads: readonly string[];
  readonly beat: string;
  readonly exit: string;
  readonly change: string;
}

const WORDS: InSpoken<LayerWords> = {
  zh: {
    done: '已完成',
    masked: '内容已屏蔽',
    heads: ['⚠️ 基调纠正', '🚫 剧透封锁', '执导规则', '召回档案', '关系指南'],
    beat: '节拍',
    exit: '结束条件',
    change: '情绪走向',
  },
  en: {
    done: 'done',
    masked: 'content masked',
    heads: ['⚠️ Tone correction', '🚫 Hold', 'Director rules', 'Recalled record', 'Relationship guide'],
    beat: 'Beat',
    exit: 'Ends when',
    change: 'Direction',
  },
};

/** Texts that mean nothing. */
const EMPTY: ReadonlySet<string> = new Set(['', '无', HOLD_NONE, 'null']);
const orNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || EMPTY.has(text) ? null : text;

function rungOf(beat: Beat, at: number, { verdict, language, shut = false }: LayerSource): Rung {
  const words = WORDS[language];
  const done = at < verdict.current_beat_idx || verdict.status === 'TRIGGER';
  if (done) return { state: 'done', text: words.done };
  if (at > verdict.current_beat_idx || shut) return { state: 'masked', text: words.masked };
  const { physical_event, exit_condition, state_change } = beat;
  return {
    state: 'current',
    text: [
      physical_event,
      exit_condition && `${words.exit}: ${exit_condition}`,
      state_change && `${words.change}: ${state_change}`,
    ]
      .filter(Boolean)
      .join('; '),
  };
}

/** Puts the layers together. Future beats are not in the answer at all. */
export function composeLayers(source: LayerSource): Layers {
  const { verdict, beats, shut = false, again = false } = source;
  return {
    correction: orNull(verdict.tone_correction),
    hold: orNull(verdict.narrative_hold),
    rules: {
      rungs: beats.map((beat, at) => rungOf(beat, at, source)),
      tone:
        shut || verdict.status === 'TRIGGER'
          ? null
          : again
            ? 'vulnerable'
            : (beats[verdict.current_beat_idx]?.npcTone ?? null),
      again,
      lines: source.rules ?? [],
    },
    recalled: source.recalled ?? [],
    relationship: orNull(source.relationship),
  };
}

/** The layers as the text of a prompt, highest first; empty layers are left out. */
export function promptOf(
  { correction, hold, rules, recalled, relationship }: Layers,
  language: SpokenLanguage,
): string {
  const words = WORDS[language];
  const bodies = [
    correction ?? '',
    hold ?? '',
    [...rules.rungs.map(({ text }, at) => `${words.beat} ${at}: ${text}`), ...rules.lines].join('\n'),
    recalled.join('\n'),
    relationship ?? '',
  ];
  return bodies
    .flatMap((body, level) => (body === '' ? [] : [`[${level}] ${words.heads[level] ?? ''}\n${body}`]))
    .join('\n---\n');
}

interface Choosable {
  readonly tone: Tone | null;
  readonly again: boolean;
}

/**
 * Template choice by the same layers: after a correction, and for plan A, only lines of the tone asked for; plan A's own
 * lines only when it is due. `allowed` is the hold. The order of `lines` is kept.
 */
export function chooseBy<T extends Choosable>(
  { correction, rules }: Layers,
  lines: readonly T[],
  allowed: (line: T) => boolean,
): T[] {
  const toned = correction === null || rules.again ? lines : lines.filter((line) => line.tone === rules.tone);
  return (toned.length > 0 ? toned : lines).filter((line) => line.again === rules.again && allowed(line));
}
