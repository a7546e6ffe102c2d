/** JSON Lines on standard output, all of them even through a slow pipe. */
import { writeSync } from 'node:fs';
import { isGone } from './errors';

/** Writes one line of text; ends the process quietly where nobody reads any more. */
export function printLine(line: string): void {
  let text = Buffer.from(`${line}\n`);
  // A pipe may take less than everything at once.
  while (text.length > 0) {
    try {
      text = text.subarray(writeSync(1, text));
    } catch (error) {
      if (isGone(error)) process.exit(0);
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

/** The line as JSON; null where it is nested more deeply than can be written. */
export function jsonOf(line: object): string | null {
  try {
    return JSON.stringify(line);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export const print = (line: object): void => {
  printLine(JSON.stringify(line));
};

/** The whole of standard input as text. */
export async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
