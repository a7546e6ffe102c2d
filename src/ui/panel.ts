/**
 * The panel itself: a layer with a dialog, tabs in a row, one page shown. What it has in hand is panel/mounted.ts; what a page
 * is, tab.ts.
 */
import { createTexts } from '../language/texts';
import { INSPECT_TAB } from './inspect';
import { createPace } from './pace';
import css from './panel.css';
import { draw, dropPages, renew, subscribe, update, visitGame } from './panel/draw';
import { createFrame } from './panel/frame';
import { listen } from './panel/input';
import type { Showing } from './panel/showing';
import type { MountedPanel, PanelOptions } from './panel/mounted';
import { PERSONA_TAB } from './persona';
import { REVIEW_TAB } from './review';
import type { PanelSource } from './source';
import { createPanelState, type PanelState } from './state';
import { addStyle } from './style';

export type { PanelOptions } from './panel/mounted';

export interface Panel {
  readonly state: PanelState;
  open(): void;
  /** Makes the open page's elements ahead, so that opening only has to lay them out. For a quiet moment. */
  prepare(): void;
  close(): void;
  isOpen(): boolean;
  selectTab(id: string): void;
  /** Draws what changed, now. Happens by itself soon after the source changes. */
  update(): void;
  setSource(source: PanelSource): void;
  destroy(): void;
}

export function mountPanel(root: HTMLElement, running: PanelSource, options: PanelOptions): Panel {
  addStyle('slqj-style', css);
  const panel = createPanel(running, options);
  const { showing, frame } = panel;
  listen(panel, () => {
    close(panel);
  });
  const stopMeasuring = measure(panel);
  root.append(frame.layer);
  if (showing.docked) open(panel);
  return {
    state: showing.choice,
    open: () => {
      open(panel);
    },
    prepare: () => {
      draw(panel);
    },
    close: () => {
      close(panel);
    },
    isOpen: () => showing.open,
    selectTab: (id) => {
      selectTab(panel, id);
    },
    update: () => {
      update(panel);
    },
    setSource(source) {
      showing.running = source;
      showing.visited = null;
      renew(panel);
    },
    destroy() {
      showing.open = false;
      panel.pace.settle();
      panel.unsubscribe?.();
      stopMeasuring();
      dropPages(panel);
      frame.layer.remove();
    },
  };
}

function createPanel(running: PanelSource, options: PanelOptions): MountedPanel {
  const t = createTexts(options.language);
  const showing: Showing = {
    choice: options.state ?? createPanelState(),
    tabs: [INSPECT_TAB, PERSONA_TAB, REVIEW_TAB, ...(options.tabs ?? [])],
    docked: options.docked ?? false,
    running,
    visited: null,
    open: false,
  };
  const frame = createFrame(t, options.language, showing, {
    select: (id) => {
      selectTab(panel, id);
    },
    leave: () => {
      visitGame(panel, null);
    },
    close: () => {
      close(panel);
    },
    board:
      options.onBoard &&
      (() => {
        close(panel);
        options.onBoard?.();
      }),
  });
  const pace = createPace(() => {
    update(panel);
  });
  const panel: MountedPanel = {
    options,
    t,
    showing,
    frame,
    pace,
    views: new Map(),
    unsubscribe: null,
    pressed: showing.docked,
    before: null,
  };
  return panel;
}

function selectTab(panel: MountedPanel, id: string): void {
  panel.showing.choice.tab = id;
  update(panel);
}

function open(panel: MountedPanel): void {
  const { showing, frame } = panel;
  if (showing.open) return;
  showing.open = true;
  panel.pressed = showing.docked;
  if (!showing.docked) panel.before = document.activeElement;
  frame.layer.hidden = false;
  frame.fit();
  subscribe(panel);
  update(panel);
  if (!showing.docked) frame.focusTab(showing.choice.tab, { preventScroll: true });
}

function close(panel: MountedPanel): void {
  const { showing, frame, before, options } = panel;
  if (!showing.open || showing.docked) return;
  showing.open = false;
  frame.layer.hidden = true;
  panel.unsubscribe?.();
  panel.unsubscribe = null;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  options.onClose?.();
}

/** Looks at the room again whenever it changes; answers how to stop. */
function measure(panel: MountedPanel): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    panel.frame.fit();
    // Whoever turns the phone waits for it.
    update(panel);
  });
  observer.observe(panel.frame.box);
  return () => {
    observer.disconnect();
  };
}
