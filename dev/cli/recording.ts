/** The recorded game that a command was given, or its error line (§L1). */
import { readFileSync } from 'node:fs';
import { damageText } from '../../src/language/notices';
import { isDamage, parseRecording, type Damage, type Recording } from '../../src/record/format';
import { reasonOf } from '../program/errors';
import { print } from '../program/json-lines';

/** Prints what is wrong with a recording; answers the exit status. */
export function refuse(damage: Damage): number {
  const error = damageText(damage);
  print({ error });
  console.error(error);
  return 1;
}

/** Reads a recorded game; null where there is none to read, and that has been said. */
export function readRecording(file: string): Recording | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // A file that is not there gives an error line as a damaged one does, for programs that read the lines.
    const message = `读不到文件 cannot read ${file}: ${reasonOf(error)}`;
    print({ error: message });
    console.error(message);
    return null;
  }
  const recording = parseRecording(text);
  if (!isDamage(recording)) return recording;
  refuse(recording);
  return null;
}
