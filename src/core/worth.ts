/** tv: what an act is worth to the one it is aimed at, signed; positive helps (§S2.1, §S2.4, §S2.5, §S3.4). */
import type { HealEvent, HurtEvent, WuxieEvent, ZoneEvent } from './event';
import type { PublicSeat } from './table';
import { clamp, finite } from './number';

/** Delay cards that one wants out of one's judging area (§S2.4). */
const MALICIOUS_DELAY: ReadonlySet<string> = new Set(['lebu', 'bingliang', 'shandian', 'fulei']);
/** 白银狮子: losing it heals a wounded owner, so taking it is neither kind nor hostile (§S2.4). */
const SILVER_LION = 'baiyin';
/** 过河拆桥 and 顺手牵羊: worth what was picked, known only then (§S2.4). */
const PICK_CARDS: ReadonlySet<string> = new Set(['guohe', 'shunshou']);
/** A card nobody saw is worth this (§S2.4). */
const UNSEEN_VALUE = 5;
const FALLBACK_BOUND = 2;

/** Whether this card's worth waits for the pick. */
export function waitsForPick(card: string): boolean {
  return PICK_CARDS.has(card);
}

/** Worth of a pick to the owner of the picked card (§S2.4). 0 where it says nothing. */
export function zoneWorth(event: ZoneEvent, owner: PublicSeat): number {
  if (event.pos === 'j') return event.card !== null && MALICIOUS_DELAY.has(event.card) ? 1 : 0;
  if (event.card === SILVER_LION && owner.hp < owner.maxHp) return 0;
  const value = event.value !== null && Number.isFinite(event.value) ? event.value : UNSEEN_VALUE;
  return -clamp(value / UNSEEN_VALUE, 0.8, 2);
}

/** Worth of a 无懈可击 to the one the original card was aimed at: odd layers cancel, even restore (§S2.5). */
export function wuxieWorth({ about, depth }: WuxieEvent): number {
  return depth % 2 === 1 ? -about.tv : about.tv;
}

/** Worth of damage or healing that no card or skill explains (§S3.4). */
export function fallbackWorth(event: HurtEvent | HealEvent): number {
  const size = Math.min(FALLBACK_BOUND, finite(event.num));
  return event.type === 'heal' ? size : -size;
}

/** Size that evidence and indirect clues are built on: clamp(|tv|·0.6, 0, 1.2) (§S2.3). */
export function baseMagnitude(tv: number): number {
  return clamp(Math.abs(tv) * 0.6, 0, 1.2);
}
