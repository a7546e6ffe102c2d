/** Which language somebody writes; care answers in it, with fixed texts that no machine translates at run time. */
import { characterTables, isHan } from '../chatter/line/character';
import type { Line } from '../chatter/line/line';
import { spokenIn, type Language } from '../language/languages';

/** The language that a line is written in; `fallback` where it does not tell (no letters, or no character that differs). */
export function languageOf(text: string, fallback: Language): Language {
  const { fold } = characterTables();
  let chinese = false;
  for (let i = 0; i < Math.min(text.length, 400); i++) {
    const unit = text.charCodeAt(i);
    if (!isHan(unit)) continue;
    chinese = true;
    if (fold[unit] !== unit) return 'zh-TW';
  }
  if (chinese) return spokenIn(fallback) === 'zh' ? fallback : 'zh-CN';
  return /[a-z]{2}/i.test(text) ? 'en' : fallback;
}

/** From here on a line in another language is a sentence, after which an open card changes its own. */
const SENTENCE_WORDS = 3;
const SENTENCE_HAN = 4;

const hanIn = (text: string): number => Array.from(text).filter((sign) => isHan(sign.charCodeAt(0))).length;
const wordsIn = (text: string): number => text.match(/[a-z']{2,}/gi)?.length ?? 0;

/**
 * The language in which care answers a line. Pinyin is Chinese. An open card (`spoken` is its language) changes it for a whole
 * sentence only: "ok" and QAQ are said in any, and its numbers are those of somebody's country.
 */
export function answeredIn({ raw, text }: Line, spoken: Language | null, fallback: Language): Language {
  const before = spoken ?? fallback;
  const pinyin = hanIn(raw) === 0 && hanIn(text) >= wordsIn(text) && hanIn(text) > 0;
  const written = languageOf(pinyin ? text : raw, before);
  if (spoken === null || written === spoken) return written;
  const sentence = written === 'en' ? wordsIn(raw) >= SENTENCE_WORDS : hanIn(pinyin ? text : raw) >= SENTENCE_HAN;
  return sentence ? written : spoken;
}
