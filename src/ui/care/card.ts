/**
 * The private cards of §F4: the care card, which answers in place of everybody at the table, and the script card. Both carry the
 * hotlines of their language, whatever they say. What the person writes here goes to `onReply` and nowhere else; it is not
 * drawn again and not kept.
 */
import type { Reply } from '../../care/machine/types';
import { SCRIPTS, type Script } from '../../care/script';
import { button, el, setShown, textOf } from '../dom';
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import { createWriting } from '../talk/writing';
import { contactList } from './contacts';
import { createCareLayer } from './layer';
import { createTalkSwitch } from './switch';

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
    card: {
      readonly questionnaire: boolean;
      readonly open: boolean;
      /** Before the text; else after it. */
      readonly hotlinesFirst?: boolean;
      /** Putting it away lets the table talk again. */
      readonly talkWaits?: boolean;
      /** The reply is this script's words: its title and its last line stand around them. */
      readonly script?: Script;
    },
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
  const hotlines = contactList(t('careHotlines'), SCRIPTS[options.language].contacts);
  const text = el('section', 'slqj-care-text', { 'aria-live': 'polite' });
  const closing = el('p', '');
  const offered = el('ul', 'slqj-offers', { 'aria-label': t('careOffers') });

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

  const waits = el('p', 'slqj-care-note', {}, t('careQuiet'));

  const talkSwitch = createTalkSwitch(t, () => {
    layer.close();
    options.onChatterOn();
  });
  const chatter = el(
    'section',
    'slqj-care-chatter',
    {},
    el('p', 'slqj-care-note', {}, t('careChatOff')),
    talkSwitch.node,
  );

  const layer = createCareLayer(root, options.language, {
    onEscape: putAway,
    ...(options.scrollBox ? { scrollBox: options.scrollBox } : {}),
  });
  layer.box.append(
    title,
    private_,
    text,
    closing,
    hotlines,
    offered,
    writing.node,
    questionnaire,
    paused,
    chatter,
    waits,
    el('section', 'slqj-care-acts', {}, ...(options.onPause ? [pause] : []), close),
  );
  const [setTitle, setPaused, setClosing] = [textOf(title), textOf(paused), textOf(closing)];

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
    setShown(closing, last !== '');
    setShown(private_, card === 'care');
    setShown(chatter, card === 'script');
    talkSwitch.ask(false);
  }

  /** In the page as on the screen: whoever has the card read out hears the numbers first, too. */
  function place(first: boolean): void {
    if (first === (hotlines.nextElementSibling === text)) return;
    if (first) text.before(hotlines);
    else offered.before(hotlines);
  }

  /** What had the focus keeps it while the same card goes on and still shows it; else the title has it, and is read out. */
  function open(name: string, at: Element | null): void {
    const stays = at instanceof HTMLElement && layer.box.contains(at) && !at.closest('[hidden]');
    layer.open(name, stays ? at : title);
  }

  return {
    showCare(
      { text: reply, offers },
      { questionnaire: asked, open: listening, hotlinesFirst = false, talkWaits = false, script },
    ) {
      const at = layer.isOpen() && shown === 'care' ? document.activeElement : null;
      const name = script?.title ?? t('careTitle');
      fill('care', name, reply.split('\n'), script?.closing ?? '');
      place(hotlinesFirst);
      // The hotlines stand there anyway.
      const others = offers.filter(({ key }) => key !== 'hotline');
      offered.replaceChildren(...others.map(({ label }) => el('li', 'slqj-offer', {}, label)));
      setShown(offered, others.length > 0);
      setShown(writing.node, listening);
      setShown(questionnaire, asked);
      setShown(waits, talkWaits);
      open(name, at);
    },
    showScript(script) {
      fill('script', script.title, script.paragraphs, script.closing);
      place(true);
      setShown(offered, false);
      writing.input.value = '';
      setShown(writing.node, false);
      setShown(questionnaire, false);
      setShown(waits, false);
      open(script.title, null);
    },
    close: hide,
    isOpen: layer.isOpen,
    destroy: layer.destroy,
  };
}
