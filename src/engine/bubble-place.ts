/**
 * Where a bubble stands: the engine puts it to the right of its speaker, over whoever sits there, and skins inside the speaker's own
 * seat. We move it to where it covers nobody else's name. Screen pixels throughout.
 */
import { overlap, type Area } from '../core/area';

/** Between a bubble and its speaker, and between it and the edge of the screen. */
const GAP = 4;
/** How much worse it is to cover a name or a button than anything else of a seat. */
const NAME_WEIGHS = 50;

/** Within the screen, as far as it fits. */
function within(box: Area, screen: Area): Area {
  const left = Math.max(screen.left + GAP, Math.min(box.left, screen.left + screen.width - box.width - GAP));
  const top = Math.max(screen.top + GAP, Math.min(box.top, screen.top + screen.height - box.height - GAP));
  return { ...box, left, top };
}

/**
 * The place beside its speaker at which a bubble covers least of `others` (seats, bubbles that stand): below, above, to the
 * right, to the left, along an edge, farther up, or where it is; of equal ones the first. `names` of others, and buttons, count far more than seats.
 */
export function placeBubble(
  bubble: Area,
  speaker: Area,
  others: readonly Area[],
  screen: Area,
  names: readonly Area[] = [],
): Area {
  const { width, height } = bubble;
  const middle = speaker.left + (speaker.width - width) / 2;
  const [below, above] = [speaker.top + speaker.height + GAP, speaker.top - height - GAP];
  const edges = [speaker.left, speaker.left + speaker.width - width];
  const candidates = [
    { left: middle, top: below },
    { left: middle, top: above },
    // Beside it at the top, or low, under the names of neighbours.
    ...[speaker.top, speaker.top + speaker.height - height].flatMap((top) =>
      [speaker.left + speaker.width + GAP, speaker.left - width - GAP].map((left) => ({ left, top })),
    ),
    ...edges.flatMap((left) => [below, above].map((top) => ({ left, top }))),
    // Farther up, over the heads of neighbours who sit higher.
    { left: middle, top: above - height / 2 },
    { left: middle, top: above - height },
    bubble,
  ].map((at) => within({ left: at.left, top: at.top, width, height }, screen));
  let best = candidates[0] ?? bubble;
  let least = Infinity;
  for (const candidate of candidates) {
    const covered =
      [speaker, ...others].reduce((sum, other) => sum + overlap(candidate, other), 0) +
      names.reduce((sum, name) => sum + overlap(candidate, name) * NAME_WEIGHS, 0);
    if (covered < least) [best, least] = [candidate, covered];
  }
  return best;
}

const areaOf = (element: Element): Area => element.getBoundingClientRect();

/**
 * Moves the bubble that was drawn last: the engine's own, which `stage` holds, or a skin's inside the speaker's seat, where that one
 * covers anybody else. `bar`: the engine's own buttons, which would lie over it. Nothing where no bubble is found.
 */
export function moveBubble(
  stage: HTMLElement,
  before: Element | null,
  speaker: HTMLElement,
  seats: readonly Element[],
  bar: readonly Area[],
): void {
  const last = stage.lastElementChild;
  const drawn = last !== before && last && isBubble(last) ? last : null;
  const bubble = drawn ?? speaker.querySelector(':scope > [class*="bubble"]');
  if (!(bubble instanceof HTMLElement)) return;
  const holder = drawn ? stage : speaker;
  const held = areaOf(holder);
  const zoom = holder.offsetWidth > 0 ? held.width / holder.offsetWidth : 0;
  if (zoom === 0 || bubble.offsetWidth === 0) return;
  // Not where it is drawn: a bubble grows into its size.
  const now = {
    left: held.left + bubble.offsetLeft * zoom,
    top: held.top + bubble.offsetTop * zoom,
    width: bubble.offsetWidth * zoom,
    height: bubble.offsetHeight * zoom,
  };
  const standing = [...stage.children].filter((other) => other !== bubble && isBubble(other)).map(areaOf);
  const neighbours = seats.filter((seat) => seat !== speaker);
  const others = [...neighbours.map(areaOf), ...standing, ...bar];
  const stands = within(now, areaOf(stage));
  const free = stands.left === now.left && stands.top === now.top;
  if (!drawn && free && others.every((other) => overlap(now, other) === 0)) return;
  const names = neighbours.flatMap((seat) => [...seat.querySelectorAll(':scope > .name')].map(areaOf));
  const to = placeBubble(now, areaOf(speaker), others, areaOf(stage), [...names, ...bar]);
  if (to.left === now.left && to.top === now.top) return;
  bubble.style.left = `${bubble.offsetLeft + (to.left - now.left) / zoom}px`;
  bubble.style.top = `${bubble.offsetTop + (to.top - now.top) / zoom}px`;
  if (!drawn) bubble.style.right = bubble.style.bottom = 'auto';
}

/** Menus of the engine are such dialogs too. */
const isBubble = ({ classList }: Element): boolean =>
  ['dialog', 'popped', 'static'].every((name) => classList.contains(name)) &&
  !classList.contains('menu') &&
  !classList.contains('removing');
