/** Words for the standard cards, for where the game's own translation is not at hand or not in this language. */
import { nameIn } from './name';
import { ORIGINAL, type Language } from '../language/languages';
import { WORDINGS } from '../language/texts';
import type { PanelSource } from './source';

/** Of a word that is not ours, in code points. */
const LONGEST_TERM = 14;

/** The word for a card or skill in this language, whatever is known of it. */
export function termOf(source: Pick<PanelSource, 'term'>, language: Language): (name: string) => string {
  const words: Readonly<Record<string, string>> = WORDINGS[language];
  const own = (name: string): string | undefined =>
    Object.prototype.hasOwnProperty.call(words, `card_${name}`) ? words[`card_${name}`] : undefined;
  return (name) => {
    const ours = own(name);
    const theirs = (): string => nameIn(language, source.term(name) ?? ours ?? name, LONGEST_TERM);
    return language === ORIGINAL ? theirs() : (ours ?? theirs());
  };
}
