/** JSON Lines on standard output, all of them even through a slow pipe. */
import { writeSync } from 'node:fs';

/** Writes one line of text. */
export function printLine(line: string): void {
  let text = Buffer.from(`${line}\n`);
  // A pipe may take less than everything at once.
  while (text.length > 0) {
    try {
      text = text.subarray(writeSync(1, text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

export const print = (line: object): void => {
  printLine(JSON.stringify(line));
};
