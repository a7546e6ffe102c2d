/** What the panel shows, and why: headless, so that one reads here what a click or a key changes. */
import type { PanelSource } from '../source';
import type { PanelState } from '../state';
import type { Tab } from '../tab';

export interface Showing {
  /** What the person chose; it outlives this panel. */
  readonly choice: PanelState;
  /** The first is shown where the chosen one is not among them. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** Part of a page: it stays open, and closes for nobody. */
  readonly docked: boolean;
  running: PanelSource;
  /** Another game that is looked at in this panel; null for the running one. */
  visited: PanelSource | null;
  open: boolean;
}

export const shownGame = ({ visited, running }: Showing): PanelSource => visited ?? running;

export interface Look {
  readonly tab: Tab;
  /** One line saying why there is nothing to see, or null. */
  readonly why: string | null;
  /** The page has nothing to draw. */
  readonly empty: boolean;
  readonly visiting: boolean;
  /** What is off, and why. */
  readonly notices: readonly string[];
}

/** `noGame` is what is said where no game runs. */
export function lookOf(showing: Showing, noGame: string): Look {
  const { tabs, choice, visited } = showing;
  const shown = shownGame(showing);
  const why = shown.inactive() ?? (shown.game() ? null : noGame);
  const tab = tabs.find(({ id }) => id === choice.tab) ?? tabs[0];
  return {
    tab,
    why,
    empty: why !== null && tab.withoutGame !== true,
    visiting: visited !== null,
    notices: shown.notices?.() ?? [],
  };
}

/** Another game is shown, or the running one again where `other` is null; nobody's history is open in it yet. */
export function visit(showing: Showing, other: PanelSource | null): void {
  showing.visited = other;
  showing.choice.seat = showing.choice.moment = null;
}

/** Closes the history that is open on the first page; answers whether one was. */
export function leaveSeat({ choice }: Showing): boolean {
  if (choice.tab !== 'inspect' || choice.seat === null) return false;
  choice.seat = choice.moment = null;
  return true;
}

/** Where this key leads in the row of tabs; undefined for any other key. */
export function tabAfter({ tabs, choice }: Showing, key: string): Tab | undefined {
  const at = tabs.findIndex(({ id }) => id === choice.tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
  return to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
}
