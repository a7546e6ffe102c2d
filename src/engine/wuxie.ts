/** What a 无懈可击 was used against: the engine keeps it on the enclosing `_wuxie` event (§A14, §N7). */
import type { Card, GameEvent, InfoMap, Player } from './noname';

export interface Countered {
  /** Who used the original card; unknown for a delay card that is being judged. */
  user: Player | undefined;
  target: Player;
  card: Card;
  /** Layers of 无懈可击 on the original card, this one included. */
  depth: number;
}

/** More layers than any deck has 无懈可击. */
const CHAIN_LIMIT = 20;

/** Null where the map is missing or the original card has several targets at once (then it is nobody's in particular). */
export function counteredBy(wuxie: GameEvent): Countered | null {
  let map: InfoMap | undefined;
  let depth = 0;
  let event = wuxie.getParent();
  // Each layer is a `_wuxie` event around the one before it; the outermost holds the original card.
  for (let level = 0; event?._info_map && level < CHAIN_LIMIT; level++) {
    map = event._info_map;
    depth += 1;
    if (map.card.name !== 'wuxie') break;
    event = outerWuxie(event);
  }
  if (map?.card.name === 'wuxie' && map._source) map = map._source;
  // `state` of the map next to the card says for certain whether it cancels (1) or restores (-1).
  const cancels = (wuxie.getParent()?._info_map?.state ?? 1) > 0;
  if (cancels !== (depth % 2 === 1)) depth += 1;
  if (!map?.target || map.card.name === 'wuxie' || map.multitargets === true) return null;
  return { user: map.player, target: map.target, card: map.card, depth };
}

/** The `_wuxie` event that this one answers; the engine itself looks five levels up. */
function outerWuxie(event: GameEvent): GameEvent | undefined {
  const outer = event.getParent(5);
  return outer?.name === '_wuxie' ? outer : undefined;
}
