/**
 * A careful player with the code, who reads an AI's own role from what the panel shows through its eyes (outside strict mode,
 * where it offers them): every deal that the record allows is folded again, and only those remain in which the panel would have
 * shown the very same.
 */
import { createBelief, seeEvent, type BeliefParameters } from '../../../src/core/belief/belief';
import { consensus, guess } from '../../../src/core/consensus';
import type { Seat } from '../../../src/core/event';
import type { Game } from '../../../src/core/game';
import type { Role } from '../../../src/core/role';
import { openInference } from '../../../src/replay/inference';
import { percent as rounded } from '../../../src/ui/describe';
import type { RecordedGame } from '../belief/games';
import { chanceOf, chancesOf, dealt, likeliest, worldsOf, type World } from './worlds';

/** One AI's hidden role, by the record alone, by the table's consensus too, by its own eyes too. */
export interface EyesCase {
  readonly seat: Seat;
  readonly role: Role;
  readonly by: Readonly<Record<Reading, { readonly right: number; readonly chance: number; readonly roles: number }>>;
}
export const READINGS = ['record', 'consensus', 'own eyes', 'all eyes'] as const;
type Reading = (typeof READINGS)[number];

/** Rows of the panel through each pair of eyes, at the end of each turn so far. */
interface Shown {
  readonly all: string;
  readonly eyes: ReadonlyMap<Seat, string>;
}

function shownOf(game: Game, me: Seat | null): { all: string; eyes: Map<Seat, string> } {
  const { seats } = game.table;
  const all = seats.map((target) => {
    const { identity, confidence } = consensus(game, target);
    return `${identity} ${rounded(confidence)}`;
  });
  const eyes = new Map<Seat, string>();
  for (const { seat } of seats) {
    if (seat === me) continue;
    const rows = seats.map((target) => {
      if (target.seat === seat) return '';
      const { identity, confidence } = guess(game, seat, target);
      return `${identity} ${rounded(confidence)}`;
    });
    eyes.set(seat, rows.join());
  }
  return { all: all.join(), eyes };
}

/** What the panel showed over the first `turns` turns, had the roles been dealt so. */
function watch(
  { recording }: RecordedGame,
  roles: World['roles'],
  turns: number,
  parameters?: BeliefParameters,
): Shown {
  const { game, fold } = openInference(dealt(recording, roles), { parameters });
  const all: string[] = [];
  const eyes = new Map<Seat, string>();
  let begun = 0;
  for (const { event } of recording.entries) {
    if (!event) continue;
    if (event.type === 'turn' && begun++ > 0) {
      const shown = shownOf(game, recording.header.me);
      all.push(shown.all);
      for (const [seat, rows] of shown.eyes) eyes.set(seat, `${eyes.get(seat) ?? ''}/${rows}`);
      if (begun > turns) break;
    }
    fold(event);
  }
  return { all: all.join('/'), eyes };
}

/** Every AI whose role is still hidden after so many turns; none where belief has nothing to say of the game. */
export function casesOf(
  played: RecordedGame,
  turns: number,
  shipped: BeliefParameters,
  parameters?: BeliefParameters,
): EyesCase[] {
  const { recording, truth } = played;
  const belief = createBelief(recording.header, shipped);
  if (typeof belief === 'string') return [];
  let begun = 0;
  for (const { event } of recording.entries) {
    if (event?.type === 'turn' && begun++ >= turns) break;
    if (event) seeEvent(belief, event);
  }
  if (begun <= turns || belief.refused !== null) return [];
  const told = watch(played, truth, turns, parameters);
  const worlds = worldsOf(belief).map((world) => ({ world, shown: watch(played, world.roles, turns, parameters) }));
  const left = (agrees: (shown: Shown) => boolean): World[] =>
    worlds.filter(({ shown }) => agrees(shown)).map(({ world }) => world);
  const together = left((shown) => shown.all === told.all && sameEyes(shown, told));
  const { table } = belief.scene;
  return table.seats.flatMap(({ seat, revealed }): EyesCase[] => {
    const role = truth[seat];
    if (revealed !== null || seat === table.lord || seat === recording.header.me || !role) return [];
    const read = (from: readonly World[]): EyesCase['by'][Reading] => {
      const chances = chancesOf(from, seat);
      return {
        right: likeliest(chances) === role ? 1 : 0,
        chance: chanceOf(chances, role),
        roles: new Set(from.map(({ roles }) => roles[seat])).size,
      };
    };
    return [
      {
        seat,
        role,
        by: {
          record: read(left(() => true)),
          consensus: read(left(({ all }) => all === told.all)),
          'own eyes': read(left(({ eyes }) => eyes.get(seat) === told.eyes.get(seat))),
          'all eyes': read(together),
        },
      },
    ];
  });
}

const sameEyes = ({ eyes }: Shown, told: Shown): boolean =>
  [...eyes].every(([seat, rows]) => rows === told.eyes.get(seat));
