/** How seats whose role is open may lie: a pattern's number has their roles less one as its digits to the base of three, lowest first. */
import { ROLES, SEATS_AT_MOST } from './worlds';

/** A role that is still open is one of three. */
export const OPEN_ROLES = ROLES - 1;
/** Half of the seats that can be open at most, rounded up: nine without the lord. */
const TAILS_AT_MOST = Math.ceil((SEATS_AT_MOST - 1) / 2);
export const PATTERNS_AT_MOST = OPEN_ROLES ** TAILS_AT_MOST;
