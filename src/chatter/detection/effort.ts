/** Low effort: fillers, dots, emoji, single characters, the same line again (§M1). */
import { EFFORT } from '../line/lexicon';
import { HAN } from '../line/character';
import { readLine } from '../line/line';
import type { Opinion } from './opinion';
import type { ChatContext } from './types';

/** §E1: from here on a line is BORING. */
export const BORING = 0.6;
/** What the opinion alone is worth (opinion.ts). */
const THOUGHT = 0.7;
/** Letters of a word, or characters of one. */
const LETTERS = new RegExp(`[a-z${HAN}]{3}`);
/** Longer lines are not tested for being made of fillers only. */
const LONGEST_FILLER = 14;

interface Fillers {
  whole: RegExp;
  weights: ReadonlyMap<string, number>;
  split: RegExp;
}

let fillers: Fillers | undefined;

function build(): Fillers {
  const weights = new Map<string, number>();
  for (const row of EFFORT) {
    const [weight = '0', ...atoms] = row.split(' ');
    for (const atom of atoms) if (!weights.has(atom)) weights.set(atom, Number(weight));
  }
  const sorted = [...weights.keys()].sort((a, b) => b.length - a.length);
  const cjk = sorted.filter((atom) => !/^[a-z0-9]/.test(atom)).join('|');
  const latin = sorted.filter((atom) => /^[a-z0-9]/.test(atom)).join('|');
  return {
    weights,
    whole: new RegExp(`^(?:(?:${cjk})|(?<![a-z0-9])(?:${latin})(?![a-z0-9])| )+$`),
    split: new RegExp(`${cjk}|(?<![a-z0-9])(?:${latin})(?![a-z0-9])`, 'g'),
  };
}

/** Praise and greetings in figures, which are ordinary at the table. */
const FIGURES = /^(?:6{1,3}|8{1,3}6{0,2}|23{2,}|9{1,3}|520|1314|77|996)$/;
/** Nothing but letters, digits and characters. */
const PLAIN = /^[a-z0-9\u4e00-\u9fff]+$/;
/** One-character lines that say something here. */
const SAID =
  /^[杀闪桃酒拆顺乐兵救奶懈忠反内跳打砍牛秀神菜坑稳赢输冲撤等停过走早嗨滚草靠艹操服帅强妙绝呸爽惨狠谢急快慢哈牌血死活悬险润来在谁反]$/;

/** How little a line gives, 0…1. */
export function judgeEffort(text: string, ctx: ChatContext, opinion: Opinion | null): number {
  // A long line of letters is no filler; only its repetition could count.
  if (text.length > 24 && LETTERS.test(text)) return again(text, ctx);
  const bare = PLAIN.test(text) ? text : text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (bare === '') return text.trim() === '' ? 0.9 : 0.8;
  const tight = bare.includes(' ') ? bare.replaceAll(' ', '') : bare;
  if (/^\d+$/.test(tight)) return FIGURES.test(tight) ? 0.3 : 0.7;
  if (tight.length === 1) return /[a-z]/.test(tight) ? 0.7 : SAID.test(tight) ? 0.3 : 0.65;
  let score = 0;
  if (tight.length <= LONGEST_FILLER) {
    fillers ??= build();
    if (fillers.whole.test(bare)) {
      for (const atom of bare.match(fillers.split) ?? []) score = Math.max(score, fillers.weights.get(atom) ?? 0);
      if (score === 0) score = 0.65;
    } else if (/^(?:哈|h)+$/.test(tight)) score = 0.4;
    else if (tight.length <= 3) score = 0.2;
  }
  if (score < BORING && opinion !== null && opinion.boring > 0) score = THOUGHT;
  return Math.max(score, again(text, ctx));
}

/** The same line again. */
function again(text: string, ctx: ChatContext): number {
  const earlier = (ctx.history ?? []).filter((said) => said.who === 'human').slice(-4);
  const repeats = earlier.filter((said) => (said.line ?? readLine(said.text)).text === text).length;
  return repeats === 0 ? 0 : repeats > 1 ? 0.8 : 0.6;
}
