/** Tables for the tests of the reference. Five seats: 1 lord, 2 loyalist, 3 and 4 rebels, 5 traitor. */
import { expect } from 'vitest';
import { PERSONAS } from './reference';
import type { PersonaName, RefMemory, RefSeat, RefTable, Role } from './model';

export type SeatPatch = Partial<Omit<RefSeat, 'mind'>> & {
  persona?: PersonaName;
  turnsTaken?: number;
  memory?: Partial<RefMemory>;
};

/** Everybody balanced, hp and hand 2 (situation 1), round 1 (certainty 0.6), no memory. */
export function tableOf(
  patches: Record<number, SeatPatch> = {},
  rest: Partial<RefTable> = {},
  roles: Role[] = ['zhu', 'zhong', 'fan', 'fan', 'nei'],
): RefTable {
  const seats = roles.map((role, index): RefSeat => {
    const { persona = 'balanced', turnsTaken = 0, memory = {}, ...patch } = patches[index + 1] ?? {};
    return {
      seat: index + 1,
      role,
      revealed: index === 0,
      alive: true,
      shown: 0,
      hp: 4,
      maxHp: 4,
      turnHp: 2,
      turnHand: 2,
      human: false,
      ...patch,
      mind: {
        persona: { name: persona, traits: { ...PERSONAS[persona] } },
        memory: { firstImpression: {}, evidence: {}, grudge: {}, zhuSignal: {}, zhuHelp: {}, zhuHarm: {}, ...memory },
        runtime: { turnsTaken },
      },
    };
  });
  return { seats, lord: 1, round: 1, deckFan: 2, ...rest };
}

/** Both rebels are out: 3 died, 4 is voted rebel by seat 2 alone (confidence 1) and softly exposed. */
export function softTable(patches: Record<number, SeatPatch> = {}, rest: Partial<RefTable> = {}): RefTable {
  return tableOf(
    { 2: { memory: { zhuSignal: { '4': -3 } } }, 3: { alive: false, revealed: true }, 4: { shown: 0.7 }, ...patches },
    rest,
  );
}

function rounded(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, x: unknown) => (typeof x === 'number' ? Math.round(x * 1e6) / 1e6 + 0 : x)),
  );
}

/** Equal with numbers rounded to six digits, which is what the rows worked out by hand carry. */
export function same(actual: unknown, expected: unknown): void {
  expect(rounded(actual)).toEqual(rounded(expected));
}

export type Row = [name: string, actual: () => unknown, expected: unknown];
