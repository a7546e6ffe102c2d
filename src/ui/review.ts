/** 复盘: the truth beside the guesses once the game is over, to take along; and the games kept from before. */
import { isDamage, LARGEST_FILE, parseRecording } from '../record/format';
import { damageIn } from '../language/notices';
import type { KeptGame } from './archive';
import { failureText } from './database';
import { createWords } from './describe';
import { button, el, textOf } from './dom';
import { cleanName } from './name';
import { pickFile } from './save';
import { reviewHtml, reviewPng } from './export';
import { NO_CAREER } from './guess/career';
import { careerText } from './guess/words';
import { readReview } from './kept-review';
import { playedSource } from './recorded';
import { reviewNode } from './review-page';
import type { Tab, TabContext, TabView } from './tab';
import { reviewOf } from './retrospect';
import type { Review } from './reviewed';

const two = (n: number): string => String(n).padStart(2, '0');

/** 2026-11-22 09:05, by the clock on the wall. */
function dateText(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const fileName = (at: number, end: string): string =>
  `chayan-${dateText(at).replace(' ', '-').replace(':', '')}.${end}`;

const asRecording = (lines: readonly string[]): Blob =>
  new Blob([lines.map((line) => `${line}\n`).join('')], { type: 'application/jsonl' });

function createReview(context: TabContext): TabView {
  const {
    source,
    words,
    words: { t },
  } = context;
  const status = el('p', 'slqj-status', { role: 'status' });
  const write = textOf(status);
  /** The buttons stand below what fits a phone's screen, and the answer above. */
  function say(text: string): void {
    write(text);
    node.scrollTop = 0;
  }
  const wait = el('p', 'slqj-none', {}, t('reviewWait'));
  const picture = el('section', 'slqj-picture-place');
  const place = el('section', 'slqj-review-place');
  const career = el('p', 'slqj-career');
  const sayCareer = textOf(career);
  const exports = el('p', 'slqj-exports');
  const kept = el('ul', 'slqj-archive');
  const taking = button('slqj-press', t('importRecording'), () => {
    void pickFile('.jsonl,application/jsonl,text/plain').then((file) => (file ? take(file) : undefined));
  });
  const archive = el('section', 'slqj-review-part', {}, el('h3', 'slqj-review-title', {}, t('archive')), kept, taking);
  archive.hidden = context.archive === null;
  const faulty = button('slqj-press', t('reportMake'), () => context.report?.());
  faulty.hidden = context.report === null;
  const node = el(
    'section',
    'slqj-review-page slqj-scroll',
    {},
    exports,
    status,
    picture,
    wait,
    place,
    career,
    archive,
    el('p', 'slqj-review-part', {}, faulty),
  );
  context.scrollBox(node);
  let drawn: string | null = null;

  async function save(name: string, make: () => Promise<Blob | null>): Promise<void> {
    let why: string | null;
    try {
      const blob = await make();
      why = blob ? await context.save(name, blob) : 'canvas';
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    say(why === null ? t('saved', { file: name }) : t('saveFailed', { why }));
  }

  /** Shows the picture too: where no file can be saved, a long press keeps it. */
  async function pictured(review: Review): Promise<Blob | null> {
    // Whoever gets it sees nobody called 我.
    const { game, term } = source;
    const blob = await reviewPng(review, createWords({ game, term, me: () => null }, words.language));
    if (blob && typeof FileReader !== 'undefined') {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        const image = el('img', 'slqj-picture', {
          alt: t('tabReview'),
          src: typeof reader.result === 'string' ? reader.result : '',
        });
        picture.replaceChildren(image, el('p', 'slqj-none', {}, t('pictureHold')));
      });
      reader.readAsDataURL(blob);
    }
    return blob;
  }

  function offer(review: Review | null): void {
    const buttons: HTMLElement[] = [];
    if (review) {
      buttons.push(
        button('slqj-press', t('exportPng'), () => void save(fileName(Date.now(), 'png'), () => pictured(review))),
        button(
          'slqj-press',
          t('exportHtml'),
          () => void save(fileName(Date.now(), 'html'), () => Promise.resolve(reviewHtml(review, words))),
        ),
      );
    }
    const lines = source.recording();
    // A recording ends with the truth, but the lines of a running game hold none yet.
    if (lines) {
      buttons.push(
        button(
          'slqj-press',
          t('exportRecording'),
          () =>
            void save(fileName(Date.now(), 'jsonl'), () => Promise.resolve(asRecording(source.recording() ?? lines))),
        ),
      );
    }
    exports.replaceChildren(...buttons);
  }

  /** `file`: where it comes from, if from one. */
  function visit({ lines, review }: Pick<KeptGame, 'lines' | 'review'>, file?: File): void {
    const recording = parseRecording(lines.join('\n'));
    if (isDamage(recording)) {
      const why = damageIn(t, recording);
      say(file ? t('pvUnreadable', { file: cleanName(file.name), why }) : why);
      return;
    }
    const shown = readReview(review);
    const { damage, truth } = recording;
    // What ends too early has no review to look at.
    if (!truth) context.state.tab = 'inspect';
    const damaged = damage ? [t('pvDamaged', { why: damageIn(t, damage) })] : [];
    context.visit({ ...playedSource(recording, lines), reviewed: () => shown, notices: () => damaged });
  }

  async function take(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) {
      say(t('pvTooBig'));
      return;
    }
    try {
      visit({ lines: (await file.text()).split(/\r?\n/).filter((line) => line.trim() !== '') }, file);
    } catch (error) {
      say(
        t('pvUnreadable', { file: cleanName(file.name), why: error instanceof Error ? error.message : String(error) }),
      );
    }
  }

  function keptNode(game: KeptGame): HTMLElement {
    const text = t('archiveRow', { date: dateText(game.at), players: game.players, winner: words.winner(game.winner) });
    const unkept = game.id < 0 ? [el('em', 'slqj-kept-unkept', {}, t('archiveUnkept'))] : [];
    return el(
      'li',
      'slqj-kept',
      {},
      el('span', 'slqj-kept-what', {}, text),
      ...unkept,
      button('slqj-press', t('archiveOpen'), () => {
        visit(game);
      }),
      button(
        'slqj-press',
        t('exportRecording'),
        () => void save(fileName(game.at, 'jsonl'), () => Promise.resolve(asRecording(game.lines))),
      ),
    );
  }

  async function listKept(): Promise<void> {
    const shelf = await context.archive?.list();
    if (!shelf) return;
    const { games, dropped, failed } = shelf;
    const said = [
      ...(failed ? [t('archiveFailed', { why: failureText(t, failed) })] : []),
      ...(dropped > 0 ? [t('archiveDropped', { n: dropped })] : []),
      ...(games.length === 0 && !failed ? [t('archiveEmpty')] : []),
    ];
    kept.replaceChildren(...said.map((text) => el('li', 'slqj-none', {}, text)), ...games.map(keptNode));
  }

  async function tellCareer(): Promise<void> {
    sayCareer(careerText(words, (await context.career?.()) ?? NO_CAREER) ?? '');
  }

  return {
    node,
    update() {
      const review = reviewOf(source);
      const state = review ? `over ${source.history().revision}` : 'waiting';
      if (state === drawn) return;
      drawn = state;
      wait.hidden = review !== null;
      place.replaceChildren(...(review ? [reviewNode(review, words)] : []));
      offer(review);
      void listKept();
      void tellCareer();
    },
  };
}

export const REVIEW_TAB: Tab = { id: 'review', withoutGame: true, label: (t) => t('tabReview'), create: createReview };
