/** Draws a review. Made anew for each game, since nothing in it changes any more. */
import { begun, type Words } from './describe';
import { el } from './dom';
import { besideText, readText, roundText, scoreText } from './guess/words';
import { headlines } from './headline';
import { nameIn, placeIn } from './name';
import { scoreTotals, type GuessScore, type Review, type ReviewRow, type RoundScore, type Score } from './reviewed';

export const SCORE_KEY = { right: 'right', wrong: 'wrong', open: 'undecided', public: 'public' } as const;

const mark = (words: Words, identity: ReviewRow['guess']['identity'], open: boolean): HTMLElement => {
  const node = el(
    'span',
    'slqj-mark',
    { 'data-role': identity, 'aria-label': words.role(identity) },
    words.letter(identity),
  );
  if (open) node.setAttribute('data-open', '');
  return node;
};

const scoreNode = ({ t }: Words, score: Score): HTMLElement =>
  el('span', `slqj-score slqj-score-${score}`, {}, t(SCORE_KEY[score]));

function tableOf(words: Words, rows: readonly ReviewRow[]): HTMLElement {
  const { t } = words;
  const head = el(
    'tr',
    '',
    {},
    ...(['colSeat', 'colTruth', 'colGuess', 'colRight'] as const).map((key) => el('th', '', { scope: 'col' }, t(key))),
  );
  const body = rows.map(({ seat, name, truth, guess, score, right, guessed }) => {
    const taken =
      score === 'public'
        ? [scoreNode(words, score)]
        : [
            mark(words, guess.identity, false),
            el('span', 'slqj-review-sure', {}, words.phrase(guess)),
            scoreNode(words, score),
          ];
    return el(
      'tr',
      '',
      {},
      el(
        'th',
        'slqj-review-who',
        { scope: 'row' },
        el('span', 'slqj-row-place', {}, placeIn(words, seat, name)),
        el('bdi', 'slqj-row-name', {}, nameIn(words.language, name)),
      ),
      el('td', '', {}, mark(words, truth, true), el('span', 'slqj-review-role', {}, words.role(truth))),
      el('td', '', {}, ...taken),
      el('td', '', {}, score === 'public' ? '' : guessed === 0 ? '–' : `${right}/${guessed}`),
    );
  });
  return el('table', 'slqj-review-table', {}, el('thead', '', {}, head), el('tbody', '', {}, ...body));
}

function roundNode({ t }: Words, { n, right, wrong, open }: RoundScore): HTMLElement {
  const part = (count: number, name: string): HTMLElement => {
    const node = el('span', `slqj-round-part slqj-round-${name}`, {}, count > 0 ? String(count) : '');
    node.style.flexGrow = String(count);
    node.hidden = count === 0;
    return node;
  };
  return el(
    'li',
    'slqj-round',
    { 'aria-label': t('accuracyRow', { n, right, wrong, open }) },
    el('span', 'slqj-round-name', {}, t('round', { n })),
    el(
      'span',
      'slqj-round-bar',
      { 'aria-hidden': 'true' },
      part(right, 'right'),
      part(wrong, 'wrong'),
      part(open, 'open'),
    ),
  );
}

/** The person's own reading, round by round beside the table's, and beside every AI's. */
function guessNodes(words: Words, score: GuessScore): HTMLElement[] {
  const { t } = words;
  const best = readText(words, score);
  const bar = (error: number, name: string): HTMLElement => {
    const fill = el('span', `slqj-guess-fill slqj-guess-${name}`);
    fill.style.width = `${Math.round((1 - error) * 100)}%`;
    return el('span', 'slqj-guess-track', { 'aria-hidden': 'true' }, fill);
  };
  const rounds = score.rounds.map((round) =>
    el(
      'li',
      'slqj-guess-round',
      {},
      el('span', 'slqj-round-name', {}, t('round', { n: round.n })),
      el(
        'span',
        'slqj-guess-bars',
        {},
        ...(round.mine === null ? [] : [bar(round.mine, 'mine')]),
        bar(round.table, 'table'),
      ),
      el('span', 'slqj-guess-words', {}, roundText(words, round)),
    ),
  );
  const versus = score.versus.map(({ seat, mine, theirs }) =>
    el('li', 'slqj-guess-versus', {}, besideText(words, t('seat', { n: seat }), mine, theirs)),
  );
  return [
    el('p', 'slqj-guess-head', {}, scoreText(words, score), ...(best ? [el('span', '', {}, ` ${best}`)] : [])),
    el('ul', 'slqj-guess-rounds', {}, ...rounds),
    el('ul', 'slqj-guess-all', {}, ...versus),
  ];
}

export function reviewNode(review: Review, words: Words): HTMLElement {
  const { t, seat, role, oneOf } = words;
  const heads = headlines(review, words);
  const section = (title: string, ...children: Node[]): HTMLElement =>
    el('section', 'slqj-review-part', {}, el('h3', 'slqj-review-title', {}, title), ...children);
  const turning = review.turning.map(({ round, turn, event, seat: about, from, to, score }) =>
    el(
      'li',
      'slqj-turning',
      {},
      el('span', 'slqj-moment-where', {}, words.where({ round, turn })),
      el('span', 'slqj-turning-what', {}, begun(words.event(event))),
      el(
        'strong',
        'slqj-turning-flip',
        {},
        begun(t('turningTo', { who: seat(about), from: role(from), to: role(to.identity) })),
      ),
      scoreNode(words, score),
    ),
  );
  const fooled = review.fooled.map(({ seat: who, truth, as, whom }) =>
    el(
      'li',
      'slqj-fooled',
      {},
      begun(
        t('fooledRow', {
          who: seat(who),
          role: oneOf(truth),
          whom: whom.map(seat).join(t('joinList')),
          as: oneOf(as),
        }),
      ),
    ),
  );
  return el(
    'section',
    'slqj-review',
    {},
    el(
      'p',
      'slqj-review-head',
      {},
      el(
        'strong',
        '',
        {},
        begun(t('reviewWinner', { winner: words.winner(review.winner), rounds: review.rounds, turns: review.turns })),
      ),
      el('span', '', {}, t('reviewScore', scoreTotals(review))),
    ),
    ...(heads.length > 0
      ? [el('ul', 'slqj-headlines', {}, ...heads.map((text) => el('li', 'slqj-headline', {}, text)))]
      : []),
    el(
      'section',
      'slqj-review-columns',
      {},
      tableOf(words, review.rows),
      section(
        t('accuracy'),
        el('ul', 'slqj-rounds', {}, ...review.perRound.map((round) => roundNode(words, round))),
        el(
          'p',
          'slqj-round-key',
          { 'aria-hidden': 'true' },
          ...(['right', 'wrong', 'open'] as const).map((score) =>
            el('span', `slqj-key slqj-key-${score}`, {}, t(SCORE_KEY[score])),
          ),
        ),
      ),
    ),
    ...(review.guesses ? [section(t('guessScore'), ...guessNodes(words, review.guesses))] : []),
    section(
      t('turning'),
      turning.length > 0 ? el('ol', 'slqj-turnings', {}, ...turning) : el('p', 'slqj-none', {}, t('noTurning')),
    ),
    section(
      t('fooled'),
      fooled.length > 0 ? el('ul', 'slqj-fooleds', {}, ...fooled) : el('p', 'slqj-none', {}, t('noFooled')),
    ),
  );
}
