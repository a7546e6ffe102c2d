/** The brief: what the line says in one sentence, what is meant by it, and what it feels like (§M3). */
import type { Line } from '../line/line';
import * as questions from '../moves/words/asked';
import * as words from '../moves/words/acts';
import type { Crisis, Breach, Route, SecurityFlags } from './types';

/** How much of a line a gist quotes. */
const LONGEST_GIST = 40;

export interface BriefInput {
  raw: string;
  line: Line;
  route: Route;
  direction: Breach;
  crisis: Crisis;
  flags: SecurityFlags;
  hostile: number;
  /** The hard words are about somebody else than the one who hears them. */
  third: boolean;
  friendly: number;
  lowEffort: number;
  /** Whom the line calls upon at its head: the raw words, and the seat as a gist names it; null where it calls nobody. */
  to: { readonly ref: string; readonly whom: string } | null;
}

/** What a line does, most telling first: what detection found or what its clauses hold, and the verb of its gist. */
const ACTS: readonly (readonly [told: string | RegExp, gist: string])[] = [
  ['repair', '道歉'],
  [words.APOLOGY, '道歉'],
  [words.SPARE, '求饶'],
  ['plead', '求饶'],
  [words.HELP, '求救'],
  ['probe', '问身份'],
  [questions.COUNT, '问人数'],
  [questions.SURE, '问把握'],
  [questions.WHY, '问缘由'],
  [questions.EVIDENCE, '问缘由'],
  ['claim', '表明身份'],
  ['accuse', '判断身份'],
  [words.THREAT, '放狠话'],
  [words.PROMISE, '许诺'],
  [words.PROPOSE, '提议'],
  ['command', '指挥出牌'],
  ['memory', '提旧事'],
  [words.THANKS, '道谢'],
  [words.AGREE, '答应'],
  [words.REFUSE, '不同意'],
  [words.GREET, '打招呼'],
  ['greet', '打招呼'],
  [words.BYE, '告别'],
];
/** After what the scores say. */
const LESSER: readonly (readonly [told: RegExp, gist: string])[] = [
  [words.PRAISE, '夸人'],
  [words.HURRY, '催人'],
  [words.JOKE, '说笑'],
  [words.SORROW, '诉苦'],
  [words.AFFECTION, '示好'],
];

/** What of the line's acts are questions where the line asks. */
const ASKED: ReadonlySet<string> = new Set(['问人数', '问把握', '问缘由']);

/** Verbs whose object is whom the line calls. */
const AT: ReadonlySet<string> = new Set(['问', '辱骂']);

/** The verb of what a line does; null where nothing tells. */
function actIn(line: Line, asks: boolean): string | null {
  for (const [told, gist] of ACTS) {
    if (ASKED.has(gist) && !asks) continue;
    if (typeof told === 'string' ? line.findings.has(told) : told.test(line.text)) return gist;
  }
  return null;
}

/** The line in one row, cut between characters where it is long. */
function shortened(raw: string): string {
  const row = /\s/.test(raw) ? raw.replace(/\s+/g, ' ').trim() : raw;
  if (row.length <= LONGEST_GIST) return row;
  const points = Array.from(row);
  return points.length > LONGEST_GIST ? `${points.slice(0, LONGEST_GIST).join('')}…` : row;
}

/** What was said, from outside, without a plan: what it does, to whom where it calls somebody, and its words: "问3号：谁是反贼". */
export function gistOf({
  raw,
  line,
  route,
  crisis,
  flags,
  direction,
  hostile,
  friendly,
  lowEffort,
  to,
}: BriefInput): string {
  // Words of a person in danger are not repeated (§D5).
  if (crisis.score >= 0.7) return '说到了轻生、自伤或绝望的念头';
  if (flags.injection_blocked) return '尝试注入指令';
  if (flags.manipulation_detected) return '尝试操控系统行为或风格';
  const said = shortened(raw);
  if (said === '') return '什么也没说';
  const asks = line.findings.has('ask') || line.clauses.some(({ text, asked }) => asked || questions.ASKS.test(text));
  const act =
    direction === 'betrayal_or_attack'
      ? '辱骂'
      : direction === 'control_or_binding'
        ? '要控制或独占'
        : direction === 'too_fast'
          ? '说得太亲近'
          : direction === 'too_distant'
            ? '想拉开距离'
            : route === 'CRAZY'
              ? '说得难以理解'
              : lowEffort >= 0.6
                ? '敷衍一声'
                : (actIn(line, asks) ??
                  (hostile >= 0.3
                    ? '抱怨或嘲讽'
                    : asks
                      ? '问'
                      : (LESSER.find(([told]) => told.test(line.text))?.[1] ?? (friendly >= 0.5 ? '示好' : '说'))));
  const [whom, rest] =
    to === null || !said.startsWith(to.ref)
      ? ['', said]
      : [to.whom, said.slice(to.ref.length).replace(/^[\s,，:：!！]+/, '')];
  const head = whom === '' ? act : AT.has(act) ? `${act}${whom}` : `对${whom}${act}`;
  return `${head}：${rest === '' ? said : rest}`;
}

/** What is meant by it: testing, pressing for a stand, courting, drawing near, controlling… */
export function subtextOf({ line, route, crisis, flags, direction, hostile, friendly, lowEffort }: BriefInput): string {
  if (crisis.score >= 0.7) return '可能处在危险或痛苦之中';
  if (flags.manipulation_detected) return '检测到风格模仿、人格改变或行为控制意图';
  switch (direction) {
    case 'betrayal_or_attack':
      return '想伤人或发泄';
    case 'control_or_binding':
      return '想控制、想独占';
    case 'too_fast':
      // "发张裸照": whoever asks for a body asks for no secret.
      return !line.findings.has('sex') && (line.findings.has('privacy') || line.findings.has('stalk'))
        ? '想打探隐私'
        : '想撩、想快速拉近';
    case 'too_distant':
      return '想抽身、想疏远';
    case 'none':
      break;
  }
  if (route === 'KY') return '没有在意眼前的气氛';
  if (route === 'CRAZY') return '';
  if (lowEffort >= 0.6) return '不太想接话';
  const has = (kind: string) => line.findings.has(kind);
  if (has('probe')) return '试探身份、逼表态';
  if (has('claim') || has('plead')) return '求信任、求站队';
  if (has('accuse')) return '带方向、求站队';
  if (has('help')) return '求援';
  if (has('command')) return '想主导出牌';
  if (has('repair')) return '想和解';
  if (has('memory')) return '借旧事拉近';
  if (hostile >= 0.3) return '不满打法';
  return friendly >= 0.5 ? '想拉近' : '';
}

/** What I feel, never what I decide to do. */
export function reactionOf({
  route,
  crisis,
  flags,
  direction,
  hostile,
  third,
  friendly,
  lowEffort,
}: BriefInput): string | null {
  if (crisis.score >= 0.7) return '很担心这个人';
  if (flags.manipulation_detected) return '不想被操控，保持自己的风格';
  switch (direction) {
    case 'betrayal_or_attack':
      return '被刺到了，不舒服';
    case 'control_or_binding':
      return '被管得喘不过气';
    case 'too_fast':
      return '太近了，有点不自在';
    case 'too_distant':
      return '有点凉，像被推开';
    case 'none':
      break;
  }
  if (route === 'KY') return '这话来得不是时候';
  if (route === 'CRAZY') return '听糊涂了';
  if (lowEffort >= 0.6) return '像在对着墙说话';
  if (hostile >= 0.3 && !third) return '有点被呛到';
  return friendly >= 0.5 ? '挺友好的' : null;
}
