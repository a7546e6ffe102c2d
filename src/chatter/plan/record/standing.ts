/** How somebody stands, where several things are asked at once: each part is told of each who is meant, as it lies open (§Q3). */
import { headsIn } from '../../moves/asked/heads';
import { standingAsked, type Standing } from '../../moves/asked/standing';
import { mentionsIn } from '../../moves/called/people';
import type { Move } from '../../moves/types';
import { living, seatOf } from '../../scene/scene';
import { spokenOf, type Asked } from '../asked';
import type { TableState } from './found';
import type { Plan } from '../plan';

/** Null where the line does not ask for two things of the kind; the dead have none of them. */
export function standingPlan(move: Move, asked: Asked): Plan | null {
  if (move.act !== 'ask_fact' && move.act !== 'ask_count') return null;
  const { scene, from, me } = asked;
  const text = asked.spaced ?? asked.text;
  const mentions = mentionsIn(text, { scene, from, hearer: me, he: spokenOf(asked) });
  const seats = living(scene).map(({ seat }) => seat);
  const heads = headsIn(text);
  const standings = standingAsked(text, mentions, seats, me, heads.length > 0 ? 1 : 2).filter(({ seat }) =>
    seats.includes(seat),
  );
  if (standings.length === 0 && heads.length < 2) return null;
  const [only, ...more] = standings;
  return {
    move: 'confirm',
    clause: 'summed',
    occasion: 'ack',
    asked: move,
    ...(only && more.length === 0 ? { about: only.seat } : {}),
    state: countsOf(standings, asked) ?? { of: 'standing', seats: standings.map(({ seat }) => seat), standings, heads },
  };
}

/** One thing of many is told as a list. */
function countsOf(standings: readonly Standing[], { scene }: Asked): TableState | null {
  const of = standings[0]?.parts[0];
  if (standings.length <= 2 || standings.some(({ parts }) => parts.length > 1 || parts[0] !== of)) return null;
  if (of !== 'hp' && of !== 'hand') return null;
  const ranked = standings
    .map(({ seat }) => ({ seat, n: seatOf(scene, seat)?.[of === 'hp' ? 'hp' : 'turnHand'] ?? 0 }))
    .sort((a, b) => b.n - a.n);
  return { of, seats: ranked.map(({ seat }) => seat), counts: ranked.map(({ n }) => n) };
}
