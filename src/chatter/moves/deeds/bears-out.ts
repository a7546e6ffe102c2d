/** Which facts bear a verb out, and whether one is what a deed tells (§Q1). */
import type { Seat } from '../../../core/event';
import { isHandover, type Fact, type FactKind } from '../../scene/fact';
import { isSame, type Scene } from '../../scene/scene';
import type { Verb } from '../words/verbs';
import type { Deed, Party } from './deed';

/** The kinds of fact that bear a verb out, the plainest first. */
export const KINDS: Readonly<Record<Verb, readonly FactKind[]>> = {
  strike: ['aimed', 'hit', 'death'],
  attack: ['hit', 'aimed', 'dying'],
  kill: ['death'],
  discard: ['discard', 'aimed', 'wuxie'],
  steal: ['steal', 'aimed'],
  wuxie: ['wuxie'],
  save: ['rescue', 'heal', 'wuxie', 'aimed'],
  protect: ['wuxie', 'rescue', 'heal', 'give', 'draw', 'aimed'],
  heal: ['heal', 'rescue', 'aimed'],
  give: ['give', 'draw', 'heal', 'rescue', 'aimed'],
  use: ['aimed', 'hit', 'discard', 'steal', 'wuxie'],
  throw: ['throw'],
  die: ['death'],
  low: ['dying'],
};

/** The cards by whose use alone a verb is borne out; other verbs by any card that harms. */
const BY_USE: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  discard: ['guohe'],
  steal: ['shunshou'],
  heal: ['tao', 'jiu'],
  save: ['tao', 'jiu'],
  protect: ['tao', 'jiu'],
  give: ['tao', 'jiu'],
};
/** Whether a fact is what the verb speaks of: its kind, or the use of a card that does it. */
export function bearsOut(verb: Verb, { kind, card, against }: Fact): boolean {
  if (verb === 'discard' && kind === 'wuxie') return against === null;
  const cards = kind === 'aimed' ? BY_USE[verb] : undefined;
  return KINDS[verb].includes(kind) && (cards === undefined || (card !== null && cards.includes(card)));
}

/** Cards whose use is a blow; the others are no 打. */
const NO_BLOW: ReadonlySet<string> = new Set([
  'guohe',
  'shunshou',
  'lebu',
  'bingliang',
  'tiesuo',
  'jiedao',
  'tao',
  'jiu',
]);
/** Cards that cost health. */
export const BLOWS: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong', 'nanman', 'wanjian']);
/** What may be handed over by being used. */
const USED_TO_GIVE: ReadonlySet<string> = new Set(['tao', 'jiu']);

/** Whether a party of a deed may be that seat: what is left open may be anybody. */
export const is = (party: Party, seat: Seat | null): boolean => typeof party !== 'number' || party === seat;

/** Whether a fact of a fitting kind is what the verb says. */
export function fits({ verb, card, object, hurt, against }: Deed, fact: Fact, scene: Scene): boolean {
  if (hurt && fact.kind !== 'hit' && fact.kind !== 'dying') return false;
  if (against !== undefined && !is(against, (card === 'wuxie' ? fact.over : fact.against) ?? null)) return false;
  switch (verb) {
    case 'strike':
      return fact.kind === 'death' || (fact.good !== true && isSame(scene, card ?? 'sha', fact.card));
    case 'attack':
      if (card !== null) return isSame(scene, card, fact.card);
      return fact.kind !== 'aimed' || (fact.good !== true && !NO_BLOW.has(fact.card ?? ''));
    case 'discard':
    case 'steal':
      // "帮你把乐拆了": a card that waits to be judged is got rid of by a 无懈 as well.
      if (fact.kind === 'wuxie') return object && fact.against === null && fact.card === card;
      if (fact.kind === 'aimed') return !object && fact.card === (verb === 'discard' ? 'guohe' : 'shunshou');
      return !object || fact.card === card;
    case 'wuxie':
      return card === null || card === 'wuxie' || isSame(scene, card, fact.card);
    case 'save':
    case 'protect':
    case 'heal':
      return (
        (fact.good === true || (fact.good === null && card === 'wuxie')) &&
        // From what somebody was saved is not by what.
        (card === null || fact.kind === 'wuxie' || BLOWS.has(card) || isSame(scene, card, fact.card))
      );
    case 'give':
      if (isHandover(fact)) return card === null;
      return card !== null && USED_TO_GIVE.has(card) && isSame(scene, card, fact.card);
    case 'use':
      // Whoever cancelled a card did not use it.
      return card !== null && (fact.kind !== 'wuxie' || card === 'wuxie') && isSame(scene, card, fact.card);
    case 'kill': {
      const blows = scene.facts.filter(
        ({ kind, to, turn, card: by }) => kind === 'hit' && to === fact.to && turn === fact.turn && by !== null,
      );
      return card === null || blows.length === 0 || blows.some((blow) => isSame(scene, card, blow.card));
    }
    case 'throw':
    case 'die':
    case 'low':
      return true;
  }
}
