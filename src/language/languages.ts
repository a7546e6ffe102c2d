/**
 * The languages: one row each. A new one is a row here and a file of texts beside it (texts.ts); the type checker then
 * names every table that lacks it. docs/extending.md walks through it.
 */

interface SpokenRow {
  /** Whether it is written in Han characters. */
  readonly han: boolean;
  /** How many characters say what one Han character says; lengths of lines are measured in Han characters. */
  readonly charactersPerHan: number;
}

/** What the AIs speak: voice lines, storylines and prompts exist in these. The Chinese, with its period flavour, is the original. */
export const SPOKEN = {
  zh: { han: true, charactersPerHan: 1 },
  // A word is some four letters and a space.
  en: { han: false, charactersPerHan: 4 },
} as const satisfies Readonly<Record<string, SpokenRow>>;
export type SpokenLanguage = keyof typeof SPOKEN;
export const SPOKEN_LANGUAGES = Object.keys(SPOKEN) as readonly SpokenLanguage[];

/** One text or table in each spoken language. */
export type InSpoken<T> = Readonly<Record<SpokenLanguage, T>>;

interface LanguageRow {
  /** Its own name, for menus. */
  readonly own: string;
  /** The tags of settings, browsers and engines that mean it, in lower case. */
  readonly tags: RegExp;
  /** What the AIs speak to somebody who reads it. */
  readonly spoken: SpokenLanguage;
  /** What they speak is written in traditional characters. */
  readonly traditional?: true;
}

const ROWS = {
  'zh-CN': { own: '简体', tags: /^(?:zh(?!-(?:tw|hk|mo|hant))|cn$|chs)/, spoken: 'zh' },
  'zh-TW': { own: '繁體', tags: /^(?:zh-(?:tw|hk|mo|hant)|cht|tw$)/, spoken: 'zh', traditional: true },
  en: { own: 'English', tags: /^en/, spoken: 'en' },
} as const satisfies Readonly<Record<string, LanguageRow>>;

/** What a player reads. */
export type Language = keyof typeof ROWS;
/** In the order of menus. */
export const LANGUAGES = Object.keys(ROWS) as readonly Language[];

/** One text or table in each language. */
export type InAll<T> = Readonly<Record<Language, T>>;

/** The game's own language: the one that a tag means where no row knows it. */
export const ORIGINAL: Language = 'zh-CN';
/** Stands beside the original where nobody knows who reads: in the console and in the game's menu. */
export const BESIDE: Language = 'en';

/** What a language calls itself. */
export const ownName = (language: Language): string => ROWS[language].own;

/** What the AIs speak to a reader of this language. */
export const spokenIn = (language: Language): SpokenLanguage => ROWS[language].spoken;

/** Whether what the AIs speak is written in traditional characters for a reader of this language. */
export const isTraditional = (language: Language): boolean => 'traditional' in ROWS[language];

/** Reads a setting or a browser's language; anything unknown is read as the game's own. */
export function languageOfTag(tag: unknown): Language {
  if (typeof tag !== 'string') return ORIGINAL;
  const lower = tag.toLowerCase();
  return LANGUAGES.find((language) => ROWS[language].tags.test(lower)) ?? ORIGINAL;
}
