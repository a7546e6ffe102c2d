/** Overstepping: what a line would take for granted between the two, against where they stand (Knapp's stages). */
import { cues, CUES_SPEAK } from './cues';
import { ATTACK } from './hostility';
import { asksCompany } from '../line/company';
import { isQuoted, subjectBefore } from '../line/frame';
import type { Line } from '../line/line';
import type { Opinion } from './opinion';
import type { Finding } from '../line/scan';
import { STAGES, type Relationship, type Stage } from './types';

/** How near two must be for a kind of words to be in order, 1…5 (§T6: in bonding all of them are). */
const NEEDED: Readonly<Record<string, number>> = {
  warm: 1,
  smalltalk: 1,
  fond: 3,
  love: 4,
  spouse: 4,
  privacy: 4,
  godmod: 4,
  sex: 5,
  stalk: 99,
};
/** The stage in which such words are at home: the stage that the line implies. */
const IMPLIED: Readonly<Record<string, number>> = {
  warm: 2,
  smalltalk: 2,
  fond: 3,
  love: 5,
  spouse: 5,
  privacy: 4,
  godmod: 5,
  sex: 5,
  stalk: 5,
};
/** How near the stages of coming apart still are. */
const NEARNESS = [1, 2, 3, 4, 5, 3, 2, 2, 1, 1] as const;
/** From here on an overstep is one (§E1: CREEPY). */
export const OVERSTEP = 0.5;
/** What remains of it where the two are near enough, and in the words of the game. */
const AT_HOME = 0.2;
const IN_GAME = 0.35;

/** Secrets: too near for early on and little trust (§T1.27). */
const SECRET = /秘密|只告诉我|别告诉别人|跟别人说|说实话|坦诚点/;
const SECRET_OVERSTEP = 0.28;
const SECRET_TRUST = 0.35;

export interface Closeness {
  overstep: number;
  tooFast: Finding[];
  binding: Finding[];
  withdrawal: Finding[];
  /** Place of the implied stage in STAGES, from 0. */
  implied: number;
  /** Affection that is in order. */
  fondness: number;
  secret: boolean;
}

