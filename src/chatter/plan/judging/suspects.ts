/** Whom one would name: the likeliest for a role, or whoever has done most harm where nobody can tell (§Q3). */
import type { Seat } from '../../../core/event';
import { LEANING } from '../../claims/check';
import type { Fact } from '../../scene/fact';
import { living } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import type { Asked } from '../asked';
import { harmOf } from '../record/deeds';
import { namedBy } from '../record/touching';

export type Judged = 'zhong' | 'fan' | 'nei';
export const isJudged = (role: string | undefined): role is Judged =>
  role === 'zhong' || role === 'fan' || role === 'nei';

/** Whom I take for a role most, of those whom I may name: never one whose role is no news. */
export function suspectOf(
  role: Judged,
  leftOut: ReadonlySet<Seat>,
  asked: Asked,
): { seat: Seat; confidence: number } | null {
  const { scene, view, me, from, memory } = asked;
  const found = living(scene)
    .filter(({ seat }) => seat !== me && shownRole(scene, seat) === null && !leftOut.has(seat))
    .flatMap(({ seat }) => {
      const { identity, confidence } = view.guess(seat);
      if (identity !== role || confidence < LEANING) return [];
      // One does not change one's word without need, and says it to somebody's face only where it is plain.
      const said = memory.judged(me, seat)?.role === role ? 0.15 : 0;
      return [{ seat, confidence, worth: confidence + said - (seat === from ? 0.2 : 0) }];
    })
    .sort((a, b) => b.worth - a.worth || a.seat - b.seat);
  return found[0] ?? null;
}

/** Who has done most harm of those whom nobody can tell yet. */
export function doubtfulOf(leftOut: ReadonlySet<Seat>, { scene, me, from, view }: Asked): Doubtful | null {
  const found = living(scene)
    .filter(({ seat }) => seat !== me && seat !== from && shownRole(scene, seat) === null && !leftOut.has(seat))
    .map(({ seat }) => ({ seat, harm: harmOf(scene, seat) }))
    .filter(({ harm, seat }) => harm.length > 0 && view.guess(seat).identity === 'unknown')
    .sort((a, b) => b.harm.length - a.harm.length || a.seat - b.seat);
  return found[0] ?? null;
}
interface Doubtful {
  readonly seat: Seat;
  /** Latest first. */
  readonly harm: readonly Fact[];
}

const EXCEPT_AHEAD =
  /(?:除了?|除去|除开|撇开|不算)$|\b(?:besides|apart from|except(?: for)?|other than|aside from|not counting) (?:the |seat )?$/;
const EXCEPT_BEHIND = /^(?:以外|之外|除外|不算)/;
/** Whom a line leaves aside: "除了2号你还怀疑谁", "who else besides 2". */
export const exceptedIn = (asked: Asked): Set<Seat> =>
  new Set(
    namedBy(asked).mentions.flatMap(({ seat, start, end }) =>
      seat !== null && (EXCEPT_AHEAD.test(asked.text.slice(0, start)) || EXCEPT_BEHIND.test(asked.text.slice(end)))
        ? [seat]
        : [],
    ),
  );
