import { describe, expect, it } from 'vitest';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { PublicEvent } from '../../src/core/event';
import { watch } from '../../dev/study/belief/ceilings';
import { caseOf } from '../../dev/study/belief/dataset';
import { COLUMNS } from '../../dev/study/belief/features';
import type { RecordedGame } from '../../dev/study/belief/games';
import { headerOf, turn } from './support';

const shipped = shippedParameters();
const SEATS = 5;

/** Five seats: 2 and 3 are rebels, 4 a loyalist, 5 the traitor. Round 1 is what happens, then round 2 begins. */
function watched(happens: readonly PublicEvent[]): ReturnType<typeof watch> {
  const events: PublicEvent[] = [
    { type: 'round', n: 1 },
    turn(2, 1, SEATS),
    ...happens,
    { type: 'round', n: 2 },
    turn(1, 2, SEATS),
  ];
  const truth: RecordedGame['truth'] = { 1: 'zhu', 2: 'fan', 3: 'fan', 4: 'zhong', 5: 'nei' };
  const recording = {
    header: headerOf(SEATS),
    entries: events.map((event) => ({ event })),
    truth,
  } as unknown as RecordedGame['recording'];
  const game: RecordedGame = { name: 'made', kind: 'made-5p', seed: 1, players: SEATS, sha256: '', recording, truth };
  return watch(caseOf(game, shipped.signs)!, shipped);
}

/** What a column says of a seat, by its number at the table, at the one moment that counts. */
function of({ looks }: ReturnType<typeof watch>, seat: number): (column: string) => number {
  const look = looks.find((one) => one.seat === seat - 1)!;
  return (column) => {
    const at = COLUMNS.indexOf(column);
    expect(at, column).toBeGreaterThanOrEqual(0);
    return look.features[at]!;
  };
}

const sha = (by: number, to: number, legal: readonly number[]): PublicEvent => ({
  type: 'card',
  by,
  to: [to],
  card: 'sha',
  tv: {},
  group: false,
  legal,
});

describe('what the boosted model sees', () => {
  it('is what a seat did, to whom by likely role, and whom it left alone', () => {
    const seen = watched([sha(2, 1, [1, 3, 4]), sha(2, 4, [1, 3, 4])]);
    const two = of(seen, 2);
    expect(two('strike.to.lord')).toBe(1);
    expect(two('strike.to.zhong') + two('strike.to.fan') + two('strike.to.nei')).toBeCloseTo(1, 10);
    expect(two('strike.to.zhong')).toBeCloseTo(of(seen, 4)('chance.zhong'), 10);
    expect([two('first.to.lord'), two('firstOfTurn.to.lord'), two('latest.to.lord')]).toEqual([1, 1, 0]);
    // The lord was spared once, a third of the candidates then.
    expect(two('spared.to.lord')).toBeCloseTo(1 / 3, 10);
    expect([two('alone.acts'), two('alone.turns'), two('alone.idle')]).toEqual([2, 1, 0]);
    expect(of(seen, 4)('harm.from.fan')).toBeCloseTo(two('chance.fan'), 10);
    expect(of(seen, 3)('harm.from.fan')).toBe(0);
  });

  it('is who let the dying die and who killed, and that nothing was done', () => {
    const seen = watched([
      sha(2, 4, [4]),
      { type: 'damage', by: 2, to: 4, num: 4, via: { card: 'sha' } },
      { type: 'die', seat: 4, by: 2, role: 'zhong' },
      turn(3, 1, SEATS),
    ]);
    expect(seen.looks.map(({ seat }) => seat + 1)).toEqual([2, 3, 5]);
    expect(of(seen, 2)('killed.to.zhong')).toBeCloseTo(1, 10);
    expect(of(seen, 5)('letDie.to.zhong')).toBeCloseTo(1, 10);
    expect([of(seen, 3)('alone.idle'), of(seen, 3)('alone.turns')]).toEqual([1, 1]);
    expect([of(seen, 5)('table.living'), of(seen, 5)('table.zhongLeft'), of(seen, 5)('table.hidden')]).toEqual([
      4, 0, 3,
    ]);
  });

  it('adds up to the deck in its chances', () => {
    const seen = watched([sha(3, 1, [1, 2])]);
    const chances = [2, 3, 4, 5].map((seat) => of(seen, seat));
    expect(chances.reduce((sum, at) => sum + at('chance.fan'), 0)).toBeCloseTo(2, 10);
    for (const at of chances) expect(at('chance.zhong') + at('chance.fan') + at('chance.nei')).toBeCloseTo(1, 10);
  });
});
