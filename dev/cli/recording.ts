/** The recorded game that a command was given, or its error line (§L1). */
import { readFileSync } from 'node:fs';
import { damageText } from '../../src/language/notices';
import { isDamage, parseRecording, type Damage, type Recording } from '../../src/record/format';
import type { Seat } from '../../src/core/event';
import { reasonOf, UsageError } from '../program/errors';
import { print } from '../program/json-lines';
import { ifGiven, text as word, whole } from '../program/options';

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

/** No table is larger. */
const MOST_SEATS = 20;

/** Options of a program at which somebody talks at a recorded game. */
export const SEATED = {
  file: word('GAME.jsonl', '记录，必须给出 the recording, required'),
  me: ifGiven(
    whole('', { least: 1, most: MOST_SEATS, otherwise: 1 }),
    '说话的人坐几号，必须给出 the seat of the one who talks, required',
  ),
};

/** The game, and where the one sits who talks. */
export interface Seated {
  readonly recording: Recording;
  readonly me: Seat;
}

/** What those options name; null where there is no game to read, and that has been said. @throws UsageError where one is missing, or nobody sits there */
export function readSeated(
  program: string,
  { file, me }: { readonly file: string | undefined; readonly me: Seat | undefined },
): Seated | null {
  if (file === undefined || me === undefined)
    throw new UsageError(`${program} 需要 --file GAME.jsonl --me SEAT ${program} needs --file GAME.jsonl --me SEAT`);
  const recording = readRecording(file);
  if (recording !== null && !recording.header.players.some(({ seat }) => seat === me))
    throw new UsageError(`--me ${me}: 桌上没有这个座位 no such seat at this table`);
  return recording && { recording, me };
}
