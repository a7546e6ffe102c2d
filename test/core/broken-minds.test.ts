/** §A1: a mind is a public object. What somebody broke is put back, and what can be read is kept. */
import { describe, expect, it } from 'vitest';
import { createMind, isInShape, isLegible, isWhole, mended, personaNameOf, type Mind } from '../../src/core/mind';
import { createPersona } from '../../src/core/persona';

const fresh = (): Mind => {
  const mind = createMind(createPersona('petty'), 3);
  mind.memory.evidence['2'] = 1.5;
  mind.memory.zhuHarm['4'] = 2;
  mind.runtime.turnsTaken = 6;
  return mind;
};
const balanced = () => createPersona('balanced');
const thrower = (): never => {
  throw new Error('read');
};

describe('a whole mind', () => {
  it('is whole, and looking at it changes nothing', () => {
    const mind = fresh();
    expect(isWhole(mind)).toBe(true);
    expect(isInShape(mind)).toBe(true);
    expect(isLegible(mind)).toBe(true);
    expect(mind).toEqual(fresh());
  });

  it('is not there to be looked at where one number cannot be read, which its shape does not tell, nor where it is frozen', () => {
    const mind = fresh();
    Object.defineProperty(mind.memory.grudge, '3', { enumerable: true, configurable: true, get: thrower });
    expect(isInShape(mind)).toBe(true);
    expect(isLegible(mind)).toBe(false);
    expect(isLegible(mended(mind, balanced))).toBe(true);
    const frozen = fresh();
    Object.freeze(frozen.memory.evidence);
    expect(isLegible(frozen)).toBe(false);
  });
});

const BROKEN: [string, (mind: Mind) => unknown][] = [
  ['no persona', (mind) => Object.assign(mind, { persona: null })],
  ['a persona that is a word', (mind) => Object.assign(mind, { persona: 'petty' })],
  ['a persona without traits', (mind) => Object.assign(mind.persona, { traits: undefined })],
  ['no memory', (mind) => Object.assign(mind, { memory: 7 })],
  ['no runtime', (mind) => Object.assign(mind, { runtime: undefined })],
  ...(['firstImpression', 'evidence', 'grudge', 'zhuSignal', 'zhuHelp', 'zhuHarm'] as const).map(
    (field): [string, (mind: Mind) => unknown] => [
      `no ${field}`,
      (mind) => Object.assign(mind.memory, { [field]: null }),
    ],
  ),
];

describe('the persona that a mind names', () => {
  it('is read at any moment, also between two events, when nobody has mended it yet', () => {
    expect(personaNameOf(fresh())).toBe('petty');
    expect(personaNameOf(undefined)).toBeNull();
    expect(personaNameOf(Object.assign(fresh(), { persona: undefined }))).toBeNull();
    expect(personaNameOf(Object.assign(fresh(), { persona: { name: 'nobody' } }))).toBeNull();
    expect(personaNameOf(Object.defineProperty(fresh(), 'persona', { get: thrower }))).toBeNull();
  });
});

describe('a mind that is not whole', () => {
  it.each(BROKEN)('with %s is mended in place', (_what, breakIt) => {
    const mind = fresh();
    breakIt(mind);
    expect(isWhole(mind)).toBe(false);
    expect(isInShape(mind)).toBe(false);
    expect(mended(mind, balanced)).toBe(mind);
    expect(isWhole(mind)).toBe(true);
  });

  it('keeps what was not broken', () => {
    const mind = fresh();
    Object.assign(mind.memory, { grudge: 'none' });
    mended(mind, balanced);
    expect(mind).toEqual({ ...fresh(), memory: { ...fresh().memory, grudge: {} } });
    Object.assign(mind, { runtime: null });
    mended(mind, balanced);
    expect([mind.runtime, mind.persona.name]).toEqual([{ turnsTaken: 0, installedAtRound: 0 }, 'petty']);
    Object.assign(mind, { persona: null });
    expect(mended(mind, balanced).persona).toEqual(balanced());
    Object.assign(mind.persona, { traits: null });
    expect(mended(mind, balanced).persona.traits).toEqual(balanced().traits);
  });

  it.each<[string, (mind: Mind) => unknown]>([
    ['a frozen record', (mind) => Object.freeze(mind.memory.evidence)],
    ['frozen traits', (mind) => Object.freeze(mind.persona.traits)],
    ['a frozen runtime', (mind) => Object.freeze(mind.runtime)],
    ['a record that takes nobody new', (mind) => Object.preventExtensions(mind.memory.grudge)],
    [
      'a number that cannot be written',
      (mind) => Object.defineProperty(mind.memory.evidence, '2', { value: 1.5, writable: false }),
    ],
  ])('%s: a copy with all that could be read takes its place', (_what, breakIt) => {
    const mind = fresh();
    breakIt(mind);
    expect(isWhole(mind)).toBe(false);
    const copy = mended(mind, balanced);
    expect(copy).not.toBe(mind);
    expect(copy).toEqual(fresh());
    expect(isWhole(copy)).toBe(true);
  });

  it('leaves out what throws, and what is no number or no persona of ours', () => {
    const mind = fresh();
    Object.defineProperty(mind.memory.evidence, '3', { get: thrower, enumerable: true });
    mind.memory.evidence['5'] = 'much' as never;
    Object.defineProperty(mind, 'runtime', { get: thrower });
    Object.assign(mind.persona, { name: 'constructor' });
    const copy = mended(mind, balanced);
    expect(copy.memory.evidence).toEqual({ 2: 1.5 });
    expect(copy.memory.zhuHarm).toEqual({ 4: 2 });
    expect(copy.runtime).toEqual({ turnsTaken: 0, installedAtRound: 0 });
    expect(copy.persona).toEqual({ name: 'balanced', traits: createPersona('petty').traits });
  });

  it.each(['persona', 'memory'] as const)('whose %s cannot even be read becomes a new one', (part) => {
    const mind = fresh();
    Object.defineProperty(mind, part, { get: thrower });
    expect(isWhole(mind)).toBe(false);
    expect(mended(mind, balanced)[part]).toEqual(createMind(balanced(), 0)[part]);
  });
});
