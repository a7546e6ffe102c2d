/** `replay` (§L6, §R1): a recorded game folded again, line by line. */
import { describe, expect, it } from 'vitest';
import { drawPersonaName, PERSONA_NAMES, type PersonaName } from '../../src/core/persona';
import type { Recording } from '../../src/record/format';
import { isTurnLine, openGame, replay, type ReplayOptions, type TurnLine } from '../../src/replay/replay';
import { standIn } from '../../src/replay/standin';
import { HEADER, read, TRUTH } from '../record/support';

const round = (n: number) => ({ type: 'round', n });
const turn = (seat: number, n: number) => ({ type: 'turn', seat, n, hp: {}, hand: {} });
const sha = (by: number, to: number) => ({ type: 'card', by, to: [to], card: 'sha', tv: { [to]: -1.5 }, group: false });
const over = { type: 'over', winner: 'zhu' };

/** Five seats: 1 lord, 2 loyalist, 3 and 4 rebels, 5 traitor. */
const FIVE = {
  ...HEADER,
  deck: { zhu: 1, zhong: 1, fan: 2, nei: 1 },
  players: [1, 2, 3, 4, 5].map((seat) => ({ seat, name: `P${seat}`, hp: 4, maxHp: 4 })),
};
const FIVE_TRUTH = { type: 'truth', roles: { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' } };

const run = (recording: Recording, options: ReplayOptions = { persona: 'balanced', flatImpression: true }) => [
  ...replay(recording, openGame(recording, options)),
];

const turnsOf = (recording: Recording, options?: ReplayOptions): TurnLine[] =>
  run(recording, options).filter(isTurnLine);

describe('where the summaries stand', () => {
  it.each<[string, object[], string]>([
    ['before the next turn', [turn(1, 1), sha(1, 3), turn(2, 2), over], 'turn card =1 turn =2 over'],
    ['before the next round', [round(1), turn(1, 1), round(2), turn(2, 2), over], 'round turn =1 round turn =2 over'],
    ['before the end', [turn(1, 1), sha(1, 3), over], 'turn card =1 over'],
    ['at the end of an unfinished recording', [turn(1, 7), sha(1, 3)], 'turn card =7'],
    ["not before anybody's turn", [round(1), sha(1, 3), turn(1, 1)], 'round card turn =1'],
    ['nowhere without a turn', [round(1), sha(1, 3), over], 'round card over'],
    ['not twice', [turn(1, 1), over, round(2)], 'turn =1 over round'],
    ['not at what this version does not know', [turn(1, 1), { type: 'mystery' }, sha(1, 3)], 'turn mystery card =1'],
    [
      'not at talk, deaths or reveals',
      [turn(1, 1), { type: 'chat', seat: 2, text: '!' }, { type: 'die', seat: 3, by: 1, role: 'fan' }],
      'turn chat die =1',
    ],
    ['with the number of the turn that ended', [turn(2, 5), turn(2, 6)], 'turn =5 turn =6'],
    ['nowhere in an empty game', [], ''],
  ])('%s', (_what, events, expected) => {
    const lines = run(read(HEADER, ...events, TRUTH));
    expect(lines.map((line) => (isTurnLine(line) ? `=${line.turn}` : String(line.event['type']))).join(' ')).toBe(
      expected,
    );
  });

  it("a summary tells the state before the next turn's memories fade", () => {
    // A skill, because a card aimed at the lord would expose its user, and then the engine would answer.
    const fanjian = { type: 'skill', by: 3, to: [1], skill: 'fanjian', tv: { 1: -2 } };
    const recording = read(HEADER, turn(1, 1), fanjian, turn(2, 2), turn(2, 3), TRUTH);
    const [first, second, third] = turnsOf(recording).map(({ attitudes }) => attitudes['2']?.['3'] ?? 0);
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
  });

  it('sees what the deltas of its own turn added', () => {
    const recording = read(HEADER, turn(1, 1), { type: 'damage', by: 3, to: 1, num: 2, via: {} }, over, TRUTH);
    const [summary] = turnsOf(recording);
    expect(summary?.guesses[2]).toMatchObject({
      target: 3,
      byObserver: { 2: { identity: 'fan', reason: 'signal_negative' } },
    });
  });
});

describe('event lines', () => {
  it('carry the recorded line as it stood, its number, and what it added', () => {
    const recording = read(HEADER, '', { ...sha(3, 1), mood: 'angry' }, { type: 'mystery', x: 1 }, TRUTH);
    const [card, mystery] = run(recording);
    expect(card).toMatchObject({ seq: 2, event: { ...sha(3, 1), mood: 'angry' } });
    expect(card).toHaveProperty('deltas', [
      { observer: 1, about: 3, evidence: -0.8999999999999999, zhuSignal: -0.35 },
      { observer: 2, about: 3, evidence: -0.8999999999999999, zhuSignal: -0.35 },
      { observer: null, about: 3, shown: 0.95 },
    ]);
    expect(mystery).toEqual({ seq: 3, event: { type: 'mystery', x: 1 }, deltas: [] });
  });

  it('never show the truth', () => {
    const lines = run(read(HEADER, turn(1, 1), TRUTH));
    expect(lines.every((line) => isTurnLine(line) || line.event['type'] !== 'truth')).toBe(true);
  });

  it('stop where the file is damaged', () => {
    const lines = run(read(HEADER, turn(1, 1), '{', turn(2, 2)));
    expect(lines.map((line) => (isTurnLine(line) ? 'summary' : line.seq))).toEqual([1, 'summary']);
  });
});

describe('summaries', () => {
  const [summary] = turnsOf(read(FIVE, turn(1, 1), FIVE_TRUTH));

  it('ask everybody about everybody else', () => {
    expect(summary?.guesses.map(({ target }) => target)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.keys(summary?.guesses[2]?.byObserver ?? {})).toEqual(['1', '2', '4', '5']);
    expect(Object.keys(summary?.attitudes ?? {})).toEqual(['1', '2', '3', '4', '5']);
    expect(Object.keys(summary?.attitudes['3'] ?? {})).toEqual(['1', '2', '4', '5']);
  });

  it('hold identity, confidence and reason, and no numbers behind them', () => {
    expect(summary?.guesses[0]).toEqual({
      target: 1,
      consensus: { identity: 'zhu', confidence: 1, reason: 'fixed_zhu' },
      byObserver: Object.fromEntries(
        [2, 3, 4, 5].map((seat) => [seat, { identity: 'zhu', confidence: 1, reason: 'fixed_zhu' }]),
      ),
    });
    expect(summary?.guesses[2]?.consensus).toEqual({ identity: 'unknown', confidence: 0, reason: 'no_votes' });
  });

  it('stand the table of attitudes in for the engine, towards the lord', () => {
    expect([2, 3, 4, 5].map((seat) => summary?.attitudes[String(seat)]?.['1'])).toEqual([8, -8, -8, 2]);
  });
});

describe('the stand-in for the engine (§R3)', () => {
  const port = standIn(read(FIVE, FIVE_TRUTH));

  it.each([
    ['zhu', 1, [10, 6, -6, -6, -4]],
    ['zhong', 2, [8, 10, -6, -6, -4]],
    ['fan', 3, [-8, -6, 10, 6, 1]],
    ['nei', 5, [2, -2, -2, -2, 10]],
  ])('from %s', (_role, from, attitudes) => {
    expect([1, 2, 3, 4, 5].map((to) => port.engineAttitude(from, to))).toEqual(attitudes);
  });

  it('two loyalists, two traitors', () => {
    const other = standIn(
      read(FIVE, { type: 'truth', roles: { 1: 'zhu', 2: 'nei', 3: 'nei', 4: 'zhong', 5: 'zhong' } }),
    );
    expect([other.engineAttitude(2, 3), other.engineAttitude(4, 5)]).toEqual([6, 6]);
  });

  it('nobody feels anything for a commoner, nor a commoner for anybody else', () => {
    const roles = { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'commoner', 5: 'commoner', 6: 'nei' };
    const players = [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, name: `P${seat}`, hp: 4, maxHp: 4 }));
    const plain = standIn(read({ ...FIVE, players }, { type: 'truth', roles }));
    for (const seat of [1, 2, 3, 5, 6])
      expect([plain.engineAttitude(seat, 4), plain.engineAttitude(4, seat)], `${seat}`).toEqual([0, 0]);
  });

  it('answers only for oneself, learns nothing, and counts', () => {
    expect([1, 2, 3, 4, 5].map((seat) => port.own(seat))).toEqual(['zhu', 'zhong', 'fan', 'fan', 'nei']);
    expect(port).not.toHaveProperty('learned');
    expect(port.rebelCount()).toBe(2);
  });
});

