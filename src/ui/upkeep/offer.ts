/** One question over the game, with two answers; putting it away is the second. */
import type { Language } from '../../language/languages';
import { createCareLayer } from '../care/layer';
import { button, el } from '../dom';

export interface Offer {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What it is about, one a line. */
  readonly items: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly scrollBox?: (box: HTMLElement) => void;
}

/** Answers whether the player said yes. */
export function askOver(root: HTMLElement, offer: Offer): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (yes: boolean) => (): void => {
      if (!layer.isOpen()) return;
      layer.close();
      layer.destroy();
      resolve(yes);
    };
    const title = el('h2', 'slqj-care-title', { tabindex: -1 }, offer.title);
    const layer = createCareLayer(root, offer.language, {
      onEscape: answer(false),
      ...(offer.scrollBox ? { scrollBox: offer.scrollBox } : {}),
    });
    layer.box.classList.add('slqj-model');
    layer.box.append(
      title,
      ...offer.paragraphs.map((text) => el('p', '', {}, text)),
      el('ul', 'slqj-plain-list', {}, ...offer.items.map((text) => el('li', '', {}, text))),
      el(
        'section',
        'slqj-care-acts',
        {},
        button('slqj-care-button slqj-care-yes', offer.yes, answer(true)),
        button('slqj-care-button slqj-care-close', offer.no, answer(false)),
      ),
    );
    layer.open(offer.title, title);
  });
}
