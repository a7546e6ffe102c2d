/** What the record holds of a deed that is told: facts, uses of cards, sums of them (§Q1). */
import type { Fact } from '../../scene/fact';
import type { Scene, Use } from '../../scene/scene';
import type { Verb } from '../words/verbs';
import { fits, is, KINDS } from './bears-out';
import type { Counted, Deed } from './deed';
import { isThen } from './then';

/** Facts that bear the deed out, oldest first. */
export function factsOf(deed: Deed, scene: Scene): Fact[] {
  const kinds = KINDS[deed.verb];
  return scene.facts.filter(
    (fact) =>
      kinds.includes(fact.kind) &&
      is(deed.by, fact.by) &&
      // "6号反无懈了2号": against whose 无懈 it was.
      (is(deed.to, fact.to) || (fact.over !== undefined && is(deed.to, fact.over))) &&
      fits(deed, fact, scene) &&
      isThen(deed.when, fact, scene),
  );
}

/** How often it was done, by the record: blows that were aimed and hit are one. */
export function sumOf(found: readonly Fact[], of: Counted['of'], verb: Verb): number {
  if (of === 'points')
    return found.filter(({ kind }) => kind === 'hit' || kind === 'heal').reduce((sum, { num }) => sum + num, 0);
  if (of === 'cards') {
    const moved = found.filter(({ kind }) => kind === 'steal' || kind === 'discard' || kind === 'give');
    return moved.reduce((sum, { num }) => sum + Math.max(1, num), 0);
  }
  return Math.max(0, ...KINDS[verb].map((kind) => found.filter((fact) => fact.kind === kind).length));
}

/** The latest; of what is one act with it, the plainest kind. */
export function plainestOf(found: readonly Fact[], verb: Verb): Fact | undefined {
  const last = found[found.length - 1];
  if (!last) return undefined;
  // "崔均是我杀的": of who fell by it the death is told.
  const rank = ({ kind }: Fact): number => (verb === 'strike' && kind === 'death' ? -1 : KINDS[verb].indexOf(kind));
  return found
    .filter(({ turn, by, to }) => turn === last.turn && by === last.by && to === last.to)
    .reduce((best, fact) => (rank(fact) <= rank(best) ? fact : best));
}

/** Uses that bear it out where no fact does: on several, in vain, against somebody's card. */
export function usesOf({ verb, card, by, to, when, hurt, against }: Deed, scene: Scene): Use[] {
  const named = card ?? (verb === 'strike' ? 'sha' : null);
  // The facts decide whether hp was lost, and which card of whom was cancelled.
  if (hurt || against !== undefined || (verb === 'wuxie' && card !== null && card !== 'wuxie')) return [];
  if (verb === 'wuxie')
    return scene.uses.filter(
      (use) =>
        use.name === 'wuxie' &&
        is(by, use.by) &&
        use.by !== to &&
        (is(to, use.to[0] ?? null) || is(to, use.against ?? null)) &&
        isThen(when, use, scene),
    );
  if (named === null || !['strike', 'attack', 'use'].includes(verb)) return [];
  return scene.uses.filter(
    (use) =>
      use.name === named &&
      is(by, use.by) &&
      (typeof to !== 'number' || use.to.includes(to)) &&
      isThen(when, use, scene),
  );
}

/** "nanman from 4 hit only me": a card for all was that one's, also where its blows count as another's. */
export function fellTo({ verb, card, by, to, when }: Deed, scene: Scene): Fact | undefined {
  if ((verb !== 'attack' && verb !== 'use') || card === null || typeof by !== 'number' || typeof to !== 'number')
    return undefined;
  const use = scene.uses.filter((one) => one.name === card && one.by === by && one.to.includes(to)).pop();
  return (
    use &&
    scene.facts.find(
      (fact) =>
        fact.kind === 'hit' &&
        fact.to === to &&
        fact.card === card &&
        fact.turn === use.turn &&
        isThen(when, fact, scene),
    )
  );
}

/** Cards were handed over, but nobody saw which. */
export const handedUnseen = ({ verb, card, by, to, when }: Deed, scene: Scene): boolean =>
  verb === 'give' &&
  card !== null &&
  scene.facts.some((fact) => fact.kind === 'give' && is(by, fact.by) && is(to, fact.to) && isThen(when, fact, scene));
