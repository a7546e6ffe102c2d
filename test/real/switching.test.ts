/** On and off in a running page: the menu's switch and removal leave the engine's functions what they were. */
import { expect, it } from 'vitest';
import { evaluateInJsdom } from '../../dev/noname/jsdom';
import { describeEngine, OURS } from './engine';

/** What stood there before us: the method of the engine's class, and whatever the mode mixed in, seen once we are off. */
const REMEMBER = `({ get }) => { globalThis.before = {
  attitude: Object.getPrototypeOf(get).attitude, ownAttitude: false, raw: undefined }; }`;

const STATE = `const state = () => ({
  attitude: get.attitude === before.attitude,
  own: Object.prototype.hasOwnProperty.call(get, 'attitude') === before.ownAttitude,
  raw: get.rawAttitude === before.raw,
  api: game.__slqjAiPersona !== undefined,
  listening: lib.skill.global.includes('slqj_chayan_observe'),
});`;

const UNTOUCHED = { attitude: true, own: true, raw: true, api: false, listening: false };
const PATCHED = { attitude: false, raw: false, api: true, listening: true };

describeEngine('1.11.4.1', 'switching off and on', (noname) => {
  it('by the menu switch, and by removal', async () => {
    const answer = (await evaluateInJsdom(
      {
        noname,
        extension: OURS,
        setup: REMEMBER,
      },
      `({ lib, game, get }) => {
      ${STATE}
      const menu = lib.extensionMenu.extension_察言观色;
      const seen = { start: state() };
      menu.enable.onswitch(false);
      before.raw = get.rawAttitude;
      seen.off = state();
      menu.enable.onswitch(true);
      seen.on = state();
      menu.enable.onswitch(false);
      seen.offAgain = state();
      return seen;
    }`,
    )) as Record<string, Record<string, boolean>>;
    expect(answer['start']).toMatchObject(PATCHED);
    expect(answer['off']).toEqual(UNTOUCHED);
    expect(answer['on']).toMatchObject(PATCHED);
    expect(answer['offAgain']).toEqual(UNTOUCHED);
  });
});
