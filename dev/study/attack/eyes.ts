/**
 * A careful player with the code, who reads an AI's own role from what the panel shows through its eyes while the person
 * lives: every deal that the record allows is folded again, and only those remain in which the panel would have
 * shown the very same.
 */
import { createBelief, seeEvent, type BeliefParameters } from '../../../src/core/belief/belief';
import { SHIPPED_WORTHS } from '../../../src/core/belief/shipped';
import type { Seat } from '../../../src/core/event';
import type { Game } from '../../../src/core/game';
import type { Role } from '../../../src/core/role';
import { createSpectator } from '../../../src/core/spectator';
import type { TableVerdict } from '../../../src/core/verdict';
import { openInference } from '../../../src/replay/inference';
import { createTrack } from '../../../src/ui/belief/track';
import { percent as rounded } from '../../../src/ui/describe';
import { createHistory } from '../../../src/ui/history';
import { createOutlook, type Outlook } from '../../../src/ui/outlook';
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

const rowsOf = (table: TableVerdict, own: Seat | null): string =>
  [...table.values()]
    .map(({ seat, identity, strength, chances }) =>
      seat === own ? '' : `${identity} ${strength} ${Object.values(chances).map(rounded).join('/')}`,
    )
    .join();

function shownOf(outlook: Outlook, game: Game, me: Seat | null): { all: string; eyes: Map<Seat, string> } {
  const others = game.table.seats.filter(({ seat }) => seat !== me);
  return {
    all: rowsOf(outlook.verdicts('all', false), null),
    eyes: new Map(others.map(({ seat }) => [seat, rowsOf(outlook.verdicts(seat, true), seat)])),
  };
}

/** What the panel showed over the first `turns` turns, had the roles been dealt so. */
function watch(
  { recording }: RecordedGame,
  roles: World['roles'],
  turns: number,
  parameters?: BeliefParameters,
): Shown {
  const { game, belief, fold } = openInference(dealt(recording, roles), { parameters });
  const spectator = createSpectator(game.table, SHIPPED_WORTHS);
  const track = belief && createTrack(belief);
  // What the panel would be handed, were the person who looks alive all the time.
  const outlook = createOutlook({
    game: () => game,
    track: () => track,
    history: () => createHistory(() => new Map()),
    me: () => recording.header.me ?? recording.header.lord,
    truth: () => null,
    spectator: () => spectator.game,
  });
  const all: string[] = [];
  const eyes = new Map<Seat, string>();
  let begun = 0;
  for (const { event } of recording.entries) {
    if (!event) continue;
    if (event.type === 'turn' && begun++ > 0) {
      const shown = shownOf(outlook, game, recording.header.me);
      all.push(shown.all);
      for (const [seat, rows] of shown.eyes) eyes.set(seat, `${eyes.get(seat) ?? ''}/${rows}`);
      if (begun > turns) break;
    }
    fold(event);
    spectator.see(event);
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
