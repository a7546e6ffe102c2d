/** A traitor is the weaker side's friend until it is one against one, as far as it can tell who is on which (§A21). */
import type { Seat } from '../event';
import type { Game } from '../game';
import { clamp } from '../number';
import type { Odds } from '../odds';
import type { PublicSeat } from '../table';

/** hp counts twice a card, as in the engine's own `situation`. */
const HP_WORTH = 2;
const LORD_FACTOR = 1.2;
const LORD_BONUS = 5;
/** A lead of a third of all strength is a whole reason. */
const STEEPNESS = 3;
/** With a lord this weak and rebels alive the rebels are the stronger side. */
const LORD_IN_DANGER = 2;
const DANGER_LEAN = 0.6;

const strength = ({ hp, turnHand }: PublicSeat): number => HP_WORTH * Math.max(0, hp) + turnHand;

/** Which side a traitor leans to: 1 the lord's, −1 the rebels'. */
export function leaning({ table }: Game, observer: Seat, oddsOf: (about: Seat) => Odds): number {
  let lords = 0;
  let rebels = 0;
  let lordHp = Infinity;
  for (const one of table.seats) {
    if (!one.alive || one.seat === observer) continue;
    if (one.seat === table.lord) {
      lords += LORD_FACTOR * strength(one) + LORD_BONUS;
      lordHp = one.hp;
      continue;
    }
    const { zhong, fan } = oddsOf(one.seat);
    lords += zhong * strength(one);
    rebels += fan * strength(one);
  }
  const all = lords + rebels;
  const lean = all > 0 ? clamp((STEEPNESS * (rebels - lords)) / all, -1, 1) : 0;
  return lordHp <= LORD_IN_DANGER && rebels > 0 ? Math.max(lean, DANGER_LEAN) : lean;
}
