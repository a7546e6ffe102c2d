/** Words for roles, and how long a line is. */
import type { Role } from '../../core/role';
import { type InSpoken, SPOKEN, type SpokenLanguage } from '../../language/languages';

/** Role words as {role} says them. English ones carry their article. */
export const ROLE_WORDS: InSpoken<Readonly<Record<Role, string>>> = {
  zh: { zhu: '主公', zhong: '忠臣', fan: '反贼', nei: '内奸', commoner: '平民' },
  en: { zhu: 'the lord', zhong: 'a loyalist', fan: 'a rebel', nei: 'the traitor', commoner: 'a commoner' },
};

/** Length of a line on the scale of `word_budget`: in Han characters, or what says as much as one. */
export function lengthOf(text: string, language: SpokenLanguage): number {
  return Math.ceil(Array.from(text).length / SPOKEN[language].charactersPerHan);
}
