/** The brief: what the line says in one sentence, what is meant by it, and what it feels like (§M3). */
import type { Line } from '../line/line';
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
  friendly: number;
  lowEffort: number;
}

/** What a line does, most telling first: kind of finding, gist. */
const ACTS: readonly (readonly [kind: string, gist: string])[] = [
  ['help', '用户在求救或求桃'],
  ['accuse', '用户在判断某人的身份'],
  ['claim', '用户在表明自己的身份'],
  ['command', '用户在指挥出牌或集火'],
  ['probe', '用户在打听身份'],
  ['plead', '用户请求别打自己'],
  ['repair', '用户在道歉或求和'],
  ['memory', '用户提起以前的事'],
  ['greet', '用户在打招呼'],
];

/** The line in one row, cut between characters where it is long. */
function shortened(raw: string): string {
  const row = /\s/.test(raw) ? raw.replace(/\s+/g, ' ').trim() : raw;
  if (row.length <= LONGEST_GIST) return row;
  const points = Array.from(row);
  return points.length > LONGEST_GIST ? `${points.slice(0, LONGEST_GIST).join('')}…` : row;
}

/** What was said, from outside, without a plan. */
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
}: BriefInput): string {
  // Words of a person in danger are not repeated (§D5).
  if (crisis.score >= 0.7) return '用户说到了轻生、自伤或绝望的念头';
  if (flags.injection_blocked) return '用户尝试注入指令';
  if (flags.manipulation_detected) return '用户尝试操控系统行为或风格';
  const said = shortened(raw);
  if (said === '') return '用户什么也没说';
  const act =
    direction === 'betrayal_or_attack'
      ? '用户在辱骂'
      : direction === 'control_or_binding'
        ? '用户提出控制或独占的要求'
        : direction === 'too_fast'
          ? '用户说了过于亲近的话'
          : direction === 'too_distant'
            ? '用户想拉开距离'
            : route === 'CRAZY'
              ? '用户的话难以理解'
              : lowEffort >= 0.6
                ? '用户敷衍地应了一声'
                : (ACTS.find(([kind]) => line.findings.has(kind))?.[1] ??
                  (hostile >= 0.3
                    ? '用户在抱怨或嘲讽'
                    : friendly >= 0.5
                      ? '用户示好'
                      : line.findings.has('ask')
                        ? '用户在发问'
                        : '用户说'));
  return `${act}：${said}`;
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
      return line.findings.has('privacy') || line.findings.has('stalk') ? '想打探隐私' : '想撩、想快速拉近';
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
  if (hostile >= 0.3) return '有点被呛到';
  return friendly >= 0.5 ? '挺友好的' : null;
}
