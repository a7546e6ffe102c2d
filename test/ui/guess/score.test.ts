// @vitest-environment jsdom
/** The person's own guesses: scored beside everybody, kept over games, and nobody else's business. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import type { Role } from '../../../src/core/role';
import type { GuessMark } from '../../../src/record/guess-mark';
import { isDamage, parseRecording, type Recording } from '../../../src/record/format';
import { NO_CAREER, readCareer, withGame } from '../../../src/ui/guess/career';
import { standingAfter } from '../../../src/ui/guess/own';
import { brier, guessScoreOf } from '../../../src/ui/guess/score';
import { besideText, careerText, readText, scoreText } from '../../../src/ui/guess/words';
import { createWords } from '../../../src/ui/describe';
import { recordedSource } from '../../../src/ui/recorded';
import { headlines } from '../../../src/ui/headline';
import { readReview } from '../../../src/ui/kept-review';
import { reviewOf } from '../../../src/ui/retrospect';
import { reviewNode } from '../../../src/ui/review-page';
import { golden, withMe } from '../belief/tools';
import { linesOf, PLOT } from '../tools';

const ME = 3;
const plain = withMe(golden('8p-1'), ME);
const OTHERS = plain.header.players.map(({ seat }) => seat).filter((seat) => seat !== ME && seat !== plain.header.lord);

function guessed(pick: (seat: Seat, truth: Role) => Role, turn = 1): Recording {
  const guesses = OTHERS.map((about): GuessMark => {
    return { type: 'guess', by: ME, about, role: pick(about, plain.truth![about]!), turn };
  });
  return { ...plain, guesses };
}
function scored(recording: Recording, belief = true) {
  const source = recordedSource(recording, { belief });
  source.seek(source.length);
  return guessScoreOf(source);
}
const WRONG: Partial<Record<Role, Role>> = { fan: 'zhong', zhong: 'fan', nei: 'zhong' };

describe.each([true, false])('the score, by belief %s', (belief) => {
  it('of one who knew from the start is better than everybody', () => {
    const score = scored(
      guessed((_, truth) => truth),
      belief,
    )!;
    expect(score.mine).toBeLessThan(score.table);
    expect(score.versus.map(({ seat }) => seat)).toEqual([...OTHERS, plain.header.lord].sort((a, b) => a - b));
    // Some AIs are certain by then; nobody who only names roles is.
    for (const { mine, theirs } of score.versus) expect(mine).toBeLessThan(theirs + 0.02);
    expect(score.best!.role).toBe(plain.truth![score.best!.seat]);
    expect(score.best!.turns).toBeGreaterThan(1);
    expect(score.rounds.length).toBeGreaterThan(1);
  });

  it('of one who had it all wrong is worse, and nothing was read early', () => {
    const score = scored(
      guessed((_, truth) => WRONG[truth] ?? 'fan'),
      belief,
    )!;
    expect(score.mine).toBeGreaterThan(score.table);
    for (const { mine, theirs } of score.versus) expect(mine).toBeGreaterThan(theirs);
    expect(score.best).toBeNull();
  });
});

describe('one guess, late', () => {
  const end = recordedSource(plain);
  end.seek(end.length);
  const { turns } = end.history();
  const from = 2;
  const start = turns.find(({ round }) => round === from)!.n;
  const shownAt = (seat: Seat): number =>
    turns.find(({ targets }) => targets.get(seat)?.revealed !== null)?.round ?? Infinity;
  // Who stays hidden longest, so that rounds with and without the guess follow.
  const about = [...OTHERS].sort((a, b) => shownAt(b) - shownAt(a))[0]!;
  const one = (role: Role): Recording => ({
    ...plain,
    guesses: [{ type: 'guess', by: ME, about, role, turn: start }],
  });
  const truth = plain.truth![about]!;

  it('is no read of the rounds before it, nor of seats that were not guessed', () => {
    for (const role of [truth, WRONG[truth]!]) {
      const score = scored(one(role))!;
      for (const { n, mine, named, right } of score.rounds) {
        const guessed = n >= from && n < shownAt(about);
        expect([n, named, right]).toEqual([n, guessed ? 1 : 0, guessed && role === truth ? 1 : 0]);
        if (guessed) expect(mine! < 0.5).toBe(role === truth);
        else expect(mine).toBeNull();
      }
      expect(score.rounds.some(({ mine }) => mine !== null)).toBe(true);
      expect([score.named, score.right]).toEqual([1, role === truth ? 1 : 0]);
      expect(withGame(NO_CAREER, score)).toMatchObject({ games: 0, mine: 0 });
    }
  });

  it('is told in numbers, and not drawn where it was not made', () => {
    const source = recordedSource(one(truth));
    source.seek(source.length);
    const words = createWords(source, 'zh-CN');
    const review = reviewOf(source)!;
    expect(scoreText(words, review.guesses!)).toMatch(/^这一局你只猜了 1 人，猜对 1 人，/);
    expect(headlines(review, words).join()).not.toMatch(/你(火眼金睛|看得很准|心里有数|雾里看花)/);
    const rows = [...reviewNode(review, words).querySelectorAll('.slqj-guess-round')];
    expect(rows[0]!.textContent).toMatch(/^第?1轮猜测未记，全桌/);
    expect(rows.map((row) => row.querySelectorAll('.slqj-guess-mine').length)).toEqual(
      review.guesses!.rounds.map(({ mine }) => (mine === null ? 0 : 1)),
    );
    expect(rows.map(({ textContent }) => textContent).join()).not.toMatch(/你(火眼金睛|看得很准|心里有数|雾里看花)/);
  });

  it('of an older review, which scored seats that nobody had guessed, is not shown again', () => {
    const source = recordedSource(one(truth));
    source.seek(source.length);
    const kept = JSON.parse(JSON.stringify(reviewOf(source))) as { guesses: Record<string, unknown> };
    expect(readReview(kept)).not.toBeNull();
    delete kept.guesses['named'];
    expect(readReview(kept)).toBeNull();
  });
});

it('is none without a guess, and none before the truth is told', () => {
  expect(scored(plain)).toBeNull();
  const source = recordedSource(guessed((_, truth) => truth));
  source.seek(source.length - 1);
  expect(guessScoreOf(source)).toBeNull();
});

it('errors are 0 for all right, 1 for all wrong', () => {
  const sure = (role: Role) => ({ zhu: 0, zhong: 0, fan: 0, nei: 0, commoner: 0, [role]: 1 });
  expect([brier(sure('fan'), 'fan'), brier(sure('fan'), 'nei')]).toEqual([0, 1]);
});

it('a guess stands until it is taken back or changed', () => {
  const mark = (about: Seat, role: Role | null, turn: number): GuessMark => ({
    type: 'guess',
    by: 1,
    about,
    role,
    turn,
  });
  const marks = [mark(2, 'fan', 1), mark(3, 'nei', 2), mark(2, 'zhong', 3), mark(3, null, 4)];
  expect([0, 1, 2, 3, 4].map((turn) => [...standingAfter(marks, turn)])).toEqual([
    [],
    [[2, 'fan']],
    [
      [2, 'fan'],
      [3, 'nei'],
    ],
    [
      [2, 'zhong'],
      [3, 'nei'],
    ],
    [[2, 'zhong']],
  ]);
});

describe('guess lines', () => {
  const lines = linesOf({ events: PLOT, finished: true, me: 4 });
  const line = { type: 'guess', by: 4, about: 2, role: 'fan', turn: 1 };
  const read = (...added: object[]) => {
    const text = [...lines.slice(0, 4), ...added.map((one) => JSON.stringify(one)), ...lines.slice(4)].join('\n');
    const recording = parseRecording(text);
    if (isDamage(recording)) throw new Error(recording.reason);
    return recording;
  };

  it('are read in order, and are no events', () => {
    const recording = read(line, { ...line, role: null, turn: 2 });
    expect(recording.guesses).toEqual([line, { ...line, role: null, turn: 2 }]);
    expect(recording.entries.filter(({ raw }) => raw['type'] === 'guess').every(({ event }) => event === null)).toBe(
      true,
    );
    expect(recording.damage).toBeNull();
  });

  it('change nothing of what anybody thinks', () => {
    const review = (recording: Recording) => {
      const source = recordedSource(recording);
      source.seek(source.length);
      return { ...reviewOf(source), guesses: null };
    };
    expect(review(read(line))).toEqual(review(read()));
  });

  it.each([
    ['of a seat nobody has', { ...line, about: 9 }, 'no_seat'],
    ['of a role nobody has', { ...line, role: 'king' }, 'field'],
    ['without a turn', { type: 'guess', by: 4, about: 2, role: 'fan' }, 'missing'],
  ])('%s end the reading there', (_what, bad, reason) => {
    expect(read(bad).damage).toMatchObject({ line: 5, reason });
  });
});

describe('words', () => {
  const words = createWords(recordedSource(plain), 'zh-CN');
  const score = scored(guessed((_, truth) => truth))!;

  it('say who read better', () => {
    expect(besideText(words, '5号', 0.1, 0.2)).toBe('你比5号看得准');
    expect(besideText(words, '5号', 0.2, 0.1)).toBe('5号比你看得准');
    expect(besideText(words, '5号', 0.2, 0.201)).toBe('你和5号差不多');
    expect(scoreText(words, score)).toMatch(/^这一局你火眼金睛，比 7 个 AI 中的 [1-7] 个看得准。$/);
    // Who read worse than the table is not praised, however much the deck told both.
    expect(scoreText(words, { ...score, mine: 0.09, table: 0.04 })).toMatch(/^这一局你心里有数/);
    expect(readText(words, score)).toMatch(/^最妙的一眼：第1轮就认定\d号是(反贼|忠臣|内奸)，比全桌早\d+个回合。$/);
  });

  it('tell the record over games', () => {
    const twice = withGame(withGame(NO_CAREER, score), { ...score, mine: 1, best: null });
    expect(twice).toEqual({
      games: 2,
      mine: score.mine + 1,
      table: score.table * 2,
      best: { role: score.best!.role, turns: score.best!.turns },
    });
    expect(readCareer(JSON.parse(JSON.stringify(twice)))).toEqual(twice);
    expect(careerText(words, twice)).toMatch(/^猜过半桌的2局里：你平均/);
    expect(careerText(words, NO_CAREER)).toBeNull();
    for (const bad of [
      undefined,
      7,
      null,
      { games: 1, mine: 5, table: 0 },
      { games: -1, mine: 0, table: 0 },
      { games: 'a' },
    ])
      expect(readCareer(bad)).toEqual(NO_CAREER);
  });
});
