/** A mind is a public object (§A1): whatever is written into it, nothing of ours throws. */
import { expect, it } from 'vitest';
import { listenToConsole, sit } from './support';

listenToConsole();

it.each([
  ['memory', null],
  ['memory', 'gone'],
  ['persona', undefined],
  ['runtime', 0],
])('%s written over with %s is mended, not thrown about', (part, value) => {
  const table = sit();
  const storage = table.seat(2).storage['slqj_ai'] as Record<string, unknown>;
  storage[part] = value;
  expect(() => table.api.guessIdentityFor(table.seat(2), table.seat(3))).not.toThrow();
  expect(Number.isFinite(table.get.attitude(table.seat(2), table.seat(3)))).toBe(true);
  storage[part] = value;
  table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
  table.acts.turn(table.seat(2));
  expect(typeof storage[part]).toBe('object');
});

it('one record of a memory taken away is put back', () => {
  const table = sit();
  const { memory } = table.seat(2).storage['slqj_ai'] as { memory: Record<string, unknown> };
  delete memory['zhuSignal'];
  expect(() => table.api.explainGuessIdentityConsensus(table.seat(3))).not.toThrow();
  expect(memory['zhuSignal']).toEqual({});
});

it('what the api hands out can be written to without harm', () => {
  const table = sit();
  table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
  const before = table.api.guessIdentityConsensus(table.seat(3));
  const told = table.api.explainGuessIdentityConsensus(table.seat(3));
  told.identity = 'nei';
  told.votes.nei = 99;
  expect(table.api.guessIdentityConsensus(table.seat(3))).toEqual(before);
  const counts = table.api.cfg.identityCounts as Record<string, number>;
  counts['fan'] = 99;
  expect(table.api.cfg.identityCounts?.['fan']).not.toBe(99);
});

it("evidence is weighed by another extension's official word, as the attitude is (§A10, §S2.2)", () => {
  const table = sit();
  table._status.ai.customAttitude = [(_from, to) => (to === table.seat(4) ? -8 : undefined)];
  expect(table.get.attitude(table.seat(2), table.seat(4))).toBe(-8);
  table.acts.use(table.seat(3), 'juedou', [table.seat(4)]);
  const { memory } = table.seat(2).storage['slqj_ai'] as { memory: { evidence: Record<string, number> } };
  // Hurting a foe counts for the actor.
  expect(memory.evidence[table.seat(3).playerid]).toBeGreaterThan(0);
});
