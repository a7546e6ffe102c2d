/** Which facts bear a moment out: a line for "someone saved me" must rest on a rescue of the speaker. */
import type { Seat } from '../../core/event';
import { rebelsDead, type Fact, type FactKind } from '../scene/fact';
import type { Scene } from '../scene/scene';
import type { Occasion } from '../vocabulary';

interface Bearing {
  readonly kinds: readonly FactKind[];
  readonly by?: 'me' | 'lord' | 'other';
  readonly to?: 'me' | 'lord' | 'other';
  /** Whether it was good for the one it befell; where nobody can say, it counts as bad. */
  readonly good?: boolean;
}

const BLOW: readonly FactKind[] = ['hit', 'aimed'];
const LOSS: readonly FactKind[] = ['steal', 'discard'];
const END: readonly FactKind[] = ['death', 'reveal'];

const BEARINGS: Readonly<Partial<Record<Occasion, Bearing>>> = {
  lord_first_attacked: { kinds: [...BLOW, ...LOSS], to: 'lord', good: false },
  lord_saved: { kinds: ['rescue'], to: 'lord' },
  hit_by_lord: { kinds: BLOW, by: 'lord', to: 'me', good: false },
  hit_me: { kinds: BLOW, to: 'me', good: false },
  hit_me_again: { kinds: BLOW, to: 'me', good: false },
  saved_me: { kinds: ['rescue'], to: 'me' },
  healed_me: { kinds: ['heal', 'rescue'], to: 'me' },
  // The one whose card was cancelled is not on the record: any 无懈 may have been against the speaker.
  wuxie_for_me: { kinds: ['wuxie'] },
  wuxie_against_me: { kinds: ['wuxie'] },
  taken_from_me: { kinds: LOSS, by: 'other', to: 'me', good: false },
  freed_me: { kinds: LOSS, by: 'other', to: 'me', good: true },
  given_to_me: { kinds: ['give'], to: 'me' },
  i_killed: { kinds: ['death'], by: 'me', to: 'other' },
  death_expected: { kinds: END, to: 'other' },
  death_surprise: { kinds: END, to: 'other' },
  death_seen: { kinds: END, to: 'other' },
  rescue_seen: { kinds: ['rescue'], to: 'other' },
  second_rebel_dead: { kinds: ['death'], to: 'other' },
  big_group: { kinds: BLOW, by: 'other' },
  got_flower: { kinds: ['throw'], to: 'me' },
  got_egg: { kinds: ['throw'], to: 'me' },
};

/** Whether `fact` is one that the moment is about, for this speaker; true for an occasion that rests on none. */
export function bearsOut(fact: Fact, occasion: Occasion, scene: Scene, speaker: Seat): boolean {
  const bearing = BEARINGS[occasion];
  if (!bearing) return true;
  const isThat = (seat: Seat | null, who: Bearing['by']): boolean =>
    who === undefined ||
    (who === 'me' ? seat === speaker : who === 'lord' ? seat === scene.table.lord : seat !== speaker);
  if (!bearing.kinds.includes(fact.kind) || !isThat(fact.by, bearing.by) || !isThat(fact.to, bearing.to)) return false;
  return (bearing.good === undefined || bearing.good === (fact.good === true)) && isTold(fact, occasion, scene);
}

/** What the words of some moments say of the facts before: the first blow, the second, the second rebel. */
function isTold(fact: Fact, occasion: Occasion, scene: Scene): boolean {
  const earlier = scene.facts.slice(0, Math.max(0, scene.facts.indexOf(fact)));
  switch (occasion) {
    case 'lord_first_attacked':
      return !earlier.some(
        ({ kind, by, to, group }) => kind === 'hit' && to === fact.to && !group && by !== null && by !== to,
      );
    case 'hit_me_again':
      return earlier.some(({ kind, by, to }) => kind === 'hit' && by === fact.by && to === fact.to);
    case 'second_rebel_dead':
      return fact.role === 'fan' && rebelsDead(earlier).size === 1;
    default:
      return true;
  }
}
