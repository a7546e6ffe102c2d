/** Whether a word back keeps to the deeds that were heard (§Q3). */
import type { Move } from '../../moves/types';
import type { Fact } from '../../scene/fact';
import type { Asked } from '../asked';
import { factsIn } from '../record/known';
import type { Plan } from '../plan';

/** They say that nothing of the kind has been, or that one did not see it. */
const DENIES: ReadonlySet<Plan['clause']> = new Set<Plan['clause']>([
  'correct',
  'nobody',
  'undeserved',
  'not_mine',
  'not_on_me',
  'missed',
]);

/** The very deed, another between the two, what the other did before; of a third who is judged, what that one did. */
const touches = (said: Fact, { by, to }: Fact, about: Plan['about'], me: Asked['me']): boolean =>
  (said.by === by && (said.to === to || (about === by && by !== me))) || said.by === to;

/** What stands on record is not denied, and whoever cites deeds cites what was heard, or what it hangs on. */
export function keepsTo({ clause, facts = [], about }: Plan, move: Move, asked: Asked): boolean {
  const heard = factsIn(move, asked);
  if (heard.length === 0) return true;
  if (DENIES.has(clause)) return (move.facts ?? []).some(({ verdict }) => verdict === 'false');
  return (
    facts.length === 0 ||
    facts.some((said) => heard.some((one) => said.id === one.id || touches(said, one, about, asked.me)))
  );
}

/** "6号,王浑是被你打死的吧?你还有脸坐这": who died by whom, and who played a Nullification, nobody mishears. */
export const isSeenByAll = ({ move, clause, asked: heard, facts = [] }: Plan): boolean =>
  move === 'correct' &&
  (clause === 'mistaken' || clause === 'correct') &&
  (heard?.facts ?? []).some(
    ({ verdict, kind, by }) =>
      verdict === 'false' &&
      (kind === 'death' || kind === 'wuxie') &&
      by !== undefined &&
      (facts[0]?.kind ?? kind) === kind,
  );
