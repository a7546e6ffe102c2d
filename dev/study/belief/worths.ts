/**
 * Public worths by name (§A15, §A17): what cards and skills are typically worth to the one they hit, and what cards are
 * worth to their owner. Medians over recordings, so that no single board, hand or hidden role decides.
 */
import type { PublicEvent } from '../../../src/core/event';
import { clamp } from '../../../src/core/number';
import type { RecordedGame } from './games';

export interface Worths {
  /** tv of a card to its target, −2 … 2. */
  cards: Record<string, number>;
  /** tv of a skill to its target, −2 … 2; skills without one are left out. */
  skills: Record<string, number>;
  /** Value of a visible card to whoever has it. */
  values: Record<string, number>;
}

/** baseMagnitude is at its bound from here on (§S2.3). */
const BOUND = 2;

type Seen = Record<keyof Worths, Map<string, number[]>>;

export function worthsOf(games: readonly RecordedGame[]): Worths {
  const seen: Seen = { cards: new Map(), skills: new Map(), values: new Map() };
  for (const { recording } of games) {
    for (const { event } of recording.entries) if (event) note(seen, event);
  }
  return { cards: medians(seen.cards), skills: medians(seen.skills), values: medians(seen.values) };
}

function note(seen: Seen, event: PublicEvent): void {
  if (event.type === 'card' || event.type === 'skill') {
    for (const seat of event.to) {
      const tv = event.tv[seat];
      if (tv === undefined || (seat === event.by && event.type === 'skill')) continue;
      if (event.type === 'card') add(seen.cards, event.card, clamp(tv, -BOUND, BOUND));
      else add(seen.skills, event.skill, clamp(tv, -BOUND, BOUND));
    }
  } else if (event.type === 'zone' && event.card !== null && event.value !== null) {
    add(seen.values, event.card, event.value);
  }
}

function add(map: Map<string, number[]>, name: string, value: number): void {
  const values = map.get(name);
  if (values) values.push(value);
  else map.set(name, [value]);
}

/** Names in order, zeros left out, two decimals. */
function medians(map: ReadonlyMap<string, number[]>): Record<string, number> {
  const rows = [...map].map(([name, values]) => [name, Math.round(median(values) * 100) / 100] as const);
  return Object.fromEntries(rows.filter(([, value]) => value !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
