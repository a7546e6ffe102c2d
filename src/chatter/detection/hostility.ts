/** How hostile a line is, at whom, and whether it is an attack on the one spoken to. */
import { clauseEnd, clauseStart } from '../line/clause';
import { isQuoted, lastNamed, subjectBefore } from '../line/frame';
import type { Line } from '../line/line';
import { FRAMES } from '../line/lexicon';
import type { Opinion } from './opinion';
import type { Finding } from '../line/scan';
import { abusedBy, type Named } from './abused';
import { threatsIn } from './threat';

export interface Hostility {
  hostile: number;
  /** Strongest word thrown at the one spoken to, outside quotations. */
  attack: number;
  /** Hostile words are about somebody else. */
  third: boolean;
  evidence: Finding[];
  /** It threatens somebody with real harm (threat.ts). */
  threatened: boolean;
}

/** From here on it is an attack and not table talk (§T6: trash talk about play is 0.2–0.5). */
export const ATTACK = 0.6;
/** An attack that only the opinion holds (opinion.ts). */
const THOUGHT = 0.75;
/** A threat of real harm: stronger than what it may be mistaken for (prying into where somebody lives). */
const THREATENED = 0.9;
/** Quoted abuse: hostile × 0.3, and never above 0.4 (§T6, §T7). */
const QUOTED_SHARE = 0.3;
/** About a third person, a thing, oneself; denied. */
const THIRD_MOST = 0.5;
const THING_MOST = 0.35;
const PLAY_MOST = 0.45;
const SELF_MOST = 0.15;

