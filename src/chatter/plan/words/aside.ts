/** What is wished for a trouble. */
import type { InSpoken } from '../../../language/languages';

/** What is wished for a trouble that nothing more is known of; without a mark at its end. */
export const CARE: InSpoken<readonly [string, ...string[]]> = {
  zh: ['想说就说，我听着', '慢慢来，不急'],
  en: ["Say it if you like, I'm listening", "Take your time, there's no hurry"],
};
