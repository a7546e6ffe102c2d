/** What a name from outside may show in a file that leaves the device: no person's name, no key, no address. */
import { printable } from '../language/notices';

/** Stands for what is not told. */
export const HIDDEN = '…';
/** Longer is no name. */
const LONGEST = 40;

/** Addresses, mail, and long runs without a blank, as keys are. */
const PRIVATE = [
  /\b[a-z][\w+.-]*:\/\/\S+/giu,
  /\S+@\S+/gu,
  /(?=\S*\d)[\w+/=.~-]{24,}/gu,
  /\b(?:sk|pk|key|token)[-_]\S+/giu,
];

export type Mask = (text: string) => string;

/** `persons`: what the person is called here. A name of one character is only hidden where it is the whole text. */
export function createMask(persons: readonly string[]): Mask {
  const names = persons.map((name) => name.trim()).filter((name) => name !== '');
  return (text) => {
    let left = printable(text);
    for (const name of names) {
      if (left.trim() === name) return HIDDEN;
      if (Array.from(name).length > 1) left = left.split(name).join(HIDDEN);
    }
    for (const pattern of PRIVATE) left = left.replace(pattern, HIDDEN);
    return Array.from(left).slice(0, LONGEST).join('');
  };
}
