/**
 * Where a bubble stands: the engine puts it to the right of its speaker, over whoever sits there. We move it to where it covers
 * nobody else's name. Screen pixels throughout.
 */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Between a bubble and its speaker, and between it and the edge of the screen. */
const GAP = 4;

const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Within the screen, as far as it fits. */
function within(box: Area, screen: Area): Area {
  const left = Math.max(screen.left + GAP, Math.min(box.left, screen.left + screen.width - box.width - GAP));
  const top = Math.max(screen.top + GAP, Math.min(box.top, screen.top + screen.height - box.height - GAP));
  return { ...box, left, top };
}

/**
 * The place beside its speaker at which a bubble covers least of `others` (seats, bubbles that stand): below, above, to the
 * right, to the left, or where it is; of equal ones the first.
 */
export function placeBubble(bubble: Area, speaker: Area, others: readonly Area[], screen: Area): Area {
  const { width, height } = bubble;
  const middle = speaker.left + (speaker.width - width) / 2;
  const candidates = [
    { left: middle, top: speaker.top + speaker.height + GAP },
    { left: middle, top: speaker.top - height - GAP },
    { left: speaker.left + speaker.width + GAP, top: speaker.top },
    { left: speaker.left - width - GAP, top: speaker.top },
    bubble,
  ].map((at) => within({ left: at.left, top: at.top, width, height }, screen));
  let best = candidates[0] ?? bubble;
  let least = Infinity;
  for (const candidate of candidates) {
    const covered = [speaker, ...others].reduce((sum, other) => sum + overlap(candidate, other), 0);
    if (covered < least) [best, least] = [candidate, covered];
  }
  return best;
}

const areaOf = (element: Element): Area => element.getBoundingClientRect();

/** Moves a bubble of the engine's own kind that was drawn last; `stage` holds it. Nothing where a skin draws bubbles its own way. */
export function moveBubble(
  stage: HTMLElement,
  before: Element | null,
  speaker: Element,
  seats: readonly Element[],
): void {
  const bubble = stage.lastElementChild;
  if (!(bubble instanceof HTMLElement) || bubble === before || !isBubble(bubble)) return;
  const screen = areaOf(stage);
  const zoom = stage.offsetWidth > 0 ? screen.width / stage.offsetWidth : 0;
  if (zoom === 0 || bubble.offsetWidth === 0) return;
  // Not where it is drawn: a bubble grows into its size.
  const now = {
    left: screen.left + bubble.offsetLeft * zoom,
    top: screen.top + bubble.offsetTop * zoom,
    width: bubble.offsetWidth * zoom,
    height: bubble.offsetHeight * zoom,
  };
  const standing = [...stage.children].filter((other) => other !== bubble && isBubble(other));
  const others = [...seats.filter((seat) => seat !== speaker), ...standing].map(areaOf);
  const to = placeBubble(now, areaOf(speaker), others, screen);
  bubble.style.left = `${bubble.offsetLeft + (to.left - now.left) / zoom}px`;
  bubble.style.top = `${bubble.offsetTop + (to.top - now.top) / zoom}px`;
}

/** Menus of the engine are such dialogs too. */
const isBubble = ({ classList }: Element): boolean =>
  ['dialog', 'popped', 'static'].every((name) => classList.contains(name)) &&
  !classList.contains('menu') &&
  !classList.contains('removing');
