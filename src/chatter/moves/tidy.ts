/** What stays of what was heard in the clauses of a line. */
import type { Move } from './types';

const same = (a: Move, b: Move): boolean =>
  a.act === b.act && a.about === b.about && a.role === b.role && a.topic === b.topic && a.denied === b.denied;

const BESIDE: ReadonlySet<Move['act']> = new Set<Move['act']>(['apology', 'joke', 'thanks']);

/** What is said twice is said once; what is not understood is dropped beside what is. */
export function tidy(moves: readonly Move[]): Move[] {
  const kept = moves.reduce<Move[]>((all, move) => {
    const at = all.findIndex((other) => same(other, move));
    const other = all[at];
    if (!other) return [...all, move];
    const facts = [...(other.facts ?? []), ...(move.facts ?? [])];
    const one: Move = {
      ...other,
      ...(facts.length > 0 ? { facts } : {}),
      span: [other.span[0], Math.max(other.span[1], move.span[1])],
    };
    return all.map((each, i) => (i === at ? one : each));
  }, []);
  // "haha yeah I'm a quiet type, sorry": what goes with a short answer is no matter of its own.
  const answers = kept.some(({ act, refersTo }) => refersTo !== undefined && (act === 'agree' || act === 'refuse'));
  const clear = kept.filter(({ act, facts }) => act !== 'unclear' && !(answers && BESIDE.has(act) && !facts));
  return clear.length > 0 ? clear : kept.slice(0, 1);
}
