/** Whose deed a clause tells that leaves out who did it (§Q1). */
import type { Seat } from '../../../core/event';
import type { Scene } from '../../scene/scene';
import type { Mention } from '../called/people';
import type { Deed, Party } from './deed';
import { reportOf } from './record';

/** Who may have done what a clause tells: whom it carries over, and who did the last deed that the clauses before tell. */
interface Subjects {
  readonly carried: Party;
  readonly did: Seat | null;
  readonly mentions: readonly Mention[];
  readonly moment: { readonly scene: Scene; readonly from: Seat };
}

/** The turn in which it was done last; less than 0 where it is not on record. */
function turnOf(deed: Deed, scene: Scene): number {
  const { verdict, turn = 0 } = reportOf(deed, scene);
  return verdict === 'true' && !deed.denied ? turn : -1;
}

/**
 * "我酒杀一刀,5号只剩一点血了,又贴了乐": of whoever is carried over, whoever did what was told before, and the speaker to whoever is
 * carried over, the one whose deed is freshest on record is meant.
 */
export function freshestOf(deed: Deed, { carried, did, mentions, moment }: Subjects): Deed {
  const { scene, from } = moment;
  if (typeof carried !== 'number' || deed.by !== carried || mentions.some(({ seat }) => seat === carried)) return deed;
  const open = deed.to === 'open';
  const onThatOne: Deed = open ? { ...deed, to: carried } : deed;
  const others: readonly Deed[] = [
    ...(did === null || did === carried
      ? []
      : [
          { ...onThatOne, by: did },
          { ...deed, by: did },
        ]),
    ...(open && carried !== from ? [{ ...onThatOne, by: from }] : []),
  ];
  return [deed, ...others.filter(({ by, to }) => by !== to)]
    .map((one) => ({ one, turn: turnOf(one, scene) }))
    .reduce((best, next) => (next.turn > best.turn ? next : best)).one;
}
