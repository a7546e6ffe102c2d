/** The latest acts, as they were judged: what each of them did to an opinion is worked out from them when somebody asks. */
import type { PublicEvent } from '../event';
import { OWN_GROUPS, SHARED_AT_MOST } from './acts';
import type { Judged } from './likelihood';
import { SEATS_AT_MOST } from './worlds';

/** Room for the acts of a long game from the start, so that it takes no more memory as it goes on. */
const ROOM_FOR = 512;
/** Acts kept at most; beyond, the older half is forgotten. */
export const MOST_TOLD = 8192;
const OWN_AT_MOST = SEATS_AT_MOST * OWN_GROUPS;

/** What is kept of an act lies at the same place in each. */
interface Rooms {
  readonly whole: Int8Array;
  readonly shares: Float64Array;
  readonly expected: Float64Array;
  readonly candidates: Int8Array;
  readonly shared: Int16Array;
  readonly own: Int16Array;
}

export interface Told {
  /** Which event each act belongs to, oldest first; one event may be several acts. */
  readonly events: PublicEvent[];
  /** Acts before those: they are weighed, but no more is known of them. */
  forgotten: number;
  /** Of the first acts among those nothing is told, in a belief of an earlier moment (`beliefAt`). */
  readonly from: number;
  rooms: Rooms;
}

const WHOLE = 5;

const createRooms = (acts: number): Rooms => ({
  whole: new Int8Array(acts * WHOLE),
  shares: new Float64Array(acts),
  expected: new Float64Array(acts),
  candidates: new Int8Array(acts * SEATS_AT_MOST),
  shared: new Int16Array(acts * SHARED_AT_MOST),
  own: new Int16Array(acts * OWN_AT_MOST),
});

export const createTold = (): Told => ({ events: [], forgotten: 0, from: 0, rooms: createRooms(ROOM_FOR) });

/** Acts seen so far. */
export const actsOf = ({ forgotten, events }: Told): number => forgotten + events.length;

/** Keeps a copy of an act, and how likely it was to those who believed what was believed then. */
export function tell(told: Told, event: PublicEvent, act: Judged, expected: number): void {
  if (told.events.length === MOST_TOLD) forget(told, MOST_TOLD / 2);
  else if (told.events.length === told.rooms.shares.length) grow(told);
  const { rooms } = told;
  const at = told.events.push(event) - 1;
  const whole = at * WHOLE;
  rooms.whole[whole] = act.actor;
  rooms.whole[whole + 1] = act.count;
  rooms.whole[whole + 2] = act.chosen;
  rooms.whole[whole + 3] = act.sharedCount;
  rooms.whole[whole + 4] = act.ownCount;
  rooms.shares[at] = act.share;
  rooms.expected[at] = expected;
  for (let j = 0; j < act.count; j++) rooms.candidates[at * SEATS_AT_MOST + j] = act.candidates[j] ?? 0;
  for (let g = 0; g < act.sharedCount; g++) rooms.shared[at * SHARED_AT_MOST + g] = act.shared[g] ?? 0;
  if (act.ownCount === 0) return;
  const own = act.count * OWN_GROUPS;
  for (let g = 0; g < own; g++) rooms.own[at * OWN_AT_MOST + g] = act.own[g] ?? 0;
}

function grow(told: Told): void {
  const { whole, shares, expected, candidates, shared, own } = told.rooms;
  const rooms = createRooms(2 * shares.length);
  rooms.whole.set(whole);
  rooms.shares.set(shares);
  rooms.expected.set(expected);
  rooms.candidates.set(candidates);
  rooms.shared.set(shared);
  rooms.own.set(own);
  told.rooms = rooms;
}

function forget(told: Told, acts: number): void {
  const { whole, shares, expected, candidates, shared, own } = told.rooms;
  whole.copyWithin(0, acts * WHOLE);
  shares.copyWithin(0, acts);
  expected.copyWithin(0, acts);
  candidates.copyWithin(0, acts * SEATS_AT_MOST);
  shared.copyWithin(0, acts * SHARED_AT_MOST);
  own.copyWithin(0, acts * OWN_AT_MOST);
  told.events.splice(0, acts);
  told.forgotten += acts;
}

/** An act that was told; good until the next one is. */
export interface ToldAct extends Judged {
  readonly event: PublicEvent;
  readonly expected: number;
}

/** @param at 0 … `told.events.length` − 1 */
export function actAt({ events, rooms }: Told, at: number): ToldAct | null {
  const event = events[at];
  if (event === undefined) return null;
  const whole = at * WHOLE;
  return {
    event,
    actor: rooms.whole[whole] ?? 0,
    count: rooms.whole[whole + 1] ?? 0,
    chosen: rooms.whole[whole + 2] ?? 0,
    sharedCount: rooms.whole[whole + 3] ?? 0,
    ownCount: rooms.whole[whole + 4] ?? 0,
    share: rooms.shares[at] ?? 1,
    expected: rooms.expected[at] ?? 1,
    candidates: rooms.candidates.subarray(at * SEATS_AT_MOST, (at + 1) * SEATS_AT_MOST),
    shared: rooms.shared.subarray(at * SHARED_AT_MOST, (at + 1) * SHARED_AT_MOST),
    own: rooms.own.subarray(at * OWN_AT_MOST, (at + 1) * OWN_AT_MOST),
  };
}
