/** The yardstick, tested: what events add, and the fold over a whole recording. */
import { describe, expect, it } from 'vitest';
import { applyEvent, newContext } from './events';
import { same, tableOf, type SeatPatch } from './fixtures';
import type { CardEvent, HurtEvent, RefDelta, RefEvent, RefTable, SkillEvent, WuxieEvent, ZoneEvent } from './model';
import { seatOf } from './reference';
import { referenceReplay } from './run';

const card = (by: number, to: number[], name: string, tv: number, group = false): CardEvent => ({
  type: 'card',
  by,
  to,
  card: name,
  group,
  tv: Object.fromEntries(to.map((seat) => [String(seat), tv])),
});
const skill = (by: number, to: number[], name: string, tv: number): SkillEvent => ({
  type: 'skill',
  by,
  to,
  skill: name,
  tv: Object.fromEntries(to.map((seat) => [String(seat), tv])),
});
const hurt = (
  type: 'damage' | 'heal',
  by: number | null,
  to: number,
  num: number,
  via: HurtEvent['via'] = {},
): HurtEvent => ({ type, by, to, num, via });
const zone = (
  by: number,
  to: number,
  pos: 'h' | 'e' | 'j',
  name: string | null,
  value: number | null,
  by_card = 'guohe',
): ZoneEvent => ({
  type: 'zone',
  kind: 'discard',
  by,
  to,
  pos,
  card: name,
  value,
  by_card,
});
const wuxie = (by: number, to: number, tv: number, depth: number): WuxieEvent => ({
  type: 'wuxie',
  by,
  about: { by: 3, to, card: 'juedou', tv },
  depth,
});

type Short = [observer: number | null, about: number, amounts: Omit<RefDelta, 'observer' | 'about'>];
const long = (deltas: Short[]): RefDelta[] =>
  deltas.map(([observer, about, amounts]) => ({ observer, about, ...amounts }));

/** Runs the events and answers with the deltas of the last one. */
function last(table: RefTable, ...events: RefEvent[]): RefDelta[] {
  const context = newContext();
  let deltas: RefDelta[] = [];
  for (const event of events) deltas = applyEvent(table, context, event);
  return deltas;
}
const ev = (evidence: number): { evidence: number } => ({ evidence });
const zs = (zhuSignal: number): { zhuSignal: number } => ({ zhuSignal });
const all = (about: number, ...rest: [observer: number, amounts: Short[2]][]): Short[] =>
  rest.map(([observer, amounts]) => [observer, about, amounts]);

const shownLoyalist: Record<number, SeatPatch> = { 2: { revealed: true } };
const suspect = (shown: number): Record<number, SeatPatch> => ({
  1: { memory: { zhuSignal: { '4': -3 } } },
  4: { shown },
});
const juedouByLord = card(1, [3], 'juedou', -1.5);
const group = card(3, [1, 2], 'wanjian', -1, true);

