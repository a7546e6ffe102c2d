/**
 * `npm run replies -- --file GAME.jsonl --me SEAT`: lines said at a recorded game in; out, of each, everything that could be said back, with
 * its words and its signs (respond/signs.ts), or, with `--people`, what each at the table would say. Readers judge the words, and `npm run
 * fit:replies` learns from them what to say, and who says it.
 */
import * as v from 'valibot';
import type { Seat } from '../../src/core/event';
import { foremost } from '../../src/chatter/plan/respond/choice';
import type { Offer } from '../../src/chatter/plan/respond/offer';
import { MOST } from '../../src/chatter/plan/respond/respond';
import { readSeated } from '../cli/recording';
import { print } from '../program/json-lines';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { AT_TABLE, readRows, seatAt, type AtTable } from './at-table';
import { signsTold, type Reply } from './verdicts';

const LINE = v.object({ id: v.optional(v.string()), turn: v.pipe(v.number(), v.integer()), text: v.string() });
type Line = v.InferOutput<typeof LINE>;

/**
 * What is said to each line where somebody chooses among what could be said; null where nothing is, or by several.
 * @param speaker who is to say it; null: whoever would
 */
function repliesBy(
  lines: readonly Line[],
  at: AtTable,
  choose: (offers: readonly Offer[]) => Offer | undefined,
  speaker: Seat | null = null,
): (Reply | null)[] {
  const chosen = new Map<Seat, Offer | undefined>();
  const table = seatAt(at, {
    speaker: () => speaker,
    choose(offers, hearer) {
      const offer = choose(offers);
      chosen.set(hearer, offer);
      return offer ?? offers[offers.length - 1];
    },
  });
  return lines.map(({ turn, text: words }) => {
    chosen.clear();
    table.playTo(turn);
    const [first, ...more] = table.say(words).answers;
    const offer = first && more.length === 0 ? chosen.get(first.speaker) : undefined;
    return first && offer
      ? { seat: first.speaker, way: offer.way, says: first.text, signs: signsTold(offer.signs) }
      : null;
  });
}

/** Everything that whoever answers could say, the worthiest at first sight first. */
function bySeveralWords(lines: readonly Line[], at: AtTable): Reply[][] {
  const all = Array.from({ length: MOST }, (_, place) => repliesBy(lines, at, (offers) => offers[place]));
  return lines.map((_, i) => all.flatMap((by) => by[i] ?? []));
}

/** What each at the table would say, whoever answers first. */
function bySeveralPeople(lines: readonly Line[], at: AtTable): Reply[][] {
  const foremostOf = (offers: readonly Offer[]): Offer | undefined => foremost(offers) ?? undefined;
  const first = repliesBy(lines, at, foremostOf);
  const seats = at.recording.header.players.map(({ seat }) => seat).filter((seat) => seat !== at.me);
  const all = seats.map((seat) => repliesBy(lines, at, foremostOf, seat));
  return lines.map((_, i) => {
    const answers = first[i];
    const others = all.flatMap((by, k) => (by[i]?.seat === seats[k] ? (by[i] ?? []) : []));
    return answers ? [answers, ...others.filter(({ seat }) => seat !== answers.seat)] : [];
  });
}

export default defineProgram({
  about: '每行一句 → 桌上可以回的每一种话 lines in, everything that could be said back out',
  options: {
    ...AT_TABLE,
    people: flag('换人：每个人会回什么，先答的在前 what each at the table would say, whoever answers first'),
  },
  async run({ file, me, language, people }) {
    const at = readSeated('replies', { file, me });
    if (at === null) return 1;
    const lines = await readRows(LINE);
    const all = (people ? bySeveralPeople : bySeveralWords)(lines, { ...at, language });
    lines.forEach((line, i) => {
      print({ ...line, replies: all[i] });
    });
    return 0;
  },
});
