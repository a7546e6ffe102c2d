/**
 * `npm run answerers -- --file GAME.jsonl --me SEAT`: lines said at a recorded game in, each with who ought to answer it; out, rows of
 * data/answerers (data/answerers/README.md), which `npm run fit:answerers` learns from.
 */
import * as v from 'valibot';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { readSeated, SEATED } from '../cli/recording';
import { print, readInput } from '../program/json-lines';
import { oneOf } from '../program/options';
import { defineProgram } from '../program/program';
import { openTable } from '../talk/recorded';
import { OUGHT, type AnswererLine } from './fit-answerers';

const LINE = v.object({
  turn: v.pipe(v.number(), v.integer()),
  text: v.string(),
  ought: v.pipe(v.string(), v.regex(OUGHT)),
});

export default defineProgram({
  about: '每行一句和该谁答 → 各人的征兆 lines with who ought to answer in, what each is to everybody out',
  options: { ...SEATED, language: oneOf(['zh', 'en'] as const, 'AI 说什么话 what the AIs speak', 'zh') },
  async run({ file, me, language }) {
    const at = readSeated('answerers', { file, me });
    if (at === null) return 1;
    const weighed: Omit<AnswererLine, 'text' | 'ought'>[] = [];
    const table = openTable({
      ...at,
      language,
      seed: at.recording.header.seed,
      storylines: [],
      claims: false,
      inference: { parameters: shippedParameters(), worths: SHIPPED_WORTHS },
      neutral: {
        weighed(line, picked, candidates) {
          weighed.push({
            line: line.join(', '),
            picked,
            seats: Object.fromEntries(candidates.map(({ seat, signs }) => [seat, signs.join(', ')])),
          });
        },
      },
    });
    for (const row of (await readInput()).split('\n').filter((one) => one.trim() !== '')) {
      const { turn, text, ought } = v.parse(LINE, JSON.parse(row));
      weighed.length = 0;
      table.playTo(turn);
      table.say(text);
      // Nobody answers, or several do: nothing is chosen.
      for (const one of weighed) print({ text, ought, ...one });
    }
    return 0;
  },
});
