/**
 * `npm run replies -- --file GAME.jsonl --me SEAT`: lines said at a recorded game in; out, of each, everything that could be said back, with
 * its words and its signs (respond/signs.ts). Readers judge the words, and `npm run fit:replies` learns from them which to say.
 */
import * as v from 'valibot';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { Seat } from '../../src/core/event';
import type { Offer } from '../../src/chatter/plan/respond/offer';
import { MOST } from '../../src/chatter/plan/respond/respond';
import type { Recording } from '../../src/record/format';
import { readRecording } from '../cli/recording';
import { UsageError } from '../program/errors';
import { printLine, readInput } from '../program/json-lines';
import { ifGiven, oneOf, text, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { openTable } from '../talk/recorded';

const MOST_SEATS = 20;
/** Signs are told to this many places. */
const PLACES = 2;

const LINE = v.object({ id: v.optional(v.string()), turn: v.pipe(v.number(), v.integer()), text: v.string() });
type Line = v.InferOutput<typeof LINE>;

/** Said in the place of the line's answer. */
export interface Reply {
  readonly seat: Seat;
  readonly way: string;
  readonly says: string;
  /** As signsIn reads them. */
  readonly signs: string;
}

/** Signs in one string: `name` where it is 1, else `name=value`. */
const told = (signs: Offer['signs']): string =>
  Object.entries(signs)
    .map(([name, value]) => [name, Number(value.toFixed(PLACES))] as const)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => (value === 1 ? name : `${name}=${value}`))
    .join(' ');

/** The signs that `replies` printed. */
export const signsIn = (text: string): Offer['signs'] =>
  Object.fromEntries(
    text.split(' ').map((sign) => {
      const [name = '', value = '1'] = sign.split('=');
      return [name, Number(value)];
    }),
  );

/** What is said to each line where always the one in this place among the offers is chosen; null where nothing, or by several. */
function repliesBy(
  place: number,
  lines: readonly Line[],
  at: { readonly recording: Recording; readonly me: Seat; readonly language: 'zh' | 'en' },
): (Reply | null)[] {
  const offered = new Map<Seat, readonly Offer[]>();
  const table = openTable({
    ...at,
    seed: at.recording.header.seed,
    storylines: [],
    claims: false,
    inference: { parameters: shippedParameters(), worths: SHIPPED_WORTHS },
    neutral: {
      choose(offers, hearer) {
        offered.set(hearer, offers);
        return offers[Math.min(place, offers.length - 1)];
      },
    },
  });
  return lines.map(({ turn, text: words }) => {
    offered.clear();
    table.playTo(turn);
    const [first, ...more] = table.say(words).answers;
    const offer = first && more.length === 0 ? offered.get(first.speaker)?.[place] : undefined;
    return first && offer ? { seat: first.speaker, way: offer.way, says: first.text, signs: told(offer.signs) } : null;
  });
}

export default defineProgram({
  about: '每行一句 → 桌上可以回的每一种话 lines in, everything that could be said back out',
  options: {
    file: text('GAME.jsonl', '记录，必须给出 the recording, required'),
    me: ifGiven(
      whole('', { least: 1, most: MOST_SEATS, otherwise: 1 }),
      '说话的人坐几号，必须给出 the seat of the one who talks, required',
    ),
    language: oneOf(['zh', 'en'] as const, 'AI 说什么话 what the AIs speak', 'zh'),
  },
  async run({ file, me, language }) {
    if (file === undefined || me === undefined)
      throw new UsageError('replies 需要 --file GAME.jsonl --me SEAT replies needs --file GAME.jsonl --me SEAT');
    const recording = readRecording(file);
    if (recording === null) return 1;
    const lines = (await readInput())
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => v.parse(LINE, JSON.parse(line)));
    const all = Array.from({ length: MOST }, (_, place) => repliesBy(place, lines, { recording, me, language }));
    lines.forEach((line, i) => {
      const replies = all.flatMap((by) => by[i] ?? []);
      printLine(JSON.stringify({ ...line, replies }));
    });
    return 0;
  },
});
