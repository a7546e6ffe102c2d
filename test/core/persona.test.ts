/** §A9 and the seeded generator behind every draw of ours. */
import { describe, expect, it } from 'vitest';
import { createPersona, drawPersonaName, isPersonaName, PERSONA_NAMES, type PersonaName } from '../../src/core/persona';
import { draw } from '../../src/core/random';
import { firstImpression } from '../../src/core/mind';
import { same } from './support';

const SEEDS = Array.from({ length: 10_000 }, (_, i) => i);

describe('personas (§A9)', () => {
  it.each([
    ['balanced', 0.5, 0, 1, 0.5, 0],
    ['impulsive', 0.8, 0.12, 1, 0.35, 0],
    ['petty', 0.6, 0, 2.2, 0.5, 0],
    ['camouflage', 0.55, 0, 1, 0.6, 3],
  ] as const)('%s', (name, aggressiveness, randomness, revengeWeight, insight, camouflageRounds) => {
    expect(createPersona(name)).toEqual({
      name,
      traits: { aggressiveness, randomness, revengeWeight, insight, camouflageRounds },
    });
  });

  it('there are four', () => {
    expect([...PERSONA_NAMES].sort()).toEqual(['balanced', 'camouflage', 'impulsive', 'petty']);
  });

  it.each([
    ['petty', true],
    ['Petty', false],
    ['', false],
    ['toString', false],
    [null, false],
    [1, false],
  ])('%o is a persona: %s', (name, is) => {
    expect(isPersonaName(name)).toBe(is);
  });

  it('changing one leaves the next one alone', () => {
    createPersona('petty').traits.revengeWeight = 9;
    expect(createPersona('petty').traits.revengeWeight).toBe(2.2);
  });
});

describe('drawing personas', () => {
  function shares(enabled: readonly PersonaName[]): Partial<Record<PersonaName, number>> {
    const counted: Partial<Record<PersonaName, number>> = {};
    for (const seed of SEEDS) {
      const name = drawPersonaName(seed, (seed % 8) + 1, enabled);
      counted[name] = (counted[name] ?? 0) + 1 / SEEDS.length;
    }
    return counted;
  }

  it.each([
    [PERSONA_NAMES, { balanced: 0.45, impulsive: 0.2, petty: 0.2, camouflage: 0.15 }],
    [['impulsive', 'petty'], { impulsive: 0.5, petty: 0.5 }],
    [['balanced', 'camouflage'], { balanced: 0.75, camouflage: 0.25 }],
    [['camouflage'], { camouflage: 1 }],
    [[], { balanced: 1 }],
  ] as [PersonaName[], Record<string, number>][])('%o by weight', (enabled, expected) => {
    const drawn = shares(enabled);
    expect(Object.keys(drawn).sort()).toEqual(Object.keys(expected).sort());
    // Three standard deviations of a share of one half over so many seeds.
    for (const [name, share] of Object.entries(expected)) {
      expect(Math.abs((drawn[name as PersonaName] ?? 0) - share), name).toBeLessThan(0.015);
    }
  });

  it('is by weights of 45, 20, 20 and 15, to the last seed', () => {
    for (const seed of SEEDS) {
      const lot = draw(seed, 'persona', 3) * 100;
      const name = lot < 45 ? 'balanced' : lot < 65 ? 'impulsive' : lot < 85 ? 'petty' : 'camouflage';
      expect(drawPersonaName(seed, 3, PERSONA_NAMES)).toBe(name);
    }
  });

  it('is once per seat and seed', () => {
    const of = (seat: number) => SEEDS.slice(0, 200).map((seed) => drawPersonaName(seed, seat, PERSONA_NAMES));
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
  });
});

describe('the generator', () => {
  it.each([
    [7, ['impression', 1, 2]],
    [7, ['impression', 2, 1]],
    [7, ['persona', 1]],
    [8, ['persona', 1]],
    [0, []],
  ] as [number, (string | number)[]][])('draw(%d, %o) is the same every time, and in [0, 1)', (seed, purpose) => {
    const value = draw(seed, ...purpose);
    expect(draw(seed, ...purpose)).toBe(value);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  });

  it('keeps its values for recordings that are already written', () => {
    const values = [draw(7, 'impression', 1, 2), draw(7, 'persona', 1), draw(4294967295, 'persona', 10), draw(0)];
    same(values, [0.300099166, 0.771116735, 0.811832604, 0.803264128]);
  });

  it('is uniform over seeds', () => {
    const bins = Array<number>(10).fill(0);
    for (const seed of SEEDS) bins[Math.floor(draw(seed, 'test') * 10)]! += 1;
    const expected = SEEDS.length / 10;
    const chiSquare = bins.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(27.9); // 9 degrees of freedom, one in a thousand
  });

  it.each([
    ['two purposes', ['impression', 1], ['persona', 1]],
    ['two seats', ['persona', 1], ['persona', 2]],
    ['two directions', ['impression', 1, 2], ['impression', 2, 1]],
    ['eleven, and one and one', ['impression', 11], ['impression', 1, 1]],
  ])('%s are uncorrelated', (_what, one, other) => {
    const pairs = SEEDS.map((seed) => [draw(seed, ...one) - 0.5, draw(seed, ...other) - 0.5] as const);
    const correlation = pairs.reduce((sum, [a, b]) => sum + a * b, 0) / SEEDS.length / (1 / 12);
    expect(Math.abs(correlation)).toBeLessThan(0.04);
  });

  it('neighbouring seeds are uncorrelated', () => {
    const values = SEEDS.map((seed) => draw(seed, 'persona', 1) - 0.5);
    const correlation = values.reduce((sum, x, i) => sum + x * (values[i + 1] ?? 0), 0) / SEEDS.length / (1 / 12);
    expect(Math.abs(correlation)).toBeLessThan(0.04);
  });
});

describe('first impressions (§A8): uniform in ±0.3', () => {
  const drawn = SEEDS.map((seed) => firstImpression(seed, 1, 2));

  it('stay within and reach far', () => {
    expect(Math.max(...drawn)).toBeLessThanOrEqual(0.3);
    expect(Math.max(...drawn)).toBeGreaterThan(0.299);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-0.3);
    expect(Math.min(...drawn)).toBeLessThan(-0.299);
  });

  it('have the mean and spread of a uniform draw', () => {
    const mean = drawn.reduce((sum, x) => sum + x, 0) / drawn.length;
    const variance = drawn.reduce((sum, x) => sum + x * x, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.007);
    expect(Math.abs(variance - 0.03)).toBeLessThan(0.002);
  });

  it('are flat where there is no seed', () => {
    expect(firstImpression(null, 1, 2)).toBe(0);
  });
});
