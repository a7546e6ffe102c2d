/** Where the areas of the chart go. */
import { describe, expect, it } from 'vitest';
import { areasOf } from '../../../src/ui/belief/areas';
import { chanceText } from '../../../src/ui/belief/words';

const FRAME = { left: 0, right: 90, rounds: [] };
const chances = (zhong: number, fan: number) => ({ zhong, fan, nei: 1 - zhong - fan });

describe('areas', () => {
  it('step from turn to turn, loyal from above, rebel to the bottom', () => {
    const course = [
      { n: 0, chances: chances(0.5, 0.25) },
      { n: 1, chances: chances(0.2, 0.7) },
      { n: 2, chances: chances(0, 1) },
    ];
    const areas = areasOf(course, [0, 1, 2], FRAME, 0, 100);
    expect(areas.zhong).toBe('M0 50H30V20H60V0H90V0H0Z');
    expect(areas.nei).toBe('M0 75H30V30H60V0H90V0H0Z');
    expect(areas.fan).toBe('M0 100H30V100H60V100H90V0H0Z');
    expect(areas.letters).toEqual([{ side: 'fan', y: 50 }]);
    expect(areas.end).toBe(90);
  });

  it('begin where something was believed, and bridge a turn without', () => {
    const areas = areasOf(
      [
        { n: 1, chances: chances(0.5, 0.5) },
        { n: 3, chances: chances(1, 0) },
      ],
      [0, 1, 2],
      FRAME,
      0,
      100,
    );
    expect(areas.zhong).toBe('M30 50H60V50H90V0H30Z');
    expect(areasOf([], [0, 1], FRAME, 0, 100)).toMatchObject({ zhong: '', fan: '', letters: [] });
  });
});

describe('a chance in words', () => {
  it('is no certainty where there is none', () => {
    expect([0, 1e-9, 0.004, 0.5, 0.996, 1].map(chanceText)).toEqual(['0%', '<1%', '<1%', '50%', '>99%', '100%']);
  });
});
