/** The panel's own elements: layer, box, row of tabs, one line, the place of the pages. */
import type { Language } from '../../language/languages';
import type { Texts } from '../../language/texts';
import { attributeOf, button, el, setShown, textOf } from '../dom';
import type { Tab } from '../tab';
import type { Look, Showing } from './showing';

/** Width and height, in the page's own pixels, below which the layout is the narrow or the low one. */
const NARROW = 560;
const LOW = 460;

export interface Frame {
  readonly layer: HTMLElement;
  readonly box: HTMLElement;
  readonly tabRow: HTMLElement;
  readonly pages: HTMLElement;
  /** Brings everything but the page itself up to date. */
  draw(look: Look): void;
  /** Chooses the layout by the room that there is. */
  fit(): void;
  focusTab(id: string, how?: FocusOptions): void;
}

export interface FrameActions {
  select(tab: string): void;
  /** Back to the running game. */
  leave(): void;
  /** To the mini board; absent where there is none. */
  board?: (() => void) | undefined;
  close(): void;
}

let frames = 0;

export function createFrame(
  t: Texts,
  language: Language,
  { tabs, docked }: Pick<Showing, 'tabs' | 'docked'>,
  on: FrameActions,
): Frame {
  const id = `slqj-${++frames}`;
  const line = el('p', 'slqj-line');
  const leave = button('slqj-leave', t('archiveLeave'), on.leave);
  const banner = el('p', 'slqj-banner', {}, el('span', '', {}, t('archiveViewing')), leave);
  banner.hidden = true;
  const notices = el('p', 'slqj-notices', { role: 'status' });
  notices.hidden = true;
  const pages = el('section', 'slqj-pages', { role: 'tabpanel', id: `${id}-page` });
  const buttons = tabs.map((tab) => tabButton(tab, t, id, on.select));
  const tabRow = el(
    'nav',
    'slqj-tabs',
    { role: 'tablist', 'aria-label': t('tabs') },
    ...buttons.map(({ node }) => node),
  );
  const shut = button('slqj-close', '×', on.close);
  shut.setAttribute('aria-label', t('close'));
  shut.hidden = docked;
  const small = button('slqj-to-board', t('boardOpen'), () => {
    on.board?.();
  });
  small.hidden = docked || !on.board;
  const box = el(
    'section',
    'slqj-panel',
    { role: docked ? 'region' : 'dialog', 'aria-label': t('title'), lang: language },
    el('header', 'slqj-head', {}, el('h2', 'slqj-title', {}, t('title')), tabRow, small, shut),
    banner,
    notices,
    line,
    pages,
  );
  if (!docked) box.setAttribute('aria-modal', 'true');
  const layer = el('section', docked ? 'slqj-layer slqj-docked' : 'slqj-layer', {}, box);
  layer.hidden = !docked;
  const [say, warn, layout] = [textOf(line), textOf(notices), attributeOf(box, 'data-layout')];
  return {
    layer,
    box,
    tabRow,
    pages,
    draw({ tab: current, why, visiting, notices: said }) {
      for (const { tab, selected, index } of buttons) {
        selected(String(tab === current));
        index(tab === current ? '0' : '-1');
      }
      say(why ?? '');
      setShown(line, why !== null);
      warn(said.join('\n'));
      setShown(notices, said.length > 0);
      setShown(banner, visiting);
    },
    fit() {
      const { offsetWidth: width, offsetHeight: height } = box;
      layout(width === 0 ? null : [width < NARROW ? 'narrow' : 'wide', height < LOW ? 'low' : 'high'].join(' '));
    },
    focusTab(wanted, how) {
      buttons.find(({ tab }) => tab.id === wanted)?.node.focus(how);
    },
  };
}

function tabButton(tab: Tab, t: Texts, id: string, select: FrameActions['select']) {
  const node = button('slqj-tab', tab.label(t), () => {
    select(tab.id);
  });
  node.setAttribute('role', 'tab');
  node.setAttribute('aria-controls', `${id}-page`);
  return { tab, node, selected: attributeOf(node, 'aria-selected'), index: attributeOf(node, 'tabindex') };
}
