/** A file that leaves the device is shown first: its text over the game, to be saved, copied, or not. */
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import { createCareLayer } from '../care/layer';
import { attributeOf, button, el, textOf } from '../dom';
import { download } from '../save';

export interface ShownFile {
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  /** What the player may agree to put in; null where there is nothing to ask. */
  readonly agree: string | null;
  /** The text, with what was agreed to. */
  text(agreed: boolean): string;
  /** The file's name when it is saved. */
  name(): string;
  /** Hands over a file; a download where absent. */
  readonly save?: (name: string, blob: Blob) => Promise<string | null>;
  readonly scrollBox?: (box: HTMLElement) => void;
}

export interface FileLayer {
  close(): void;
  isOpen(): boolean;
}

/** Opens it over `root`; it closes by its button or Escape. */
export function showFile(root: HTMLElement, file: ShownFile): FileLayer {
  const t = createTexts(file.language);
  const title = el('h2', 'slqj-care-title', { tabindex: -1 }, file.title);
  const text = el('textarea', 'slqj-write-box slqj-file-text', {
    readonly: '',
    spellcheck: 'false',
    rows: 12,
    wrap: 'soft',
    'aria-label': t('fileText'),
  });
  const status = el('p', 'slqj-model-said', { role: 'status', 'aria-live': 'polite' });
  const say = textOf(status);
  let agreed = false;
  const agree = button('slqj-switch', file.agree ?? '', () => {
    agreed = !agreed;
    draw();
  });
  agree.setAttribute('role', 'switch');
  agree.hidden = file.agree === null;
  const checked = attributeOf(agree, 'aria-checked');

  function draw(): void {
    checked(String(agreed));
    text.value = file.text(agreed);
    say('');
  }

  const save = button('slqj-care-button slqj-care-yes', t('fileSave'), () => {
    const name = file.name();
    // What is saved is what was shown.
    void (file.save ?? download)(name, new Blob([text.value], { type: 'text/plain' })).then((why) => {
      say(why === null ? t('saved', { file: name }) : t('saveFailed', { why }));
    });
  });
  const copy = button('slqj-care-button', t('fileCopy'), () => {
    void copied(text).then((done) => {
      say(t(done ? 'fileCopied' : 'fileNotCopied'));
    });
  });
  const shut = button('slqj-care-button slqj-care-close', t('fileCancel'), close);

  const layer = createCareLayer(root, file.language, {
    onEscape: close,
    ...(file.scrollBox ? { scrollBox: file.scrollBox } : {}),
  });
  layer.box.classList.add('slqj-model');
  layer.box.append(
    title,
    el('p', 'slqj-care-note', {}, file.intro),
    agree,
    el('section', 'slqj-model-field', {}, text),
    status,
    el('section', 'slqj-care-acts', {}, copy, save, shut),
  );
  file.scrollBox?.(text);
  draw();
  layer.open(file.title, title);

  function close(): void {
    if (!layer.isOpen()) return;
    layer.close();
    layer.destroy();
  }
  return { close, isOpen: layer.isOpen };
}

/** By the browser's clipboard, which a page that is no secure one has not; else by what is selected. */
async function copied(text: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.value);
    return true;
  } catch {
    text.focus({ preventScroll: true });
    text.select();
    try {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- where there is no clipboard there is nothing else
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
