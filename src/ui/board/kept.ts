/** What the person did with the board, kept on the device. */
import { placeAt, type Place } from './place';

/** Under this name it is kept. */
export const BOARD = 'board';

export interface KeptBoard {
  readonly open: boolean;
  /** Where the person moved it; null as long as nobody has. */
  readonly place: Place | null;
}

export const FIRST_BOARD: KeptBoard = { open: false, place: null };

/** Kept by versions that wrote it down before anybody moved the board. */
const WRITTEN_UNMOVED: Place = { x: 1, y: 0.2 };

/** Whatever stood there. */
export function readBoard(value: unknown): KeptBoard {
  if (typeof value !== 'object' || value === null) return FIRST_BOARD;
  const { open, place } = value as { open?: unknown; place?: unknown };
  const { x, y } = (typeof place === 'object' && place !== null ? place : {}) as { x?: unknown; y?: unknown };
  const moved = x !== WRITTEN_UNMOVED.x || y !== WRITTEN_UNMOVED.y;
  const known = moved && typeof x === 'number' && typeof y === 'number' && !Number.isNaN(x + y);
  return { open: open === true, place: known ? placeAt(x, y) : null };
}
