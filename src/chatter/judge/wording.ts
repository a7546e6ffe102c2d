/** The judge's texts: hold, correction and analysis. They are read by the generator, so none names a later beat. */
import type { Tone } from '../vocabulary';
import type { Beat, Deviation, Trap } from './beat';
import { requestBefore, type LoggedLine, type Performance, type Script } from './performance';
import { stanceOf } from './stance';
import type { InSpoken, SpokenLanguage } from '../../language/languages';

/** §T8 */
export const HOLD_NONE = 'NONE';

/** How many beats are masked. */
const HOLD: InSpoken<(at: number, later: number) => string> = {
  zh: (at, later) => `严格禁止后续内容：只演节拍${at}，其后${later}个节拍一律屏蔽，不得演绎、暗示、预告或点破。`,
  en: (at, later) =>
    `Nothing of what follows: play beat ${at} only. The ${later} later beat(s) are masked; do not act, hint at, announce or give away any of them.`,
};

/** §G3: nothing of what follows is named. */
export const holdOf = (at: number, later: number, language: SpokenLanguage): string =>
  later <= 0 ? HOLD_NONE : HOLD[language](at, later);

const TONE_ASKED: Readonly<Record<Tone, InSpoken<string>>> = {
  vulnerable: { zh: '脆弱（恳求、怕失去、声音发颤）', en: 'vulnerable (pleading, afraid of loss, a shaking voice)' },
  gentle: { zh: '温柔（体贴、缓和、不逼迫）', en: 'gentle (kind, calm, pressing nobody)' },
  probing: { zh: '试探（含蓄、询问、留余地）', en: 'probing (indirect, asking, leaving room)' },
  forceful: { zh: '强势', en: 'forceful' },
};

/** A real act or a softened word of the player in this stretch, for plan B; null where there is none. */
function softening(log: readonly LoggedLine[], from: number): string | null {
  for (let i = log.length - 1; i >= from; i--) {
    const heard = log[i];
    if (heard?.line.who !== 'player') continue;
    if (heard.line.bearing === 'soft') return heard.line.text;
    if (heard.line.bearing !== undefined) continue;
    if (stanceOf(heard.read, { request: requestBefore(log, i), ready: true }) === 'accept') return heard.line.text;
  }
  return null;
}

/** Plans A and B; `act`: what the player did that may be taken for softening. */
const PLANS: InSpoken<(act: string | null) => string> = {
  zh: (act) =>
    '纠正方案A：让NPC以更低的姿态、更脆弱的方式再请求一次。\n' +
    `纠正方案B：只凭玩家真正做过的举动写其态度松动，不得替玩家说话或编造举动。${act === null ? '记录中尚无这样的举动，先等。' : `记录中有：「${act}」。`}`,
  en: (act) =>
    'Plan A: let the NPC ask once more, from a lower place and more vulnerably.\n' +
    `Plan B: show the player softening only by what the player really did; never speak or act for the player. ${act === null ? 'The log holds no such act yet: wait.' : `The log holds: "${act}".`}`,
};

interface Told {
  readonly at: number;
  readonly evidence: string;
  /** What the beat is, and the tone that it asks for. */
  readonly event: string;
  readonly asked: string;
}

const CORRECTIONS: Readonly<Record<Deviation['kind'], InSpoken<(told: Told) => string>>> = {
  plot_jump: {
    zh: ({ at, event }) =>
      `检测到情节跳跃：节拍${at}尚未完整呈现，已开始演后面的内容。强制回退到节拍${at}，继续填充：${event}`,
    en: ({ at, event }) =>
      `Plot jump: beat ${at} is not fully played, and what comes later was begun. Roll back to beat ${at} and go on with it: ${event}`,
  },
  npc_tone: {
    zh: ({ at, asked, evidence }) =>
      `检测到基调偏离：节拍${at}要求${asked}，实际呈现为「${evidence}」。强制纠正：下回合重新演绎节拍${at}，去掉威胁、命令与强势。`,
    en: ({ at, asked, evidence }) =>
      `Tone: beat ${at} asks for ${asked}, but was played as "${evidence}". Replay beat ${at} next turn without threat, command or dominance.`,
  },
  player_resistance: {
    zh: ({ at, evidence }) => `检测到玩家抵触：节拍${at}预期玩家接受，玩家表示「${evidence}」。`,
    en: ({ at, evidence }) => `The player resists: beat ${at} expects acceptance; the player answered "${evidence}".`,
  },
};

const sentence = ({ kind, beat: at, evidence }: Deviation, beat: Beat, language: SpokenLanguage): string =>
  CORRECTIONS[kind][language]({
    at,
    evidence,
    event: beat.physical_event,
    asked: beat.npcTone ? TONE_ASKED[beat.npcTone][language] : '',
  });

/** §G2: the first deviation names the correction; a refusal beside it adds the plans. Null where nothing is due. */
export function correctionOf(
  due: readonly Deviation[],
  beat: Beat,
  log: readonly LoggedLine[],
  from: number,
  language: SpokenLanguage,
): string | null {
  const [first] = due;
  if (first === undefined) return null;
  const refusal = due.find(({ kind }) => kind === 'player_resistance');
  const parts = [sentence(first, beat, language)];
  if (refusal && refusal !== first) parts.push(sentence(refusal, beat, language));
  if (refusal) parts.push(PLANS[language](softening(log, from)));
  return parts.join('\n');
}

const TRAP_WORDS: Readonly<Record<Trap, InSpoken<string>>> = {
  mentioned_only: { zh: '只是提到，没有展开', en: 'only mentioned, not played out' },
  only_begun: { zh: '刚开了个头', en: 'only begun' },
  no_answer: { zh: '玩家尚未作出应有的回应', en: 'the player has not answered as it takes' },
  wrong_tone: { zh: '情感基调偏离', en: 'played in the wrong tone' },
};

const ANALYSIS: InSpoken<{
  readonly over: (at: number) => string;
  readonly so: (at: number, percent: number, traps: readonly string[]) => string;
  readonly missing: (groups: number) => string;
  readonly unbegun: string;
}> = {
  zh: {
    over: (at) => `节拍${at}已完成100%，全部节拍完成`,
    so: (at, percent, traps) => `节拍${at}已完成${percent}%：${traps.join('；')}`,
    missing: (groups) => `尚缺${groups}组要点`,
    unbegun: '尚未开始',
  },
  en: {
    over: (at) => `Beat ${at} is 100% complete; every beat is complete`,
    so: (at, percent, traps) => `Beat ${at} is ${percent}% complete: ${traps.join('; ')}`,
    missing: (groups) => `${groups} point(s) still missing`,
    unbegun: 'not begun',
  },
};

export function analysisOf(
  { groups }: Script,
  at: number,
  now: Performance | null,
  completion: number,
  language: SpokenLanguage,
): string {
  const say = ANALYSIS[language];
  if (now === null) return say.over(at);
  const traps = now.traps.map((trap) => TRAP_WORDS[trap][language]);
  const missing = groups.length - now.met.size;
  if (missing > 0) traps.push(say.missing(missing));
  if (!now.begun) traps.push(say.unbegun);
  return say.so(at, Math.round(completion * 100), traps);
}
