/** The panel itself: a layer with a dialog, tabs in a row, one page shown. See docs in source.ts and tab.ts. */
import type { Archive } from './archive';
import { createWords } from './describe';
import { attributeOf, button, el, setShown, textOf } from './dom';
import { keepIn, trapFocus } from './focus';
import { INSPECT_TAB } from './inspect';
import css from './panel.css';
import { PERSONA_TAB } from './persona';
import { REVIEW_TAB } from './review';
import { createPace } from './pace';
import { download } from './save';
import type { PanelSource } from './source';
import { createPanelState, type PanelState } from './state';
import type { Language } from '../language/languages';
import { createTexts } from '../language/texts';
import { addStyle } from './style';
import type { Tab, TabContext, TabView } from './tab';

export interface PanelOptions {
  language: Language;
  /** Stays open inside `root`, without backdrop or close button. */
  docked?: boolean;
  /** Pages after our own. */
  tabs?: readonly Tab[];
  state?: PanelState;
  archive?: Archive;
  /** Hands over a file; a download where absent. */
  save?: (name: string, blob: Blob) => Promise<string | null>;
  /** Called with each box that scrolls (the engine's `lib.setScroll`). */
  scrollBox?: (box: HTMLElement) => void;
  onClose?: () => void;
  /** Called after each drawing, e.g. to let the badges look through the same eyes. */
  onDraw?: () => void;
}

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

const OWN_TABS: readonly Tab[] = [INSPECT_TAB, PERSONA_TAB, REVIEW_TAB];

/** Width and height, in the page's own pixels, below which the layout is the narrow or the low one. */
const NARROW = 560;
const LOW = 460;

let panels = 0;

