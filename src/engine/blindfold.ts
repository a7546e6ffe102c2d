/**
 * The blindfold (§N10): while an AI decides, and only then, reading the role of a hidden other answers what the decider takes
 * it for: its likeliest world, one for the whole decision. Whatever code asks; skills of other extensions, too.
 */
import type { Seat } from '../core/event';
import type { World } from '../core/likeliest';
import type { Role } from '../core/role';
import { createAccessors } from './blindfold/accessor';
import { enter } from './blindfold/entries';
import { during, openly, type Decision, type Scope } from './blindfold/scope';
import { both } from '../language/texts';
import type { Engine, Player } from './noname';
import type { Report } from './report';
import type { Session } from './session';

export interface Blindfold {
  /** Who decides right now; null outside decisions. */
  decider(): Player | null;
  /** What the one who decides takes a seat for; undefined outside decisions and for a seat that it knows. */
  supposed(seat: Seat): Role | undefined;
  /**
   * Asks something of the engine as this observer of a strict session thinks of the table, by what everybody saw: what it makes
   * of an act must not rest on hidden roles either (§A17).
   */
  weighing<T>(running: Session, observer: Player, ask: () => T): T;
  /** Looks with open eyes, even from inside a decision. */
  openly<T>(what: () => T): T;
  /** Leaves the engine as it was. */
  uninstall(): void;
}

/** What a hidden player without a seat is taken for; nothing is known of it. */
const NOBODY_KNOWS: Role = 'fan';

/** Where the likeliest world could not be worked out: a hidden role stays hidden all the same. */
const NO_WORLD: World = new Map();

/**
 * `session`: of the mind that decides for a player; null where the engine's own AI does. Only strict ones are blindfolded. A fault
 * of ours is reported and stops no decision.
 */
export function installBlindfold(
  engine: Engine,
  session: (decider: Player) => Session | null,
  report: Report,
): Blindfold {
  const { game, _status } = engine;
  const scope: Scope = { current: null, open: 0 };
  /** Where everybody was found covered last; the same event brings nobody new without the table growing. */
  let covered: { event: unknown; players: number } = { event: null, players: 0 };

  const isByHand = (player: Player): boolean =>
    player === game.me && _status.auto !== true && game.notMe !== true && !player.isMad();

  const isOpenTo = ({ decider }: Decision, player: Player): boolean =>
    player === decider || player.identityShown === true || player === game.zhu || player.isDead();

  function sound<T>(otherwise: T, work: () => T): T {
    try {
      return work();
    } catch (error) {
      report.warn(both('blindfoldFailed'), error);
      return otherwise;
    }
  }

  function worldOf(decision: Decision): World {
    const { session: running, seat, knowing } = decision;
    decision.world ??= sound(NO_WORLD, () => openly(scope, () => running.likeliest(seat, knowing)));
    return decision.world;
  }

  function roleIn(decision: Decision, seat: Seat | undefined): Role {
    return (seat === undefined ? undefined : worldOf(decision).get(seat)) ?? NOBODY_KNOWS;
  }

  const accessors = createAccessors(
    () => scope.current !== null,
    (player, value) => {
      const decision = scope.current;
      if (decision === null || isOpenTo(decision, player)) return value();
      return roleIn(decision, decision.session.seats.of(player));
    },
  );

  function coverAll(): void {
    const { event } = _status;
    const { players } = game;
    if (covered.event === event && covered.players === players.length) return;
    covered = { event, players: players.length };
    accessors.cover(players);
  }

  const decisionOf = (decider: Player, running: Session | null, knowing: boolean): Decision | null => {
    const seat = running?.seats.of(decider);
    return running?.game.strict === true && seat !== undefined
      ? { decider, seat, session: running, knowing, world: null }
      : null;
  };

  function decide(asked: unknown): Decision | null {
    const decider = (asked as Player | null | undefined)?._trueMe ?? (asked as Player | null | undefined);
    if (!decider || isByHand(decider)) return null;
    const decision = decisionOf(decider, session(decider), true);
    if (decision) coverAll();
    return decision;
  }

  const leave = enter({ engine, scope, decide: (asked) => sound(null, () => decide(asked)) });
  accessors.cover(game.players);
  return {
    decider: () => scope.current?.decider ?? null,
    supposed(seat) {
      const decision = scope.current;
      const player = decision?.session.seats.player(seat);
      return decision && player && !isOpenTo(decision, player) ? roleIn(decision, seat) : undefined;
    },
    openly: (what) => openly(scope, what),
    weighing(running, observer, ask) {
      const decision = decisionOf(observer, running, false);
      return decision ? during(scope, decision, ask) : ask();
    },
    uninstall() {
      leave();
      accessors.uncover();
    },
  };
}