const cases: [name: string, table: RefTable, events: RefEvent[], expected: Short[]][] = [
  // cards: baseMag(1.5) = 0.9; the lord himself +10, loyalist +8, rebel -8, traitor +2
  [
    'sha at the lord: evidence, -0.35, exposure',
    tableOf(),
    [card(3, [1], 'sha', -1.5)],
    [
      ...all(
        3,
        [1, { ...ev(-0.9), ...zs(-0.35) }],
        [2, { ...ev(-0.9), ...zs(-0.35) }],
        [4, { ...ev(0.9), ...zs(-0.35) }],
        [5, { ...ev(-0.9), ...zs(-0.35) }],
      ),
      [null, 3, { shown: 0.95 }],
    ],
  ],
  [
    'another card at the lord: no -0.35',
    tableOf(),
    [card(3, [1], 'juedou', -1.5)],
    [...all(3, [1, ev(-0.9)], [2, ev(-0.9)], [4, ev(0.9)], [5, ev(-0.9)]), [null, 3, { shown: 0.95 }]],
  ],
  ['sha at two: nothing', tableOf(), [card(3, [1, 2], 'sha', -1.5)], []],
  ['a group card with one target left: nothing', tableOf(), [card(3, [1], 'nanman', -1, true)], []],
  [
    'a peach for the lord exposes nobody',
    tableOf(),
    [card(2, [1], 'tao', 2)],
    all(2, [1, ev(1.2)], [3, ev(-1.2)], [4, ev(-1.2)], [5, ev(1.2)]),
  ],
  ['on oneself: nothing', tableOf({ 2: { shown: 0.9 } }), [card(2, [2], 'tao', 2)], []],
  ['guohe waits for the pick', tableOf(), [card(3, [1], 'guohe', -1.5)], []],
  [
    'the dead record nothing',
    tableOf({ 2: { alive: false, revealed: true }, 5: { human: true } }),
    [card(3, [1], 'juedou', -1.5)],
    [...all(3, [1, ev(-0.9)], [4, ev(0.9)], [5, ev(-0.9)]), [null, 3, { shown: 0.95 }]],
  ],
  [
    'exposure is not lowered',
    tableOf({ 3: { shown: 0.97 } }),
    [card(3, [1], 'juedou', -1.5)],
    all(3, [1, ev(-0.9)], [2, ev(-0.9)], [4, ev(0.9)], [5, ev(-0.9)]),
  ],
  [
    'bounds: evidence stays, signal takes what is left',
    tableOf({ 2: { memory: { evidence: { '3': -10 }, zhuSignal: { '3': -19.9 } } }, 3: { shown: 0.95 } }),
    [card(3, [1], 'sha', -1.5)],
    all(
      3,
      [1, { ...ev(-0.9), ...zs(-0.35) }],
      [2, zs(-0.1)],
      [4, { ...ev(0.9), ...zs(-0.35) }],
      [5, { ...ev(-0.9), ...zs(-0.35) }],
    ),
  ],
  // clues: 1 x 1 x 0.6 x 0.6 x 1 x 1 = 0.36
  [
    'harm to a shown loyalist',
    tableOf(shownLoyalist),
    [card(3, [2], 'sha', -1)],
    [
      ...all(
        3,
        [1, { ...ev(-0.6), ...zs(-0.36) }],
        [2, ev(-0.6)],
        [4, { ...ev(0.6), ...zs(-0.36) }],
        [5, { ...ev(0.6), ...zs(-0.36) }],
      ),
      [null, 3, { shown: 0.95 }],
    ],
  ],
  [
    'help for a shown rebel',
    tableOf({ 4: { revealed: true } }),
    [card(3, [4], 'tao', 1)],
    all(
      3,
      [1, { ...ev(-0.6), ...zs(-0.36) }],
      [2, { ...ev(-0.6), ...zs(-0.36) }],
      [4, ev(0.6)],
      [5, { ...ev(-0.6), ...zs(-0.36) }],
    ),
  ],
  [
    'help for a shown traitor: no clue',
    tableOf({ 5: { revealed: true } }),
    [card(3, [5], 'tao', 1)],
    all(3, [1, ev(-0.6)], [2, ev(-0.6)], [4, ev(0.6)], [5, ev(0.6)]),
  ],
  // fan 3 x 1.1 / 6 = 0.55; 0.6 x 0.6 x 0.55 x 0.6 = 0.1188
  [
    'harm to a suspect at 0.7',
    tableOf(suspect(0.7)),
    [card(3, [4], 'sha', -1)],
    [
      [1, 3, zs(0.1188)],
      [4, 3, ev(-0.6)],
    ],
  ],
  [
    'help for a suspect at 0.7 exposes',
    tableOf(suspect(0.7)),
    [card(3, [4], 'tao', 1)],
    [
      [1, 3, zs(-0.1188)],
      [4, 3, ev(0.6)],
      [null, 3, { shown: 0.85 }],
    ],
  ],
  // fan 3 x 1.25 / 6 = 0.625; 0.36 x 0.625 x 0.8 = 0.18; at 0.85 the engine's attitudes hold
  [
    'harm to a suspect at 0.85',
    tableOf(suspect(0.85)),
    [card(3, [4], 'sha', -1)],
    all(3, [1, { ...ev(0.6), ...zs(0.18) }], [2, ev(0.6)], [4, ev(-0.6)], [5, ev(0.6)]),
  ],
  ['below 0.7 nothing is exposed', tableOf(suspect(0.69)), [card(3, [4], 'tao', 1)], [[4, 3, ev(0.6)]]],
  // skills, zones, wuxie
  [
    'a skill: evidence only',
    tableOf(shownLoyalist),
    [skill(3, [1], 'tuxi', -1)],
    all(3, [1, ev(-0.6)], [2, ev(-0.6)], [4, ev(0.6)], [5, ev(-0.6)]),
  ],
  ['a skill on two: nothing', tableOf(), [skill(3, [1, 2], 'tuxi', -1)], []],
  [
    'lebu off the lord',
    tableOf(),
    [zone(2, 1, 'j', 'lebu', null)],
    all(2, [1, ev(0.6)], [3, ev(-0.6)], [4, ev(-0.6)], [5, ev(0.6)]),
  ],
  [
    'a weapon off a shown loyalist',
    tableOf(shownLoyalist),
    [zone(3, 2, 'e', 'zhuge', 7.5, 'shunshou')],
    [
      ...all(
        3,
        [1, { ...ev(-0.9), ...zs(-0.54) }],
        [2, ev(-0.9)],
        [4, { ...ev(0.9), ...zs(-0.54) }],
        [5, { ...ev(0.9), ...zs(-0.54) }],
      ),
      [null, 3, { shown: 0.95 }],
    ],
  ],
  ['baiyin off the lord after a wound', tableOf(), [hurt('damage', null, 1, 1), zone(3, 1, 'e', 'baiyin', 8)], []],
  ['a pick by a skill', tableOf(), [zone(3, 1, 'e', 'zhuge', 7.5, 'fankui')], []],
  [
    'wuxie for the lord',
    tableOf(),
    [wuxie(2, 1, -1, 1)],
    all(2, [1, ev(0.6)], [3, ev(-0.6)], [4, ev(-0.6)], [5, ev(0.6)]),
  ],
  [
    'wuxie against it',
    tableOf(),
    [wuxie(4, 1, -1, 2)],
    all(4, [1, ev(-0.6)], [2, ev(-0.6)], [3, ev(0.6)], [5, ev(-0.6)]),
  ],
  ['wuxie for oneself', tableOf(), [wuxie(1, 1, -1, 1)], []],
  // damage and heal
  [
    'unlinked damage to the lord',
    tableOf(),
    [hurt('damage', 3, 1, 1)],
    all(
      3,
      [1, { ...ev(-0.6), ...zs(-1.1), grudge: 1 }],
      [2, { ...ev(-0.6), ...zs(-1.1) }],
      [4, { ...ev(0.6), ...zs(-1.1) }],
      [5, { ...ev(-0.6), ...zs(-1.1) }],
    ),
  ],
  [
    'damage by an aimed card: no evidence',
    tableOf(),
    [card(3, [1], 'sha', -1.5), hurt('damage', 3, 1, 2, { card: 'sha' })],
    all(3, [1, { ...zs(-1.4), grudge: 2 }], [2, zs(-1.4)], [4, zs(-1.4)], [5, zs(-1.4)]),
  ],
  [
    'damage by a group card: half',
    tableOf(),
    [group, hurt('damage', 3, 1, 1, { card: 'wanjian' })],
    all(3, [1, { ...zs(-0.55), grudge: 1 }], [2, zs(-0.55)], [4, zs(-0.55)], [5, zs(-0.55)]),
  ],
  [
    "damage by the lord's own juedou: no signal",
    tableOf(),
    [juedouByLord, hurt('damage', 3, 1, 1, { card: 'juedou' })],
    all(3, [1, { ...ev(-0.6), grudge: 1 }], [2, ev(-0.6)], [4, ev(0.6)], [5, ev(-0.6)]),
  ],
  [
    'the next turn forgets the use',
    tableOf(),
    [group, { type: 'turn', seat: 2, n: 2, hp: {}, hand: {} }, hurt('damage', 3, 1, 1, { card: 'wanjian' })],
    all(
      3,
      [1, { ...ev(-0.6), ...zs(-1.1), grudge: 1 }],
      [2, { ...ev(-0.6), ...zs(-1.1) }],
      [4, { ...ev(0.6), ...zs(-1.1) }],
      [5, { ...ev(-0.6), ...zs(-1.1) }],
    ),
  ],
  ['damage without a source', tableOf(), [hurt('damage', null, 1, 1)], []],
  ['damage to oneself', tableOf(), [hurt('damage', 1, 1, 1)], []],
  [
    'a petty victim',
    tableOf({ 2: { persona: 'petty' } }),
    [hurt('damage', 3, 2, 2)],
    [[2, 3, { ...ev(-1.2), grudge: 4.4 }]],
  ],
  ['no more than 2 counts', tableOf(), [hurt('damage', 3, 2, 5)], [[2, 3, { ...ev(-1.2), grudge: 5 }]]],
  [
    'a later sha of the source unlinks',
    tableOf(),
    [card(3, [2], 'sha', -1), card(3, [4], 'sha', -1), hurt('damage', 3, 2, 1, { card: 'sha' })],
    [[2, 3, { ...ev(-0.6), grudge: 1 }]],
  ],
  [
    "another's card does not link",
    tableOf(),
    [card(5, [2], 'sha', -1), hurt('damage', 3, 2, 1, { card: 'sha' })],
    [[2, 3, { ...ev(-0.6), grudge: 1 }]],
  ],
  [
    'a skill of worth links',
    tableOf(),
    [skill(3, [2], 'leiji', -1), hurt('damage', 3, 2, 1, { skill: 'leiji' })],
    [[2, 3, { grudge: 1 }]],
  ],
  [
    'a skill of no worth does not',
    tableOf(),
    [skill(3, [2], 'leiji', 0), hurt('damage', 3, 2, 1, { skill: 'leiji' })],
    [[2, 3, { ...ev(-0.6), grudge: 1 }]],
  ],
  [
    'healing the lord',
    tableOf(),
    [hurt('heal', 2, 1, 2)],
    all(
      2,
      [1, { ...ev(1.2), ...zs(1.6) }],
      [3, { ...ev(-1.2), ...zs(1.6) }],
      [4, { ...ev(-1.2), ...zs(1.6) }],
      [5, { ...ev(1.2), ...zs(1.6) }],
    ),
  ],
  ['the lord heals himself', tableOf(), [hurt('heal', 1, 1, 1)], []],
  [
    'the engine moves ai.shown',
    tableOf({ 4: { shown: 0.2 } }),
    [{ type: 'shown', seat: 4, value: 0.6 }],
    [[null, 4, { shown: 0.4 }]],
  ],
  ['to where it is', tableOf({ 4: { shown: 0.6 } }), [{ type: 'shown', seat: 4, value: 0.6 }], []],
];

