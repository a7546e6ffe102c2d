/** The figures of `npm run talk`, each on a small game made by hand: what it counts, and what it must not. */
import { describe, expect, it } from 'vitest';
import { checkTalk } from '../../dev/talk/check';
import { exchangesOf } from '../../dev/talk/exchanges';
import { FITS } from '../../dev/talk/fits';
import { errorByGame, informativeness, mutualInformation } from '../../dev/talk/informative';
import { judgedIn, type Judgement } from '../../dev/talk/judgements';
import type { PersonLine } from '../../dev/talk/person-line';
import { PURPOSES } from '../../dev/talk/person-words';
import { reportText, tellGame } from '../../dev/talk/report';
import { ANSWERS } from '../../src/chatter/moves/types';
import type { ChatEvent, PublicEvent } from '../../src/core/event';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';

const NAMES = ['刘备', '曹操', '孙权', '貂蝉', '吕布'];
const ROLES = { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' };
const ME = 2;

/** Five seats, the lord at 1, the person at 2. */
function recordingOf(...events: readonly PublicEvent[]): Recording {
  const players = NAMES.map((name, i) => ({ seat: i + 1, name, hp: 4, maxHp: 4 }));
  const rows = [
    {
      type: 'game',
      v: 1,
      engine: 'test',
      players,
      lord: 1,
      deck: { zhu: 1, zhong: 1, fan: 2, nei: 1 },
      me: ME,
      seed: 1,
    },
    ...events,
    { type: 'truth', roles: ROLES },
  ];
  const result = parseRecording(rows.map((row) => JSON.stringify(row)).join('\n'));
  if (isDamage(result) || result.damage) throw new Error(JSON.stringify(result));
  return result;
}

let turns = 0;
const turn = (seat: number): PublicEvent => ({ type: 'turn', seat, n: ++turns, hp: {}, hand: {} });
const hit = (by: number, to: number): PublicEvent => ({ type: 'damage', by, to, num: 1, via: { card: 'sha' } });
const over: PublicEvent = { type: 'over', winner: 'zhu' };
/** The person says it. */
const mine = ({ text }: PersonLine): ChatEvent => ({ type: 'chat', seat: ME, text });
/** An AI says it; `more.for` where the occasion matters. */
const ai = (seat: number, text: string, more: Partial<ChatEvent> = {}): ChatEvent => ({
  type: 'chat',
  seat,
  text,
  for: 'ask_guess',
  to: ME,
  ...more,
});
const line = (purpose: PersonLine['purpose'], text: string, more: Partial<PersonLine> = {}): PersonLine => ({
  text,
  purpose,
  to: null,
  about: null,
  named: false,
  ...more,
});
const ask = (to: number, about: number): PersonLine =>
  line('ask_guess', `${to}号，你觉得${about}号是什么身份？`, { to, about, named: true });

/** The figures in words, over one game. */
const told = (said: readonly PersonLine[], ...events: readonly PublicEvent[]): string =>
  reportText([tellGame(1, recordingOf(...events), said, ME)]).join('\n');

describe('answers to named questions', () => {
  const [asked, other] = [ask(3, 4), ask(4, 3)];
  it('counts those of the one who was asked, and not of others', () => {
    const answer = ai(3, '4号怕是反贼。', { move: 'guess', about: 4, role: 'fan', answers: 1 });
    expect(told([asked], turn(1), mine(asked), answer, turn(2), turn(3), over)).toContain('answered: 1/1 = 100 %');
    const text = told([asked], turn(1), mine(asked), { ...answer, seat: 5 }, turn(2), turn(3), over);
    expect(text).toContain('answered: 0/1 = 0 %');
    expect(text).toContain('by others 1');
  });
  it('knows which line is answered by its number alone', () => {
    const answers = (number: number) => ai(3, '不好说。', { move: 'unsure', about: 4, answers: number });
    const exchanges = (number: number) =>
      exchangesOf(recordingOf(turn(1), mine(other), mine(asked), answers(number)), [other, asked], ME);
    expect(exchanges(1).map((one) => one.answers.length)).toEqual([1, 0]);
    expect(exchanges(2).map((one) => one.answers.length)).toEqual([0, 1]);
  });
  it('leaves out whoever was dead, and what was cut short', () => {
    const dies: PublicEvent = { type: 'die', seat: 3, by: 1, role: 'fan' };
    expect(told([asked], turn(1), dies, mine(asked), turn(2), turn(3), over)).toContain('answered: –');
    const short = told([asked], turn(1), mine(asked), turn(2), dies, turn(3), turn(4), over);
    expect(short).toContain('answered: –');
    expect(short).toContain('cut short 1');
    expect(told([asked], turn(1), mine(asked), turn(2), turn(3), dies, over)).toContain('answered: 0/1');
    expect(told([asked], turn(1), mine(asked), over)).toContain('cut short 1');
  });
  it('passes over a line that stands in no recording, and numbers the rest as the recording does', () => {
    const withheld = line('stray', '不想活了');
    const events = [
      turn(1),
      mine(asked),
      ai(3, '不好说。', { move: 'unsure', about: 4, answers: 1 }),
      turn(2),
      turn(3),
    ];
    expect(exchangesOf(recordingOf(...events), [withheld, asked], ME)[0]).toMatchObject({ line: asked });
    expect(told([withheld, asked], ...events)).toContain('in no recording: 1');
  });
  it('says where a recording knows no moves', () => {
    expect(told([asked], turn(1), mine(asked), ai(3, '不好说。'))).toContain('record no moves');
    expect(told([asked], turn(1), mine(asked), ai(3, '不好说。', { move: 'unsure' }))).not.toContain('record no moves');
  });
});

describe('moves', () => {
  const lie = line('lie', '4号用桃救了5号', { about: 4, deed: { kind: 'peach', by: 4, to: 5 } });
  it('that fit a purpose exist, and no lie is to be confirmed or thanked for', () => {
    expect(Object.keys(FITS)).toEqual([...PURPOSES]);
    for (const moves of Object.values(FITS)) for (const move of moves ?? []) expect(ANSWERS).toContain(move);
    for (const move of ['confirm', 'thank', 'accept'] as const) expect(FITS.lie).not.toContain(move);
  });
  it('are told by purpose, those that do not fit marked', () => {
    const asked = ask(3, 4);
    const answer = (move: string) => ai(3, '不好说。', { move, about: 4, answers: 1 });
    const row = (move: string) =>
      told([asked], turn(1), mine(asked), answer(move))
        .split('\n')
        .find((text) => text.startsWith('ask_guess'));
    expect(row('unsure')).toMatch(/1\/1 = 100 % +1\/1 = 100 % +unsure 1$/);
    expect(row('comfort')).toMatch(/1\/1 = 100 % +0\/1 = 0 % +comfort✗ 1$/);
  });
  it('that bear out a lie are counted, but not where it was none', () => {
    const events = (move: string) => [turn(1), mine(lie), ai(4, '不用谢。', { move, answers: 1 })];
    for (const move of ['confirm', 'thank', 'accept']) {
      expect(told([lie], ...events(move))).toContain('lies believed: 1/1 = 100 %');
    }
    expect(told([lie], ...events('deny'))).toContain('lies believed: 0/1 = 0 %（不认 not borne out 1，');
    const heal: PublicEvent = { type: 'heal', by: 4, to: 5, num: 1, via: { card: 'tao' } };
    expect(told([lie], heal, ...events('confirm'))).toContain('lies believed: –');
  });
  it('that know a true report again: what is confirmed, and what names its deed', () => {
    const report = line('report', '刚才3号打了1号', { about: 3, deed: { kind: 'hit', by: 3, to: 1 } });
    const events = (answer: Partial<ChatEvent>) => [
      turn(3),
      hit(3, 1),
      mine(report),
      ai(5, '嗯。', { ...answer, answers: 1 }),
    ];
    const fact = [{ kind: 'fact', fact: 'f1' }];
    expect(told([report], ...events({ move: 'confirm' }))).toContain('recognised: 1/1 = 100 %');
    expect(told([report], ...events({ move: 'tease', claims: fact }))).toContain('recognised: 1/1 = 100 %');
    expect(told([report], hit(4, 1), ...events({ move: 'tease', claims: fact }))).toContain('recognised: 0/1 = 0 %');
    expect(told([report], ...events({ move: 'deny' }))).toContain(
      'recognised: 0/1 = 0 %（被否认 denied or doubted 1）',
    );
  });
});

describe('facts and repeats', () => {
  it('counts what is cited, and what of it holds', () => {
    const claims = [
      { kind: 'fact', fact: 'f1' },
      { kind: 'fact', fact: 'f9' },
      { kind: 'state', about: 4, state: 'dead' },
      { kind: 'guess', about: 4, role: 'fan' },
    ];
    expect(told([], turn(3), hit(3, 1), ai(4, '看。', { move: 'explain', claims }))).toContain('hold 1/3 = 33 %');
  });
  it('counts the same words again, whatever their signs', () => {
    const lines = [
      ai(3, '不好说。', { move: 'unsure' }),
      ai(4, '不好说！', { move: 'unsure' }),
      ai(5, '好。', { move: 'ack' }),
    ];
    expect(told([], turn(3), ...lines)).toContain('repeats: 1/3 = 33 %');
  });
});

describe('contradictions', () => {
  const guess = (role: 'fan' | 'zhong' | 'nei', about = 4) =>
    ai(3, `${about}号怕是${{ fan: '反贼', zhong: '忠臣', nei: '内奸' }[role]}。`, { move: 'guess', about, role });
  const kinds = (...events: readonly PublicEvent[]) =>
    judgedIn(recordingOf(turn(1), ...events), ME, 1).contradictions.map(({ kind }) => kind);
  it('are another role, or the other side, of the same seat', () => {
    expect(kinds(guess('fan'), guess('zhong'))).toEqual(['opposite']);
    expect(kinds(guess('fan'), guess('nei'))).toEqual(['other']);
    expect(kinds(guess('fan'), guess('fan'))).toEqual([]);
    expect(kinds(guess('fan'), guess('zhong', 5))).toEqual([]);
    expect(kinds(guess('fan'), { ...guess('zhong'), seat: 1 })).toEqual([]);
  });
  it('are none where a fact that bears on the seat came between', () => {
    expect(kinds(guess('fan'), hit(4, 5), guess('zhong'))).toEqual([]);
    expect(kinds(guess('fan'), hit(5, 4), guess('zhong'))).toEqual([]);
    expect(kinds(guess('fan'), hit(5, 1), guess('zhong'))).toEqual(['opposite']);
    expect(kinds(guess('fan'), { type: 'die', seat: 5, by: 1, role: 'nei' }, guess('zhong'))).toEqual([]);
  });
  it('are heard in words too, what is denied among them', () => {
    const plain = (text: string) => ai(3, text, { move: 'ack' });
    expect(kinds(plain('4号是反贼'), plain('4号是忠臣'))).toEqual(['opposite']);
    expect(kinds(plain('4号是反贼'), plain('4号不是反贼'))).toEqual(['opposite']);
    expect(kinds(plain('4号不是反贼'), plain('4号是内奸'))).toEqual([]);
  });
  it('are two roles for oneself, whatever happened', () => {
    const self = (role: 'zhong' | 'fan') => ai(3, '看我的。', { move: 'ack', claims: [{ kind: 'self', role }] });
    expect(kinds(self('zhong'), hit(3, 1), self('fan'))).toEqual(['self']);
    expect(kinds(self('zhong'), self('zhong'))).toEqual([]);
  });
});

describe('what is learned from answers', () => {
  it('takes an answer that judges a hidden seat, beside the spectator', () => {
    const answer = (more: Partial<ChatEvent>) => ai(3, '说不好。', { answers: 1, about: 4, ...more });
    const judged = (...events: readonly PublicEvent[]): readonly Judgement[] =>
      judgedIn(recordingOf(turn(1), mine(ask(3, 4)), ...events), ME, 9).judgements;
    expect(judged(answer({ move: 'guess', role: 'zhong' }))).toMatchObject([
      { game: 9, speaker: 'fan', said: 'zhong', truth: 'fan', spectator: 'unsure' },
    ]);
    expect(judged(answer({ move: 'unsure' }))).toMatchObject([{ said: 'unsure', truth: 'fan' }]);
    // Of a deed, of an open seat, said unasked, of oneself.
    expect(judged(answer({ move: 'unsure', for: 'ask_why' }))).toEqual([]);
    expect(judged({ type: 'reveal', seat: 4, role: 'fan' }, answer({ move: 'guess', role: 'fan' }))).toEqual([]);
    expect(judged(ai(3, '说不好。', { move: 'guess', about: 4, role: 'fan' }))).toEqual([]);
    expect(judged(answer({ move: 'accuse', about: 3, role: 'fan' }))).toEqual([]);
  });
  it('has the spectator see what the record shows by then', () => {
    const blows = Array.from({ length: 6 }, (): PublicEvent[] => [
      { type: 'card', by: 4, to: [1], card: 'sha', tv: { 1: -1.5 }, group: false },
      hit(4, 1),
    ]).flat();
    const answer = ai(3, '4号怕是反贼。', { answers: 1, move: 'guess', about: 4, role: 'fan' });
    const [judgement] = judgedIn(recordingOf(turn(4), mine(ask(3, 4)), ...blows, answer), ME, 1).judgements;
    expect(judgement).toMatchObject({ spectator: 'fan', likeliest: 'fan' });
  });

  const judgement = (said: Judgement['said'], truth: Judgement['truth'], game = 1): Judgement => ({
    game,
    speaker: 'fan',
    said,
    truth,
    spectator: 'unsure',
    likeliest: 'fan',
  });
  const cross = (say: (truth: 'fan' | 'zhong') => Judgement['said']): Judgement[] =>
    [1, 2, 3, 4].flatMap((game) => (['fan', 'zhong'] as const).map((truth) => judgement(say(truth), truth, game)));
  it('is a bit where every word is true, and as much where every word is false', () => {
    const honest = informativeness(cross((truth) => truth));
    const liar = informativeness(cross((truth) => (truth === 'fan' ? 'zhong' : 'fan')));
    expect(honest).toMatchObject({ answers: 8, named: 8, right: 8, spectatorRight: 4 });
    expect(liar).toMatchObject({ answers: 8, named: 8, right: 0, spectatorRight: 4 });
    expect(honest.bits).toBeCloseTo(1, 9);
    expect(liar.bits).toBeCloseTo(1, 9);
    expect(honest.spectatorBits).toBe(0);
    expect(honest.bias).toBeCloseTo(1 / (2 * 8 * Math.LN2), 9);
  });
  it('is nothing where the word is always the same, and leaves what names no role out of the shares', () => {
    expect(informativeness(cross(() => 'fan')).bits).toBe(0);
    expect(informativeness(cross(() => 'unsure'))).toMatchObject({ answers: 8, named: 0, right: 0, error: null });
    // Not to judge is a word, and may tell something.
    expect(informativeness(cross((truth) => (truth === 'fan' ? 'unsure' : 'zhong'))).bits).toBeCloseTo(1, 9);
  });
  it('tells how often a role is kept that the spectator would name', () => {
    const one = judgement('unsure', 'fan');
    expect(
      informativeness([one, { ...one, spectator: 'fan' }, { ...one, said: 'fan', spectator: 'fan' }]),
    ).toMatchObject({
      heldBack: 1,
    });
  });
  it('has its errors by game', () => {
    expect(mutualInformation([])).toBe(0);
    const values = (of: readonly (readonly [game: number, value: number])[]) =>
      of.map(([game, value]) => ({ game, value }));
    expect(
      errorByGame(
        values([
          [1, 1],
          [1, 0],
        ]),
      ),
    ).toBeNull();
    // Answers of a game that go together are worth one: 2 games, means 1 and 0.
    const together = values([
      [1, 1],
      [1, 1],
      [2, 0],
      [2, 0],
    ]);
    const apart = values([
      [1, 1],
      [2, 1],
      [3, 0],
      [4, 0],
    ]);
    expect(errorByGame(together)).toBeCloseTo(0.5, 9);
    expect(errorByGame(apart)).toBeCloseTo(Math.sqrt(1 / 12), 9);
  });
});

describe('the checker', () => {
  it('lets a line that puts right name whom it was not, and nobody else', () => {
    const claims = [{ kind: 'fact', fact: 'f1' }];
    const faults = (text: string, move: string) =>
      checkTalk(recordingOf(turn(3), hit(3, 1), ai(4, text, { move, claims, for: 'point_at' })), [], ME).violations;
    expect(faults('不是5号，3号打了主公。', 'correct')).toEqual([]);
    expect(faults('不是吕布，3号打了主公。', 'correct')).toEqual([]);
    expect(faults('not seat 5, seat 3 did.', 'correct')).toEqual([]);
    expect(faults('不是5号，3号打了主公。', 'confirm')).not.toEqual([]);
    expect(faults('5号打了主公。', 'correct')).not.toEqual([]);
  });
});
