/**
 * `npm run replies -- --file GAME.jsonl --me SEAT`: lines said at a recorded game in; out, of each, everything that could be said back, with
 * its words and its signs (respond/signs.ts). Readers judge the words, and `npm run fit:replies` learns from them which to say.
 */
import * as v from 'valibot';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { Seat } from '../../src/core/event';
import type { Offer } from '../../src/chatter/plan/respond/offer';
import { MOST } from '../../src/chatter/plan/respond/respond';
import { readSeated, SEATED, type Seated } from '../cli/recording';
import { print, readInput } from '../program/json-lines';
import { oneOf } from '../program/options';
import { defineProgram } from '../program/program';
import { openTable } from '../talk/recorded';
import { signsTold, type Reply } from './verdicts';

const LINE = v.object({ id: v.optional(v.string()), turn: v.pipe(v.number(), v.integer()), text: v.string() });
type Line = v.InferOutput<typeof LINE>;

/** What is said to each line where always the one in this place among the offers is chosen; null where nothing, or by several. */
function repliesBy(
  place: number,
  lines: readonly Line[],
  at: Seated & { readonly language: 'zh' | 'en' },
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
    return first && offer
      ? { seat: first.speaker, way: offer.way, says: first.text, signs: signsTold(offer.signs) }
      : null;
  });
}

export default defineProgram({
  about: '每行一句 → 桌上可以回的每一种话 lines in, everything that could be said back out',
  options: {
    ...SEATED,
    language: oneOf(['zh', 'en'] as const, 'AI 说什么话 what the AIs speak', 'zh'),
  },
  async run({ file, me, language }) {
    const at = readSeated('replies', { file, me });
    if (at === null) return 1;
    const lines = (await readInput())
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => v.parse(LINE, JSON.parse(line)));
    const all = Array.from({ length: MOST }, (_, place) => repliesBy(place, lines, { ...at, language }));
    lines.forEach((line, i) => {
      const replies = all.flatMap((by) => by[i] ?? []);
      print({ ...line, replies });
    });
    return 0;
  },
});
