/** A game on disk is played again only when something that decides at its table changed. */
import { expect, test } from 'vitest';
import { buildOf, type Builds } from '../../dev/arena/builds';
import { knownMinds } from '../../dev/arena/minds';

const minds = knownMinds(['calm=strict:hunt=false', 'bold=strict:caution=false'], true);
const builds: Builds = { digest: 'ours', bare: 'bare', foreign: 'theirs' };
const at = (house: string, guest: string | null = null, those: Builds = builds): string =>
  buildOf({ house, guest: guest === null ? null : { mind: guest, place: 'lords' } }, minds, those);

test("a table of the engine's AIs outlives every build of ours", () => {
  expect(at('engine')).toBe('bare');
  expect(at('engine', null, { ...builds, digest: 'next' })).toBe('bare');
  expect(at('engine', 'strict')).toBe('ours');
  expect(at('strict')).toBe('ours');
});

test('variants of one name and other settings are not one game', () => {
  expect(at('calm')).not.toBe(at('bold'));
  expect(at('calm')).toMatch(/^ours-/);
  expect(at('engine', 'calm')).toBe(at('calm'));
});

test('which of two variants is the guest is part of the game', () => {
  const named = (a: string, b: string) => {
    const known = knownMinds([`${a}=strict:caution=false`, `${b}=strict:hunt=false`], false);
    return buildOf({ house: 'a', guest: { mind: 'b', place: 'lords' } }, known, builds);
  };
  expect(named('a', 'b')).not.toBe(named('b', 'a'));
});

test("a stranger's scripts are part of its tables only", () => {
  expect(at('engine', 'other')).toBe('ours-theirs');
  expect(at('strict')).toBe('ours');
});
