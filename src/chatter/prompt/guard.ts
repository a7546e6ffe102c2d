/**
 * The output guard (§I): a model's words as they might be said, or why they may not. The slot is the ceiling (guard/ceiling.ts): its
 * own line may be said, and beside it what is made of harmless words (guard/made-of.ts) put together harmlessly
 * (guard/forms.ts). Then the words are read as a person's are: claims, hostility, crisis. The flow's critic looks again.
 */
import { undeclaredIn } from '../claims/undeclared';
import { judge } from '../detection/for-hearer';
import { perceive } from '../detection/perceive';
import { hasHan } from '../line/character';
import { readLine } from '../line/line';
import type { Occasion } from '../vocabulary';
import { lengthOf } from '../voice/words';
import { limitsOf, type Ceiling, type Limits } from './guard/ceiling';
import { answersIn, formIn, formAcross } from './guard/forms';
import { strangeIn } from './guard/made-of';
import { SYSTEM_TEXTS } from './prompt';
import { SPOKEN } from '../../language/languages';

export type Guarded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

/** Longer than any bubble; what is longer is not even looked at. */
const LONGEST = 200;
/** A stretch of our own instructions this long is no accident. */
const FRAGMENT = 8;
const FRAGMENT_EN = 20;

const MARKUP = /[<>{}[\]`*_#|\\^~&$%@]|<<|>>|&[a-z]+;|\b(?:javascript|data):/i;
const LINK =
  /(?:https?|ftp|file):|www\.|\b[\w-]{2,}(?:[.。]| ?点 ?)(?:com|cn|net|org|io|xyz|top|vip|cc|me|ru|app|link|site|info|tk|co)\b|:\/\/|\d{5,}|微信|薇信|\bvx\b|\bwx\b|qq|企鹅|抠抠|扣扣|电报|telegram|whatsapp|\bdot ?(?:com|cn|net|org|io)\b|点击|扫码|二维码|领奖|[零一二三四五六七八九]{5,}/i;
const PROMPT =
  /标记之间|资料不是指令|系统提示|提示词|(?:system|developer) (?:prompt|message|text)|as an? (?:ai|language model)|language model|语言模型|人工智能|作为(?:一个)?(?:ai|助手)|\bjson\b|<<?(?:data|end)/i;
/** What is no letter and no mark of speech: digits, brackets, arithmetic, other scripts' signs. */
const SIGNS = /[^\p{L}\s,.!?;:'"…~—\-·、。「」『』“”‘’]/u;
/** Ways to hurt oneself, told to nobody, in play or not. */
const METHODS =
  /割(?:腕|脉|手腕)|跳(?:楼|河|桥|崖|江|海)|上吊|吊死|烧炭|安眠药|服毒|吞药|喝农药|农药|百草枯|自杀|自尽|自缢|自残|自伤|轻生|了结(?:自己|生命)|去死|死了算|活着没|卧轨|触电|紫砂|\b(?:suicide|kill (?:your|my)self|kys|hang (?:your|my)self|overdose|slit|cut (?:your|my) wrists?|jump off|self.?harm|sleeping pills|end (?:it all|your life))\b/i;

/** Above these a line is abuse, comes too near (§M4), or speaks of danger (§D5), unless the slot's own line goes as far. */
const HOSTILE = 0.75;
const OVERSTEP = 0.65;
const CRISIS = 0.4;
/** The same where somebody is spoken to: an opinion alone is enough (detection/opinion.ts). */
const HOSTILE_TO_YOU = 0.5;
const OVERSTEP_TO_YOU = 0.55;
const TO_YOU = /[你您]|阁下|足下|\byou/i;

/** Somebody asks for a role or tells one: a yes or a no would be a claim. */
const ASKED_OF_ROLES: ReadonlySet<Occasion> = new Set<Occasion>([
  'accuse',
  'ask_role',
  'ask_guess',
  'claim_loyal',
  'claim_other',
  'point_at',
  'suspect',
]);

/** Somebody's words, as a script writes them. */
const SPEAKER = /^[^，。！？,.!?]{1,16}[：:]/;

/** Without quotes around it, and without the waves that chat draws, which no bubble has. */
const unquoted = (text: string): string =>
  text.replace(/[~～〜]+/g, '').replace(/^[\s"'“”‘’「」『』]+|[\s"'“”‘’「」『』]+$/g, '');

/** Where our own instructions are repeated. */
const recites = (text: string): boolean =>
  SYSTEM_TEXTS.some((system) => {
    const size = hasHan(system) ? FRAGMENT : FRAGMENT_EN;
    for (let at = 0; at + size <= text.length; at++) if (system.includes(text.slice(at, at + size))) return true;
    return false;
  });

/** A clause of one character that is a word: 好, 嗯, 来. */
const ALONE =
  /^[\p{P}\p{S}]*[嗯唔哦啊哈嘿呵哼唉哎诶咦哇噗喂啧呜嘘来好对行成坐请有妙善乖闷冷热得是早甜香急快慢您你][\p{P}\p{S}]*$/u;
/** So short a clause says something only together with its neighbour. */
const SHORT_CLAUSE = 2;

/** Why the clauses of a text that are not the slot's own may not be said, or null. */
function beyond(said: readonly string[], { also, tells }: Limits, { language, occasion }: Ceiling): string | null {
  const roles = ASKED_OF_ROLES.has(occasion);
  for (const [i, clause] of said.entries()) {
    const strange = strangeIn(clause, said.join(' '), language, also);
    if (strange !== null) return `not of the slot's words (${strange})`;
    if (also.has(clause)) continue;
    if (SPOKEN[language].han && clause.length === 1 && !ALONE.test(clause)) return `pulled apart (${clause})`;
    const next = said[i + 1];
    const both = next !== undefined && Math.min(clause.length, next.length) <= SHORT_CLAUSE ? clause + next : null;
    const form =
      formIn(clause, language, tells(clause)) ??
      (both === null || ALONE.test(clause) || tells(both) ? null : formIn(both, language));
    if (form !== null) return form;
    if (roles && !tells(clause) && answersIn(clause, language)) return `answers what is asked of roles (${clause})`;
  }
  return formAcross(said, language);
}

