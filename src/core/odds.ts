/** What one who decides takes a seat for, in numbers, whichever way roles are inferred: chances, and friend or foe. */
import type { Belief } from './belief/belief';
import { onlookerOf } from './belief/camp';
import { beliefOf } from './belief/marginals';
import type { Seat } from './event';
import type { Game } from './game';
import { blankOpinion, opine } from './guess';
import type { Insight } from './learned';
import { cardsLeft, factsOf, usualDeck } from './likeliest';
import { sideOf, type Role } from './role';

/** Chances of one seat's role; they add up to 1. */
export type Odds = Readonly<Record<Role, number>>;

const opinion = blankOpinion();

/** The odds of a seat whose role is known. */
export const certain = (role: Role): Odds => ({ zhu: 0, zhong: 0, fan: 0, nei: 0, commoner: 0, [role]: 1 });

/**
 * What `observer` takes `about` for, by its own role, what everybody saw and, with `insight`, what it learned (§K2). By belief
 * its posterior; by the specification the cards left, with its guess set against them at the guess's confidence.
 */
export function oddsOf(game: Game, belief: Belief | null, insight: Insight | null, observer: Seat, about: Seat): Odds {
  const known = factsOf(game, observer, insight);
  const fact = known.get(about);
  if (fact !== undefined) return certain(fact);
  const own = known.get(observer);
  const chances =
    belief && own !== undefined ? beliefOf(belief, onlookerOf(belief, insight, observer, own), about) : null;
  return chances ? { zhu: 0, commoner: 0, ...chances } : guessedOdds(game, known, observer, about);
}

function guessedOdds(game: Game, known: ReadonlyMap<Seat, Role>, observer: Seat, about: Seat): Odds {
  const { deck, seats, bySeat } = game.table;
  const { zhong = 0, fan = 0, nei = 0, commoner = 0 } = cardsLeft(deck ?? usualDeck(seats.length), known.values());
  const left = zhong + fan + nei + commoner;
  const target = bySeat.get(about);
  const { identity, confidence } = target ? opine(opinion, game, observer, target) : blankOpinion();
  const trust = identity === 'unknown' || left === 0 ? 0 : confidence;
  const share = (role: Role, cards: number): number =>
    (identity === role ? trust : 0) + (1 - trust) * (left === 0 ? Number(role === 'fan') : cards / left);
  return {
    zhu: 0,
    zhong: share('zhong', zhong),
    fan: share('fan', fan),
    nei: share('nei', nei),
    commoner: share('commoner', commoner),
  };
}

/**
 * Whose side a seat is on to `observer`, −1 foe … 1 friend. A traitor by belief is on the weaker side (§J2), by the specification
 * on nobody's.
 */
export function sideTo(
  game: Game,
  belief: Belief | null,
  insight: Insight | null,
  observer: Seat,
  about: Seat,
): number {
  if (observer === about) return 1;
  const camp = (insight?.camps ?? game.belief)?.camp(observer, about) ?? null;
  if (camp !== null) return camp;
  const { zhu, zhong, fan } = oddsOf(game, belief, insight, observer, about);
  const leaning = zhu + zhong - fan;
  const side = sideOf(game.roles.own(observer));
  return side === 'zhu' ? leaning : side === 'fan' ? -leaning : 0;
}

/** What one who decides takes a seat for, with what it learned. */
export type Takes = (observer: Seat, about: Seat) => Odds;

interface Taken {
  readonly revision: number;
  readonly believed: number;
  readonly own: Role | null;
  readonly learned: Role | null;
  readonly odds: Odds;
}

/** `oddsOf` with insight, worked out anew only after something moved: decisions ask it for every attitude. */
export function createTakes(game: Game, belief: Belief | null, insight: Insight): Takes {
  const kept = new Map<number, Taken>();
  return (observer, about) => {
    const key = observer * SEATS_APART + about;
    const before = kept.get(key);
    const { revision, roles } = game;
    const believed = belief?.revision ?? 0;
    const own = roles.own(observer);
    const learned = insight.learned(observer, about);
    if (
      before?.revision === revision &&
      before.believed === believed &&
      before.own === own &&
      before.learned === learned
    )
      return before.odds;
    // Its view of this moment is there already, where attitudes were asked.
    const chances =
      own === null || learned !== null || about === observer || game.table.bySeat.get(about)?.revealed !== null
        ? null
        : ((insight.camps ?? game.belief)?.chances?.(observer, about) ?? null);
    const odds = chances ? { zhu: 0, commoner: 0, ...chances } : oddsOf(game, belief, insight, observer, about);
    kept.set(key, { revision, believed, own, learned, odds });
    return odds;
  };
}

/** More than any table seats. */
const SEATS_APART = 64;
