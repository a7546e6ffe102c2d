/** One questionnaire on one page: every item with its four answers, and a button that waits for all of them. */
import type { QuestionnaireWords } from '../../care/questionnaire-words';
import { button, el, setShown, textOf } from '../dom';
import type { Texts } from '../../language/texts';

let sheets = 0;

interface SheetOptions {
  readonly t: Texts;
  readonly words: QuestionnaireWords;
  /** What 0, 1, 2 and 3 mean. */
  readonly answers: readonly string[];
  done(answers: readonly number[]): void;
}

export function createSheet({ t, words, answers, done }: SheetOptions): HTMLElement {
  const group = `slqj-sheet-${++sheets}`;
  const given: (number | null)[] = words.items.map(() => null);
  const progress = el('p', 'slqj-care-note', { role: 'status' });
  const say = textOf(progress);
  const missing = el('p', 'slqj-write-why', { role: 'alert' }, t('moodMissing'));
  missing.hidden = true;

  const items = words.items.map((item, at) => {
    const radios = answers.map((answer, value) => {
      const input = el('input', 'slqj-mood-radio', { type: 'radio', name: `${group}-${at}`, tabindex: 0 });
      input.addEventListener('change', () => {
        given[at] = value;
        node.classList.remove('slqj-mood-open');
        count();
      });
      return { input, label: el('label', 'slqj-mood-answer', {}, input, el('span', '', {}, answer)) };
    });
    const node = el(
      'fieldset',
      'slqj-mood-item',
      {},
      el('legend', 'slqj-mood-question', {}, `${at + 1}. ${item}`),
      el('section', 'slqj-mood-answers', {}, ...radios.map(({ label }) => label)),
    );
    return { node, first: radios[0]?.input };
  });
  const finish = button('slqj-care-button slqj-care-yes', t('moodResult'), () => {
    const open = given.indexOf(null);
    setShown(missing, open >= 0);
    if (open < 0) {
      done(given.map((value) => value ?? 0));
      return;
    }
    items[open]?.node.classList.add('slqj-mood-open');
    items[open]?.first?.focus();
  });

  function count(): void {
    const n = given.filter((value) => value !== null).length;
    say(t('moodProgress', { n, all: given.length }));
    if (n === given.length) setShown(missing, false);
  }
  count();
  return el(
    'section',
    'slqj-mood-sheet',
    {},
    el('h3', 'slqj-mood-name', {}, words.title),
    el('p', '', {}, words.intro),
    ...items.map(({ node }) => node),
    progress,
    missing,
    finish,
  );
}
