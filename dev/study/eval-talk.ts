/** `npm run eval:talk`: each number of style and each field of detection made always the same, and how many answers change by it. */
import { readdirSync, readFileSync } from 'node:fs';
import { SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { Detection } from '../../src/chatter/detection/types';
import { STYLE_NUMBERS, type Style } from '../../src/chatter/style';
import type { TalkOptions } from '../../src/chatter/flow/contract';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { readNamed, text, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { openTable } from '../talk/recorded';

type Neutral = NonNullable<TalkOptions['neutral']>;

/** What each field would be were there nothing to it. */
export const FIELDS: Readonly<Record<string, Neutral>> = {
  ...Object.fromEntries(
    STYLE_NUMBERS.map((dim) => [dim, { style: (style: Style): Style => ({ ...style, [dim]: 0 }) }]),
  ),
  implied_stage: judged(({ current_stage }) => ({ implied_stage: current_stage })),
  delta: judged(() => ({ delta: 0 })),
  direction: judged(() => ({ direction: 'none' })),
  reaction_seed: brief({ reaction_seed: null }),
  unknowns: brief({ unknowns: [] }),
  tasks: { detection: (found) => ({ ...found, detection_immediate_tasks: [] }) },
};

function judged(
  by: (stage: Detection['detection_stage_judge']) => Partial<Detection['detection_stage_judge']>,
): Neutral {
  return {
    detection: (found) => ({
      ...found,
      detection_stage_judge: { ...found.detection_stage_judge, ...by(found.detection_stage_judge) },
    }),
  };
}

function brief(fields: Partial<Detection['detection_brief']>): Neutral {
  return { detection: (found) => ({ ...found, detection_brief: { ...found.detection_brief, ...fields } }) };
}

/** What is answered to each line, one after another in the middle of a game. @param neutral null: as it is */
export function answers(recording: Recording, lines: readonly string[], neutral: Neutral | null): string[] {
  const turns = recording.entries.flatMap(({ event }) => (event?.type === 'turn' ? [event.n] : []));
  const me = recording.header.players[1]?.seat ?? 1;
  const table = openTable({
    recording,
    me,
    language: 'zh',
    seed: recording.header.seed,
    storylines: null,
    claims: false,
    inference: { worths: SHIPPED_WORTHS },
    settings: { talkativeness: 0.5 },
    ...(neutral ? { neutral } : {}),
  });
  const [middle = 1] = turns.slice(Math.floor(turns.length / 2));
  table.playTo(middle);
  return lines.map((line) =>
    table
      .say(line)
      .answers.map(({ speaker, text: said }) => `${speaker}:${said}`)
      .join('|'),
  );
}

/** The games that lines are said at, and the lines of a file. @param file null: those that come with the project */
export function readStudy(file: string | null, games: number): { lines: string[]; recordings: Recording[] } {
  const lines = (file === null ? readFileSync(inProject('dev/study/talk-lines.txt'), 'utf8') : readNamed(file))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const recordings = readdirSync(inProject('test/golden'))
    .filter((name) => name.endsWith('.jsonl'))
    .reverse()
    .slice(0, games)
    .flatMap((name) => {
      const recording = parseRecording(readFileSync(inProject(`test/golden/${name}`), 'utf8'));
      return isDamage(recording) ? [] : [recording];
    });
  return { lines, recordings };
}

export default defineProgram({
  about: '逐个抹平检测与风格的字段，看多少回答会变 each field neutralised, and how many answers change',
  options: {
    lines: text('FILE', '每行一句话 a line each; dev/study/talk-lines.txt'),
    games: whole('用几局记录 recorded games', { least: 1, most: 13, otherwise: 13 }),
  },
  run({ lines: file, games }) {
    const { lines, recordings } = readStudy(file ?? null, games);
    const plain = recordings.map((one) => answers(one, lines, null));
    console.log(`${plain.flat().length} 句 lines, ${plain.flat().filter((said) => said !== '').length} 有答 answered`);
    let idle = 0;
    for (const [field, neutral] of Object.entries(FIELDS)) {
      const changed = recordings.reduce(
        (sum, one, i) => sum + answers(one, lines, neutral).filter((said, at) => said !== plain[i]?.[at]).length,
        0,
      );
      if (changed === 0) idle++;
      console.log(`${field.padEnd(18)} ${changed}`);
    }
    return idle === 0 ? 0 : 1;
  },
});
