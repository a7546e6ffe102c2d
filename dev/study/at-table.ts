/** What studies have in common that say lines at a recorded game: their options, the rows that they read, and the table. */
import * as v from 'valibot';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import { SEATED, type Seated } from '../cli/recording';
import { readInput } from '../program/json-lines';
import { oneOf } from '../program/options';
import { openTable, type RecordedTable, type TableOptions } from '../talk/recorded';

export const AT_TABLE = {
  ...SEATED,
  language: oneOf(['zh', 'en'] as const, 'AI 说什么话 what the AIs speak', 'zh'),
} as const;

export type AtTable = Seated & { readonly language: 'zh' | 'en' };

/** The table without storylines, with everybody's own inference as it ships. @param neutral what the study looks at, or changes */
export const seatAt = (at: AtTable, neutral: NonNullable<TableOptions['neutral']>): RecordedTable =>
  openTable({
    ...at,
    seed: at.recording.header.seed,
    storylines: [],
    claims: false,
    inference: { parameters: shippedParameters(), worths: SHIPPED_WORTHS },
    neutral,
  });

/** The rows on standard input, one a line, blank ones left out. @throws SyntaxError, v.ValiError */
export const readRows = async <Schema extends v.GenericSchema>(row: Schema): Promise<v.InferOutput<Schema>[]> =>
  (await readInput())
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => v.parse(row, JSON.parse(line)));
