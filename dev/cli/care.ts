/** `care` (§L4): dialogues in, the state of the care machine after each utterance out, JSON Lines both ways. */
import * as v from 'valibot';
import { runCare } from '../../src/care/machine/machine';
import { answerLines, wrongWith, type Answer } from './answer-lines';

const LINE = v.object(
  {
    utterances: v.array(
      v.string('utterances 的每一项应为字符串 every utterance is a string'),
      'utterances 应为数组 is an array',
    ),
  },
  '每行应为对象，并有 utterances 数组 every line is an object with an array utterances',
);

/** One line of the command. */
export function careOf(given: unknown): Answer {
  const read = v.safeParse(LINE, given, { abortEarly: true });
  return read.success ? { turns: runCare(read.output.utterances) } : wrongWith(read.issues);
}

/** The command; returns the exit status. */
export const careCommand = (input: string, write: (line: string) => void): number => answerLines(input, write, careOf);
