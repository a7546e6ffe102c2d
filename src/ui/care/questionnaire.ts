/**
 * 心情自测: PHQ-9 and GAD-7 in their standard wording, opened by the person only. Answers live in this closure, go to
 * `onDone`, and are dropped with the dialog; only a person who asks for it has the total kept on the device.
 */
import { score, SCALES, type Band, type Scale, type Score } from '../../care/questionnaire';
import { FRAME, QUESTIONNAIRES } from '../../care/questionnaire-words';
import { SCRIPTS } from '../../care/script';
import { failureText } from '../database';
import { attributeOf, button, el, setShown, textOf } from '../dom';
import type { Language } from '../../language/languages';
import { createTexts } from '../../language/texts';
import { contactList } from './contacts';
import { MOOD, readMood, type KeptMood, type MoodKeep } from './kept';
import { createCareLayer } from './layer';
import { createSheet } from './sheet';

export interface QuestionnaireOptions {
  readonly language: Language;
  /** All answers of one questionnaire, 0…3 each, in order. Called once the result is shown; a throw is said to the person. */
  onDone(scale: Scale, answers: readonly number[]): void;
  onClose?: () => void;
  /** The total was kept on the device, or what was kept is deleted (null). */
  onKept?: (mood: KeptMood | null) => void;
  /** Where the person may have the total kept; where absent nothing of the kind is offered. */
  readonly keep?: MoodKeep;
  /** Milliseconds since 1970. */
  now(): number;
  scrollBox?: (box: HTMLElement) => void;
}

export interface Questionnaire {
  close(): void;
  isOpen(): boolean;
}

/** What these say of a total would contradict an answer to item 9. */
const LIGHT: ReadonlySet<Band> = new Set<Band>(['minimal', 'mild']);

const BOTH = ['phq9', 'gad7'] as const satisfies readonly Scale[];

export function openQuestionnaire(root: HTMLElement, options: QuestionnaireOptions): Questionnaire {
  const { language, keep } = options;
  const t = createTexts(language);
  const [frame, sheets] = [FRAME[language], QUESTIONNAIRES[language]];

  const title = el('h2', 'slqj-care-title', { tabindex: -1 }, t('moodTitle'));
  const page = el('section', 'slqj-mood-page');
  const kept = createKeeping();
  const shut = button('slqj-care-button slqj-care-close', t('careClose'), close);
  const layer = createCareLayer(root, language, {
    onEscape: close,
    ...(options.scrollBox ? { scrollBox: options.scrollBox } : {}),
  });
  layer.box.append(
    title,
    el('p', 'slqj-mood-not', {}, frame.notDiagnosis),
    page,
    kept.node,
    el('section', 'slqj-care-acts', {}, shut),
  );

  function turnTo(...nodes: Node[]): void {
    page.replaceChildren(...nodes);
    layer.open(t('moodTitle'), title);
  }

  function choose(): void {
    kept.offer(null);
    const choices = BOTH.map((scale) =>
      button('slqj-care-button slqj-mood-choice', sheets[scale].title, () => {
        ask(scale);
      }),
    );
    turnTo(el('p', '', {}, t('moodChoose')), ...choices, el('p', 'slqj-care-note', {}, frame.kept));
  }

  function ask(scale: Scale): void {
    kept.offer(null);
    turnTo(
      createSheet({
        t,
        words: sheets[scale],
        answers: frame.options,
        done(answers) {
          show(scale, answers);
        },
      }),
    );
  }

  function show(scale: Scale, answers: readonly number[]): void {
    const result = score(scale, answers);
    kept.offer(result);
    const refused = el('p', 'slqj-write-why', { role: 'alert' });
    refused.hidden = true;
    turnTo(...resultNodes(result), refused, button('slqj-care-button', t('moodOther'), choose));
    try {
      options.onDone(scale, answers);
    } catch {
      refused.textContent = t('moodRefused');
      refused.hidden = false;
    }
  }

  /** With item 9 answered, help stands before everything else, and nothing after it makes light of it. */
  function resultNodes({ scale, total, band, item9 }: Score): Node[] {
    const { name, most } = SCALES[scale];
    const contacts = contactList(t('careHotlines'), SCRIPTS[language].contacts);
    const sum = el('p', 'slqj-mood-total', {}, t('moodTotal', { name, n: total, most }));
    const meaning = item9 && LIGHT.has(band) ? [] : [el('p', '', {}, frame.bands[band])];
    return item9
      ? [el('p', 'slqj-mood-first', {}, frame.item9), contacts, sum, ...meaning]
      : [sum, ...meaning, el('p', '', {}, frame.help), contacts];
  }

  /** Remembering is off until the person asks for it, and one tap deletes. */
  function createKeeping() {
    const status = el('p', 'slqj-care-note', { role: 'status' });
    const what = el('p', 'slqj-care-note');
    const remember = button('slqj-switch', t('moodRemember'), () => {
      void (on ? erase('') : store());
    });
    remember.setAttribute('role', 'switch');
    const erased = button('slqj-care-button', t('moodDelete'), () => {
      void erase(t('moodDeleted'));
    });
    const node = el('section', 'slqj-mood-keeping', {}, what, remember, erased, status);
    const [say, tell, checked] = [textOf(status), textOf(what), attributeOf(remember, 'aria-checked')];
    let offered: Score | null = null;
    let on = false;
    let there = false;

    function draw(): void {
      checked(String(on));
      setShown(remember, keep !== undefined && offered !== null);
      setShown(erased, there);
      setShown(what, there);
    }

    async function store(): Promise<void> {
      if (!keep || !offered) return;
      const { scale, total } = offered;
      const mood: KeptMood = { scale, total, at: options.now() };
      const written = await keep.write(MOOD, mood);
      if (!written.ok) say(t('moodNotKept', { why: failureText(t, written) }));
      else {
        on = true;
        options.onKept?.(mood);
        say(t('moodKept'));
        await look();
      }
      draw();
    }

    async function erase(done: string): Promise<void> {
      const gone = await keep?.erase(MOOD);
      if (gone && !gone.ok) say(t('moodNotKept', { why: failureText(t, gone) }));
      else {
        on = there = false;
        options.onKept?.(null);
        say(done);
      }
      draw();
    }

    async function look(): Promise<void> {
      const read = await keep?.read(MOOD);
      if (!read?.ok || read.value === undefined) return;
      // Something is there, readable or not: it can be deleted.
      there = true;
      const mood = readMood(read.value);
      tell(
        mood
          ? `${new Date(mood.at).toLocaleDateString(language)} ${t('moodTotal', { name: SCALES[mood.scale].name, n: mood.total, most: SCALES[mood.scale].most })}`
          : '',
      );
      draw();
    }

    void look();
    draw();
    return {
      node,
      /** A new result is remembered only when asked for anew. */
      offer(result: Score | null) {
        offered = result;
        on = false;
        say('');
        draw();
      },
    };
  }

  function close(): void {
    if (!layer.isOpen()) return;
    layer.close();
    page.replaceChildren();
    layer.destroy();
    options.onClose?.();
  }

  choose();
  return { close, isOpen: layer.isOpen };
}
