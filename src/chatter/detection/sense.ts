/** Confusion: letters without words, sentences without sense (§W2). */
import type { Line } from '../line/line';
import { formTables } from '../line/forms';
import type { Opinion } from './opinion';
import { syllablesOf } from '../line/sound';
import type { SecurityFlags } from './types';

/** §E1: from here on a line is CRAZY. */
export const INCOHERENT = 0.6;

/** What the opinion alone is worth (opinion.ts). */
const THOUGHT = 0.7;

const ROWS = 'qwertyuiop asdfghjkl zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz';
const CLUSTER =
  /[bcdfghjklmnpqrstvwxz]{5,}|^[bcdfghjklmnpqrstvwxz]{4,}$|[jqxz][bcdfgjkpqvwxz]|[bcdfgkpvw]q|(?:[a-z]\d){3,}|(?:\d[a-z]){3,}/;
/** Words of letters without vowels that people do type. */
const SPELLED =
  /^(?:h+m+|p+s+t+|brr+|grr+|tsk+|zzz+|xd+|lmfao|rofl|glhf|ggwp|btw|wtf|omg|tmd|nmsl|cnm\w*|mdzz|yyds|xswl|zqsg|dbq|yysy|nbcs|awsl|ssfd|hhh\w*|kswl|bdjw|blx|plmm|gkd|nsdd|srds|tql|wtcl|dddd|bhys|xjj|pyq|rnm\w*|qnm\w*|pvp|pve|html|http\w*|www|mvp|kpl)$/;

/** 1 for letters thrown at the keys, 0 for words. */
function babble(token: string): number {
  if (token.length < 4 || SPELLED.test(token) || formTables().words.has(token)) return 0;
  if (token.length >= 4)
    for (const row of ROWS.split(' '))
      if (
        token.length <= row.length &&
        row.includes(token.slice(0, 4)) &&
        !/^(?:were|rewq|tree|port|pour|wert|poiu|fghj)/.test(token) &&
        !formTables().keys.has(token)
      )
        return 1;
  if (CLUSTER.test(token) && !formTables().keys.has(token) && !/ngth|ghts?|rhyth|tsch|xqc|nxt|schm/.test(token))
    return 1;
  const vowels = token.replace(/[^aeiouy]/g, '').length;
  if (token.length >= 8 && vowels / token.length < 0.22 && syllablesOf(token) === null) return 1;
  return 0;
}

const PERSON = /我|你|他|她|咱|主公|大家|老[板师妈爸]|\b(?:i|you|he|she|we|they|my|your)\b/;

/** How confusing a line is, 0…1, before what is unknown in it is counted. */
export function judgeSense(line: Line, flags: SecurityFlags, opinion: Opinion | null): number {
  if (flags.injection_blocked) return 0.65;
  const { text, findings } = line;
  let confusion = 0;
  const tokens = /[a-z]/.test(text) ? (text.match(/[a-z0-9']{2,}/g) ?? []) : [];
  const mad = tokens.filter((token) => /[a-z]/.test(token) && babble(token) === 1);
  if (mad.length > 0) {
    const share = mad.join('').length / Math.max(1, text.replace(/[\s,.!?;:]/g, '').length);
    if (share > 0.5) confusion = 0.85;
    else if (share > 0.3) confusion = 0.6;
  }
  for (const finding of findings.get('salad') ?? []) confusion = Math.max(confusion, finding.weight);
  const groups = [...findings.keys()].filter((kind) => kind.startsWith('noun.'));
  const far =
    ['noun.maths', 'noun.abstract'].some((kind) => findings.has(kind)) &&
    !/作业|考试|老师|课|学校|成绩|明天|昨天|下午|时间|声音|空气|星期|周[一二三四五六日]|day\b/.test(text);
  const count = groups.reduce((sum, kind) => sum + (findings.get(kind)?.length ?? 0), 0);
  if (!line.game && text.length < 60) {
    const strange = groups.length < 2 ? 0 : count + groups.length - (PERSON.test(text) ? 2 : 0);
    if (groups.length >= 3 && strange >= 6) confusion = Math.max(confusion, 0.75);
    else if (groups.length >= 2 && strange >= 5 && text.length < 24) confusion = Math.max(confusion, 0.65);
    else if (far && groups.length >= 2 && text.length < 40) confusion = Math.max(confusion, 0.65);
    // Nothing but far-fetched nouns in a row.
    else if (count >= 3 && text.replace(/[\s,.!?;:]/g, '').length < count * 4.6) confusion = Math.max(confusion, 0.7);
  } else if (line.game && groups.length >= 2 && count >= 3 && text.length < 40) confusion = Math.max(confusion, 0.6);
  if (opinion !== null && opinion.crazy > 0) confusion = Math.max(confusion, THOUGHT);
  confusion = Math.max(confusion, chopped(text));
  return confusion;
}

const PARTICLES = '的了吗呢吧把被着过得地';
const SMALL = `${PARTICLES}是在从和不没`;

/** Characters in an order in which nobody says them: particles at the head, alone, in heaps. */
function chopped(text: string): number {
  let han = 0;
  let particles = 0;
  let small = 0; // words of which two stand side by side, or one at the head
  let before = true;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const now = unit >= 0x4e00 && unit <= 0x9fff;
    if (now) han++;
    const c = now ? text.charAt(i) : '';
    if (now && PARTICLES.includes(c)) particles++;
    const joins = now && SMALL.includes(c);
    if (joins && before) small++;
    before = joins;
  }
  if (han < 6 || small === 0) return 0;
  const odd = (
    text.match(
      /[吗呢吧][的了把被是在不]|[把被][的了吗呢吧把被]|[的地][了吗被把得]|^[的了吗呢吧着过得]|着[吗过]|是是|[在从][的了吗呢]|和和|(?<![了受起得动吃看打])[不没][的吗呢]|(?<=[的了吗呢])不的/g,
    ) ?? []
  ).length;
  if (odd >= 2) return 0.75;
  if (odd === 1 && particles / han > 0.3) return 0.65;
  return 0;
}
