/** Where the mark on an avatar stands: at the top in the middle, legible, and clear of the buttons of the top bar. */
import { overlap, type Area } from '../core/area';
import { clamp } from '../core/number';

export interface BadgePlace {
  /** How much larger it is drawn than the seat. */
  readonly grown: number;
  /** In the seat's own pixels. */
  readonly top: number;
  /** To the right of the middle, in the same. */
  readonly aside: number;
}

/** How large a badge has to be on the screen, as a share of its size on a seat that is not scaled; the engine scales small seats to some 0.5. */
const LEGIBLE = 0.95;
/** Beyond this it would cover the face. */
const MOST_GROWN = 2;
/** Below the seat's upper edge. Pixels of the seat, as all of these. */
const TOP = 3;
const HEIGHT = 20;
/** With a number, a letter and its strokes; so that the number stays where it is when a mark joins it. */
const WIDTH = 64;
/** So much higher for each growth by one: below is the name. */
const RISES = 16;
/** Between it and a button. Pixels of the screen. */
const GAP = 2;
/** Of the seat's width: moved further it would seem to be the neighbour's. */
const FARTHEST = 0.5;

/** `scale`: how large the seat is drawn; `bar`: the buttons that must stay free. */
export function badgePlace(seat: Area, scale: number, bar: readonly Area[]): BadgePlace {
  const grown = scale > 0 ? clamp(LEGIBLE / scale, 1, MOST_GROWN) : 1;
  const top = TOP - (grown - 1) * RISES;
  const [width, height] = [WIDTH * grown * scale, HEIGHT * grown * scale];
  const left = seat.left + (seat.width - width) / 2;
  // It grows from its lower edge.
  const box: Area = { left, top: seat.top + (top + HEIGHT) * scale - height, width, height };
  const over = bar.filter((button) => overlap(button, box) > 0);
  if (over.length === 0) return { grown, top, aside: 0 };
  const beside = [
    Math.min(...over.map((button) => button.left)) - GAP - width,
    Math.max(...over.map((button) => button.left + button.width)) + GAP,
  ]
    .filter((to) => Math.abs(to - left) <= seat.width * FARTHEST)
    .filter((to) => bar.every((button) => overlap(button, { ...box, left: to }) === 0))
    .sort((a, b) => Math.abs(a - left) - Math.abs(b - left))[0];
  if (beside !== undefined) return { grown, top, aside: (beside - left) / scale };
  const below = Math.max(...over.map((button) => button.top + button.height)) + GAP;
  // No farther down than its own half: a bar as high as that is none.
  const fits = below + height <= seat.top + seat.height / 2;
  return { grown, top: fits ? top + (below - box.top) / scale : top, aside: 0 };
}
