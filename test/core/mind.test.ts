/** §A3, §A7, §A8: what a memory holds, how far it reaches, and how it fades. */
import { describe, expect, it } from 'vitest';
import {
  addEvidence,
  addGrudge,
  addZhuSignal,
  beginOwnTurn,
  createMind,
  meet,
  type ByPid,
  type Mind,
} from '../../src/core/mind';
import { createPersona, type PersonaName, type Traits } from '../../src/core/persona';
import { damage, fold, heal, mindOf, same, seatOf, tableOf, turn } from './support';

const mind = (persona: PersonaName = 'balanced', traits: Partial<Traits> = {}): Mind => {
  const made = createMind(createPersona(persona), 1);
  Object.assign(made.persona.traits, traits);
  return made;
};

describe('bounds (§A7)', () => {
  it.each([
    ['evidence', addEvidence, 9, 3, 10, 1],
    ['evidence', addEvidence, -9, -3, -10, -1],
    ['evidence', addEvidence, 10, 1, 10, 0],
    ['evidence', addEvidence, 10, -25, -10, -20],
    ['evidence', addEvidence, 2, 3, 5, 3],
    ['zhuSignal', addZhuSignal, 19, 3, 20, 1],
    ['zhuSignal', addZhuSignal, -19, -3, -20, -1],
    ['zhuSignal', addZhuSignal, -20, -1, -20, 0],
    ['grudge', addGrudge, 19, 3, 20, 1],
    ['grudge', addGrudge, 1, -3, 0, -1],
  ] as const)('%s: %o', (axis, add, before, delta, after, added) => {
    const made = mind();
    made.memory[axis]['2'] = before;
    expect(add(made, '2', delta)).toBe(added);
    expect(made.memory[axis]['2']).toBe(after);
  });

  it.each([
    ['zhuHelp', 50],
    ['zhuHarm', -50],
  ] as const)('%s ends at 20', (tally, delta) => {
    const made = mind();
    addZhuSignal(made, '2', delta);
    expect(made.memory[tally]['2']).toBe(20);
    expect(made.memory[tally === 'zhuHelp' ? 'zhuHarm' : 'zhuHelp']['2'] ?? 0).toBe(0);
  });

  it('somebody never met starts at nothing', () => {
    const made = mind();
    expect([addEvidence(made, '9', 1.5), addZhuSignal(made, '9', -1.5), addGrudge(made, '9', 1.5)]).toEqual([
      1.5, -1.5, 1.5,
    ]);
    const { evidence, zhuSignal, zhuHarm, grudge } = made.memory;
    expect([evidence['9'], zhuSignal['9'], zhuHarm['9'], grudge['9']]).toEqual([1.5, -1.5, 1.5, 1.5]);
  });
});

