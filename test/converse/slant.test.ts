/** What one says of others is squared with the deck and with what they own up to (§Q3). */
import { describe, expect, it } from 'vitest';
import { bent } from '../../src/converse/slant';
import type { View } from '../../src/chatter/vocabulary';
import type { Guessed, Role } from '../../src/core/role';
import { sceneOf } from '../chatter/flow/support';

/** Of six, 4, 5 and 6 lie open: a rebel, a loyalist and the traitor; a loyalist and a rebel are left. */
function late() {
  const scene = sceneOf();
  for (const [seat, role] of [
    [4, 'fan'],
    [5, 'zhong'],
    [6, 'nei'],
  ] as const satisfies readonly (readonly [number, Role])[])
    Object.assign(scene.table.bySeat.get(seat) ?? {}, { alive: false, revealed: role });
  return scene;
}
const saying = (guesses: Readonly<Record<number, readonly [Guessed, number]>>, me = 1, scene = late()): View['guess'] =>
  bent('plain', scene, me, {
    guess: (about) => {
      const [identity, confidence] = guesses[about] ?? ['unknown', 0];
      return { identity, confidence };
    },
    standing: () => new Map(),
  });

describe('the last of whom nothing is said', () => {
  it('is what the deck leaves', () => {
    expect(saying({ 3: ['zhong', 0.7] })(2)).toEqual({ identity: 'fan', confidence: 0.7 });
    expect(saying({ 3: ['fan', 0.4] })(2)).toEqual({ identity: 'zhong', confidence: 0.4 });
  });

  it('stays open where another is, and an opinion stays what it is', () => {
    expect(saying({})(2).identity).toBe('unknown');
    expect(saying({ 3: ['zhong', 0.7], 2: ['zhong', 0.3] })(2)).toEqual({ identity: 'zhong', confidence: 0.3 });
  });

  it('is none of whom one oneself is: nobody counts itself among the rebels', () => {
    expect(saying({}, 3)(2)).toMatchObject({ identity: 'fan' });
  });
});

it('whoever owns up to a role is believed', () => {
  const scene = sceneOf();
  expect(saying({ 3: ['zhong', 0.5] }, 1, scene)(3).identity).toBe('zhong');
  scene.owned.set(3, 'fan');
  expect(saying({ 3: ['zhong', 0.5] }, 1, scene)(3)).toMatchObject({ identity: 'fan', confidence: 0.9 });
});

it('nobody is blamed for a rebel where none is left', () => {
  const scene = late();
  expect(scene.table.deck?.fan).toBe(2);
  scene.owned.set(3, 'fan');
  expect(
    bent('shield', scene, 1, { guess: () => ({ identity: 'unknown', confidence: 0 }), standing: () => new Map() })(2)
      .identity,
  ).not.toBe('fan');
});
