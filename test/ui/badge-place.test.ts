/** A mark is legible on a small seat, and lies under no button of the top bar. */
import { describe, expect, it } from 'vitest';
import { overlap, type Area } from '../../src/core/area';
import { badgePlace } from '../../src/ui/badge-place';

/** A seat of the engine is so wide before it is scaled. */
const WIDTH = 120;
const seatAt = (left: number, top: number, scale: number): Area => ({
  left,
  top,
  width: WIDTH * scale,
  height: 200 * scale,
});
/** Where a mark with a letter and strokes is drawn: 64 by 20 of the seat's pixels, grown from the middle of its lower edge. */
function drawn(seat: Area, bar: readonly Area[] = []): Area {
  const scale = seat.width / WIDTH;
  const { grown, top, aside } = badgePlace(seat, scale, bar);
  const [width, height] = [64 * grown * scale, 20 * grown * scale];
  const middle = seat.left + seat.width / 2 + aside * scale;
  return { left: middle - width / 2, top: seat.top + (top + 20) * scale - height, width, height };
}
const free = (box: Area, bar: readonly Area[]): boolean => bar.every((button) => overlap(box, button) === 0);

/** As the engine draws them at 740 by 360. */
const SCALE = 0.66;
const BAR: readonly Area[] = [
  ...[7, 46, 85].map((left) => ({ left, top: 7, width: 35, height: 27 })),
  { left: 125, top: 7, width: 20, height: 27 },
  ...[576, 615, 677].map((left) => ({ left, top: 7, width: 56, height: 27 })),
];

describe('a mark', () => {
  it('is as large on a small seat as on a large one, and higher', () => {
    const [large, small] = [drawn(seatAt(0, 100, 1)), drawn(seatAt(0, 100, 0.5))];
    expect(small.height / large.height).toBeCloseTo(0.95, 2);
    expect([large.top, small.top < 100]).toEqual([103, true]);
  });

  it('goes aside from a button that lies over half of it, no farther than its seat', () => {
    for (const seat of [seatAt(121, 30, SCALE), seatAt(535, 30, SCALE)]) {
      expect(free(drawn(seat), BAR)).toBe(false);
      const box = drawn(seat, BAR);
      expect(free(box, BAR)).toBe(true);
      expect(box.top).toBe(drawn(seat).top);
      expect(Math.abs(box.left - drawn(seat).left)).toBeLessThanOrEqual(seat.width / 2);
    }
  });

  it('goes below buttons that lie over the whole of its seat, and stays where none does', () => {
    const under = seatAt(640, 20, SCALE);
    expect(free(drawn(under, BAR), BAR)).toBe(true);
    expect(drawn(under, BAR).left).toBe(drawn(under).left);
    for (const seat of [seatAt(330, 20, SCALE), seatAt(20, 46, SCALE)]) expect(drawn(seat, BAR)).toEqual(drawn(seat));
  });

  it('stays where a bar is so high that below it there is no face left', () => {
    const seat = seatAt(640, 20, SCALE);
    expect(drawn(seat, [{ left: 0, top: 0, width: 740, height: 360 }])).toEqual(drawn(seat));
  });
});
