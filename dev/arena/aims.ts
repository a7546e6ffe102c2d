/** One recorded game counted for what the rules over targets (core/play/aim.ts) are about: each share is what its rule means to move. */
import type { PublicEvent, Seat } from '../../src/core/event';
import type { Truth } from '../../src/record/format';
import { campOf } from './seating';
import type { Count } from './statistics';
import { sameCamp } from './tally';

export const AIM_COUNTS = ['spareKin', 'lebuOrder', 'finish', 'ungrateful', 'kin'] as const;
export type AimCount = (typeof AIM_COUNTS)[number];
export type AimTally = Record<AimCount, Count>;

const SWEEPING: ReadonlySet<string> = new Set(['nanman', 'wanjian']);
const DELAYED: ReadonlySet<string> = new Set(['lebu', 'bingliang']);
const DAMAGING: ReadonlySet<string> = new Set(['sha', 'juedou', 'huogong']);
const RESCUE = 'tao';

/**
 * By the seat that acted: `spareKin` members of the own camp killed by 南蛮 or 万箭, of those cards used; `lebuOrder` how far round the
 * table 乐不思蜀 and 兵粮寸断 went, 0 for who plays next and 1 for who played last, of such cards at three or more living; `finish` aimed
 * damage at a foe at its last hp, of that used while one could be aimed at; `ungrateful` 桃 to who had struck the rescuer in the running
 * turn, of all 桃 to others; `kin` aimed cards at the own camp but for the lord, of all aimed at others than the lord.
 */
export function tallyAims(events: Iterable<PublicEvent>, truth: Truth): Map<Seat, AimTally> {
  const counts = new Map<Seat, AimTally>();
  for (const seat of Object.keys(truth)) counts.set(Number(seat), nothing());
  const table = { hp: new Map<Seat, number>(), living: new Set(counts.keys()), sweeping: null as Seat | null };
  const struck = new Set<string>();
  const add = (seat: Seat, what: AimCount, part: number, whole: number): void => {
    const counted = counts.get(seat);
    if (counted) counted[what] = { part: counted[what].part + part, whole: counted[what].whole + whole };
  };
  for (const event of events) {
    if (event.type === 'turn') {
      struck.clear();
      table.sweeping = null;
      for (const [seat, hp] of Object.entries(event.hp)) table.hp.set(Number(seat), hp);
    } else if (event.type === 'damage' || event.type === 'heal') {
      const change = event.type === 'heal' ? event.num : -event.num;
      const before = table.hp.get(event.to);
      if (before !== undefined) table.hp.set(event.to, before + change);
    } else if (event.type === 'revive') {
      table.living.add(event.seat);
      table.hp.set(event.seat, event.hp);
    } else if (event.type === 'die') {
      table.living.delete(event.seat);
      const { by } = event;
      if (by !== null && by === table.sweeping && by !== event.seat && sameCamp(truth[by], truth[event.seat]))
        add(by, 'spareKin', 1, 0);
    } else if (event.type === 'card') countCard(event, truth, table, struck, add);
  }
  return counts;
}

const nothing = (): AimTally =>
  Object.fromEntries(AIM_COUNTS.map((name) => [name, { part: 0, whole: 0 }])) as unknown as AimTally;

interface Table {
  readonly hp: ReadonlyMap<Seat, number>;
  readonly living: ReadonlySet<Seat>;
  /** Whose 南蛮 or 万箭 was the last card used in its own right. */
  sweeping: Seat | null;
}

function countCard(
  { by, to, card, legal }: Extract<PublicEvent, { type: 'card' }>,
  truth: Truth,
  table: Table,
  struck: Set<string>,
  add: (seat: Seat, what: AimCount, part: number, whole: number) => void,
): void {
  if (SWEEPING.has(card)) {
    table.sweeping = by;
    add(by, 'spareKin', 0, 1);
    return;
  }
  const harms = DAMAGING.has(card) || DELAYED.has(card);
  if (harms) table.sweeping = null;
  const [target] = to;
  if (target === undefined || to.length !== 1 || target === by) return;
  if (card === RESCUE) {
    add(by, 'ungrateful', Number(struck.has(`${target}>${by}`)), 1);
    return;
  }
  if (!harms) return;
  struck.add(`${by}>${target}`);
  if (truth[target] !== 'zhu') add(by, 'kin', Number(sameCamp(truth[by], truth[target])), 1);
  if (DELAYED.has(card)) {
    const others = [...table.living].filter((seat) => seat !== by).sort((a, b) => distance(by, a) - distance(by, b));
    const place = others.indexOf(target);
    if (place >= 0 && others.length > 1) add(by, 'lebuOrder', place / (others.length - 1), 1);
    return;
  }
  const isFinishable = (seat: Seat): boolean =>
    table.living.has(seat) && (table.hp.get(seat) ?? Infinity) <= 1 && campOf(truth[by]) !== campOf(truth[seat]);
  if ((legal ?? []).some(isFinishable)) add(by, 'finish', Number(isFinishable(target)), 1);
}

/** More than any table has; seats go round. */
const ROUND_THE_TABLE = 1_000;
const distance = (from: Seat, to: Seat): number => (to > from ? to - from : to - from + ROUND_THE_TABLE);
