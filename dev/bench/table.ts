/** A made-up middle game for the benchmark, the same every time. */
import { draw } from '../../src/core/random';

const DECKS: Readonly<Record<number, readonly string[]>> = {
  4: ['zhong', 'fan', 'nei'],
  5: ['zhong', 'fan', 'fan', 'nei'],
  8: ['zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'],
  10: ['zhong', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei', 'nei'],
  20: [...Array<string>(7).fill('zhong'), ...Array<string>(10).fill('fan'), 'nei', 'nei'],
};
/** Parsed lines of a recording with `players` seats, each of whom acted `actsPerSeat` times. */
export function middleGame(players: number, actsPerSeat: number): object[] {
  const others = DECKS[players] ?? [];
  const roles = Object.fromEntries(['zhu', ...others].map((role, i) => [i + 1, role]));
  const deck: Record<string, number> = { zhu: 1 };
  for (const role of others) deck[role] = (deck[role] ?? 0) + 1;
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const hp = Object.fromEntries(seats.map((seat) => [seat, 3]));
  const hand = Object.fromEntries(seats.map((seat) => [seat, 4]));
  const pick = (what: string, i: number): number => 1 + Math.floor(draw(11, what, i, players) * players);
  const events = Array.from({ length: actsPerSeat * players }, (_, i) => {
    const by = pick('by', i);
    const to = pick('to', i);
    if (i % players === 0) return { type: 'turn', seat: by, n: 1 + i / players, hp, hand };
    if (i % 7 === 3) return { type: 'damage', by, to, num: 1, via: {} };
    if (i % 11 === 5) return { type: 'shown', seat: Math.max(2, to), value: 0.75 };
    return { type: 'card', by, to: [to], card: 'juedou', tv: { [to]: i % 3 === 0 ? 1.5 : -1.5 }, group: false };
  });
  return [
    {
      type: 'game',
      v: 1,
      engine: 'bench',
      lord: 1,
      me: null,
      seed: 1,
      deck,
      players: seats.map((seat) => ({ seat, name: `${seat}`, hp: 4, maxHp: 4 })),
    },
    { type: 'round', n: 5 },
    ...events,
    { type: 'truth', roles },
  ];
}