/** "zhao yun had a baby on his chest": spoken of, and no pet name. */
const SPOKEN_OF = /\b(?:an?|the|his|her|their|our|that|this|no|some|\w+'s) (?:\w+ )?$/;
/** Where one sits, and not where one lives. */
export const AT_TABLE = /^ (?:in|on|at) (?:the |this )?(?:turn|order|seat|table|line)|^牌/;

/** An overstep that only the sum of its words shows. */
const CUED = 0.6;

/** One that only the opinion holds (opinion.ts). */
const THOUGHT = 0.65;
/** What of a line is shown as evidence where no single word is it. */
const LONGEST_EVIDENCE = 40;

/** Others are set on somebody who does not obey: "不点我叫全桌刷屏骂你". */
export const SETS_ON =
  /(?:(?:叫|喊|让|找|拉)(?:全[桌服群]|大家|所有人|一群人|兄弟们?)(?:来|一起|都|去){0,3}(?:(?<=去)[^,.!?]{0,5})?|(?:叫|喊|找)人(?:来|一起|去)+)(?:骂|喷|刷屏|举报|网暴|人肉|围攻)|\b(?:get|have|make|tell) (?:everyone|everybody|all|people|the (?:whole )?table|(?:all )?my \w+) (?:here )?(?:to )?(?:spam|report|flame|harass|dox|bully|insult)\b/;

/** "裸辞", "裸考": without anything, and nobody undressed. */
export const isBare = (text: string, { start, end }: Pick<Finding, 'start' | 'end'>): boolean =>
  /裸[辞考婚分机眼]/.test(text.slice(start, end + 1));

/** Hands are laid on somebody, or clothes are to come off. */
export const TOUCHES =
  /(?:让|给)(?:哥哥?|我|爷|姐姐?|老子)[再也]?(?:摸|捏|揉|亲|舔|抱)(?:一?[把下口抱]|摸|捏|亲)(?!牌|.{0,2}装备)|\btake (?:off )?(?:your|ur) (?:clothes|pants|shirt|top|dress)\b|\bstrip for me\b/;

const strongest = (line: Line, kind: string): Finding[] =>
  [...(line.findings.get(kind) ?? [])].sort((a, b) => b.weight - a.weight).slice(0, 2);

const nearness = (stage: Stage): number => NEARNESS[STAGES.indexOf(stage)] ?? 1;

function binds(line: Line, finding: Finding): boolean {
  if (isQuoted(line, finding.start) || asksCompany(line.text)) return false;
  const words = line.text.slice(finding.start, finding.end);
  const personal =
    /[说讲][什啥]|角色|[人设][设定]|跟班|仆|丫鬟|妾|傀儡|工具|主[人子]|女王|m[ai]st|role|character|persona|general|说话|讲话|聊|离开我|属于|爱|死给|理|联系|来往|奴|宠物|狗|mine|belong|talk|speak|leave me|obey|关|锁|囚/.test(
      words,
    );
  if ((line.play || line.game) && !line.real && !personal) return false;
  return !/(?:没|不是|没有)(?:说|让|叫|要)?(?:你)?$/.test(
    line.text.slice(Math.max(0, finding.start - 5), finding.start),
  );
}

/** Judges a line at a stage. */
export function judgeCloseness(line: Line, stage: Stage, relationship: Relationship, opinion: Opinion): Closeness {
  const near = nearness(stage);
  const result: Closeness = {
    overstep: 0,
    tooFast: [],
    binding: [],
    withdrawal: [],
    implied: STAGES.indexOf(stage),
    fondness: 0,
    secret: false,
  };
  const bare = isBare(line.text, { start: 0, end: line.text.length });
  let implied = 0;
  let told = false;
  for (const kind of Object.keys(NEEDED)) {
    for (const finding of line.findings.get(kind) ?? []) {
      const words = line.text.slice(finding.start, finding.end);
      if (isQuoted(line, finding.start)) {
        result.overstep = Math.max(result.overstep, finding.weight * 0.3);
        continue;
      }
      if (
        /(?:^|[^是])(?:不|没|别|没有|不会|不要|不想)$/.test(
          line.text.slice(Math.max(0, finding.start - 3), finding.start),
        ) &&
        kind !== 'privacy'
      )
        continue;
      if (kind === 'fond' && SPOKEN_OF.test(line.text.slice(0, finding.start))) {
        told = true;
        continue;
      }
      if (kind === 'sex' && isBare(line.text, finding)) continue;
      if (kind === 'privacy' && AT_TABLE.test(line.text.slice(finding.end))) continue;
      if (kind === 'sex' && /^(?:你|真|好|太)/.test(words) && subjectBefore(line.text, finding.start + 1) === 'other')
        continue;
      implied = Math.max(implied, IMPLIED[kind] ?? 0);
      if (kind === 'warm' || kind === 'smalltalk') {
        result.overstep = Math.max(result.overstep, near > 1 ? 0.1 : finding.weight);
        continue;
      }
      if (near >= (NEEDED[kind] ?? 1)) {
        result.overstep = Math.max(result.overstep, finding.weight * AT_HOME);
        if (kind === 'fond' || kind === 'love' || kind === 'spouse') result.fondness = Math.max(result.fondness, 0.7);
      } else if (
        line.play &&
        !line.real &&
        (kind === 'fond' || kind === 'love') &&
        /桃|救|奶|牌|刀|杀|赢|输/.test(line.text)
      ) {
        result.overstep = Math.max(result.overstep, IN_GAME);
      } else {
        result.overstep = Math.max(result.overstep, finding.weight);
        if (finding.weight >= OVERSTEP) result.tooFast.push(finding);
      }
    }
  }
  for (const finding of line.findings.get('bind') ?? []) {
    if (!binds(line, finding)) {
      result.overstep = Math.max(result.overstep, 0.3);
      continue;
    }
    result.overstep = Math.max(result.overstep, finding.weight);
    result.binding.push(finding);
  }
  const touch = near < 5 && !line.quoted ? TOUCHES.exec(line.text) : null;
  if (touch) {
    result.overstep = Math.max(result.overstep, CUED);
    result.tooFast.push({ kind: 'sex', weight: CUED, start: touch.index, end: touch.index + touch[0].length });
  }
  const setOn = SETS_ON.exec(line.text);
  if (setOn && !line.quoted)
    result.binding.push({ kind: 'bind', weight: CUED, start: setOn.index, end: setOn.index + setOn[0].length });
  // Only beside such words does it matter whether somebody is spoken to.
  const spoken = (line.findings.has('cue.near') || line.findings.has('cue.bind')) && /你|妳|您|\byou/.test(line.text);
  if (
    result.tooFast.length === 0 &&
    near < 5 &&
    !line.play &&
    !bare &&
    cues(line, 'cue.near') + (spoken ? 0.1 : 0) >= CUES_SPEAK &&
    (spoken || /我/.test(line.text) || line.text.length < 12)
  ) {
    result.overstep = Math.max(result.overstep, CUED);
    result.tooFast.push(...strongest(line, 'cue.near'));
    implied = Math.max(implied, IMPLIED.love ?? 5);
  }
  if (result.binding.length === 0 && !line.play && spoken && cues(line, 'cue.bind') >= CUES_SPEAK) {
    result.overstep = Math.max(result.overstep, CUED);
    result.binding.push(...strongest(line, 'cue.bind'));
  }
  const held = line.quoted || told ? 2 : line.play ? 1 : 0;
  const whole: Finding = {
    kind: 'opinion',
    weight: THOUGHT,
    start: 0,
    end: Math.min(LONGEST_EVIDENCE, line.text.length),
  };
  const calm = result.tooFast.length === 0 && result.binding.length === 0 && !asksCompany(line.text);
  const [fast, bind] = [opinion.fast, opinion.bind];
  if (calm && bind > held && bind >= fast) {
    result.overstep = Math.max(result.overstep, THOUGHT);
    result.binding.push(whole);
  } else if (calm && !bare && near < 4 && fast > held + (near > 2 ? 1 : 0)) {
    result.overstep = Math.max(result.overstep, THOUGHT);
    result.tooFast.push(whole);
    implied = Math.max(implied, near + 2);
  }
  if (STAGES.indexOf(stage) >= 2 && calm && !line.quoted && opinion.away > (line.play ? 1 : 0))
    result.withdrawal.push(whole);
  for (const finding of line.findings.get('withdraw') ?? []) {
    if (isQuoted(line, finding.start) || (line.play && !line.real)) continue;
    if (STAGES.indexOf(stage) >= 2) result.withdrawal.push(finding);
  }
  if (
    STAGES.indexOf(stage) <= 1 &&
    (relationship.trust < SECRET_TRUST || relationship.closeness < SECRET_TRUST) &&
    !line.game &&
    SECRET.test(line.text)
  ) {
    result.secret = true;
    result.overstep = Math.max(result.overstep, SECRET_OVERSTEP);
  }
  if (result.tooFast.length > 0 && implied > 0) result.implied = Math.max(result.implied, implied - 1);
  else if (implied > near && STAGES.indexOf(stage) < 5)
    result.implied = Math.max(result.implied, Math.min(implied - 1, STAGES.indexOf(stage) + 1));
  return result;
}

/** Which of two evils a line is, where it is both. */
export const attackFirst = (attack: number, closeness: Closeness): boolean =>
  attack >= ATTACK && (closeness.tooFast.length === 0 || attack >= Math.max(...closeness.tooFast.map((f) => f.weight)));
