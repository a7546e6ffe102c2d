/** `judge` (§L5): beats and a dialogue in, the verdict of the round judge out, JSON Lines both ways. */
import * as v from 'valibot';
import { BEAT_TYPES, EXPECTATIONS, type JudgeInput } from '../../src/chatter/judge/beat';
import { judge } from '../../src/chatter/judge/judge';
import { TONES } from '../../src/chatter/vocabulary';
import { answerLine, answerLines, wrongWith, type Answer } from './answer-lines';

const text = (name: string) => v.string(`${name} 应为字符串 is a string`);

const BEAT = v.object(
  {
    beat_id: text('beats 的 beat_id'),
    type: v.picklist(BEAT_TYPES, `beats 的 type 应为 is one of ${BEAT_TYPES.join(' ')}`),
    physical_event: text('beats 的 physical_event'),
    exit_condition: v.nullish(text('beats 的 exit_condition')),
    state_change: v.nullish(text('beats 的 state_change')),
    required: v.array(
      v.array(
        text('beats 的 required 的每个词'),
        'beats 的 required 的每一组应为数组 every group of required is an array',
      ),
      'beats 的 required 应为数组 required is an array',
    ),
    npcTone: v.nullish(v.picklist(TONES, `beats 的 npcTone 应为 is one of ${TONES.join(' ')}`)),
    playerExpect: v.nullish(v.picklist(EXPECTATIONS, `beats 的 playerExpect 应为 is one of ${EXPECTATIONS.join(' ')}`)),
    minNpcChars: v.nullish(
      v.pipe(
        v.number('beats 的 minNpcChars 应为数字 is a number'),
        v.minValue(0, 'beats 的 minNpcChars 不能为负 is not negative'),
      ),
    ),
    gate: v.optional(v.unknown()),
  },
  'beats 的每一项应为对象 every beat is an object',
);

const LINE = v.object(
  {
    beats: v.array(BEAT, 'beats 应为数组 beats is an array'),
    dialogue: v.array(
      v.object(
        {
          who: v.picklist(['npc', 'player'], 'dialogue 的 who 应为 npc 或 player is npc or player'),
          text: text('dialogue 的 text'),
        },
        'dialogue 的每一项应为对象 every entry of dialogue is an object',
      ),
      'dialogue 应为数组 dialogue is an array',
    ),
    stored_beat_idx: v.number('stored_beat_idx 应为数字 is a number'),
  },
  '每行应为对象 every line is an object',
);

/** Null stands for an absent field. */
function present(given: v.InferOutput<typeof LINE>): JudgeInput {
  const beats = given.beats.map((beat) =>
    Object.fromEntries(Object.entries(beat).filter(([, value]) => value !== null && value !== undefined)),
  );
  return { ...given, beats: beats as unknown as JudgeInput['beats'] };
}

function judgeOf(given: unknown): Answer {
  const read = v.safeParse(LINE, given, { abortEarly: true });
  return read.success ? { ...judge(present(read.output)) } : wrongWith(read.issues);
}

/** One line of the command: what goes out, and whether it is an error. */
export function judgeLine(line: string): { out: Answer; failed: boolean } {
  const out = answerLine(line, judgeOf);
  return { out, failed: 'error' in out };
}

/** The command; returns the exit status. */
export const judgeCommand = (input: string, write: (line: string) => void): number =>
  answerLines(input, write, judgeOf);
