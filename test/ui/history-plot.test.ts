/** Geometry of the chart. */
import { describe, expect, it } from 'vitest';
import { nearestMark, plotOf, stepPath } from '../../src/ui/history-plot';
import { PLOT, sourceOf } from './tools';

const SIZE = { width: 400, height: 160 };
const plot = (seat: number, eyes: 'all' | number = 'all', size = SIZE) =>
  plotOf(sourceOf({ events: PLOT }).history(), seat, eyes, (observer) => observer !== seat, size);

describe('stepPath', () => {
  const x = (i: number): number => i * 10;
  const y = (value: number): number => -value;
  it('goes straight, then up or down', () => {
    expect(stepPath([0, 2, 2, -1], x, y)).toBe('M0 0H10V-2H20V-2H30V1H40');
  });
  it('lifts the pen where there is no value', () => {
    expect(stepPath([1, null, 3], x, y)).toBe('M0 -1H10M20 -3H30');
    expect(stepPath([], x, y)).toBe('');
  });
});

describe('plotOf', () => {
  it('puts zero in the middle and the thresholds around it', () => {
    const {
      zero,
      top,
      bottom,
      thresholds: [high, low],
      y,
    } = plot(2);
    expect(zero).toBe((top + bottom) / 2);
    expect(high).toBeLessThan(zero);
    expect(zero - high).toBeCloseTo(low - zero);
    expect(y(1.2)).toBeCloseTo(high, 0);
  });

  it('keeps every mark and both lines inside, at any size', () => {
    for (const size of [SIZE, { width: 200, height: 90 }, { width: 1, height: 1 }]) {
      for (const seat of [1, 2, 3, 4, 5]) {
        const { marks, left, right, signal, evidence } = plot(seat, 'all', size);
        for (const mark of marks) {
          expect(mark.x).toBeGreaterThanOrEqual(left);
          expect(mark.x).toBeLessThanOrEqual(Math.max(right, left));
        }
        expect(signal + evidence).not.toMatch(/NaN|Infinity/);
      }
    }
  });

  it('marks what counted, with a shape for its direction', () => {
    expect(plot(2).marks.map(({ shape }) => shape)).toEqual(['down', 'down', 'down', 'down', 'death']);
    expect(plot(3).marks.every(({ shape }) => shape === 'up')).toBe(true);
    expect(plot(1).marks).toEqual([]);
  });

  it('ends the lines where the role is laid open', () => {
    const { signal, right } = plot(2);
    expect(Number(/H([\d.]+)$/.exec(signal)![1])).toBeLessThan(right - 20);
  });

  it('goes by one observer where one is chosen', () => {
    expect(plot(3, 2).evidence).not.toBe(plot(3, 4).evidence);
  });

  it('starts each round once, with room for its label', () => {
    expect(plot(2).rounds.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('has nothing to draw before the game', () => {
    const empty = plotOf(sourceOf({ events: [] }).history(), 2, 'all', () => true, SIZE);
    expect(empty).toMatchObject({ signal: '', evidence: '', marks: [] });
  });
});

describe('nearestMark', () => {
  it('finds what a thumb meant', () => {
    const { marks } = plot(3);
    const last = marks.at(-1)!;
    expect(nearestMark(marks, last.x + 4, last.y + 60)).toBe(last);
    expect(nearestMark([], 1, 1)).toBeNull();
  });
});
