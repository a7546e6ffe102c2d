/** Text of several lines as a module writes it. */
import { Failure } from '../program/errors';

/** A string as it is, line breaks too. @throws Failure where it holds what ends or fills such a string */
export function raw(lines: readonly string[]): string {
  const all = lines.join('\n');
  if (/`|\$\{/.test(all)) throw new Failure('a back-tick or ${ in what is generated');
  return `String.raw\`${all}\``;
}
