/** Who "you" is by what a line takes up, where it calls nobody: a word that one has just used, a deed that only one had a part in (§T5). */
import type { Seat } from '../../core/event';
import { withoutNames } from '../moves/called/place';
import { sharedWords } from '../moves/life/same-matter';
import type { Spoken } from '../moves/types';
import { cardsIn } from '../moves/words/cards';
import { verbsIn } from '../moves/words/verbs';
import type { Pointed } from './pointed';
import type { Hearing } from './reach';

/** So many lines of the table are still in everybody's ear, and for so many turns. */
const IN_EAR = 6;
const LATELY = 1;
/** Of the game or of any talk, whoever says it; short words of English are of any. */
const OF_ANY =
  /[忠反内贼臣主公手牌血杀闪桃酒]|^[a-z]{1,5}$|^(?:rebels|loyal.*|traitor|health|damage|strikes?|always|better|little|please|thanks|enough|anyway|pretty)$/;

const rare = (text: string, said: string): readonly string[] =>
  sharedWords(text, said).filter(
    (word) => !OF_ANY.test(word) && cardsIn(word).length === 0 && verbsIn(word).length === 0,
  );

/** "发票不必开了", and one alone has just spoken of that: whose word it is. @param spoken the latest first */
export function whoseWord({ text, pointers }: Pointed, spoken: readonly Spoken[], turn: number): Seat | null {
  const words = withoutNames(text, pointers);
  const [latest, ...more] = new Set(
    spoken
      .slice(0, IN_EAR)
      .filter((one) => turn - one.turn <= LATELY && rare(words, one.text).length > 0)
      .map(({ by }) => by),
  );
  return latest !== undefined && more.length === 0 ? latest : null;
}

/** "why does lord give you a card", "4号刚给你四张牌": heard by `first`, whom "you" would mean, that never happened, by one other alone it did. */
export function borneOut(hearing: Hearing, first: Seat | null, others: readonly Seat[]): Seat | null {
  const tells = (seat: Seat, verdict: 'true' | 'false'): boolean =>
    hearing(seat, true).some(({ facts = [] }) =>
      facts.some((one) => one.verdict === verdict && one.denied !== true && (one.by === seat || one.to === seat)),
    );
  if (first !== null && (!tells(first, 'false') || tells(first, 'true'))) return null;
  // What tells nothing to nobody in particular need not be read once more for each.
  if (hearing(null, false).every(({ facts = [] }) => facts.length === 0)) return null;
  const [only, ...more] = others.filter((seat) => tells(seat, 'true'));
  return only !== undefined && more.length === 0 ? only : null;
}
