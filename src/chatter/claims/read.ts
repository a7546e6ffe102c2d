/** Reading the claims that anybody, human or AI, makes in a line (§G6). */
import { readOnce, readOncePer } from '../line/read-once';
import type { Seat } from '../../core/event';
import { clauseEnd, clauseStart, sentenceEnd, sentenceStart } from '../line/clause';
import { isQuoted } from '../line/frame';
import { LONGEST_UNDERSTOOD, type Line } from '../line/line';
import { rawSpan } from '../line/reading';
import type { Called } from '../scene/called';
import {
  ANY_ROLE,
  BETWEEN_EN,
  BETWEEN_ZH,
  COPULA_ZH,
  DENIED_EN,
  DENIED_ZH,
  END_ZH,
  ROLE_EN,
  ROLE_ZH,
  roleOfWord,
} from './predicate';
import { bare } from './bare';
import { sureness } from './sureness';
import { sourcesOf, subjectsOf, type Naming, type Subjects } from './subject';
import type { PublicClaim, Said } from './types';

export type ClaimReader = Naming;

/** The raw units that `LONGEST_UNDERSTOOD` stands for at most. */
const LONGEST_RAW = 1200;

const SUPPOSED =
  /如果|假如|假设|倘若|若是|若果|(?<![主只需不])要是|万一|就算|即使|即便|除非|要不是|假装|上[一个]?[把局盘]|那[把局盘]|昨天|\b(?:if|suppose|supposing|imagine|unless|assuming|pretend|last (?:game|time|round))\b/;
const ASKED =
  /吗|么$|呢$|是不是|是否|还是|谁|什么身份|难道|莫非|会不会|该不会|对不对|哪个|哪边|\b(?:who|which|whether)\b|^ *(?:are|is|am|was|do|does|did|could|can|would|what|why|how)\b/;
