/** What to look at: which game, from which file, in which language, with or without hidden roles. */
import { button, el } from '../src/ui/dom';
import { LANGUAGES, ORIGINAL, ownName, type Language } from '../src/language/languages';
import type { Texts } from '../src/language/texts';

export interface MenuOptions {
  t: Texts;
  games: readonly string[];
  chosen: number;
  language: Language;
  strict: boolean;
  belief: boolean;
  choose(index: number): void;
  open(file: File): void;
  speak(language: Language): void;
  setStrict(on: boolean): void;
  setBelief(on: boolean): void;
}

export function createMenu(options: MenuOptions): HTMLElement {
  const { t, games, chosen, language, strict, belief, choose, open, speak, setStrict, setBelief } = options;
  const file = el('input', 'pv-file', {
    type: 'file',
    accept: '.jsonl,.json,.txt',
    tabindex: -1,
    'aria-hidden': 'true',
  });
  file.addEventListener('change', () => {
    const picked = file.files?.[0];
    if (picked) open(picked);
    file.value = '';
  });
  const select = el(
    'select',
    'pv-select',
    { 'aria-label': t('pvGames') },
    ...games.map((name, i) => el('option', '', { value: i }, name)),
  );
  select.selectedIndex = chosen;
  select.hidden = games.length === 0;
  select.addEventListener('change', () => {
    choose(select.selectedIndex);
  });
  const tongue = el(
    'select',
    'pv-select',
    { 'aria-label': 'Language 语言' },
    ...LANGUAGES.map((one) => el('option', '', { value: one }, ownName(one))),
  );
  tongue.selectedIndex = LANGUAGES.indexOf(language);
  tongue.addEventListener('change', () => {
    speak(LANGUAGES[tongue.selectedIndex] ?? ORIGINAL);
  });
  const toggle = (label: string, hint: string, on: boolean, set: (on: boolean) => void): HTMLElement => {
    const node = button('pv-icon pv-strict', label, () => {
      set(!on);
    });
    node.setAttribute('role', 'switch');
    node.setAttribute('aria-checked', String(on));
    node.title = hint;
    return node;
  };
  const honest = toggle(t('pvStrict'), t('pvStrictHint'), strict, setStrict);
  const believing = toggle(t('pvBelief'), t('pvBeliefHint'), belief, setBelief);
  const items = el(
    'section',
    'pv-menu-items',
    { id: 'pv-menu' },
    select,
    button('pv-icon', t('pvOpen'), () => {
      file.click();
    }),
    file,
    honest,
    believing,
    tongue,
  );
  const more = button('pv-icon pv-more', '☰', () => {
    const shown = items.classList.toggle('pv-shown');
    more.setAttribute('aria-expanded', String(shown));
  });
  more.setAttribute('aria-label', t('pvGames'));
  more.setAttribute('aria-controls', 'pv-menu');
  more.setAttribute('aria-expanded', 'false');
  return el('nav', 'pv-menu', {}, more, items);
}
