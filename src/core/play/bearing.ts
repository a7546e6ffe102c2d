/**
 * How one who decides bears itself towards a hidden seat, beyond what it feels (§A19, §A20, §A21). Evidence is never weighed
 * by it, and nobody is shown it: these are ways to play, no opinions.
 */
import { CERTAIN_CAMP, perceived } from '../attitude';
import type { Seat } from '../event';
import type { Game } from '../game';
import type { Odds } from '../odds';
import type { Role } from '../role';
import type { PublicSeat } from '../table';
import { leaning } from './balance';
import { friendChance, riskTaken } from './caution';
import { expectedAttitude } from './expect';
import { hunted, isHunt } from './hunt';
import type { Ploys } from './ploys';
import { pressed, pressureAt } from './pressure';

export interface Bearing {
  readonly game: Game;
  readonly ploys: Ploys;
  readonly self: PublicSeat;
  /** What the one who decides takes a seat for, with what it learned. */
  oddsOf(about: Seat): Odds;
}

/** The attitude to decide by towards a hidden living seat, from what is felt; both on the engine's scale. */
export function borne(bearing: Bearing, target: PublicSeat, felt: number): number {
  const { game, ploys, self, oddsOf } = bearing;
  const own = game.roles.own(self.seat);
  const odds = oddsOf(target.seat);
  const pressure = ploys.pressure ? pressureAt(game.table.round) : 0;
  if (ploys.hunt && isHunt(game)) {
    const value = hunted(game, self.seat, odds, pressure);
    if (value !== null) return value;
  }
  const friend = friendChance(own, odds);
  if (friend === null) return pressed(own === 'nei' ? asTraitor(bearing, odds, felt) : felt, 0, pressure);
  const value = ploys.expect ? expected(bearing, target, own, odds, felt) : felt;
  if (ploys.caution && value < 0 && isThin(bearing, friend)) return 0;
  return pressed(value, 2 * friend - 1, pressure);
}

function asTraitor({ game, ploys, self, oddsOf }: Bearing, odds: Odds, felt: number): number {
  return ploys.balance ? CERTAIN_CAMP * (odds.zhong - odds.fan) * leaning(game, self.seat, oddsOf) : felt;
}

/** The persona's own part, impressions and grudges, stays. */
function expected({ game, self }: Bearing, { pid }: PublicSeat, own: Role | null, odds: Odds, felt: number): number {
  const mind = game.minds.get(self.seat);
  const base = expectedAttitude(own, odds);
  return mind && base !== null ? base + perceived(mind, self, pid, game.table.round, 0) : felt;
}

/** Whether an opinion is too thin to draw blood. */
function isThin({ game, self }: Bearing, friend: number): boolean {
  const mind = game.minds.get(self.seat);
  return mind !== undefined && friend > riskTaken(mind.persona.traits, game.table.round);
}
