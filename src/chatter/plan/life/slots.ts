/** A word put where lines leave room for it: the thing that was named, or what was told first (§Q3). */
import { capitalised } from '../../scene/names';

/** The line with the word in each `{slot}`, and with a capital in each `{Slot}`. */
export const withWord = (line: string, slot: string, word: string): string =>
  line.replaceAll(`{${slot}}`, () => word).replaceAll(`{${capitalised(slot)}}`, () => capitalised(word));

/** Of several lines those that name the thing, in its `{it}`; where none does, or nothing is named, those that do without. */
export function naming(lines: readonly string[], thing: string | null): readonly string[] {
  const named = lines.filter((line) => NAMES.test(line));
  return thing === null || named.length === 0
    ? lines.filter((line) => !NAMES.test(line))
    : named.map((line) => withWord(line, 'it', thing));
}
const NAMES = /\{it\}/i;