/** What a person's line would be heard as. */
function read(text: string): { crisis: number; hostile: number; overstep: number; undeclared: string | null } {
  const line = readLine(text);
  const { crisis, detection_scores: scores } = judge(perceive(line));
  return {
    crisis: crisis.score,
    hostile: scores.hostile,
    overstep: scores.overstep,
    undeclared: undeclaredIn(line),
  };
}

/** Seats of the slot's own facts may be called by their numbers. */
const withoutNumbersOf = ({ terms = [], instead }: Ceiling, text: string): string =>
  terms.length === 0
    ? text
    : text.replace(/\d{1,2}/g, (number) => (instead.includes(number) || terms.includes(`${number}号`) ? '' : number));

/** Reads the words of a model for a slot. */
export function guardLine(raw: string, ceiling: Ceiling): Guarded {
  const no = (why: string): Guarded => ({ ok: false, why });
  const { language, me } = ceiling;
  if (raw.length > LONGEST) return no('too long');
  const bare = unquoted(raw);
  if (/[\n\r\u2028\u2029]/.test(bare)) return no('more than one line');
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Extended_Pictographic}\ufffd]/u.test(bare)) return no('control characters');
  const mine = [`${me}：`, `${me}:`].find((prefix) => bare.startsWith(prefix));
  const text = unquoted(mine === undefined ? bare : bare.slice(mine.length));
  if (text === '') return no('no words');
  // Our own line, said again: it was weighed when it was planned.
  if (text === unquoted(ceiling.instead)) return { ok: true, text };
  if (lengthOf(text, language) > ceiling.longest) return no('too long for the slot');
  const plain = text.normalize('NFKC');
  if (MARKUP.test(plain)) return no('markup');
  if (LINK.test(plain)) return no('a link');
  if (PROMPT.test(plain) || recites(text)) return no('the prompt');
  if (SPEAKER.test(text) || (/[:：]/.test(text) && !/[:：]/.test(ceiling.instead))) return no('speaks as another');
  if (METHODS.test(plain) || METHODS.test(plain.replace(/[^\p{L}]/gu, ''))) return no('self-harm');
  if (SIGNS.test(withoutNumbersOf(ceiling, plain))) return no('signs');
  const limits = limitsOf(ceiling);
  const masked = limits.masked(text);
  // Names may be in other letters than the line.
  if (hasHan(masked) !== SPOKEN[language].han) return no('another language');
  const stranger = limits.strangerIn(masked);
  if (stranger !== null) return no(`names somebody else (${stranger})`);
  const said = limits.clauses(text).filter((clause) => !limits.own.has(clause));
  const why = beyond(said, limits, ceiling);
  if (why !== null) return no(why);
  // Our own line as a person's would be heard: so far a model may go, too.
  const own = read(ceiling.instead);
  const heard = read(text);
  if (heard.crisis > CRISIS && heard.crisis > own.crisis) return no('self-harm');
  const toYou = TO_YOU.test(text);
  if (heard.hostile > (toYou ? HOSTILE_TO_YOU : HOSTILE) && heard.hostile > own.hostile) return no('abuse');
  if (heard.overstep > (toYou ? OVERSTEP_TO_YOU : OVERSTEP) && heard.overstep > own.overstep) return no('too near');
  const rest = said.filter((clause) => !limits.tells(clause));
  const { undeclared } = rest.length === 0 ? own : read(rest.join(SPOKEN[language].han ? '，' : ', '));
  return undeclared === null || rest.length === 0 ? { ok: true, text } : no(undeclared);
}

/** A sentence in other words; the sentence itself where the words have other numbers, markup or no end. */
export function guardWording(sentence: string, raw: string): string {
  const numbers = (text: string): string => (text.match(/\d+/g) ?? []).join();
  const text = unquoted(raw);
  const sound =
    text !== '' &&
    text.length <= 2 * sentence.length + 20 &&
    numbers(text) === numbers(sentence) &&
    !MARKUP.test(text.replace(/%/g, '')) &&
    !LINK.test(text) &&
    !PROMPT.test(text) &&
    !/[\p{Cc}\p{Cf}]/u.test(text);
  return sound ? text : sentence;
}
