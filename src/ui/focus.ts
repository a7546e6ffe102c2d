/** Keeping keys and pointers inside a layer that covers the game. */

/** Events that the engine must not see while they are meant for the panel. */
const KEPT_IN = [
  'click',
  'contextmenu',
  'dblclick',
  'mousedown',
  'mouseup',
  'mousemove',
  'mouseover',
  'wheel',
  'touchstart',
  'touchmove',
  'touchend',
  'pointerdown',
  'pointermove',
  'pointerup',
  'keyup',
] as const;

/** Lets none of them out of the layer. */
export function keepIn(layer: HTMLElement): void {
  for (const name of KEPT_IN)
    layer.addEventListener(name, (event) => {
      event.stopPropagation();
    });
}

/** Sends the Tab key round within the box. */
export function trapFocus(box: HTMLElement, event: KeyboardEvent): void {
  const reachable = [...box.querySelectorAll<HTMLElement>('button,[tabindex="0"]')].filter(
    (node) => node.tabIndex >= 0 && !node.closest('[hidden]'),
  );
  const edge = event.shiftKey ? reachable[0] : reachable[reachable.length - 1];
  const other = event.shiftKey ? reachable[reachable.length - 1] : reachable[0];
  if (document.activeElement !== edge && box.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
}
