/** Turning talk on again after care: two taps, the second one elsewhere, so that none happens by accident. */
import { button, el, setShown } from '../dom';
import type { Texts } from '../../language/texts';

export interface TalkSwitch {
  readonly node: HTMLElement;
  /** Goes to the second step, or back to the first. */
  ask(asking: boolean): void;
}

export function createTalkSwitch(t: Texts, onYes: () => void): TalkSwitch {
  const on = button('slqj-care-link', t('careChatOn'), () => {
    ask(true);
    no.focus({ preventScroll: true });
  });
  const no = button('slqj-care-button', t('careChatNo'), () => {
    ask(false);
    on.focus({ preventScroll: true });
  });
  const yes = button('slqj-care-button slqj-care-yes', t('careChatYes'), () => {
    ask(false);
    onYes();
  });
  const sure = el('section', 'slqj-care-sure', {}, el('p', '', {}, t('careChatSure')), no, yes);

  function ask(asking: boolean): void {
    setShown(sure, asking);
    setShown(on, !asking);
  }
  ask(false);
  return { node: el('section', 'slqj-care-switch', {}, on, sure), ask };
}
