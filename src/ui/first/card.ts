/**
 * The first run's card: what changes, how the AIs play, where to look, talk. It lies over a part of the game, takes no focus and
 * stops nothing; its button or Escape puts it away. Who shows it, that it comes once, and when it stands aside, is app/first-run.ts.
 */
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import { createChips, type Chip } from '../chips';
import { attributeOf, button, el, setShown } from '../dom';
import { keepIn } from '../focus';
import panelCss from '../panel.css';
import { addStyle } from '../style';
import css from './card.css';

/** What the card sets, as the menu does. */
export interface FirstChoices {
  /** The ways to play, each with a line. */
  ways(): readonly Chip<string>[];
  /** The one in force; it need not be among them. */
  way(): string;
  choose(way: string): void;
  talk(): boolean;
  setTalk(on: boolean): void;
}

export interface FirstCardOptions {
  language: Language;
  choices: FirstChoices;
  /** As for the panel: the engine's help for boxes that scroll under a finger. */
  scrollBox?: (box: HTMLElement) => void;
  onClose?: () => void;
  /** It was unfolded before: by the card in another language. */
  unfolded?: boolean;
}

export interface FirstCard {
  isOpen(): boolean;
  /** Folded to its name in a corner, or back as it was; what the person unfolds stays so. */
  setAside(aside: boolean): void;
  /** Whether the person has unfolded it. */
  isUnfolded(): boolean;
  /** Takes it away; the focus goes back where it was, if the card had it. */
  close(): void;
}

/** Shows the card over the game; `root` lets what is beside it through. */
export function showFirstCard(
  root: HTMLElement,
  { language, choices, scrollBox, onClose, unfolded = false }: FirstCardOptions,
): FirstCard {
  addStyle('slqj-style', panelCss);
  addStyle('slqj-first-style', css);
  const t = createTexts(language);
  const ways = createChips<string>(t('menu_way'), (way) => {
    choices.choose(way);
    draw();
  });
  const talk = button('slqj-switch', t('talkOn'), () => {
    choices.setTalk(!choices.talk());
    draw();
  });
  talk.setAttribute('role', 'switch');
  const talking = attributeOf(talk, 'aria-checked');
  const part = (title: string, ...nodes: Node[]): HTMLElement =>
    el('section', 'slqj-first-part', {}, el('h3', '', {}, title), ...nodes);
  const places = [t('firstPanel'), t('firstMarks'), t('firstBoard')].map((text) => el('li', '', {}, text));
  const body = el(
    'section',
    'slqj-first-body',
    {},
    el('p', '', {}, t('firstChanges')),
    part(t('menu_way'), ways.node, el('p', 'slqj-first-note', {}, t('firstWayNote'))),
    part(t('firstLook'), el('ul', '', {}, ...places)),
    talk,
  );
  const box = el(
    'section',
    'slqj-first slqj-beside slqj-inks',
    { role: 'dialog', 'aria-label': t('firstTitle'), lang: language },
    el('h2', '', {}, t('firstTitle')),
    body,
    button('slqj-first-close', t('firstClose'), close),
  );
  const fold = el(
    'section',
    'slqj-first-fold slqj-beside slqj-inks',
    { lang: language },
    button('', t('firstTitle'), unfold),
  );
  setShown(fold, false);
  let before: Element | null = null;
  const nodes = [box, fold];
  for (const node of nodes) {
    keepIn(node);
    node.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !nodes.some((own) => own.contains(relatedTarget))) before = relatedTarget;
    });
    // The engine has keys of its own: space pauses, a letter plays by itself.
    node.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') event.stopPropagation();
      if (event.key === 'Escape') close();
    });
  }
  scrollBox?.(body);
  // From anywhere else, too: what lies above keeps its own Escape to itself.
  document.addEventListener('keydown', onKey);
  draw();
  root.append(box, fold);

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.isComposing && !box.hidden) close();
  }

  function draw(): void {
    ways.draw(choices.ways(), choices.way());
    talking(String(choices.talk()));
  }

  function close(): void {
    if (!box.isConnected) return;
    document.removeEventListener('keydown', onKey);
    leaving(() => {
      box.remove();
      fold.remove();
    });
    onClose?.();
  }

  /** The focus goes back where it was, if the card had it. */
  function leaving(leave: () => void): void {
    const had = nodes.some((node) => node.contains(document.activeElement));
    leave();
    if (had && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }

  function setAside(aside: boolean): void {
    if (unfolded || aside === box.hidden) return;
    leaving(() => {
      setShown(box, !aside);
      setShown(fold, aside);
    });
  }

  /** The person would read it now, whatever the game asks. */
  function unfold(): void {
    const had = fold.contains(document.activeElement);
    setAside(false);
    unfolded = true;
    if (had) box.querySelector('button')?.focus({ preventScroll: true });
  }

  return { isOpen: () => box.isConnected, setAside, isUnfolded: () => unfolded, close };
}
