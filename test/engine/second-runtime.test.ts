/**
 * src/engine/runtime.ts: A18 "never double-install" holds for one runtime only. A second copy of the extension (the
 * folder kept twice under two names, both enabled) patches get.attitude again and takes over the skill, while
 * `__slqjAiPersona` stays that of the first, whose session never opens: the public api answers nothing.
 */
import { expect, it } from 'vitest';
import { createRuntime } from '../../src/engine/runtime';
import { createSettings } from '../../src/engine/settings';
import type { PublicApi } from '../../src/engine/api';
import { actsOn } from './acts';
import { createDouble } from './double';

it('a second copy leaves one working api', () => {
  const table = createDouble();
  for (let i = 0; i < 2; i++) createRuntime(table, createSettings(table), '0.0.0').install();
  actsOn(table).gameStart();
  const api = table.game.__slqjAiPersona as PublicApi;
  expect(api.recording()).not.toBeNull();
});

it('a second copy does not patch what is patched', () => {
  const table = createDouble();
  createRuntime(table, createSettings(table), '0.0.0').install();
  const { attitude, rawAttitude } = table.get;
  createRuntime(table, createSettings(table), '0.0.0').install();
  expect([table.get.attitude, table.get.rawAttitude]).toEqual([attitude, rawAttitude]);
});
