/** Where the three areas of a seat's chances go, turn by turn: numbers and paths, no elements. */
import { stepPath, type Plot } from '../history-plot';
import type { TurnChances } from './opinions';
import type { Side } from './words';

/** What the areas share with the chart above them, so that a turn stands at the same place in both. */
export type Frame = Pick<Plot, 'left' | 'right' | 'rounds'>;

export interface Letter {
  readonly side: Side;
  readonly y: number;
}

export interface Areas {
  /** From the top: loyal; loyal and traitor together, to be drawn below it; and all three. */
  readonly zhong: string;
  readonly nei: string;
  readonly fan: string;
  /** In the middle of each area's end, where it is high enough for one. */
  readonly letters: readonly Letter[];
  /** Where the last turn ends. */
  readonly end: number;
}

/** Lower areas have no room for a letter. */
const LETTER_ROOM = 11;

/** `turns` are the numbers of all turns of the chart; a turn without chances lifts the pen. */
export function areasOf(
  course: readonly TurnChances[],
  turns: readonly number[],
  { left, right }: Frame,
  top: number,
  bottom: number,
): Areas {
  const known = new Map(course.map(({ n, chances }) => [n, chances]));
  const rows = turns.map((n) => known.get(n) ?? null);
  const first = rows.findIndex((row) => row !== null);
  const band = (right - left) / Math.max(1, turns.length);
  const x = (i: number): number => left + i * band;
  const y = (share: number): number => top + Math.min(1, share) * (bottom - top);
  const last = rows[rows.length - 1] ?? null;
  if (first < 0) return { zhong: '', nei: '', fan: '', letters: [], end: left };
  /** From the top down to an edge; a turn that is not known keeps the edge of the one before. */
  const area = (shares: readonly (number | null)[]): string => {
    let before = 0;
    const whole = shares.slice(first).map((share) => (before = share ?? before));
    return `${stepPath(whole, (i) => x(i + first), y)}V${top}H${Math.round(x(first) * 10) / 10}Z`;
  };
  const loyal = rows.map((row) => row && row.zhong);
  const both = rows.map((row) => row && row.zhong + row.nei);
  const edges = last ? [0, last.zhong, last.zhong + last.nei, 1].map(y) : [];
  const letters = (['zhong', 'nei', 'fan'] as const).flatMap((side, i): Letter[] => {
    const [from, to] = [edges[i], edges[i + 1]];
    return from === undefined || to === undefined || to - from < LETTER_ROOM ? [] : [{ side, y: (from + to) / 2 }];
  });
  return { zhong: area(loyal), nei: area(both), fan: area(rows.map((row) => row && 1)), letters, end: x(turns.length) };
}
