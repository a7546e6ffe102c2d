/** Which language somebody writes; care answers in it, with fixed texts that no machine translates at run time. */
import { characterTables, isHan } from '../chatter/line/character';
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