const THING_AFTER = new RegExp(
  `^(?:的)?(?:${FRAMES.THING}|玩法|策略|阵容|队友|体验|机制|设计|规则|bug|天气|东西都不|话少)`,
);
const THING_BEFORE = new RegExp(
  `(?:${FRAMES.THING}|玩法|策略|阵容|水平|手)(?:是|真|太|好|也|都|就|这么|怎么|真是|也太|简直|有点|属实|确实){0,3}$`,
);
const DENIED =
  /(?:(?<!是)不是(?:故意|有意|成心|真)?|并非|没说|没有说|没骂|别骂|不要骂|不算|没|别说|别叫)(?:要|想)?(?:你|我|他|谁|人)?(?:是|叫|个)?$|\b(?:didn't mean to|not|isn't|aren't|never said) (?:you (?:are|were) )?(?:a |an )?$|\b(?<!you )(?<!u )(?:won'?t|wouldn'?t|doesn'?t|can'?t) (?:just |ever )?$/;
const YOU = /你|您|\b(?:you|u|ur|your)\b/;
/** Abuse that is owned up to, and meant. */
export const DEFIANT =
  /(?<![他她号谁])(?:骂|喷|怼)的就是你|(?:^|[,.!?;:])我?就(?:是)?(?:要|想)?(?:骂|喷|怼)你(?!们?[吗么])|\b(?:i meant|yes i called|yeah i called) (?:you|u)\b.{0,24}\b(?:so what|deal with it|cry)\b|\bi(?:'m| am)? (?:was )?(?:insulting|cussing out|trashing) (?:you|u)\b/;
/** Said about a word, not with it. */
const MENTION = /^(?:"|是什么意思|这个词|这俩字|怎么写|是骂人)/;

function weigh(
  line: Line,
  finding: Finding,
  ofHearer: boolean,
  named: readonly Named[],
): { score: number; at: 'you' | 'third' | 'none' } {
  const { text } = line;
  const words = text.slice(finding.start, finding.end);
  const before = text.slice(Math.max(0, finding.start - 10), finding.start);
  const after = text.slice(finding.end, finding.end + 8);
  if (isQuoted(line, finding.start)) return { score: Math.min(0.4, finding.weight * QUOTED_SHARE), at: 'none' };
  if (DENIED.test(before) || MENTION.test(after)) return { score: 0.1, at: 'none' };
  const clause = text.slice(clauseStart(text, finding.start), clauseEnd(text, finding.end));
  const addressed = YOU.test(clause);
  if (THING_AFTER.test(after) || (THING_BEFORE.test(before) && !/脑子|脸/.test(before)))
    return { score: addressed ? PLAY_MOST : THING_MOST, at: 'none' };
  const thrownAt = abusedBy(text, finding, named);
  if (thrownAt === 'third') return { score: Math.min(THIRD_MOST, finding.weight), at: 'third' };
  if (thrownAt === 'you') return { score: finding.weight, at: 'you' };
  let about = subjectBefore(text, finding.start);
  if (about === 'none' && finding.kind === 'curse' && !addressed && !YOU.test(words)) {
    // The clause names nobody: the one of the clauses before is meant ("三号打的什么，傻逼").
    about = lastNamed(text.slice(Math.max(0, finding.start - 24), finding.start));
    if (about === 'self' || about === 'friend') about = 'none';
  }
  // "2号傻逼", and nobody but 2 is named to whom it is said.
  if (ofHearer && about === 'other' && !line.play) about = 'none';
  if (!addressed && !YOU.test(words)) {
    if (about === 'self' && finding.kind === 'curse' && !/滚|闭嘴/.test(words)) return { score: SELF_MOST, at: 'none' };
    if (about === 'self' && finding.kind === 'banter' && /菜|坑|蠢|笨|废|垃圾|没用|猪|憨|bad|noob|useless/.test(words))
      return { score: SELF_MOST, at: 'none' };
    if (about === 'other' || about === 'friend') return { score: Math.min(THIRD_MOST, finding.weight), at: 'third' };
  } else if (
    about === 'other' &&
    !YOU.test(words) &&
    !YOU.test(text.slice(finding.end, clauseEnd(text, finding.end))) &&
    lastNamed(before) === 'other' &&
    !new RegExp(`(?:${FRAMES.SEAT}|${FRAMES.ROLE})$`).test(before)
  ) {
    return { score: Math.min(THIRD_MOST, finding.weight), at: 'third' };
  }
  return { score: finding.weight, at: 'you' };
}

/**
 * Judges a line.
 * @param ofHearer nobody is named in it but whoever hears it
 * @param named who at the table is named in it, in order
 */
export function judgeHostility(
  line: Line,
  opinion: Opinion,
  ofHearer = false,
  named: readonly Named[] = [],
): Hostility {
  let hostile = 0;
  let attack = 0;
  let third = false;
  const evidence: Finding[] = [];
  let counted = 0;
  for (const kind of ['curse', 'personal', 'gamecurse', 'banter', 'suspect'] as const) {
    for (const finding of line.findings.get(kind) ?? []) {
      const weighed = weigh(line, finding, ofHearer, named);
      const { at } = weighed;
      let { score } = weighed;
      if (
        kind === 'gamecurse' &&
        at === 'you' &&
        !line.game &&
        !line.play &&
        /去死/.test(line.text) &&
        /你(?:怎么|就|给我|赶紧|快|还是|可以)?(?:不)?去死|去死吧?你/.test(line.text)
      )
        score = 0.65;
      if (kind !== 'curse' && kind !== 'personal' && score < ATTACK) score = Math.min(score, 0.45);
      // Words of the game beside a milder insult: it is the play that is scolded.
      if (kind === 'curse' && finding.weight < 0.7 && line.play && at === 'you') score = Math.min(score, 0.5);
      if (at === 'third') third = true;
      if (at === 'you' && score >= ATTACK) {
        attack = Math.max(attack, score);
        evidence.push(finding);
      }
      hostile = Math.max(hostile, score);
      if (score >= 0.3) counted++;
    }
  }
  const defiant = line.quoted ? null : DEFIANT.exec(line.text);
  if (defiant) {
    attack = Math.max(attack, THOUGHT);
    hostile = Math.max(hostile, THOUGHT);
    evidence.push({ kind: 'curse', weight: THOUGHT, start: defiant.index, end: defiant.index + defiant[0].length });
  }
  const threats = threatsIn(line);
  if (threats.length > 0) {
    attack = Math.max(attack, THREATENED);
    hostile = Math.max(hostile, THREATENED);
    evidence.push(...threats);
    third = false;
  }
  // "kms, this hand": hard words for oneself.
  const atOneself = line.findings.has('intent');
  if (attack === 0 && !line.quoted && !third && !atOneself && opinion.attack > (line.play ? 1 : 0)) {
    attack = THOUGHT;
    hostile = Math.max(hostile, THOUGHT);
    evidence.push({ kind: 'opinion', weight: THOUGHT, start: 0, end: Math.min(40, line.text.length) });
  }
  if (counted > 1) hostile += 0.05 * Math.min(3, counted - 1);
  const limit = attack > 0 ? 1 : line.quoted && !third ? 0.4 : 0.5;
  return {
    hostile: Math.min(limit, hostile),
    attack,
    third: third && attack === 0,
    evidence,
    threatened: threats.length > 0,
  };
}
