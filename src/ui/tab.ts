/** What a page of the panel is. Further pages (聊天, 剧情, 关系) implement this and are added to a list. */
import type { Archive } from './archive';
import type { Career } from './guess/career';
import type { Words } from './describe';
import type { PanelSource } from './source';
import type { PanelState } from './state';
import type { Texts } from '../language/texts';

export interface TabContext {
  readonly source: PanelSource;
  readonly words: Words;
  readonly state: PanelState;
  /** Draws again after `state` was changed. */
  redraw(): void;
  /** Hands a file to the person; answers why it could not be done, or null. */
  save(name: string, blob: Blob): Promise<string | null>;
  /** The games kept so far; null where there is no archive. */
  readonly archive: Archive | null;
  /** The person's guesses over games; null where none are kept. */
  readonly career: (() => Promise<Career>) | null;
  /** Shows the report file; null where there is none to make. */
  readonly report: (() => void) | null;
  /** Shows another game in this panel; null goes back to the running one. */
  visit(source: PanelSource | null): void;
  /** Called with every box that scrolls, for engines that need help with touch. */
  scrollBox(box: HTMLElement): void;
}

export interface TabView {
  readonly node: HTMLElement;
  /** Brings the elements up to date; called only while the tab is shown and there is a game, or the tab needs none (`withoutGame`). */
  update(): void;
  /** Stops listening, for good: the panel shows another game or is gone. Absent where the page listens to nothing. */
  destroy?(): void;
}

export interface Tab {
  readonly id: string;
  /** Has something to show even where there is no game. */
  readonly withoutGame?: boolean;
  label(t: Texts): string;
  create(context: TabContext): TabView;
}
