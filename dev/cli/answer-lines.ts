/** JSON Lines in, JSON Lines out, one answer per line in order, as §L1 has it for every command that reads lines. */

/** What one line gives: its answer without the id, or what is wrong in one sentence. */
export type Answer = Readonly<Record<string, unknown>>;

/** The answer to one line, with its id; a line that makes no sense gives `{id, error}`. */
export function answerLine(line: string, answer: (given: unknown) => Answer): Answer {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return { id: null, error: '这一行不是 JSON this line is not JSON' };
  }
  const id = typeof given === 'object' && given !== null && 'id' in given ? { id: given.id } : {};
  const out = answer(given);
  return 'error' in out ? { id: null, ...id, ...out } : { ...id, ...out };
}

/**
 * Reads the whole of an input and writes one line per line.
 * @returns the exit status: 1 if any line was an error.
 */
export function answerLines(input: string, write: (line: string) => void, answer: (given: unknown) => Answer): number {
  if (input === '') return 0;
  let failed = false;
  for (const line of input.replace(/\r?\n$/, '').split(/\r?\n/)) {
    const out = answerLine(line, answer);
    failed ||= 'error' in out;
    write(JSON.stringify(out));
  }
  return failed ? 1 : 0;
}
