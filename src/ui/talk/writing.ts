/** A line to write in: Enter or the button sends, an input method's Enter does not, and words that were not taken stay. */
import { button, el, setShown, textOf } from '../dom';

/** Why a text was not taken; null where it was. */
export type Outcome = string | null;

export interface Writing {
  readonly node: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows why something was not taken; null takes that away. */
  say(outcome: Outcome): void;
}

/** What browsers report for a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

export function createWriting(options: {
  label: string;
  button: string;
  longest: number;
  /** What is said beside the box when no more goes in; browsers cut a longer pasted text without a word. */
  full?: string;
  send(text: string): Outcome;
}): Writing {
  const input = el('input', 'slqj-write-box', {
    type: 'text',
    maxlength: options.longest,
    placeholder: options.label,
    'aria-label': options.label,
    enterkeyhint: 'send',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    tabindex: 0,
  });
  const press = button('slqj-press slqj-write-send', options.button, () => {
    submit();
    input.focus({ preventScroll: true });
  });
  const why = el('p', 'slqj-write-why', { role: 'alert' });
  why.hidden = true;
  const set = textOf(why);
  let composing = false;
  let saysFull = false;

  function say(outcome: Outcome): void {
    saysFull = false;
    set(outcome ?? '');
    setShown(why, outcome !== null);
  }

  function submit(): void {
    const text = input.value.trim();
    if (text === '') return;
    const outcome = options.send(text);
    if (outcome === null) input.value = '';
    say(outcome);
  }

  input.addEventListener('input', () => {
    const { full } = options;
    const isFull = full !== undefined && input.value.length >= options.longest;
    if (isFull === saysFull) return;
    say(isFull ? full : null);
    saysFull = isFull;
  });
  input.addEventListener('compositionstart', () => {
    composing = true;
  });
  input.addEventListener('compositionend', () => {
    composing = false;
  });
  input.addEventListener('keydown', (event) => {
    // Some browsers end the composition before its last key.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    if (composing || event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) {
      event.stopPropagation();
      return;
    }
    // The layer needs these two; the game needs none of what is typed here.
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  });
  const row = el('section', 'slqj-write-row', {}, input, press);
  return { node: el('section', 'slqj-write', {}, row, why), input, say };
}
