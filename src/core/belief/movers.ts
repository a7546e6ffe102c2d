/** Which events an opinion rests on: what each seat's chances would be without them. */
import type { PublicEvent, Seat } from '../event';
import type { Belief } from './belief';
import { chancesAt, createMarginals, marginals, type Chances, type Onlooker } from './marginals';
import { indexIn } from './scene';

export interface Mover {
  event: PublicEvent;
  /** How much the event adds to each chance: with it less without it. */
  shift: Chances;
}

const size = ({ zhong, fan, nei }: Chances): number => Math.abs(zhong) + Math.abs(fan) + Math.abs(nei);

/**
 * The events that move an onlooker's chances for a seat most, strongest first, at most `most` of them. Roles laid open
 * are not among them: they are facts. Works everything out anew; meant for a panel that somebody looks at.
 */
export function movers(belief: Belief, onlooker: Onlooker | null, seat: Seat, most = 3): Mover[] {
  const index = indexIn(belief.scene, seat);
  const out = createMarginals(belief);
  if (index < 0 || !marginals(belief, onlooker, out)) return [];
  const now = chancesAt(out, index);
  const {
    logs,
    trace,
    worlds: { count },
  } = belief;
  const without: Belief = { ...belief, logs: logs.slice(), shares: new Float64Array(count) };
  const found = belief.told.map((event, at): Mover => {
    for (let world = 0; world < count; world++)
      without.logs[world] = (logs[world] ?? 0) - (trace[at * count + world] ?? 0);
    without.sharesAt = -1;
    marginals(without, onlooker, out);
    const then = chancesAt(out, index);
    return { event, shift: { zhong: now.zhong - then.zhong, fan: now.fan - then.fan, nei: now.nei - then.nei } };
  });
  return found
    .filter(({ shift }) => size(shift) > 0)
    .sort((a, b) => size(b.shift) - size(a.shift))
    .slice(0, most);
}
