/** From what is shown to the elements: pages are made when first looked at, and again for another game. */
import { createWords } from '../describe';
import { setShown } from '../dom';
import { download } from '../save';
import type { PanelSource } from '../source';
import type { Tab, TabContext, TabView } from '../tab';
import { lookOf, shownGame, visit } from './showing';
import type { MountedPanel } from './mounted';

/** Draws what changed, where the panel is open. */
export function update(panel: MountedPanel): void {
  panel.pace.settle();
  if (panel.showing.open) draw(panel);
}

/** Draws, open or not. */
export function draw(panel: MountedPanel): void {
  const { showing, frame, views, t, options } = panel;
  const look = lookOf(showing, t('noGame'));
  frame.draw(look);
  const page = viewOf(panel, look.tab);
  for (const other of views.values()) setShown(other.node, other === page && !look.empty);
  if (!look.empty) page.update();
  options.onDraw?.();
}

/** Draws soon, for a change that nobody made by hand. */
function schedule({ showing, pace }: MountedPanel): void {
  if (showing.open) pace.request();
}

export function subscribe(panel: MountedPanel): void {
  panel.unsubscribe = shownGame(panel.showing).onChange(() => {
    schedule(panel);
  });
}

/** Other games have other elements. */
export function renew(panel: MountedPanel): void {
  const { showing } = panel;
  panel.unsubscribe?.();
  dropPages(panel);
  if (!showing.open) return;
  subscribe(panel);
  update(panel);
}

/** The pages go, and hear of nothing any more. */
export function dropPages({ views }: MountedPanel): void {
  for (const view of views.values()) {
    view.destroy?.();
    view.node.remove();
  }
  views.clear();
}

export function visitGame(panel: MountedPanel, other: PanelSource | null): void {
  visit(panel.showing, other);
  renew(panel);
}

function viewOf(panel: MountedPanel, tab: Tab): TabView {
  const { views, frame } = panel;
  const known = views.get(tab.id);
  if (known) return known;
  const created = tab.create(contextOf(panel));
  created.node.classList.add('slqj-page');
  views.set(tab.id, created);
  frame.pages.append(created.node);
  return created;
}

function contextOf(panel: MountedPanel): TabContext {
  const { showing, options } = panel;
  const source = shownGame(showing);
  return {
    source,
    words: createWords(source, options.language),
    state: showing.choice,
    redraw: () => {
      update(panel);
    },
    save: options.save ?? download,
    archive: options.archive ?? null,
    career: options.career ?? null,
    report: options.report ?? null,
    visit: (other) => {
      visitGame(panel, other);
    },
    scrollBox: options.scrollBox ?? (() => undefined),
  };
}
