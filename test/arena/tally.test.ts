/** One recorded game counted, and the same recordings as an independent count has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tally, type GameTally } from '../../dev/arena/tally';
import { inProject } from '../../dev/program/project';
import type { PublicEvent, Seat } from '../../src/core/event';
import { isDamage, parseRecording } from '../../src/record/format';
import { card, die, TRUTH } from './made-up';

const GOLDEN = inProject('test', 'golden');

function counted(file: string): GameTally {
  const recording = parseRecording(readFileSync(`${GOLDEN}/${file}`, 'utf8'));
  if (isDamage(recording) || !recording.truth) throw new Error(file);
  const events = recording.entries.flatMap(({ event }) => event ?? []);
  return tally(events, recording.truth, recording.header.lord);
}

describe('the recorded games', () => {
  const games = readdirSync(GOLDEN)
    .filter((name) => name.endsWith('.jsonl'))
    .map(counted);
  const seats = games.flatMap((game) => [...game.seats.values()]);
  const sum = (list: readonly (readonly [own: number, aimed: number])[]): [number, number] =>
    list.reduce<[number, number]>(([own, aimed], [a, b]) => [own + a, aimed + b], [0, 0]);
  const round = (n: number): [number, number] =>
    sum(seats.map(({ rounds }) => [rounds[n - 1]?.own ?? 0, rounds[n - 1]?.aimed ?? 0]));
  const role = (name: string): [number, number] =>
    sum(
      seats
        .filter((seat) => seat.role === name)
        .flatMap(({ rounds }) => rounds.map(({ own, aimed }): [number, number] => [own, aimed])),
    );

  // The figures of a script in another language, written for another issue, over the same files.
  it('have as many own camp hits as an independent count found', () => {
    expect(games.length).toBe(13);
    expect([round(1), round(2), round(3)]).toEqual([
      [12, 100],
      [0, 70],
      [2, 251],
    ]);
    expect([role('zhu'), role('zhong'), role('fan')]).toEqual([
      [3, 96],
      [7, 114],
      [4, 136],
    ]);
    const wins = games.map(({ winner }) => winner);
    expect(['zhu', 'fan', 'nei'].map((side) => wins.filter((winner) => winner === side).length)).toEqual([7, 5, 1]);
  });
});

describe('a game', () => {
  it('counts a rebel’s aimed cards in its own first turn, and whether it hides', () => {
    const turn = (seat: Seat): PublicEvent => ({ type: 'turn', seat, n: 1, hp: {}, hand: {} });
    const { seats } = tally(
      [
        card(3, [1], 'sha'),
        turn(3),
        card(3, [1], 'sha'),
        card(3, [2], 'sha'),
        turn(4),
        card(3, [1], 'juedou'),
        turn(3),
        card(3, [1], 'sha'),
      ],
      TRUTH,
      1,
      { 3: 'camouflage', 4: 'balanced' },
    );
    expect(seats.get(3)).toMatchObject({ disguised: true, lord: 4, first: { aimed: 2, lord: 1 } });
    expect(seats.get(4)).toMatchObject({ disguised: false, first: { aimed: 0, lord: 0 } });
  });

  it('counts aimed cards on one other, by round and camp; a traitor has no camp', () => {
    const { seats, rounds } = tally(
      [
        { type: 'round', n: 1 },
        card(2, [1], 'sha'),
        card(2, [3, 4], 'sha'),
        card(2, [2], 'lebu'),
        card(2, [3], 'tao'),
        { type: 'round', n: 5 },
        card(3, [4], 'huogong'),
        card(5, [1], 'sha'),
        card(2, [5], 'juedou'),
      ],
      TRUTH,
      1,
    );
    expect(seats.get(2)?.rounds).toEqual([
      { aimed: 1, own: 1 },
      { aimed: 0, own: 0 },
      { aimed: 1, own: 0 },
    ]);
    expect([seats.get(2)?.lord, seats.get(3)?.rounds[2], seats.get(5)?.rounds[2], rounds]).toEqual([
      1,
      { aimed: 1, own: 1 },
      { aimed: 1, own: 0 },
      5,
    ]);
  });

  it('counts rescues, kills and turns', () => {
    const { seats, winner } = tally(
      [
        { type: 'turn', seat: 3, n: 1, hp: {}, hand: {} },
        card(3, [4], 'tao'),
        card(2, [3], 'tao'),
        card(5, [1], 'tao'),
        card(1, [1], 'tao'),
        die(4, 3),
        die(3, 1),
        die(2, 2),
        die(5, null),
        { type: 'over', winner: 'zhu' },
      ],
      TRUTH,
      1,
    );
    const of = (seat: Seat): (number | undefined)[] => {
      const one = seats.get(seat);
      return [one?.turns, one?.kills, one?.ownKills, one?.rescues, one?.foeRescues];
    };
    expect([1, 2, 3, 5].map(of)).toEqual([
      [0, 1, 0, 0, 0],
      [0, 0, 0, 1, 1],
      [1, 1, 1, 1, 0],
      [0, 0, 0, 1, 0],
    ]);
    expect(winner).toBe('zhu');
  });
});
