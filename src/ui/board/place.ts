/** Where the board lies: dragged by its head, at rest along an edge when it comes near one, within the window always. */
import { overlap, type Area } from '../../core/area';
import { clamp } from '../../core/number';

export interface Place {
  /** Of the room that is left beside the board and below the top bar, 0 … 1; so it stays where it is when the screen turns. */
  readonly x: number;
  readonly y: number;
}

/** Where nothing is known of the table. */
const UNKNOWN: Place = { x: 1, y: 0.2 };
/** So finely a first place is looked for along an edge. */
const STEPS = 50;
/** Above it are the game's own buttons. Pixels. */
const TOP = 44;
/** Nearer than this share to an edge it goes there. */
const SNAP = 0.06;
/** Arrow keys move it by so much. */
const STEP = 0.08;

const snapped = (share: number): number => (share < SNAP ? 0 : share > 1 - SNAP ? 1 : share);

export const placeAt = (x: number, y: number): Place => ({ x: snapped(clamp(x, 0, 1)), y: snapped(clamp(y, 0, 1)) });

/**
 * Where a board that nobody has moved covers least of `others`: along an edge, for the middle is the played cards'; the right one and
 * what is higher up before their equals. Pixels of a screen that begins at 0.
 */
export function firstPlace(
  box: Pick<Area, 'width' | 'height'>,
  screen: Pick<Area, 'width' | 'height'>,
  others: readonly Area[],
): Place {
  let [best, least] = [UNKNOWN, others.length === 0 ? 0 : Infinity];
  for (const x of [1, 0])
    for (let step = 0; step <= STEPS; step++) {
      const y = step / STEPS;
      const at = { ...box, left: x * (screen.width - box.width), top: TOP + y * (screen.height - TOP - box.height) };
      const covered = others.reduce((sum, other) => sum + overlap(at, other), 0);
      if (covered < least) [best, least] = [{ x, y }, covered];
    }
  return best;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Lets the box be moved by `handle`, with a finger, a mouse or the arrow keys. `moved` hears of every place it is left at. */
export function movable(box: HTMLElement, handle: HTMLElement, moved: (place: Place) => void) {
  let place = UNKNOWN;
  const screen = () => {
    const parent = box.offsetParent ?? box.parentElement;
    return { width: parent?.clientWidth ?? 1, height: parent?.clientHeight ?? 1 };
  };
  const room = () => {
    const { width, height } = screen();
    return {
      width: Math.max(1, width - box.offsetWidth),
      height: Math.max(1, height - TOP - box.offsetHeight),
    };
  };
  /** In percent of the parent, less as much of the box itself: so no layout is asked for. */
  function lay(): void {
    box.style.left = `${place.x * 100}%`;
    box.style.top = `calc(${place.y * 100}% + ${TOP * (1 - place.y)}px)`;
    box.style.transform = `translate(${-place.x * 100}%, ${-place.y * 100}%)`;
  }
  function put(next: Place): void {
    place = next;
    lay();
  }
  let grip: { pointer: number; x: number; y: number; from: Place; room: ReturnType<typeof room> } | null = null;
  handle.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button') !== null && event.target !== handle) return;
    grip = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: place, room: room() };
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener('pointermove', (event) => {
    if (grip?.pointer !== event.pointerId) return;
    put({
      x: clamp(grip.from.x + (event.clientX - grip.x) / grip.room.width, 0, 1),
      y: clamp(grip.from.y + (event.clientY - grip.y) / grip.room.height, 0, 1),
    });
  });
  const drop = (): void => {
    if (!grip) return;
    grip = null;
    put(placeAt(place.x, place.y));
    moved(place);
  };
  handle.addEventListener('pointerup', drop);
  handle.addEventListener('pointercancel', drop);
  handle.addEventListener('keydown', (event) => {
    const by = MOVES[event.key];
    if (!by || event.target !== handle) return;
    event.preventDefault();
    put(placeAt(place.x + by[0], place.y + by[1]));
    moved(place);
  });
  lay();
  return {
    put,
    /** To where it covers least of these. */
    clear(others: readonly Area[]) {
      put(firstPlace({ width: box.offsetWidth, height: box.offsetHeight }, screen(), others));
    },
  };
}