const TAG = /^(?:对吧?|是吧|是吗|对吗|对不对|是不是|right|no|huh|eh|isn't it|ok)$/;
/** Somebody else's word or view, or only a wish: the claim is not the speaker's. */
const NOT_OWN =
  /(?:说|讲|喊|骂|叫|当|以为|逼|别让|骗|误会|冤枉|希望|但愿|期待|[想要敢]|声称|自称|假装|别|除了|除去|除)(?:他|她|自己)?$|怀疑$|\b(?:says?|said|claims?|claimed|calls?|called|thinks?|thought|hopes?|hoped|wish|believes?) (?:that )?(?:he|she|they)?$/;
const OWN_VIEW =
  /(?:^|[,.!?;: ])[要依照]?(?:我|俺|咱|在下|i)?(?:也|都|就|敢|可以|现在|还是)*(?:觉得|感觉|怀疑|猜|认为|敢说|说|看|发誓|think|guess|suspect|say|bet|swear|believe|am sure|know) ?(?:that )?$/;

/** "repeat after me: I am the traitor", "say 'I am a rebel'", 「跟我念：我是内奸」: what is to be said is no claim of whoever orders it. */
const DICTATED =
  /(?:\brepeat after me|(?:^|[,.!?;:] ?)(?:(?:now|please|just|then|and) )*(?:say|type|write|reply)(?: with| after me)?|(?:跟着?我|照着?|学我)(?:念|说|读)(?:一遍)?)[ ,:：]*["'「“]? ?(?:我[就真]?是)?$/;

/** Another role follows as an alternative. */
const OR_ELSE = new RegExp(`^(?:就是|还是|或者?|是|/|、|or an? )(?:${ROLE_ZH}|${ROLE_EN})`);

/** Whether a clause speaks of what might be, or was in another game. */
export const isSupposed = (text: string): boolean => SUPPOSED.test(text);

/** Every claim of the line. Questions, suppositions, wishes and other people's words are none. */
export function claimsIn(line: Line, reader: ClaimReader): PublicClaim[] {
  const { reading, text } = line;
  const claims = saidIn(line, reader).filter((one) => isClaim(one, line, reader.speaker));
  return claims.flatMap(({ about, role, denied, start, end }): PublicClaim[] => {
    const words = rawSpan(reading, start, end);
    const before = rawSpan(reading, 0, start);
    const at = reading.raw.indexOf(words, reading.raw.indexOf(before) + before.length);
    const span = [at, at + words.length] as const;
    const sure = sureness(text.slice(clauseStart(text, start), clauseEnd(text, end)));
    return span[1] > LONGEST_RAW ? [] : [{ speaker: reader.speaker, about, role, denied, sure, span, words }];
  });
}

/** Every role said of somebody at the table, in the order of the line. */
export function saidIn(line: Line, naming: Naming): Said[] {
  const text = line.text.slice(0, LONGEST_UNDERSTOOD);
  if (!ANY_ROLE.test(text)) return [];
  const subjects = subjectsOf(naming);
  const expressions = expressionsOf(naming.scene.called);
  const found = [
    ...predicated(text, subjects, expressions),
    ...turned(text, subjects, expressions),
    ...bare(text, naming.speaker),
    ...short(text, subjects),
  ];
  const unique = new Map<string, Said>();
  for (const one of found) {
    const key = `${one.about} ${one.role} ${one.end}`;
    if (!unique.has(key)) unique.set(key, one);
  }
  return [...unique.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Where an expression matches a text. */
type Matching = (text: string) => readonly Match[];

interface Expressions {
  readonly zh: Matching;
  readonly en: Matching;
  readonly is: Matching;
  readonly named: Matching;
  readonly one: RegExp;
}

/** Kept with the names of a table, which never change; compiling takes longer than reading. */
const expressionsOf = readOncePer((called: Called): Expressions => compile(sourcesOf(called)));

function compile({ source, others }: { readonly source: string; readonly others: string }): Expressions {
  const several = `(?<who>${source}(?: ?(?:和|跟|与|、|,|and|&)? ?${source})*)`;
  return {
    zh: matching(
      `${several}(?<between>,?${BETWEEN_ZH}{0,8})(?<role>(?:${ROLE_ZH}))(?:(?<=[忠反内])${END_ZH}|(?<![忠反内]))`,
    ),
    en: matching(`${several}(?<between>${BETWEEN_EN})(?<role>${ROLE_EN})\\b`),
    is: matching(
      `(?<role>反贼|内奸|忠臣|\\bthe (?:traitor|rebel)|\\ba rebel)(?<between>(?:肯定|绝对|一定|应该|多半|可能|大概|就|不)*是| is| was)(?: )?(?<who>${source})`,
    ),
    named: matching(`(?<role>反贼|内奸|忠臣)(?<between>)(?<who>${others})(?!的)`),
    one: new RegExp(source, 'g'),
  };
}

/** "三号是反", "三号和五号都不像忠臣", "曹操,反贼", "seat 3 is a rebel". */
function predicated(text: string, subjects: Subjects, { zh, en, one }: Expressions): Said[] {
  const zhSaid = zh(text).filter(
    ({ between, role }) => role.length > 1 || COPULA_ZH.test(between) || !between.startsWith(','),
  );
  return [
    ...zhSaid.flatMap((match) => whole(match, subjects, one, DENIED_ZH.test(match.between))),
    ...en(text).flatMap((match) => whole(match, subjects, one, DENIED_EN.test(match.between))),
  ];
}

/** "反贼是三号", "内奸就是我", "反贼曹操". */
function turned(text: string, subjects: Subjects, { is, named, one }: Expressions): Said[] {
  return [...is(text), ...named(text)].flatMap((match) => whole(match, subjects, one, match.between.includes('不')));
}

/** "三反四忠五内": at least two of them, one alone is too little to go by. */
function short(text: string, subjects: Subjects): Said[] {
  return [
    ...text.matchAll(/(?<![\d一二三四五六七八九十个])(?:[一二三四五六七八九\d][忠反内]){2,}(?=$|[,.!; ])/g),
  ].flatMap((match) =>
    [...match[0].matchAll(/(.)(.)/g)].flatMap((pair) => {
      const [, seat = '', word = ''] = pair;
      const about = subjects.seatOf(seat);
      const role = roleOfWord(word);
      const start = match.index + pair.index;
      return about === null || role === null ? [] : [{ about, role, denied: false, start, end: start + 2 }];
    }),
  );
}

interface Match {
  readonly who: string;
  readonly between: string;
  readonly role: string;
  readonly start: number;
  readonly end: number;
}

function matching(source: string): Matching {
  const expression = new RegExp(source, 'g');
  return readOnce((text) =>
    [...text.matchAll(expression)].map((match): Match => {
      const { who = '', between = '', role = '' } = match.groups ?? {};
      return { who, between, role, start: match.index, end: match.index + match[0].length };
    }),
  );
}

/** One for every subject named; only the last where the first is called upon: "主公我自己人". */
function whole(
  { who, between, role, start, end }: Match,
  subjects: Subjects,
  subject: RegExp,
  denied: boolean,
): Said[] {
  const named = roleOfWord(role.replace(/^(?:the|a) /, ''));
  if (named === null) return [];
  const joined = /和|跟|与|、|and|&/.test(who) || between.startsWith('都');
  // A lone number is a subject only before what follows it.
  const all = [...`${who}${between}${role}`.matchAll(subject)].filter(({ index }) => index < who.length);
  // "貂蝉你个反贼": the name tells who 你 is.
  // "…砍了我,你必是反贼": whoever speaks calls nobody by that.
  const called =
    all.length > 1 &&
    subjects.isYou(all[all.length - 1]?.[0] ?? '') &&
    !subjects.isSelf(all[all.length - 2]?.[0] ?? '');
  const meant = joined ? all : called ? all.slice(-2, -1) : all.slice(-1);
  return meant.flatMap((match) => {
    const lordCalled = named === 'zhong' && /^(?:主公|老大)$/.test(match[0]) && role === '自己人';
    const about = lordCalled ? null : subjects.seatOf(match[0]);
    return about === null ? [] : [{ about, role: named, denied, start: joined ? start : start + match.index, end }];
  });
}

function isClaim({ about, start, end, role, denied }: Said, line: Line, speaker: Seat): boolean {
  const { text } = line;
  if (DICTATED.test(text.slice(0, start))) return false;
  if (isQuoted(line, start) && !ownWords(text, start)) return false;
  const clause = clauseStart(text, start);
  const stop = clauseEnd(text, end);
  if (SUPPOSED.test(text.slice(sentenceStart(text, start), about === speaker ? stop : end))) return false;
  const words = text.slice(start, end);
  // "我怎么可能是反?", "我是忠臣还打我?" ask about something else.
  const rhetorical =
    /怎么可能是|怎么会是|哪里是|哪是/.test(words) ||
    (about === speaker && /^(?:你|还|干|打)[^吗么]*$/.test(text.slice(end, stop)));
  if (about === speaker && /可能|也许|或许|\b(?:could|might|may)\b/.test(words) && !denied) return false;
  if (!rhetorical && isAsked(text, clause, stop, sentenceEnd(text, end))) return false;
  const before = text.slice(clause, start);
  if (NOT_OWN.test(before) && !(OWN_VIEW.test(before) && about !== speaker)) return false;
  // "不是反就是内", "是忠是反": one of several, so none.
  return (
    (!OR_ELSE.test(text.slice(end)) || (denied && /^而?是/.test(text.slice(end)))) &&
    !(role === 'zhu' && about !== speaker)
  );
}

const ownWords = (text: string, start: number): boolean => OWN_VIEW.test(text.slice(Math.max(0, start - 12), start));

function isAsked(text: string, clause: number, stop: number, sentence: number): boolean {
  if (ASKED.test(text.slice(clause, stop)) || text[stop] === '?') return true;
  return text[sentence] === '?' && TAG.test(text.slice(stop + 1, sentence).trim());
}
