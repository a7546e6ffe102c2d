/** What to look at: which game, from which file, in which language, with or without hidden roles. */
import { button, el } from '../src/ui/dom';
import { LANGUAGES, type Language, type Texts } from '../src/ui/strings';

export interface MenuOptions {
  t: Texts;
  games: readonly string[];
  chosen: number;
  language: Language;
  strict: boolean;
  choose(index: number): void;
  open(file: File): void;
  speak(language: Language): void;
  setStrict(on: boolean): void;
}

const LANGUAGE_NAME: Readonly<Record<Language, string>> = { 'zh-CN': '简体', 'zh-TW': '繁體', en: 'English' };

export function createMenu({ t, games, chosen, language, strict, choose, open, speak, setStrict }: MenuOptions): HTMLElement {
  const file = el('input', 'pv-file', { type: 'file', accept: '.jsonl,.json,.txt', tabindex: -1, 'aria-hidden': 'true' });
  file.addEventListener('change', () => {
    const picked = file.files?.[0];
    if (picked) open(picked);
    file.value = '';
  });
  const select = el('select', 'pv-select', { 'aria-label': t('pvGames') },
    ...games.map((name, i) => el('option', '', { value: i }, name)));
  select.selectedIndex = chosen;
  select.hidden = games.length === 0;
  select.addEventListener('change', () => { choose(select.selectedIndex); });
  const tongue = el('select', 'pv-select', { 'aria-label': 'Language 语言' },
    ...LANGUAGES.map((one) => el('option', '', { value: one }, LANGUAGE_NAME[one])));
  tongue.selectedIndex = LANGUAGES.indexOf(language);
  tongue.addEventListener('change', () => { speak(LANGUAGES[tongue.selectedIndex] ?? 'zh-CN'); });
  const honest = button('pv-icon pv-strict', t('pvStrict'), () => { setStrict(!strict); });
  honest.setAttribute('role', 'switch');
  honest.setAttribute('aria-checked', String(strict));
  honest.title = t('pvStrictHint');
  const items = el('section', 'pv-menu-items', { id: 'pv-menu' }, select, button('pv-icon', t('pvOpen'), () => { file.click(); }), file, honest, tongue);
  const more = button('pv-icon pv-more', '☰', () => {
    const shown = items.classList.toggle('pv-shown');
    more.setAttribute('aria-expanded', String(shown));
  });
  more.setAttribute('aria-label', t('pvGames'));
  more.setAttribute('aria-controls', 'pv-menu');
  more.setAttribute('aria-expanded', 'false');
  return el('nav', 'pv-menu', {}, more, items);
}
