/**
 * How an AI bends what it says of others to its own side (§Q3): it starts from what the record tells everybody, and only ever
 * holds back or leans on what all have seen. So a rebel asked about others tells less than a spectator knows, never more.
 */
import { CERTAIN, LEANING } from '../chatter/claims/check';
import type { Scene } from '../chatter/scene/scene';
import { rolesLeft, shownRole } from '../chatter/scene/shown';
import { forAndAgainst, harmOf } from '../chatter/plan/record/deeds';
import type { View } from '../chatter/vocabulary';
import type { Seat } from '../core/event';
import { draw } from '../core/random';
import type { Role } from '../core/role';
import type { Stance } from './stance';

/** plain: says what the record makes it think · shield: has doubts about those who look like rebels, and points elsewhere. */
export type Slant = 'plain' | 'shield' | 'balance';

/** Contrary people shield whom everybody suspects, whatever they are: who does so is not a rebel for that. */
const CONTRARY = 0.3;
/** A suspicion this plain is denied by nobody; below it, one may say one does not see it. */
export const UNDENIABLE = 0.7;
/** How sure an accusation against the current of opinion sounds at most. */
const AGAINST = 0.35;
/** Somebody whom the record takes for loyal this much is not accused. */
const BEYOND_DOUBT = 0.6;

export const slantOf = (role: Role | null, seed: number, seat: Seat): Slant =>
  role === 'fan' ? 'shield' : role === 'nei' ? 'balance' : draw(seed, 'slant', seat) < CONTRARY ? 'shield' : 'plain';

/** A traitor shields the rebels while they are behind, by what lies dead before everybody. */
function shields(slant: Slant, { table }: Scene): boolean {
  if (slant !== 'balance') return slant === 'shield';
  const dead = (role: Role): number => table.seats.filter(({ alive, revealed }) => !alive && revealed === role).length;
  return dead('fan') > dead('zhong');
}

/** The one of good repute who has most against it before everybody's eyes; of equals the first after the speaker. */
function scapegoat(scene: Scene, me: Seat, guess: View['guess']): Seat | null {
  const found = scene.table.seats
    .filter(({ seat, alive, revealed }) => alive && revealed === null && seat !== me && seat !== scene.human)
    .map(({ seat }) => ({
      seat,
      against: forAndAgainst(scene, seat).bad.length + harmOf(scene, seat).length,
      opinion: guess(seat),
    }))
    .filter(
      ({ against, opinion }) =>
        against > 0 && opinion.identity !== 'fan' && opinion.identity !== 'nei' && opinion.confidence < BEYOND_DOUBT,
    )
    .sort((a, b) => b.against - a.against || ((a.seat - me + 100) % 100) - ((b.seat - me + 100) % 100));
  return found[0]?.seat ?? null;
}

/** What is worked out anew only after something changed that it rests on. */
function untilMoved<T>(work: () => T, restsOn: () => readonly unknown[]): () => T {
  let kept: { readonly on: readonly unknown[]; readonly found: T } | null = null;
  return () => {
    const on = restsOn();
    if (!kept?.on.every((part, i) => part === on[i])) kept = { on, found: work() };
    return kept.found;
  };
}

/** What one lets others know of its opinion, from what everybody may know. */
export function bent(
  slant: Slant,
  scene: Scene,
  me: Seat,
  { guess, standing }: Pick<Stance, 'guess' | 'standing'>,
): View['guess'] {
  if (slant === 'plain') return squared(scene, me, guess);
  const accused = untilMoved(
    () => scapegoat(scene, me, guess),
    () => [standing(), scene.facts.length, scene.human],
  );
  return squared(scene, me, (about) => {
    const opinion = guess(about);
    if (!shields(slant, scene) || scene.table.bySeat.get(about)?.revealed) return opinion;
    if (opinion.identity === 'fan')
      return opinion.confidence >= UNDENIABLE
        ? { identity: 'fan', confidence: opinion.confidence * 0.6 }
        : { identity: 'unknown', confidence: 0 };
    const accuses = accused() === about && (rolesLeft(scene)?.fan ?? 1) > 0;
    return accuses ? { identity: 'fan', confidence: AGAINST } : opinion;
  });
}

const JUDGED = ['zhong', 'fan', 'nei'] as const;
/** Whoever owns up to a role is believed. */
const OWNED = 0.9;

/**
 * Squares what one says with the deck: who calls the only other loyal says of the last what is left for that one, and nobody
 * counts itself among the rebels. Owned up to is as good as open.
 */
function squared(scene: Scene, me: Seat, guess: View['guess']): View['guess'] {
  const isHidden = (seat: Seat): boolean => shownRole(scene, seat) === null;
  return (about): ReturnType<View['guess']> => {
    const owned = scene.owned.get(about);
    if (owned && !scene.table.bySeat.get(about)?.revealed) return { identity: owned, confidence: OWNED };
    const opinion = guess(about);
    if (opinion.confidence >= LEANING || about === me || !isHidden(about)) return opinion;
    const left = rolesLeft(scene);
    if (left === null) return opinion;
    if (isHidden(me)) left.zhong = (left.zhong ?? 0) - 1;
    // What one knows of itself alone is worth a word only where the others are plain.
    const least = isHidden(me) ? CERTAIN : LEANING;
    let confidence: number = OWNED;
    for (const { seat } of scene.table.seats) {
      if (seat === about || seat === me || !isHidden(seat)) continue;
      const other = guess(seat);
      if (other.identity === 'unknown' || other.confidence < least) return opinion;
      left[other.identity] = (left[other.identity] ?? 0) - 1;
      confidence = Math.min(confidence, other.confidence);
    }
    const open = JUDGED.filter((role) => (left[role] ?? 0) > 0);
    const [identity] = open;
    return identity && open.length === 1 && left[identity] === 1 ? { identity, confidence } : opinion;
  };
}
