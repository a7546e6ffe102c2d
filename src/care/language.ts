/** The three languages that care speaks: fixed texts, never translated by a machine at run time. */
import { characterTables } from '../chatter/line/character';

export const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in all three. */
export type InAll<T> = Readonly<Record<Language, T>>;

/** The language that a line is written in; `fallback` where it does not tell (no letters, or no character that differs). */
export function languageOf(text: string, fallback: Language): Language {
  const { fold } = characterTables();
  let chinese = false;
  for (let i = 0; i < Math.min(text.length, 400); i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x3400 || unit > 0x9fff) continue;
    chinese = true;
    if (fold[unit] !== unit) return 'zh-TW';
  }
  if (chinese) return fallback === 'en' ? 'zh-CN' : fallback;
  return /[a-z]{2}/i.test(text) ? 'en' : fallback;
}
