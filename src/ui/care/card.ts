/**
 * The private cards of §F4: the care card, which answers in place of everybody at the table, and the script card. What the
 * person writes here goes to `onReply` and nowhere else; it is not drawn again and not kept.
 */
import type { Reply } from '../../care/machine/types';
import type { Script } from '../../care/script';
import { button, el, setShown, textOf } from '../dom';
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import { createWriting } from '../talk/writing';
import { contactList } from './contacts';
import { createCareLayer } from './layer';

/** Longest answer in characters; nobody in distress is cut short. */
const LONGEST = 2000;

export interface CareOptions {
  readonly language: Language;
  /** The person put a card away. After the care card the AIs may talk again; after the script card they stay silent. */
  onClose(card: 'care' | 'script'): void;
  /** The person answers on the care card. A throw keeps the words in the box. */
  onReply(text: string): void;
  /** The link to the questionnaires was tapped. */
  onQuestionnaire(): void;
  /** Chatter was turned on again on the script card, by two taps. */
  onChatterOn(): void;
  /** Pauses the game; where absent no pause is offered. */
  onPause?: () => void;
  scrollBox?: (box: HTMLElement) => void;
}

export interface CareCards {
  /** `open`: the card listens for an answer. */
  showCare(
    reply: Pick<Reply, 'text' | 'offers'>,
    card: { readonly questionnaire: boolean; readonly open: boolean },
  ): void;
  showScript(script: Script): void;
  /** Puts the card away without telling `onClose`. */
  close(): void;
  isOpen(): boolean;
  destroy(): void;
}

export function mountCare(root: HTMLElement, options: CareOptions): CareCards {
  const t = createTexts(options.language);
  let shown: 'care' | 'script' = 'care';

  const title = el('h2', 'slqj-care-title', { tabindex: -1 });
  const close = button('slqj-care-button slqj-care-close', t('careClose'), putAway);
  const paused = el('p', 'slqj-care-note', { role: 'status' });
  const pause = button('slqj-care-button', t('carePause'), () => {
    options.onPause?.();
    setPaused(t('carePaused'));
  });
  const contacts = contactList(t('careHotlines'));
  const text = el('section', 'slqj-care-text', { 'aria-live': 'polite' });

  const writing = createWriting({
    label: t('careAnswer'),
    button: t('careSend'),
    longest: LONGEST,
    send(words) {
      try {
        options.onReply(words);
        return null;
      } catch {
        return t('careFailed');
      }
    },
  });
  const questionnaire = button('slqj-care-link', t('careQuestionnaire'), () => {
    options.onQuestionnaire();
  });
  const private_ = el('p', 'slqj-care-note', {}, t('carePrivate'));

  const closing = el('p', '');
  const off = el('p', 'slqj-care-note', {}, t('careChatOff'));
  const chatOn = button('slqj-care-link', t('careChatOn'), () => {
    ask(true);
    chatNo.focus({ preventScroll: true });
  });
  const chatNo = button('slqj-care-button', t('careChatNo'), () => {
    ask(false);
    chatOn.focus({ preventScroll: true });
  });
  const chatYes = button('slqj-care-button slqj-care-yes', t('careChatYes'), () => {
    layer.close();
    options.onChatterOn();
  });
  const sure = el('section', 'slqj-care-sure', {}, el('p', '', {}, t('careChatSure')), chatNo, chatYes);
  const chatter = el('section', 'slqj-care-chatter', {}, off, chatOn, sure);

  const layer = createCareLayer(root, options.language, {
    onEscape: putAway,
    ...(options.scrollBox ? { scrollBox: options.scrollBox } : {}),
  });
  layer.box.append(
    title,
    private_,
    text,
    contacts.node,
    closing,
    writing.node,
    questionnaire,
    el('section', 'slqj-care-acts', {}, ...(options.onPause ? [pause] : []), close),
    paused,
    chatter,
  );
  const [setTitle, setPaused, setClosing] = [textOf(title), textOf(paused), textOf(closing)];

  function ask(asking: boolean): void {
    setShown(sure, asking);
    setShown(chatOn, !asking);
  }

  function putAway(): void {
    if (!layer.isOpen()) return;
    hide();
    options.onClose(shown);
  }

  function hide(): void {
    writing.input.value = '';
    writing.say(null);
    text.replaceChildren();
    setPaused('');
    layer.close();
  }

  function fill(card: 'care' | 'script', name: string, paragraphs: readonly string[], last: string): void {
    shown = card;
    setTitle(name);
    text.replaceChildren(...paragraphs.map((paragraph) => el('p', '', {}, paragraph)));
    setClosing(last);
    setShown(private_, card === 'care');
    setShown(chatter, card === 'script');
    ask(false);
  }

  return {
    showCare({ text: reply, offers }, { questionnaire: offered, open: listening }) {
      const answering = layer.isOpen() && shown === 'care';
      fill('care', t('careTitle'), reply.split('\n'), '');
      // The pause button stands for a break.
      contacts.draw(offers.filter(({ key }) => key !== 'break' || !options.onPause));
      setShown(writing.node, listening);
      setShown(questionnaire, offered);
      layer.open(t('careTitle'), answering && listening ? writing.input : title);
    },
    showScript(script) {
      fill('script', script.title, script.paragraphs, script.closing);
      contacts.draw(script.contacts);
      writing.input.value = '';
      setShown(writing.node, false);
      setShown(questionnaire, false);
      layer.open(script.title, title);
    },
    close: hide,
    isOpen: layer.isOpen,
    destroy: layer.destroy,
  };
}
