/** What a mounted panel has in hand: what it shows, its elements, the pages made so far. */
import type { Texts } from '../../language/texts';
import type { Language } from '../../language/languages';
import type { Archive } from '../archive';
import type { Career } from '../guess/career';
import type { Pace } from '../pace';
import type { PanelState } from '../state';
import type { Tab, TabView } from '../tab';
import type { Frame } from './frame';
import type { Showing } from './showing';

export interface PanelOptions {
  language: Language;
  /** Stays open inside `root`, without backdrop or close button. */
  docked?: boolean;
  /** Pages after our own. */
  tabs?: readonly Tab[];
  state?: PanelState;
  archive?: Archive;
  /** The person's guesses over games. */
  career?: () => Promise<Career>;
  /** Hands over a file; a download where absent. */
  save?: (name: string, blob: Blob) => Promise<string | null>;
  /** Shows the report file; absent where there is none to make. */
  report?: () => void;
  /** Called with each box that scrolls (the engine's `lib.setScroll`). */
  scrollBox?: (box: HTMLElement) => void;
  onClose?: () => void;
  /** Goes to the mini board instead; absent where there is none. */
  onBoard?: () => void;
  /** Called after each drawing, e.g. to let the badges look through the same eyes. */
  onDraw?: () => void;
}

export interface MountedPanel {
  readonly options: PanelOptions;
  readonly t: Texts;
  readonly showing: Showing;
  readonly frame: Frame;
  readonly pace: Pace;
  /** Pages of the game that is shown, by id of their tab. */
  readonly views: Map<string, TabView>;
  /** Stops hearing of changes of the game that is shown; null while the panel is closed. */
  unsubscribe: (() => void) | null;
  /** Whether a pointer went down on the layer since it opened. */
  pressed: boolean;
  /** What had the focus before the panel opened. */
  before: Element | null;
}
