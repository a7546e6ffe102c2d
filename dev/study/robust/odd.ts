/** Recorded games in which one seat acts otherwise than its AI did: the same deal, the same events, other targets. */
import { createScene, type Scene } from '../../../src/core/belief/scene';
import { createAppeal, powersOf, weigh } from '../../../src/core/belief/likelihood';
import { readEvent } from '../../../src/core/belief/reading';
import { dealWorlds, FAN, roleNumber, ROLES, SEATS_AT_MOST, ZHONG, type Worlds } from '../../../src/core/belief/worlds';
import type { BeliefParameters } from '../../../src/core/belief/belief';
import type { CardEvent, PublicEvent, Seat, SkillEvent } from '../../../src/core/event';
import { draw } from '../../../src/core/random';
import type { RecordedGame } from '../belief/games';

/**
 * How it acts: as recorded; on anybody by chance; as one of the other camp would (by the fitted model, told everybody's
 * role); always on the next that can be aimed at to its left; as the other camp for three rounds, then as recorded.
 */
export const WAYS = ['recorded', 'random', 'mirrored', 'left', 'feigns'] as const;
export type Way = (typeof WAYS)[number];

/** Rounds that one feigns who feigns. */
export const FEIGNED = 3;

type Aimed = CardEvent | SkillEvent;

/** An act of the seat's own choice on one other; a peach goes where it is needed. */
const isChosen = (event: PublicEvent, seat: Seat): event is Aimed =>
  (event.type === 'card' || event.type === 'skill') &&
  event.by === seat &&
  event.to.length === 1 &&
  event.to[0] !== seat &&
  !(event.type === 'card' && event.card === 'tao');

/** The events of a game in which `seat` acts in such a way; null where belief would refuse it. */
export function oddEvents(
  game: RecordedGame,
  seat: Seat,
  way: Way,
  parameters: BeliefParameters,
): PublicEvent[] | null {
  const { header, entries } = game.recording;
  const worlds = dealWorlds(header);
  if (typeof worlds === 'string') return null;
  const events = entries.flatMap(({ event }) => event ?? []);
  if (way === 'recorded') return events;
  const scene = createScene(header, worlds, parameters.signs);
  const powers = powersOf(parameters.weights);
  return events.map((event, at) => {
    const honest = way === 'feigns' && scene.table.round > FEIGNED;
    const done = honest || !isChosen(event, seat) ? event : { ...event, to: [aim(event, at)] };
    readEvent(scene, done, () => undefined);
    return done;
  });

  function aim(event: Aimed, at: number): Seat {
    const legal = aimable(scene, event);
    const chance = draw(game.seed, 'odd', way, seat, at);
    if (legal.length === 0) return event.to[0]!;
    if (way === 'random') return legal[Math.floor(chance * legal.length)]!;
    if (way === 'left') return legal.find((other) => other > seat) ?? legal[0]!;
    return mirrored(event, legal, chance);
  }

  function mirrored(event: Aimed, legal: readonly Seat[], chance: number): Seat {
    const { seats } = worlds as Worlds;
    const own = roleNumber(game.truth[seat]!);
    const role = own === FAN ? ZHONG : FAN;
    const appeals = legal.map((to) => appealOf({ ...event, to: [to] }, role, roleNumber(game.truth[to]!)));
    let left = chance * appeals.reduce((sum, e) => sum + e, 0);
    for (const [i, e] of appeals.entries()) {
      left -= e;
      if (left < 0) return legal[i]!;
    }
    return seats.includes(event.to[0]!) ? event.to[0]! : legal[0]!;
  }

  /** How much one of this role leans to the act, in the scene as it stands. */
  function appealOf(event: Aimed, role: number, targetRole: number): number {
    const appeal = createAppeal();
    let found = 1;
    readEvent(lookOn(scene), event, (act) => {
      weigh(act, powers, scene.lord, appeal);
      if (act.chosen >= 0) found = appeal[role * SEATS_AT_MOST * ROLES + act.chosen * ROLES + targetRole]!;
    });
    return found;
  }
}

/** A scene that may be acted in without anything happening. */
const lookOn = (scene: Scene): Scene => ({
  ...scene,
  lean: scene.lean.slice(),
  harmed: scene.harmed.slice(),
  helped: scene.helped.slice(),
  table: { ...scene.table, uses: { cards: [...scene.table.uses.cards], skills: [...scene.table.uses.skills] } },
});

/** In the order of seats. */
function aimable({ table }: Scene, event: Aimed): Seat[] {
  const legal = event.type === 'card' ? event.legal : undefined;
  return table.seats.flatMap(({ seat, alive }) =>
    alive && seat !== event.by && (legal?.includes(seat) ?? true) ? [seat] : [],
  );
}
