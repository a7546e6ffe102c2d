/** JSON Lines in, JSON Lines out, one answer per line in order, as §L1 has it for every command that reads lines. */
import * as v from 'valibot';
import { jsonOf } from '../program/json-lines';

/** What one line gives: its answer without the id, or what is wrong in one sentence. */
export type Answer = Readonly<Record<string, unknown>>;

const TOO_DEEP: Answer = { id: null, error: '这一行嵌套得太深 this line is nested too deeply' };

/** What is wrong with a line, in the words of its schema; a field that an object lacks is named, for which it has no words of its own. */
export function wrongWith([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): {
  readonly error: string;
} {
  const lacks = issue.type === 'object' && issue.received === 'undefined' && issue.expected !== 'Object';
  // To the schema a list is an object that lacks everything.
  const field = lacks && !Array.isArray(issue.path?.at(-1)?.input) ? v.getDotPath(issue) : null;
  return { error: field === null ? issue.message : `缺少 ${field} ${field} is missing` };
}

/** The answer to one line, with its id; a line that makes no sense gives `{id, error}`. */
export function answerLine(line: string, answer: (given: unknown) => Answer): Answer {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch (error) {
    if (error instanceof RangeError) return TOO_DEEP;
    return { id: null, error: '这一行不是 JSON this line is not JSON' };
  }
  const id = typeof given === 'object' && given !== null && 'id' in given ? { id: given.id } : {};
  const out = answer(given);
  return 'error' in out ? { id: null, ...id, ...out } : { ...id, ...out };
}

/** The lines of an input; none of an empty one. */
export function linesIn(input: string): readonly string[] {
  // Editors on Windows begin a file with a byte order mark.
  const given = input.replace(/^\uFEFF/, '');
  return given === '' ? [] : given.replace(/\r?\n$/, '').split(/\r?\n/);
}

/** Writes the answer to one line. @returns whether it is no error */
export function writeAnswer(line: string, write: (line: string) => void, answer: (given: unknown) => Answer): boolean {
  const out = answerLine(line, answer);
  // An id that is nested too deeply can be read, but not written.
  const json = jsonOf(out);
  write(json ?? JSON.stringify(TOO_DEEP));
  return json !== null && !('error' in out);
}

/**
 * Reads the whole of an input and writes one line per line.
 * @returns the exit status: 1 if any line was an error.
 */
export function answerLines(input: string, write: (line: string) => void, answer: (given: unknown) => Answer): number {
  let failed = false;
  for (const line of linesIn(input)) if (!writeAnswer(line, write, answer)) failed = true;
  return failed ? 1 : 0;
}
