/** Increments of zhuSignal: what acts around the lord and around exposed seats say of their actor (§S4.2, §S4.3, §A5). */
import { relation } from './attitude';
import type { ClaimEvent, HealEvent, HurtEvent, Seat } from './event';
import { isExposed, revealWeight } from './exposure';
import { verdict } from './consensus';
import type { Game } from './game';
import { clamp, finite } from './number';
import { relationConfidence } from './relation';
import { alignOf } from './role';
import { latestCardUse, type PublicSeat, type PublicTable } from './table';
import { baseMagnitude } from './worth';

/** 杀 aimed at the lord, hit or miss (§S4.2). */
export const SHA_AT_LORD = -0.35;
/** Damage by a card that was not aimed counts half (§A5). */
const GROUP_SHARE = 0.5;
/** Indirect clues (§S4.3), and the confidence below which they are skipped (§A5). */
const CLUE_RATE = 0.6;
const CLUE_MIN_CONFIDENCE = 0.15;

/** What a word may weigh: one ordinary card, an act worth 1.5, at most (§G6). */
const WORD_BOUND = baseMagnitude(1.5);

/** zhuSignal of whoever was spoken about. Only those who take the speaker for a friend believe a word. */
export function wordSignal(game: Game, observer: Seat, { by, about, lean }: ClaimEvent): number {
  if (observer === about || about === game.table.lord) return 0;
  const liking = relation(game, observer, by);
  return liking > 0 ? clamp(finite(lean), -WORD_BOUND, WORD_BOUND) * relationConfidence(liking) : 0;
}

/** The card use behind damage: the source's own use that met the victim, else the latest of that name. */
function useBehind(table: PublicTable, { by, to, via }: HurtEvent) {
  return (
    latestCardUse(table, via.card, (use) => use.by === by && use.to.includes(to)) ??
    latestCardUse(table, via.card, () => true)
  );
}

/** zhuSignal of whoever hurt the lord; 0 where the lord did it to itself or used the card (§A5). */
export function lordHurtSignal(table: PublicTable, event: HurtEvent): number {
  if (event.by === null || event.by === table.lord) return 0;
  const use = useBehind(table, event);
  if (use?.by === table.lord) return 0;
  const share = use && (use.group || use.to.length > 1) ? GROUP_SHARE : 1;
  return -(0.8 + 0.3 * finite(event.num)) * share;
}

/** zhuSignal of whoever else healed the lord (§A5). */
export function lordHealSignal(table: PublicTable, { by, num }: HealEvent): number {
  return by === null || by === table.lord ? 0 : 0.8 * finite(num);
}

/** What an aimed act on an exposed seat other than the lord says of its actor, to this observer (§S4.3). */
export function indirectClue(game: Game, observer: Seat, target: PublicSeat, tv: number): number {
  if (target.seat === game.table.lord || target.seat === observer || !isExposed(target)) return 0;
  const { identity, confidence } = verdict(game, observer, target);
  if (confidence < CLUE_MIN_CONFIDENCE) return 0;
  return Math.sign(tv) * alignOf(identity) * baseMagnitude(tv) * CLUE_RATE * confidence * revealWeight(target);
}
