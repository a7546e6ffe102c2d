/** Small tables and plain calculations for the tests of belief. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBelief, type Belief, type BeliefParameters } from '../../src/core/belief/belief';
import { WEIGHTS } from '../../src/core/belief/layout';
import type { CardEvent, GameHeader, PublicEvent, Seat, TurnEvent } from '../../src/core/event';
import type { Deck, Role } from '../../src/core/role';
import { draw } from '../../src/core/random';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';

export const DECKS: Readonly<Record<number, Deck>> = {
  2: { zhu: 1, fan: 1 },
  3: { zhu: 1, fan: 1, nei: 1 },
  4: { zhu: 1, zhong: 1, fan: 1, nei: 1 },
  5: { zhu: 1, zhong: 1, fan: 2, nei: 1 },
  6: { zhu: 1, zhong: 1, fan: 3, nei: 1 },
  7: { zhu: 1, zhong: 2, fan: 3, nei: 1 },
  8: { zhu: 1, zhong: 2, fan: 4, nei: 1 },
  9: { zhu: 1, zhong: 3, fan: 4, nei: 1 },
  10: { zhu: 1, zhong: 3, fan: 4, nei: 2 },
};

export function headerOf(players: number, over: Partial<GameHeader> = {}): GameHeader {
  return {
    type: 'game',
    v: 1,
    engine: 'test',
    lord: 1,
    deck: DECKS[players] ?? null,
    me: null,
    seed: 7,
    players: Array.from({ length: players }, (_, i) => ({ seat: i + 1, name: `P${i + 1}`, hp: 4, maxHp: 4 })),
    ...over,
  };
}

/** Weights drawn from a seed, so that every table of every group counts. */
export const drawnParameters = (seed = 1): BeliefParameters => ({
  weights: Float64Array.from({ length: WEIGHTS }, (_, i) => draw(seed, 'weight', i) - 0.5),
  signs: { cards: { wuzhong: 2 }, skills: { kind: 1, cruel: -1 } },
});

export function beliefFor(header: GameHeader, parameters = drawnParameters()): Belief {
  const belief = createBelief(header, parameters);
  if (typeof belief === 'string') throw new Error(belief);
  return belief;
}

export function sha(by: Seat, to: Seat, players: number): CardEvent {
  const legal = Array.from({ length: players }, (_, i) => i + 1).filter((seat) => seat !== by);
  return { type: 'card', by, to: [to], card: 'sha', tv: { [to]: -1.5 }, group: false, legal };
}

export function turn(seat: Seat, n: number, players: number): TurnEvent {
  const each = (value: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: players }, (_, i) => [i + 1, value]));
  return { type: 'turn', seat, n, hp: each(4), hand: each(3) };
}

const GOLDEN = path.join(import.meta.dirname, '..', 'golden');

/** Recorded games of the real engine; none of them was used for fitting. */
export function goldenGames(): { name: string; recording: Recording }[] {
  return readdirSync(GOLDEN)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => {
      const recording = parseRecording(readFileSync(path.join(GOLDEN, name), 'utf8'));
      if (isDamage(recording) || recording.damage) throw new Error(name);
      return { name, recording };
    });
}

export const eventsOf = ({ entries }: Recording): PublicEvent[] => entries.flatMap(({ event }) => event ?? []);

const HARMFUL = ['juedou', 'tiesuo', 'huogong', 'unheard', 'wuzhong'];

/** A game drawn by chance: who is what, and acts of every kind without any sense, with a death now and then. */
export function drawnGame(players: number, seed: number): { events: PublicEvent[]; truth: Record<Seat, Role> } {
  const cards = Object.entries(DECKS[players]!).flatMap(([role, n]) => Array<Role>(n).fill(role as Role));
  const hidden = cards
    .slice(1)
    .map((role, i) => [draw(seed, 'deal', i), role] as const)
    .sort(([a], [b]) => a - b);
  const truth = Object.fromEntries(
    ['zhu' as Role, ...hidden.map(([, role]) => role)].map((role, i) => [i + 1, role]),
  ) as Record<Seat, Role>;
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const pick = <T>(from: readonly T[], ...of: (string | number)[]): T =>
    from[Math.floor(draw(seed, ...of) * from.length)]!;
  const events: PublicEvent[] = [];
  for (let i = 0; i < 70; i++) {
    const by = pick(seats, 'by', i);
    const others = seats.filter((seat) => seat !== by);
    const to = pick(others, 'to', i);
    const kind = Math.floor(draw(seed, 'kind', i) * 9);
    if (kind < 2) events.push(turn(by, i, players));
    else if (kind === 2) events.push({ type: 'give', by, to, num: 1 });
    else if (kind === 3)
      events.push({
        type: 'skill',
        by,
        to: others.slice(0, 2),
        skill: pick(['kind', 'cruel', 'faint'], 'skill', i),
        tv: {},
      });
    else if (kind === 4) events.push({ type: 'card', by, to: others, card: 'nanman', tv: {}, group: true });
    else if (kind === 5)
      events.push({ type: 'wuxie', by, about: { by: pick(seats, 'about', i), to, card: 'juedou', tv: 0 }, depth: 1 });
    else if (kind === 6)
      events.push({ type: 'card', by, to: others.slice(0, 2), card: pick(HARMFUL, 'card', i), tv: {}, group: false });
    else
      events.push({
        ...sha(by, to, players),
        legal: others.filter((seat) => seat === to || draw(seed, 'legal', i, seat) < 0.6),
      });
    if (i % 25 !== 24 || players < 4) continue;
    const dead = pick(seats.slice(1), 'dead', i);
    events.push({ type: 'damage', by, to: dead, num: 5, via: {} }, { type: 'die', seat: dead, by, role: truth[dead]! });
  }
  return { events, truth };
}
