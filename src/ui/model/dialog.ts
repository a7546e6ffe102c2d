/** 大模型: where it is, which one, its key, how often it may be asked; and a trial that says in one sentence what is wrong. */
import type { Answer } from '../../chatter/prompt/backend';
import { MOST_CALLS } from '../../chatter/prompt/call-limit';
import { createCareLayer } from '../care/layer';
import { attributeOf, button, el, setShown, textOf } from '../dom';
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import type { ModelForm, ModelSource } from './source';

export interface ModelDialog {
  close(): void;
  isOpen(): boolean;
}

let dialogs = 0;

/** Opens the dialog over `root`; it closes by its button or Escape. */
export function openModelDialog(
  root: HTMLElement,
  {
    language,
    source,
    scrollBox,
  }: {
    readonly language: Language;
    readonly source: ModelSource;
    readonly scrollBox?: (box: HTMLElement) => void;
  },
): ModelDialog {
  const t = createTexts(language);
  const group = `slqj-model-${++dialogs}`;
  const before = source.choice();
  /** What is typed for the key, and the origin it went to first: it goes to no other. Null while nothing is typed. */
  let typedKey: { readonly key: string; readonly origin: string | null } | null = null;

  function field(label: string, attributes: Readonly<Record<string, string | number>>, value: string) {
    const input = el('input', 'slqj-write-box', {
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      tabindex: 0,
      'aria-label': label,
      ...attributes,
    });
    input.value = value;
    // The game needs none of what is typed here; the layer needs these two.
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
    });
    return {
      input,
      node: el(
        'section',
        'slqj-model-field',
        {},
        el('span', 'slqj-care-note', { 'aria-hidden': 'true' }, label),
        input,
      ),
    };
  }
  function flag(label: string, value: boolean) {
    let on = value;
    const node = button('slqj-switch', label, () => {
      set(!on);
    });
    node.setAttribute('role', 'switch');
    const checked = attributeOf(node, 'aria-checked');
    const set = (next: boolean): void => {
      on = next;
      checked(String(on));
    };
    set(value);
    return { node, value: () => on };
  }

  const title = el('h2', 'slqj-care-title', { tabindex: -1 }, t('modelTitle'));
  const on = flag(t('modelOn'), before.on);
  const url = field(
    t('modelUrl'),
    { type: 'url', placeholder: 'http://localhost:11434/v1', maxlength: 500 },
    before.url,
  );
  const model = field(t('modelName'), { type: 'text', list: `${group}-names`, maxlength: 200 }, before.model);
  const names = el('datalist', '', { id: `${group}-names` });
  const key = field(
    t('modelKey'),
    {
      type: 'password',
      maxlength: 500,
      autocomplete: 'new-password',
    },
    '',
  );
  const calls = field(
    t('modelCalls'),
    { type: 'number', min: 1, max: MOST_CALLS, inputmode: 'numeric' },
    String(before.calls),
  );
  const remember = flag(t('modelRemember'), before.remember);
  const status = el('p', 'slqj-model-said', { role: 'status', 'aria-live': 'polite' });
  const say = textOf(status);
  const whose = el('p', 'slqj-care-note', { 'aria-live': 'polite' });
  const tellWhose = textOf(whose);
  key.input.addEventListener('input', () => {
    const now = key.input.value.trim();
    typedKey = now === '' ? null : { key: now, origin: null };
    showKey();
  });
  url.input.addEventListener('input', showKey);

  /** Whether the address in the box has a key, and that another one's is not for it. */
  function showKey(): void {
    const origin = source.originOf(url.input.value);
    const has = origin !== null && source.hasKey(url.input.value);
    key.input.placeholder = has ? t('modelKeyKept') : '';
    const elsewhere = typedKey === null ? source.hasKey() : typedKey.origin !== null && typedKey.origin !== origin;
    tellWhose(origin !== null && elsewhere && !(has && typedKey === null) ? t('modelKeyOther', { origin }) : '');
    setShown(forget, source.hasKey());
  }

  const form = (): ModelForm => {
    const n = Math.round(Number(calls.input.value));
    return {
      on: on.value(),
      url: url.input.value.trim(),
      model: model.input.value.trim(),
      calls: n >= 1 && n <= MOST_CALLS ? n : before.calls,
      remember: remember.value(),
    };
  };
  /** The key that was typed, where it is for the address in the box: from its first use on it belongs to that origin. */
  function typed(): string | null {
    const origin = source.originOf(url.input.value);
    if (typedKey === null || origin === null || (typedKey.origin ?? origin) !== origin) return null;
    typedKey = { key: typedKey.key, origin };
    return typedKey.key;
  }

  /** The latest question alone is answered. */
  let asked = 0;
  async function ask<T>(question: Promise<Answer<T>>, works: (value: T) => string): Promise<void> {
    const mine = ++asked;
    say(t('modelTrying'));
    const answer = await question;
    if (mine === asked) say(answer.ok ? works(answer.value) : t(`modelFault_${answer.fault}`));
  }
  const list = button('slqj-care-button', t('modelList'), () => {
    void ask(source.list(form(), typed()), (found) => {
      names.replaceChildren(...found.map((name) => el('option', '', { value: name })));
      if (model.input.value === '' && found[0] !== undefined) model.input.value = found[0];
      return t('modelListed', { n: found.length });
    });
  });
  const attempt = button('slqj-care-button', t('modelTry'), () => {
    void ask(source.probe(form(), typed()), (name) => t('modelWorks', { name }));
  });
  const forget = button('slqj-care-button', t('modelForget'), () => {
    source.forgetKeys();
    key.input.value = '';
    typedKey = null;
    showKey();
  });
  const save = button('slqj-care-button slqj-care-yes', t('modelSave'), () => {
    asked++;
    const chosen = form();
    // An address that is none is nobody's: neither it nor a key beside it is kept.
    if (source.originOf(chosen.url) === null && (chosen.url !== '' || chosen.on || typedKey !== null)) {
      say(t('modelFault_address'));
      return;
    }
    source.choose(chosen, typed());
    showKey();
    say(t('modelSaved'));
  });
  const shut = button('slqj-care-button slqj-care-close', t('careClose'), close);

  const layer = createCareLayer(root, language, { onEscape: close, ...(scrollBox ? { scrollBox } : {}) });
  layer.box.classList.add('slqj-model');
  layer.box.append(
    title,
    el('p', 'slqj-care-note', {}, t('modelIntro')),
    on.node,
    url.node,
    model.node,
    names,
    key.node,
    whose,
    remember.node,
    el('p', 'slqj-care-note', {}, t('modelRememberWarning')),
    calls.node,
    status,
    el('section', 'slqj-care-acts', {}, list, attempt, forget, save, shut),
  );
  showKey();
  layer.open(t('modelTitle'), title);

  function close(): void {
    if (!layer.isOpen()) return;
    asked++;
    key.input.value = '';
    typedKey = null;
    layer.close();
    layer.destroy();
  }
  return { close, isOpen: layer.isOpen };
}
