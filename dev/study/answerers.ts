/**
 * `npm run answerers -- --file GAME.jsonl --me SEAT`: lines said at a recorded game in, each with who ought to answer it; out, rows of
 * data/answerers (data/answerers/README.md), which `npm run fit:answerers` learns from.
 */
import * as v from 'valibot';
import { readSeated } from '../cli/recording';
import { print } from '../program/json-lines';
import { defineProgram } from '../program/program';
import { AT_TABLE, readRows, seatAt } from './at-table';
import { OUGHT, type AnswererLine } from './fit-answerers';

const LINE = v.object({
  turn: v.pipe(v.number(), v.integer()),
  text: v.string(),
  ought: v.pipe(v.string(), v.regex(OUGHT)),
});

export default defineProgram({
  about: '每行一句和该谁答 → 各人的征兆 lines with who ought to answer in, what each is to everybody out',
  options: AT_TABLE,
  async run({ file, me, language }) {
    const at = readSeated('answerers', { file, me });
    if (at === null) return 1;
    const weighed: Omit<AnswererLine, 'text' | 'ought'>[] = [];
    const table = seatAt(
      { ...at, language },
      {
        weighed(line, picked, candidates) {
          weighed.push({
            line: line.join(', '),
            picked,
            seats: Object.fromEntries(candidates.map(({ seat, signs }) => [seat, signs.join(', ')])),
          });
        },
      },
    );
    for (const { turn, text, ought } of await readRows(LINE)) {
      weighed.length = 0;
      table.playTo(turn);
      table.say(text);
      // Nobody answers, or several do: nothing is chosen.
      for (const one of weighed) print({ text, ought, ...one });
    }
    return 0;
  },
});