describe('personas', () => {
  const personasOf = (recording: Recording, options: ReplayOptions): (PersonaName | undefined)[] => {
    const { minds } = openGame(recording, options);
    return [1, 2, 3, 4, 5].map((seat) => minds.get(seat)?.persona.name);
  };
  const drawn = [1, 2, 3, 4, 5].map((seat) => drawPersonaName(7, seat, PERSONA_NAMES));

  it.each<[string, object, ReplayOptions, (PersonaName | undefined)[]]>([
    ['one for all by option', {}, { persona: 'petty' }, Array<PersonaName>(5).fill('petty')],
    [
      'the option before the header',
      { 1: 'petty' },
      { persona: 'camouflage' },
      Array<PersonaName>(5).fill('camouflage'),
    ],
    [
      "the header's",
      { 1: 'petty', 2: 'camouflage', 3: 'impulsive', 4: 'balanced', 5: 'petty' },
      {},
      ['petty', 'camouflage', 'impulsive', 'balanced', 'petty'],
    ],
    [
      'drawn where the header does not say',
      { 2: 'camouflage' },
      {},
      drawn.map((name, i) => (i === 1 ? 'camouflage' : name)),
    ],
  ])('%s', (_what, personas, options, expected) => {
    expect(personasOf(read({ ...FIVE, personas }), options)).toEqual(expected);
  });

  it("drawn from the seed without a header's", () => {
    expect(personasOf(read(FIVE), {})).toEqual(drawn);
    expect(personasOf(read({ ...FIVE, seed: 8 }), {})).not.toEqual(drawn);
  });
});

