/** Which cards a question of the record is about: those that are named, or that a verb says as plainly (§Q1). */
import type { Deed } from '../deeds/deed';
import { FOR_ALL } from '../deeds/joined';
import { DELAYED } from '../words/cards';
import { FIRE } from '../words/record';

/** Cards that a verb says as plainly as their name: "主公被乐了几次". */
const SAID_BY_VERB: ReadonlySet<string> = new Set([...DELAYED, 'juedou', 'tiesuo']);
/** "乐啊兵啊这局有人贴过么". */
const LAYS = /[乐兵].*[贴挂上放]过|[贴挂]过.{0,3}[乐兵]/;
const GROUP_CARDS = /\baoes?\b|群(?:伤|攻)|范围(?:牌|伤)/;
/** Wine is drunk for the blow. */
const STRUCK = /[砍杀]|\b(?:slash|struck|strik|hit)\w*/;

/** "南蛮谁没出杀掉血了": what is asked of is the rarer card. */
export function rarest(named: readonly string[]): string[] {
  const rare = named.filter((card) => card !== 'sha' && card !== 'shan');
  return [...new Set(rare.length > 0 ? rare : named)];
}

/**
 * Engine names of the cards that are asked about; empty where any will do.
 * @param blows blows are counted, whether or not they went home
 */
export function cardsAsked(
  text: string,
  named: readonly string[],
  deeds: readonly Deed[],
  { blows, whether }: { readonly blows: boolean; readonly whether: boolean },
): readonly string[] {
  if (blows && named.every((card) => card === 'sha' || card === 'jiu')) return ['sha'];
  if (GROUP_CARDS.test(text)) return [...FOR_ALL];
  if (named.length > 0 || (whether && !LAYS.test(text)))
    return rarest(named.map((card) => (card === 'jiu' && STRUCK.test(text) ? 'sha' : card)));
  if (LAYS.test(text)) return [...DELAYED];
  if (FIRE.test(text)) return ['huogong'];
  return deeds.flatMap(({ card }) => (card !== null && SAID_BY_VERB.has(card) ? [card] : []));
}
