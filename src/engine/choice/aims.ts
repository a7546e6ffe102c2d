/** Reads one aim off the table for the rules over targets (core/play/aim.ts). */
import type { Seat } from '../../core/event';
import { friendChance } from '../../core/play/caution';
import { HARMFUL, type Aim } from '../../core/play/aim';
import type { Card, Engine, GameEvent, Player } from '../noname';
import type { Session } from '../session';

/** What all candidates of a choice have in common. */
export interface Aiming {
  readonly session: Session;
  readonly seat: Seat;
  readonly card: Card | null;
  readonly group: boolean;
  readonly dying: Player | null;
  readonly tiedLordHp: number;
  /** Living seats in the order of turns, the one who chooses first. */
  readonly order: readonly Seat[];
}

/** The event in which a card is used, as far as a choice of its targets tells. */
interface Asking extends GameEvent {
  readonly dying?: Player;
  readonly nature?: string;
}

type Tied = Player & { isLinked?(): boolean };
const isLinked = (player: Player | undefined): boolean => (player as Tied | undefined)?.isLinked?.() === true;

function cardOf({ get }: Engine): Card | null {
  try {
    return get.card() ?? null;
  } catch {
    // Skills that make a card of several may not know it yet.
    return null;
  }
}

export function aimingOf(engine: Engine, session: Session, seat: Seat, event: GameEvent): Aiming {
  const { table, roles } = session.game;
  const card = cardOf(engine);
  const lord = session.seats.player(table.lord);
  const own = roles.own(seat);
  const guards = own === 'zhu' || own === 'zhong' || own === 'nei';
  const living = table.seats.flatMap((one) => (one.alive ? [one.seat] : []));
  const at = Math.max(0, living.indexOf(seat));
  return {
    session,
    seat,
    card,
    group: card !== null && engine.lib.card[card.name]?.selectTarget === -1,
    dying: (event as Asking).dying ?? null,
    tiedLordHp: guards && lord && isLinked(lord) ? lord.hp : Infinity,
    order: [...living.slice(at), ...living.slice(0, at)],
  };
}

/** Null for who has no seat, and for oneself. */
export function aimAt({ session, seat, card, group, dying, tiedLordHp, order }: Aiming, target: Player): Aim | null {
  const about = session.seats.of(target);
  if (about === undefined || about === seat) return null;
  const { table, roles } = session.game;
  const odds = session.takes(seat, about);
  const own = roles.own(seat);
  const friend = friendChance(own, odds);
  return {
    card: card?.name ?? '',
    fire: card?.name === 'huogong' || (card as { nature?: string } | null)?.nature === 'fire',
    group,
    saves: dying === target,
    friend,
    foe: friend === null ? 0 : own === 'fan' ? odds.zhu + odds.zhong : odds.fan,
    isLord: about === table.lord,
    hp: target.hp,
    linked: isLinked(target),
    away: Math.max(1, order.indexOf(about)),
    living: order.length,
    tiedLordHp,
    struckMe: table.uses.cards.some(({ by, to, card: used }) => by === about && to.includes(seat) && HARMFUL.has(used)),
  };
}