describe('impressions', () => {
  it('zero by option, drawn from the seed otherwise', () => {
    const impressions = (options: ReplayOptions, seed = 7) =>
      [...openGame(read({ ...FIVE, seed }), options).minds.values()].flatMap(({ memory }) =>
        Object.values(memory.firstImpression),
      );
    expect(impressions({ flatImpression: true })).toEqual(Array<number>(20).fill(0));
    expect(impressions({}).every((x) => x !== 0 && Math.abs(x) <= 0.3)).toBe(true);
    expect(impressions({})).toEqual(impressions({}));
    expect(impressions({})).not.toEqual(impressions({}, 8));
  });
});

describe('a recording without truth', () => {
  const die = (seat: number, role: string) => ({ type: 'die', seat, by: null, role });

  it('knows the lord, and who was shown or died somewhere in it', () => {
    const port = standIn(read(FIVE, die(3, 'fan'), { type: 'reveal', seat: 2, role: 'zhong' }));
    expect([1, 2, 3, 4, 5].map((seat) => port.own(seat))).toEqual(['zhu', 'zhong', 'fan', null, null]);
    expect([
      port.engineAttitude(2, 3),
      port.engineAttitude(2, 4),
      port.engineAttitude(4, 1),
      port.engineAttitude(4, 4),
    ]).toEqual([-6, 0, 0, 10]);
    expect(port.rebelCount()).toBeNull();
  });

  it('is replayed to its end all the same', () => {
    const [summary] = turnsOf(read(FIVE, turn(1, 1), sha(4, 1)));
    expect(summary?.attitudes['2']?.['1']).toBe(0);
    expect(summary?.guesses[3]?.byObserver['1']).toMatchObject({ identity: 'unknown', reason: 'insufficient_signal' });
  });

  it('counts rebels by the deck, and by heads without one', () => {
    const bothDead = [die(3, 'fan'), die(4, 'fan'), turn(1, 1)];
    const consensus = (header: object) => turnsOf(read(header, ...bothDead))[0]?.guesses[4]?.consensus.reason;
    expect(consensus(FIVE)).toBe('soft_assigned_remaining_allies');
    expect(consensus({ ...FIVE, deck: { zhu: 1, fan: 3 } })).toBe('no_votes');
    expect(consensus({ ...FIVE, deck: null })).toBe('soft_assigned_remaining_allies');
  });
});
