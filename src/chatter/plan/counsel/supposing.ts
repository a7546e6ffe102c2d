/** What comes of it if what is supposed of somebody is so: by what lies open, and by what the hearer has said of them (§Q3). */
import type { Seat } from '../../../core/event';
import { supposedIn, type Supposed } from '../../moves/asked/supposed';
import type { Move } from '../../moves/types';
import { isEmptyHanded } from '../../scene/scene';
import { shownRole } from '../../scene/shown';
import { taking, type Asked } from '../asked';
import { goodOf, takenFor } from '../dealing/wishes';
import { guessAbout } from '../judging/judging';
import { hpOf, LOW } from '../matter';
import type { Plan } from '../plan';
import { openPlan } from '../record/known';
import { hiddenHand } from '../telling';

/** One such card stops one card. */
const STOPS: ReadonlySet<string> = new Set(['shan', 'wuxie']);

/** Null where the line supposes nothing, or nothing that anybody at the table could say a word to. */
export function supposedPlan(move: Move | null, asked: Asked): Plan | null {
  const supposed = move?.act === 'ask_sure' ? supposedIn(asked.text) : null;
  if (move === null || supposed === null) return null;
  const { me, from, scene } = asked;
  const about = move.about ?? from;
  const base = { move: 'explain', occasion: 'ask_act', asked: move, about, lookedUp: true, ...taking(move) } as const;
  const isFriend = about !== me && takenFor(about, asked) === 'friend';
  switch (supposed.of) {
    case 'role':
      return misjudged(about, supposed, move, asked);
    case 'judged':
      return { ...base, clause: 'suppose_judged' };
    case 'failed':
      return { ...base, clause: 'advise_wait', move: 'deflect' };
    case 'saved':
      return { ...base, clause: 'suppose_saved' };
    case 'fallen':
      return { ...base, clause: about === scene.table.lord ? 'suppose_lord' : 'suppose_fallen' };
    case 'turned':
      return bracing(base, asked);
    case 'lacked':
    case 'card':
      if (about === me || (isFriend && supposed.of === 'lacked'))
        return { ...hiddenHand(about, move, asked), lookedUp: true, ...taking(move) };
      if (supposed.of === 'lacked') return { ...base, clause: 'suppose_good' };
      if (isEmptyHanded(scene, about)) return { ...base, clause: 'suppose_blank' };
      if (supposed.card === 'tao') return { ...base, clause: 'suppose_peach' };
      return STOPS.has(supposed.card ?? '') ? { ...base, clause: 'suppose_stopped' } : bracing(base, asked);
  }
}

/** The speaker is in for it: how much that one can take. */
const bracing = (base: Omit<Plan, 'clause'>, asked: Asked): Plan => ({
  ...base,
  about: asked.from,
  clause: hpOf(asked, asked.from) <= LOW ? 'advise_hold' : 'suppose_bear',
});

/** Another role than the hearer thinks: owned up to beforehand, with what has been seen so far. */
function misjudged(about: Seat, { role, denied }: Supposed, move: Move, asked: Asked): Plan | null {
  const { me, from, scene } = asked;
  const { role: _, denied: __, ...of } = move;
  if (about === me || about === from || about === scene.table.lord) return null;
  if (shownRole(scene, about)) return openPlan(about, of, asked);
  const mine = guessAbout(about, of, asked);
  const base = { occasion: 'ask_why', asked: move, about, lookedUp: true, ...taking(move) } as const;
  const [fact] = mine.facts ?? [];
  const same = mine.role !== undefined && role !== undefined && (mine.role === role) !== (denied === true);
  if (same && fact) return { ...base, move: 'confirm', clause: 'suppose_same', facts: [fact] };
  if (mine.role !== undefined && !same)
    return fact
      ? { ...base, move: 'explain', clause: 'suppose_wrong', facts: [fact] }
      : { ...base, move: 'explain', clause: 'suppose_misread' };
  // "万一他是反呢", of one of whom good is known.
  const [good] = role === 'fan' || role === 'nei' ? goodOf(about, asked) : [];
  return good
    ? { ...base, move: 'explain', clause: 'suppose_wrong', facts: [good] }
    : { ...base, move: 'unsure', clause: 'maybe_open' };
}
