/** A trouble of life said back in passing, or asked after in a later round (§Q2). */
import type { SpokenLanguage } from '../../../language/languages';
import { matterIn } from '../../moves/life/matter';
import { whoseIn } from '../../moves/life/whose';
import type { Whose } from '../../moves/life/whose';
import { DAILY_TROUBLES } from './words/daily';
import { HOME_TROUBLES } from './words/home';
import { NEAR_TROUBLES } from './words/near';
import type { TroubleWords } from './words/row';
import { WORK_TROUBLES } from './words/work';

/** Where a trouble has no words of its own. */
const ANY_MATTER = 'low';
const TROUBLES: Readonly<Record<string, TroubleWords>> = {
  ...NEAR_TROUBLES,
  ...HOME_TROUBLES,
  ...WORK_TROUBLES,
  ...DAILY_TROUBLES,
};

/** The words of a trouble by its matter, where it has any. */
export const ownWords = (matter: string): TroubleWords | undefined =>
  matter === ANY_MATTER ? undefined : TROUBLES[matter];

/** The words of a trouble by its matter; those of any trouble where it has none of its own. */
export const troubleWords = (matter: string): TroubleWords | undefined => TROUBLES[matter] ?? TROUBLES[ANY_MATTER];

export const withKin = (text: string, whose: Whose | null | undefined, language: SpokenLanguage): string =>
  text.replace(/\{kin\}/g, whose?.named[language] ?? { zh: '家里人', en: 'your family' }[language]);

/** What a line tells of is called, and how it is asked after. @param heard a line that told of a trouble, as it was read */
export function namedTrouble(
  heard: string,
  language: SpokenLanguage,
): { readonly what: string; readonly after: string } {
  const words = troubleWords(matterIn(heard)?.matter ?? ANY_MATTER);
  const said = (text: string | undefined): string => withKin(text ?? '', whoseIn(heard), language);
  return { what: said(words?.what[language]), after: said(words?.after[language]) };
}
