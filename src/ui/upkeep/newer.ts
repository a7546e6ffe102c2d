/** 新版: asks where the player says, when the player says; shows where the package is and its digest, and holds a file against it. */
import type { Language } from '../../language/languages';
import { createTexts, type KeyAfter } from '../../language/texts';
import { createCareLayer } from '../care/layer';
import { button, el, setShown, textOf } from '../dom';

export interface NewerSource {
  /** The version that runs. */
  readonly version: string;
  address(): string;
  saveAddress(address: string): void;
  /** What the newest version is, or why that is not known. */
  ask(): Promise<
    | {
        readonly ok: true;
        readonly version: string;
        readonly newer: boolean;
        readonly sha256: string;
        readonly url: string | null;
      }
    | { readonly ok: false; readonly fault: KeyAfter<'newerFault_'> }
  >;
  /** Of a file that the player picks: its digest, null where there is none to be had; undefined where nothing was picked. */
  pickDigest(): Promise<string | null | undefined>;
}

interface NewerOptions {
  readonly language: Language;
  readonly source: NewerSource;
  readonly scrollBox?: (box: HTMLElement) => void;
}

export function showNewer(root: HTMLElement, { language, source, scrollBox }: NewerOptions): { isOpen(): boolean } {
  const t = createTexts(language);
  const title = el('h2', 'slqj-care-title', { tabindex: -1 }, t('newerTitle'));
  const status = el('p', 'slqj-model-said', { role: 'status', 'aria-live': 'polite' });
  const say = textOf(status);
  const input = el('input', 'slqj-write-box', {
    type: 'url',
    maxlength: 300,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    placeholder: 'https://',
    tabindex: 0,
    'aria-label': t('newerAddress'),
  });
  input.value = source.address();
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
  });
  const link = el('a', 'slqj-newer-link', { target: '_blank', rel: 'noopener noreferrer', tabindex: 0 }, '');
  const digest = el('p', 'slqj-care-note slqj-newer-digest');
  const [sayLink, sayDigest] = [textOf(link), textOf(digest)];
  let wanted: string | null = null;
  let asked = 0;

  const check = button('slqj-care-button', t('newerCheck'), () => {
    void source.pickDigest().then((found) => {
      if (found === undefined || wanted === null) return;
      say(t(found === null ? 'newerNoDigest' : found === wanted ? 'newerSame' : 'newerOther'));
    });
  });

  function show(sha256: string | null, url: string | null): void {
    wanted = sha256;
    sayDigest(sha256 === null ? '' : `SHA-256 ${sha256}`);
    sayLink(url ?? '');
    if (url === null) link.removeAttribute('href');
    else link.href = url;
    setShown(link, url !== null);
    setShown(check, sha256 !== null);
  }

  const ask = button('slqj-care-button slqj-care-yes', t('newerAsk'), () => {
    const mine = ++asked;
    source.saveAddress(input.value.trim());
    show(null, null);
    say(t('newerAsking'));
    void source.ask().then((answer) => {
      if (mine !== asked || !layer.isOpen()) return;
      if (!answer.ok) say(t(`newerFault_${answer.fault}`));
      else if (!answer.newer) say(t('newerNone', { version: answer.version }));
      else {
        say(t('newerThere', { version: answer.version }));
        show(answer.sha256, answer.url);
      }
    });
  });
  const close = (): void => {
    if (!layer.isOpen()) return;
    asked++;
    layer.close();
    layer.destroy();
  };
  const layer = createCareLayer(root, language, { onEscape: close, ...(scrollBox ? { scrollBox } : {}) });
  layer.box.classList.add('slqj-model');
  layer.box.append(
    title,
    el('p', 'slqj-care-note', {}, t('newerIntro', { version: source.version })),
    el(
      'section',
      'slqj-model-field',
      {},
      el('span', 'slqj-care-note', { 'aria-hidden': 'true' }, t('newerAddress')),
      input,
    ),
    status,
    link,
    digest,
    el('section', 'slqj-care-acts', {}, ask, check, button('slqj-care-button slqj-care-close', t('careClose'), close)),
  );
  show(null, null);
  if (input.value === '') say(t('newerFault_none'));
  layer.open(t('newerTitle'), title);
  return layer;
}