describe('events', () => {
  const order = (deltas: RefDelta[]): RefDelta[] => [...deltas].sort((a, b) => (a.observer ?? 99) - (b.observer ?? 99));
  it.each(cases)('%s', (_name, table, events, expected) => {
    same(order(last(table, ...events)), order(long(expected)));
  });

  it('keeps help and harm apart', () => {
    const table = tableOf();
    last(table, hurt('heal', 3, 1, 1), hurt('damage', 3, 1, 1));
    const { zhuSignal, zhuHelp, zhuHarm } = seatOf(table, 2).mind.memory;
    same([zhuSignal['3'], zhuHelp['3'], zhuHarm['3']], [-0.3, 0.8, 1.1]);
  });

  it('counts the turn, fades the memory of its seat only, and reads hp and hands', () => {
    const table = tableOf({ 2: { memory: { evidence: { '3': 1 } } }, 5: { memory: { evidence: { '3': 1 } } } });
    expect(last(table, { type: 'turn', seat: 2, n: 1, hp: { 1: 3 }, hand: { 1: 5 } })).toEqual([]);
    same(
      [seatOf(table, 2), seatOf(table, 5)].map((s) => [s.mind.runtime.turnsTaken, s.mind.memory.evidence['3']]),
      [
        [1, 0.93],
        [0, 1],
      ],
    );
    same([seatOf(table, 1).hp, seatOf(table, 1).turnHp, seatOf(table, 1).turnHand], [3, 3, 5]);
  });

  it('shows the dead and the revealed, and counts the rounds', () => {
    const table = tableOf();
    last(
      table,
      { type: 'die', seat: 3, by: 1, role: 'fan' },
      { type: 'reveal', seat: 2, role: 'zhong' },
      { type: 'round', n: 2 },
    );
    expect([seatOf(table, 3), seatOf(table, 2)].map((s) => [s.alive, s.revealed])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(table.round).toBe(2);
  });
});

describe('referenceReplay', () => {
  const players = [1, 2, 3, 4, 5].map((seat) => ({ seat, name: `p${seat}`, hp: 4, maxHp: 4 }));
  const game = {
    type: 'game',
    v: 1,
    engine: 'test',
    players,
    lord: 1,
    deck: { zhu: 1, zhong: 1, fan: 2, nei: 1 },
    me: 5,
    seed: 7,
  };
  const hp = { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 };
  const lines = [
    game,
    { type: 'round', n: 1 },
    { type: 'turn', seat: 3, n: 1, hp, hand: hp },
    card(3, [1], 'sha', -1.5),
    hurt('damage', 3, 1, 1, { card: 'sha' }),
    { type: 'weather' },
    { type: 'turn', seat: 4, n: 2, hp, hand: hp },
    { type: 'over', winner: 'fan' },
    { type: 'truth', roles: { 1: 'zhu', 2: 'zhong', 3: 'fan', 4: 'fan', 5: 'nei' } },
  ];
  const out = referenceReplay(lines, { persona: 'balanced', impression: 'zero' });

  it('answers per event and after each turn', () => {
    expect(out.map((line) => ('turn' in line ? `turn ${line.turn}` : line.seq))).toEqual([
      1,
      2,
      3,
      4,
      'turn 1',
      5,
      'turn 2',
      6,
    ]);
  });
  it('guesses and attitudes at the end of the turn', () => {
    const line = out[4];
    if (line === undefined || !('turn' in line)) throw new Error('no summary');
    const three = line.guesses.find((guess) => guess.target === 3);
    // zhuSignal -0.35 - 1.1 = -1.45, exposure 0.95: 1.8125 / 6; the human (5) does not vote, all agree
    same(three?.byObserver['2'], { identity: 'fan', confidence: 1.8125 / 6, reason: 'signal_negative' });
    same(three?.consensus, { identity: 'fan', confidence: 1, reason: 'ok' });
    // exposed: the engine's own value; hidden: -0.125 x 1.05 x 1.18 x 0.6
    same([line.attitudes['2']?.['3'], line.attitudes['2']?.['4'], line.attitudes['3']?.['1']], [-6, -0.092925, -8]);
  });
  it('refuses what it cannot know', () => {
    expect(() => referenceReplay([game], { persona: 'balanced', impression: 'zero' })).toThrow('role of seat 2');
    expect(() => referenceReplay(lines, { impression: 'zero' })).toThrow('no persona');
  });
});