describe('fading at the start of an own turn (§A8)', () => {
  const AXES = ['evidence', 'zhuSignal', 'zhuHelp', 'zhuHarm', 'grudge'] as const;

  function faded(made: Mind, value: number): number[] {
    for (const axis of AXES) made.memory[axis]['2'] = value;
    beginOwnTurn(made);
    return AXES.map((axis) => made.memory[axis]['2']!);
  }

  it.each([
    // persona, evidence, zhuSignal, grudge
    ['balanced', 0.93, 0.925, 0.91],
    ['impulsive', 0.921, 0.9175, 0.91],
    ['petty', 0.93, 0.925, 0.946],
    ['camouflage', 0.936, 0.93, 0.91],
  ] as const)('%s', (persona, evidence, signal, grudge) => {
    same(
      faded(mind(persona), 10),
      [evidence, signal, 1, 1, grudge].map((factor) => 10 * factor),
    );
  });

  it.each([
    ['no insight', { insight: 0 }, 0.9, 0.9, 0.91],
    ['insight below its scale', { insight: -5 }, 0.9, 0.9, 0.91],
    ['insight 1', { insight: 1 }, 0.96, 0.95, 0.91],
    ['insight beyond its scale', { insight: 5 }, 0.98, 0.98, 0.91],
    ['no revenge', { revengeWeight: 0 }, 0.93, 0.925, 0.88],
    ['less than no revenge', { revengeWeight: -1 }, 0.93, 0.925, 0.88],
    ['revenge 3', { revengeWeight: 3 }, 0.93, 0.925, 0.97],
    ['revenge beyond its scale', { revengeWeight: 9 }, 0.93, 0.925, 0.97],
  ])('%s', (_what, traits, evidence, signal, grudge) => {
    same(
      faded(mind('balanced', traits), 10),
      [evidence, signal, 1, 1, grudge].map((factor) => 10 * factor),
    );
  });

  it.each([
    ['of exactly 0.05 stays', 0.053763440860215055, 0.05],
    ['just above what is forgotten', 0.0538, 0.0538 * 0.93],
    ['just below', 0.0537, 0],
    ['just above, negative', -0.0538, -0.0538 * 0.93],
    ['just below, negative', -0.0537, 0],
    ['nothing', 0, 0],
  ])('evidence %s', (_what, before, after) => {
    const made = mind();
    made.memory.evidence['2'] = before;
    beginOwnTurn(made);
    same(made.memory.evidence['2'], after);
  });

  it('forgets on every axis but the tallies, which stay', () => {
    expect(faded(mind(), 0.05)).toEqual([0, 0, 0.05, 0.05, 0]);
  });

  it('first impressions last', () => {
    const made = mind();
    meet(made, seatOf(tableOf(), 2), 0.01);
    beginOwnTurn(made);
    expect(made.memory.firstImpression['2']).toBe(0.01);
  });

  it('happens to whose turn it is, and counts its turns', () => {
    const game = tableOf();
    for (const seat of [2, 3]) mindOf(game, seat).memory.evidence[4] = 5;
    fold(game, turn(2), turn(2, 2));
    same(
      [2, 3].map((seat) => mindOf(game, seat).memory.evidence[4]),
      [5 * 0.93 ** 2, 5],
    );
    expect([2, 3].map((seat) => mindOf(game, seat).runtime.turnsTaken)).toEqual([2, 0]);
  });
});

describe('a new memory', () => {
  it('knows everybody but itself, on every axis', () => {
    const { memory, runtime } = mindOf(tableOf({ impressions: true }), 3);
    for (const [axis, record] of Object.entries<ByPid>({ ...memory }))
      expect(Object.keys(record), axis).toEqual(['1', '2', '4', '5']);
    expect(Object.values(memory.evidence)).toEqual([0, 0, 0, 0]);
    expect(Object.values(memory.firstImpression).every((x) => x !== 0 && Math.abs(x) <= 0.3)).toBe(true);
    expect(runtime).toEqual({ turnsTaken: 0, installedAtRound: 1 });
  });

  it('meeting again keeps what was remembered', () => {
    const made = mind();
    made.memory.evidence['2'] = 3;
    meet(made, seatOf(tableOf(), 2), 0.1);
    expect(made.memory.evidence['2']).toBe(3);
  });

  it('is plain data', () => {
    const made = mindOf(tableOf({ impressions: true }), 3);
    expect(structuredClone(made)).toEqual(made);
  });
});

describe('grudge (§A8): own damage × revengeWeight', () => {
  it.each([
    ['balanced', 2, 2],
    ['impulsive', 1, 1],
    ['petty', 2, 4.4],
    ['camouflage', 3, 3],
  ] as const)('%s, %d points: %d', (persona, num, grudge) => {
    const game = tableOf({ persona });
    fold(game, damage(3, 2, num));
    same(mindOf(game, 2).memory.grudge[3], grudge);
    same(
      [1, 4, 5].map((seat) => mindOf(game, seat).memory.grudge[3]),
      [0, 0, 0],
    );
  });

  it('comes from any damage by another, announced or not, and from nothing else', () => {
    const game = tableOf();
    const nanman = { type: 'card', by: 3, to: [2, 4], card: 'nanman', tv: { 2: -1, 4: -1 }, group: true } as const;
    fold(game, nanman, damage(3, 2, 1, { card: 'nanman' }), damage(2, 2, 1), damage(null, 2, 1));
    fold(game, heal(3, 2, 1), heal(4, 2, 2));
    same(mindOf(game, 2).memory.grudge, { 1: 0, 3: 1, 4: 0, 5: 0 });
  });
});
