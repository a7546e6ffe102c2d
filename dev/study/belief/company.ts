/** Who sat where: the mind and the persona of every seat of an arena game, from its folder's name and the roles. Only studies ask. */
import { CAMPS, GUEST_ROLES, mindsBySeat, type Place } from '../../arena/seating';
import type { Role } from '../../../src/core/role';
import type { RecordedGame } from './games';

/** A folder of the arena: `strict-8p`, `engine+spec@rebels-8p`. */
const CELL = /^([^+@]+)(?:\+([^+@]+)@([^+@]+))?-\d+p$/;
const PLACES: readonly string[] = [...CAMPS, ...GUEST_ROLES];

export interface Player {
  readonly mind: string;
  /** Only minds of ours have one. */
  readonly persona: string;
}

const ENGINE = 'engine';
export const NO_PERSONA = 'none';

/** In order of the seats; where the folder is none of the arena's its name stands for the mind. */
export function playersOf({ kind, seed, recording: { header }, truth }: RecordedGame): Player[] {
  const seats = header.players.map(({ seat }) => seat).sort((a, b) => a - b);
  const [, house = kind, mind, place] = CELL.exec(kind) ?? [];
  const guest =
    mind !== undefined && place !== undefined && PLACES.includes(place) ? { mind, place: place as Place } : null;
  const roles = new Map(seats.map((seat) => [seat, truth[seat] as Role]));
  const minds = mindsBySeat({ seating: { house, guest }, players: seats.length, seed }, roles);
  return seats.map((seat) => {
    const own = minds.get(seat) ?? house;
    return { mind: own, persona: own === ENGINE ? NO_PERSONA : (header.personas?.[seat] ?? NO_PERSONA) };
  });
}