export function mountPanel(root: HTMLElement, running: PanelSource, options: PanelOptions): Panel {
  addStyle('slqj-style', css);
  const t = createTexts(options.language);
  const state = options.state ?? createPanelState();
  const docked = options.docked ?? false;
  const tabs = [...OWN_TABS, ...(options.tabs ?? [])];
  const id = `slqj-${++panels}`;
  let source = running;
  let visited: PanelSource | null = null;
  let open = false;
  /** Whether a pointer went down on the layer since it opened. */
  let pressed = docked;
  const pace = createPace(() => {
    update();
  });
  let before: Element | null = null;
  let views = new Map<string, TabView>();
  let unsubscribe: (() => void) | null = null;

  const line = el('p', 'slqj-line');
  const leave = button('slqj-leave', t('archiveLeave'), () => {
    visit(null);
  });
  const banner = el('p', 'slqj-banner', {}, el('span', '', {}, t('archiveViewing')), leave);
  banner.hidden = true;
  const pages = el('section', 'slqj-pages', { role: 'tabpanel', id: `${id}-page` });
  const tabRow = el('nav', 'slqj-tabs', { role: 'tablist', 'aria-label': t('tabs') });
  const tabButtons = tabs.map((tab) => {
    const node = button('slqj-tab', tab.label(t), () => {
      selectTab(tab.id);
    });
    node.setAttribute('role', 'tab');
    node.setAttribute('aria-controls', `${id}-page`);
    tabRow.append(node);
    return { tab, node, selected: attributeOf(node, 'aria-selected'), index: attributeOf(node, 'tabindex') };
  });
  const shut = button('slqj-close', '×', close);
  shut.setAttribute('aria-label', t('close'));
  shut.hidden = docked;
  const box = el(
    'section',
    'slqj-panel',
    { role: docked ? 'region' : 'dialog', 'aria-label': t('title'), lang: options.language },
    el('header', 'slqj-head', {}, el('h2', 'slqj-title', {}, t('title')), tabRow, shut),
    banner,
    line,
    pages,
  );
  if (!docked) box.setAttribute('aria-modal', 'true');
  const layer = el('section', docked ? 'slqj-layer slqj-docked' : 'slqj-layer', {}, box);
  layer.hidden = !docked;
  const [say, layout] = [textOf(line), attributeOf(box, 'data-layout')];

  function context(): TabContext {
    const shown = visited ?? source;
    return {
      source: shown,
      words: createWords(shown, options.language),
      state,
      redraw: update,
      save: options.save ?? download,
      archive: options.archive ?? null,
      visit,
      scrollBox: options.scrollBox ?? (() => undefined),
    };
  }

  function visit(other: PanelSource | null): void {
    visited = other;
    state.seat = state.moment = null;
    renew();
  }

  /** Other games have other elements. */
  function renew(): void {
    unsubscribe?.();
    for (const { node } of views.values()) node.remove();
    views = new Map();
    if (open) {
      unsubscribe = (visited ?? source).onChange(schedule);
      update();
    }
  }

  function view(tab: Tab): TabView {
    const known = views.get(tab.id);
    if (known) return known;
    const created = tab.create(context());
    created.node.classList.add('slqj-page');
    views.set(tab.id, created);
    pages.append(created.node);
    return created;
  }

  function update(): void {
    pace.settle();
    if (open) draw();
  }

  function draw(): void {
    const shown = visited ?? source;
    const why = shown.inactive() ?? (shown.game() ? null : t('noGame'));
    const current = tabs.find((tab) => tab.id === state.tab) ?? INSPECT_TAB;
    for (const { tab, selected, index } of tabButtons) {
      selected(String(tab === current));
      index(tab === current ? '0' : '-1');
    }
    say(why ?? '');
    setShown(line, why !== null);
    setShown(banner, visited !== null);
    const page = view(current);
    const empty = why !== null && current.withoutGame !== true;
    for (const other of views.values()) {
      setShown(other.node, other === page && !empty);
    }
    if (!empty) page.update();
    options.onDraw?.();
  }

  function schedule(): void {
    if (open) pace.request();
  }

  function fit(): void {
    const { offsetWidth: width, offsetHeight: height } = box;
    layout(width === 0 ? null : [width < NARROW ? 'narrow' : 'wide', height < LOW ? 'low' : 'high'].join(' '));
  }

  function selectTab(tab: string): void {
    state.tab = tab;
    update();
  }

  function show(): void {
    if (open) return;
    open = true;
    pressed = docked;
    if (!docked) before = document.activeElement;
    layer.hidden = false;
    fit();
    unsubscribe = (visited ?? source).onChange(schedule);
    update();
    if (!docked) tabButtons.find(({ tab }) => tab.id === state.tab)?.node.focus({ preventScroll: true });
  }

  function close(): void {
    if (!open || docked) return;
    open = false;
    layer.hidden = true;
    unsubscribe?.();
    unsubscribe = null;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    options.onClose?.();
  }

  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && state.tab === 'inspect' && state.seat !== null) {
      state.seat = null;
      state.moment = null;
      update();
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Tab' && !docked) trapFocus(box, event);
    if (!docked) event.stopPropagation();
  });
  tabRow.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab.id === state.tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabButtons[(to + tabs.length) % tabs.length];
    if (!next) return;
    selectTab(next.tab.id);
    next.node.focus();
  });
  // A tap opens the panel at its touchend and then sends its click to whatever lies under the finger by now, the
  // close button even. Only what was pressed here counts; keys and programs click with detail 0.
  layer.addEventListener(
    'pointerdown',
    () => {
      pressed = true;
    },
    true,
  );
  layer.addEventListener(
    'click',
    (event) => {
      if (pressed || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  layer.addEventListener('click', (event) => {
    if (event.target === layer) close();
  });
  if (!docked) keepIn(layer);

  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          fit();
          schedule();
        });
  observer?.observe(box);
  root.append(layer);
  if (docked) show();

  return {
    state,
    close,
    selectTab,
    update,
    open: show,
    prepare: draw,
    isOpen: () => open,
    setSource(next) {
      source = next;
      visited = null;
      renew();
    },
    destroy() {
      open = false;
      pace.settle();
      unsubscribe?.();
      observer?.disconnect();
      layer.remove();
    },
  };
}
