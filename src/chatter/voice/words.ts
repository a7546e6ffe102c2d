/** Words for roles, and how long a line is. */
import type { Role } from '../../core/role';
import type { TalkLanguage } from '../vocabulary';

/** Role words as {role} says them. English ones carry their article. */
export const ROLE_WORDS: Readonly<Record<TalkLanguage, Readonly<Record<Role, string>>>> = {
  zh: { zhu: '主公', zhong: '忠臣', fan: '反贼', nei: '内奸', commoner: '平民' },
  en: { zhu: 'the lord', zhong: 'a loyalist', fan: 'a rebel', nei: 'the traitor', commoner: 'a commoner' },
};

/** An English line says in about four letters what one Han character says. */
const LETTERS_PER_HAN = 4;

/** Length of a line on the scale of `word_budget`: Han characters, or English letters and spaces by four. */
export function lengthOf(text: string, language: TalkLanguage): number {
  const characters = Array.from(text).length;
  return language === 'zh' ? characters : Math.ceil(characters / LETTERS_PER_HAN);
}
