/** Keys and taps on the panel. */
import { keepIn, trapFocus } from '../focus';
import { update } from './draw';
import { leaveSeat, tabAfter } from './showing';
import type { MountedPanel } from './mounted';

export function listen(panel: MountedPanel, close: () => void): void {
  const { layer } = panel.frame;
  listenToKeys(panel, close);
  ignoreStrayTaps(panel);
  layer.addEventListener('click', (event) => {
    if (event.target === layer) close();
  });
  if (!panel.showing.docked) keepIn(layer);
}

function listenToKeys(panel: MountedPanel, close: () => void): void {
  const { frame, showing } = panel;
  frame.box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (leaveSeat(showing)) update(panel);
      else close();
    } else if (event.key === 'Tab' && !showing.docked) trapFocus(frame.box, event);
    if (!showing.docked) event.stopPropagation();
  });
  frame.tabRow.addEventListener('keydown', (event) => {
    const next = tabAfter(showing, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    showing.choice.tab = next.id;
    update(panel);
    frame.focusTab(next.id);
  });
}

/**
 * A tap opens the panel at its touchend and then sends its click to whatever lies under the finger by now, the close
 * button even. Only what was pressed here counts; keys and programs click with detail 0.
 */
function ignoreStrayTaps(panel: MountedPanel): void {
  const { layer } = panel.frame;
  layer.addEventListener(
    'pointerdown',
    () => {
      panel.pressed = true;
    },
    true,
  );
  layer.addEventListener(
    'click',
    (event) => {
      if (panel.pressed || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}
