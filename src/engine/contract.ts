/**
 * What we use of the engine, and what is off where some of it is missing. Start-up asks for the engine's members, the first
 * moment of a game for the players'; triggers that never come are found out by hearing.ts. The tables are in contract/.
 */
import { isKept, PARTS, type Part } from './contract/need';
import { OF_PLAYERS, PLACES, type Place } from './contract/members';
import type { Engine, Player } from './noname';

export interface Missing {
  part: Part;
  /** With their places, as `get.attitude`. */
  members: string[];
}

function missingAt({ at, needs }: Place, owner: object, found: Map<Part, string[]>): void {
  for (const [member, need] of Object.entries(needs)) {
    if (need?.since !== 'start' || isKept(owner, member, need)) continue;
    found.set(need.part, [...(found.get(need.part) ?? []), `${at}.${member}`]);
  }
}

const told = (found: ReadonlyMap<Part, string[]>): Missing[] =>
  PARTS.flatMap((part) => {
    const members = found.get(part);
    return members ? [{ part, members: [...new Set(members)] }] : [];
  });

/** What this engine lacks when we start, by part. An empty answer means that everything works. */
export function missingMembers(engine: Engine): Missing[] {
  const found = new Map<Part, string[]>();
  for (const place of PLACES) {
    // Without a page there is nothing to draw on, and nothing is drawn.
    if (place.at.startsWith('ui') && !engine.ui) continue;
    missingAt(place, placed(place.at, engine), found);
  }
  return told(found);
}

/** The object at a path; an empty one where there is none. */
function placed(at: string, engine: object): object {
  let found: unknown = engine;
  for (const step of at.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[step];
  return (typeof found === 'object' && found !== null) || typeof found === 'function' ? found : {};
}

/** What none of the players of a game that begins has; one alone may be broken, and nobody's role is read. */
export function missingInPlayers(players: readonly Player[]): Missing[] {
  const { at, needs } = OF_PLAYERS;
  const found = new Map<Part, string[]>();
  for (const [member, need] of Object.entries(needs)) {
    if (need?.since !== 'game' || players.some((player) => isKept(player, member, need))) continue;
    found.set(need.part, [...(found.get(need.part) ?? []), `${at}.${member}`]);
  }
  return told(found);
}
