/** What the fields of a line hold (§R1), as valibot checks it. */
import * as v from 'valibot';
import { parseRole, type Role } from '../core/role';
import { ENDLESS_HP } from './recorder';

/** More than any table has; a file with more is no game. */
export const SEATS_AT_MOST = 64;

/** JSON reads 1e400 as infinity, which is no number of a game's. */
export const number = v.pipe(v.number(), v.finite());
export const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SEATS_AT_MOST));
export const count = v.pipe(v.number(), v.integer());
export const seatOrNone = v.nullable(seat);
/** ∞ stands as null in JSON. */
export const points = v.pipe(
  v.nullable(number),
  v.transform((x) => x ?? ENDLESS_HP),
);
/** An amount that was no number when written counts as the fold counts it. */
export const amount = v.pipe(
  v.nullable(number),
  v.transform((x) => x ?? 0),
);
export const worths = v.record(v.string(), amount);
export const role = v.pipe(
  v.string(),
  v.check((x) => parseRole(x) !== null),
  v.transform((x) => parseRole(x) as Role),
);
