/** A review as a picture and as a page of its own. */
import { begun, type Words } from './describe';
import { el } from './dom';
import css from './panel.css';
import { headlines } from './headline';
import { calledIn } from './name';
import { reviewNode, SCORE_KEY } from './review-page';
import { scoreTotals, type Review } from './reviewed';

/** A page that needs nothing but itself. Built from elements, so that no name can become markup. */
export function reviewHtml(review: Review, words: Words): Blob {
  const page = document.implementation.createHTMLDocument(words.t('title'));
  page.documentElement.lang = words.language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const view = page.createElement('meta');
  view.setAttribute('name', 'viewport');
  view.setAttribute('content', 'width=device-width');
  const style = page.createElement('style');
  style.textContent = `${css}\nhtml{background:#15130f}body{margin:0}`;
  page.head.prepend(charset, view);
  page.head.append(style);
  const box = el(
    'section',
    'slqj-panel slqj-paper',
    {},
    el('h2', 'slqj-title', {}, words.t('title')),
    reviewNode(review, words),
  );
  page.body.append(page.adoptNode(box));
  return new Blob(['<!doctype html>\n', page.documentElement.outerHTML], { type: 'text/html' });
}

const WIDTH = 760;
const EDGE = 28;
const LINE = 30;
const FONT = 'xinwei, "Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif';
const INK = { page: '#1b1814', text: '#f3ead8', faint: '#b3a78f', gold: '#e8c476', line: '#4a4235' };
const ROLE_INK: Readonly<Record<string, string>> = {
  zhu: '#ff7b6b',
  zhong: '#ffd24a',
  fan: '#6fd66f',
  nei: '#74b6ff',
  commoner: '#d0d0d0',
  unknown: '#b3a78f',
};
const SCORE_INK = { right: '#6fd66f', wrong: '#ff8a7a', open: '#b3a78f', public: '#b3a78f' } as const;

/** What does not fit is written smaller before it is cut. */
const SMALLEST = 12;

/** One line of text at a place, in the room it has. */
type Write = (text: string, x: number, y: number, room: number, ink: string, size?: number) => void;

/** Draws the review line by line; answers how high it became. With `write` doing nothing it only measures. */
function layOut(review: Review, words: Words, write: Write, rule: (y: number) => void): number {
  const { t, role, seat } = words;
  let y = EDGE + 26;
  const title = (text: string): void => {
    y += 16;
    rule(y - 22);
    write(text, EDGE, y + 4, WIDTH - 2 * EDGE, INK.faint, 17);
    y += LINE;
  };
  write(t('title'), EDGE, y, 300, INK.text, 30);
  y += LINE + 8;
  write(
    begun(t('reviewWinner', { winner: words.winner(review.winner), rounds: review.rounds, turns: review.turns })),
    EDGE,
    y,
    WIDTH - 2 * EDGE,
    INK.text,
  );
  y += LINE - 2;
  write(t('reviewScore', scoreTotals(review)), EDGE, y, WIDTH - 2 * EDGE, INK.faint);
  y += LINE + 2;
  for (const head of headlines(review, words)) {
    write(head, EDGE, y, WIDTH - 2 * EDGE, INK.gold, 17);
    y += LINE - 2;
  }
  y += 8;
  rule(y - 22);
  for (const row of review.rows) {
    write(calledIn(words, row.seat, row.name), EDGE, y, 210, INK.text);
    write(role(row.truth), EDGE + 220, y, 100, ROLE_INK[row.truth] ?? INK.text);
    if (row.score !== 'public') {
      write(words.phrase(row.guess), EDGE + 330, y, 230, ROLE_INK[row.guess.identity] ?? INK.text);
    }
    write(t(SCORE_KEY[row.score]), EDGE + 570, y, 130, SCORE_INK[row.score]);
    y += LINE;
  }
  if (review.turning.length > 0) title(t('turning'));
  for (const { round, turn, event, seat: about, from, to, score } of review.turning.slice(0, 8)) {
    write(words.where({ round, turn }), EDGE, y, 130, INK.faint, 15);
    write(begun(words.event(event)), EDGE + 136, y, 320, INK.text, 15);
    write(
      begun(t('turningTo', { who: seat(about), from: role(from), to: role(to.identity) })),
      EDGE + 466,
      y,
      238,
      SCORE_INK[score],
      15,
    );
    y += LINE - 4;
  }
  if (review.fooled.length > 0) title(t('fooled'));
  for (const { seat: who, truth, as, whom } of review.fooled.slice(0, 6)) {
    const line = t('fooledRow', {
      who: seat(who),
      role: words.oneOf(truth),
      whom: whom.map(seat).join(t('joinList')),
      as: words.oneOf(as),
    });
    write(begun(line), EDGE, y, WIDTH - 2 * EDGE, INK.text, 15);
    y += LINE - 4;
  }
  return y + EDGE - 12;
}

/** Twice the size that is read, for sharp text on phones. */
const SCALE = 2;

/** Null where the page cannot draw. */
export function reviewPng(review: Review, words: Words): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const nothing = (): void => undefined;
  const height = layOut(review, words, nothing, nothing);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.scale(SCALE, SCALE);
  pen.fillStyle = INK.page;
  pen.fillRect(0, 0, WIDTH, height);
  layOut(
    review,
    words,
    (text, x, y, room, ink, size = 18) => {
      pen.fillStyle = ink;
      let shown = text;
      let points = size;
      pen.font = `${points}px ${FONT}`;
      while (points > SMALLEST && pen.measureText(text).width > room) {
        points -= 1;
        pen.font = `${points}px ${FONT}`;
      }
      while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${shown.slice(0, -2)}…`;
      pen.fillText(shown, x, y);
    },
    (y) => {
      pen.fillStyle = INK.line;
      pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, 1);
    },
  );
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
