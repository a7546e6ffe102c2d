/** Gives every text to whoever shows it: in one language, or in two where nobody knows who reads. */
import { EN } from './en';
import { BESIDE, ORIGINAL, type InAll, type Language } from './languages';
import type { TextKey, Wording } from './wording';
import { ZH_CN } from './zh-CN';
import { wordingOfTaiwan } from './zh-TW';

export type { TextKey, Wording };

export const WORDINGS: InAll<Wording> = {
  'zh-CN': ZH_CN,
  get 'zh-TW'() {
    return wordingOfTaiwan();
  },
  en: EN,
};

/**
 * Gives the text of a key in one language, with its `{slots}` filled; a slot without a value stays as it is. `{n:line|lines}` is the
 * first where n is 1, else the second.
 */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** {name}, or {name:one|more}. */
const SLOT = /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g;

export function createTexts(language: Language): Texts {
  const wording = WORDINGS[language];
  return (key, values) => {
    const text = wording[key];
    if (!values) return text;
    return text.replace(SLOT, (whole, name: string, one?: string, more?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return String(one === undefined ? value : value === 1 ? one : more);
    });
  };
}

/** The game's own language with English beside it, for the console and programs: `tell` says it in one language. */
export const inBoth = (tell: (t: Texts) => string, between = ' '): string =>
  [...new Set([ORIGINAL, BESIDE])].map((language) => tell(createTexts(language))).join(between);

/** One text in both. */
export const both: Texts = (key, values) => inBoth((t) => t(key, values));

/** What may follow a prefix in a key: `KeyAfter<'role_'>` is `'zhu' | 'zhong' | …`. */
export type KeyAfter<Prefix extends string, Key = TextKey> = Key extends `${Prefix}${infer Rest}` ? Rest : never;
