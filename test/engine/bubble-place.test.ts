/** Bubbles stand beside their speaker, clear of everybody else. */
import { describe, expect, it } from 'vitest';
import type { Area } from '../../src/core/area';
import { placeBubble } from '../../src/engine/bubble-place';

const SCREEN: Area = { left: 0, top: 0, width: 1280, height: 800 };
/** Ten seats as the engine lays them on a desktop: an arc of small ones above, the person below. */
const SEATS: readonly Area[] = [
  { left: 40, top: 595, width: 116, height: 195 },
  ...[150, 120, 90, 90, 90, 90, 90, 120, 150].map((top, i) => ({ left: 63 + i * 135.3, top, width: 71, height: 118 })),
];
const BUBBLE = { width: 224, height: 80 };

const covers = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
/** The strip of a seat that its name stands in. */
const nameOf = ({ left, top, width, height }: Area): Area => ({ left, top, width: width / 2, height: height * 0.7 });

describe('a bubble', () => {
  it('covers no name at ten seats, whoever speaks, and stays on the screen', () => {
    SEATS.forEach((speaker, i) => {
      const drawn = { ...BUBBLE, left: speaker.left + speaker.width / 2, top: speaker.top };
      const placed = placeBubble(
        drawn,
        speaker,
        SEATS.filter((_, other) => other !== i),
        SCREEN,
      );
      expect(SEATS.filter((seat) => covers(placed, nameOf(seat)))).toEqual([]);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.left + placed.width).toBeLessThanOrEqual(SCREEN.width);
      expect(placed.top + placed.height).toBeLessThanOrEqual(SCREEN.height);
    });
  });

  it('lies under no button, nor over a name or its speaker instead', () => {
    const speaker: Area = { left: 37, top: 108, width: 56, height: 94 };
    const [next, me]: [Area, Area] = [
      { left: 126, top: 84, width: 56, height: 94 },
      { left: 27, top: 226, width: 92, height: 156 },
    ];
    const names = [
      { left: 134, top: 96, width: 12, height: 30 },
      { left: 38, top: 242, width: 18, height: 50 },
    ];
    const bar = [{ left: 7, top: 7, width: 160, height: 100 }];
    const drawn = { left: 65, top: 108, width: 120, height: 40 };
    const screen = { left: 0, top: 0, width: 844, height: 390 };
    const placed = placeBubble(drawn, speaker, [next, me, ...bar], screen, [...names, ...bar]);
    expect([speaker, ...bar, ...names].filter((one) => covers(placed, one))).toEqual([]);
  });

  it('keeps clear of bubbles that stand already', () => {
    const [, , , , fourth, fifth] = SEATS as [Area, Area, Area, Area, Area, Area];
    const first = placeBubble({ ...BUBBLE, left: 0, top: 0 }, fourth, SEATS, SCREEN);
    const second = placeBubble({ ...BUBBLE, left: 0, top: 0 }, fifth, [...SEATS, first], SCREEN);
    expect(second).not.toEqual(first);
    expect(second.top).not.toBe(first.top);
  });
});
