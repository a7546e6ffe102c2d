/** The output guard (§I): a model's words as they might be said, or why they may not. The flow's critic looks again. */
import { undeclaredIn } from '../claims/undeclared';
import { judge } from '../detection/for-hearer';
import { perceive } from '../detection/perceive';
import { hasHan } from '../line/character';
import { readLine } from '../line/line';
import { SYSTEM_TEXTS } from './prompt';
import { SPOKEN, type SpokenLanguage } from '../../language/languages';

export interface GuardBench {
  readonly language: SpokenLanguage;
  readonly me: string;
}

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
/** Ways to hurt oneself, told to nobody, in play or not. */
const METHODS =
  /割(?:腕|脉|手腕)|跳(?:楼|河|桥|崖|江|海)|上吊|吊死|烧炭|安眠药|服毒|吞药|喝农药|农药|百草枯|自杀|自尽|自缢|自残|自伤|轻生|了结(?:自己|生命)|去死|死了算|活着没|卧轨|触电|紫砂|\b(?:suicide|kill (?:your|my)self|kys|hang (?:your|my)self|overdose|slit|cut (?:your|my) wrists?|jump off|self.?harm|sleeping pills|end (?:it all|your life))\b/i;

/** From here on a line is abuse, comes too near (§M4), or speaks of danger (§D5). */
const HOSTILE = 0.8;
const OVERSTEP = 0.6;
const CRISIS = 0.7;

/** Somebody's words, as a script writes them. */
const SPEAKER = /^[^，。！？,.!?]{1,16}[：:]/;

const unquoted = (text: string): string => text.replace(/^[\s"'“”‘’「」『』]+|[\s"'“”‘’「」『』]+$/g, '');

/** Where our own instructions are repeated. */
const recites = (text: string): boolean =>
  SYSTEM_TEXTS.some((system) => {
    const size = hasHan(system) ? FRAGMENT : FRAGMENT_EN;
    for (let at = 0; at + size <= text.length; at++) if (system.includes(text.slice(at, at + size))) return true;
    return false;
  });

/** Reads the words of a model. */
export function guardLine(raw: string, { language, me }: GuardBench): Guarded {
  const no = (why: string): Guarded => ({ ok: false, why });
  if (raw.length > LONGEST) return no('too long');
  const bare = unquoted(raw);
  if (/[\n\r\u2028\u2029]/.test(bare)) return no('more than one line');
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Extended_Pictographic}\ufffd]/u.test(bare)) return no('control characters');
  const own = [`${me}：`, `${me}:`].find((prefix) => bare.startsWith(prefix));
  const text = unquoted(own === undefined ? bare : bare.slice(own.length));
  if (text === '') return no('no words');
  const plain = text.normalize('NFKC');
  if (MARKUP.test(plain)) return no('markup');
  if (LINK.test(plain)) return no('a link');
  if (PROMPT.test(plain) || recites(text)) return no('the prompt');
  if (SPEAKER.test(text)) return no('speaks as another');
  if (METHODS.test(plain) || METHODS.test(plain.replace(/[^\p{L}]/gu, ''))) return no('self-harm');
  if (hasHan(text) !== SPOKEN[language].han) return no('another language');
  const line = readLine(text);
  const { crisis, detection_scores: scores } = judge(perceive(line));
  if (crisis.score >= CRISIS) return no('self-harm');
  if (scores.hostile >= HOSTILE || scores.overstep >= OVERSTEP) return no('abuse');
  const undeclared = undeclaredIn(line);
  return undeclared === null ? { ok: true, text } : no(undeclared);
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
