/** The arena in the real engine: it plays what the extension plays, deals alike to all minds, and steps over waits only. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownMinds } from '../../dev/arena/minds';
import { mountArena, mountOther, type Mounted } from '../../dev/arena/mount';
import type { ArenaReport } from '../../dev/arena/page-state';
import type { Match, Seating } from '../../dev/arena/seating';
import { launchBrowser, openTable } from '../../dev/noname/browser';
import type { PlayedGame, PlayOptions } from '../../dev/noname/game';
import { playGame } from '../../dev/noname/play';
import { describeEngine, OURS } from './engine';

const SEED = 5;
const PLAYERS = 4;
const REPORT = '() => globalThis.zzArena.report()';

const setupOf = (seating: Seating, players = PLAYERS): string => {
  const match: Match = { seating, players, seed: SEED };
  return `() => { globalThis.zzArena.begin(${JSON.stringify({ match, minds: knownMinds([], true) })}); }`;
};
const reportOf = ({ inspected }: PlayedGame): ArenaReport => inspected as ArenaReport;

/**
 * The engine builds its menu half a second into the game, and draws the menu's pictures from the game's own stream: where in the
 * game that falls depends on the clock. Here the menu draws from nothing.
 */
const MENU_APART = `(create) => {
  const { menu } = create;
  create.menu = function () {
    const { random } = Math;
    Math.random = () => 0.5;
    try {
      return menu.apply(this, arguments);
    } finally {
      Math.random = random;
    }
  };
}`;

/** Answers as it pleases, and notes who asked it. */
const FOREIGN = `
export const type = 'extension';
export default (lib, game, ui, get, ai, _status) => ({
  name: 'foreign',
  precontent() {
    globalThis.foreignAsked = new Set();
    const attitude = get.attitude;
    get.attitude = function (from, to) {
      if (from) globalThis.foreignAsked.add(from);
      return attitude.apply(this, arguments);
    };
  },
  content() {
    const choose = ai.basic.chooseCard;
    globalThis.foreignChose = new Set();
    ai.basic.chooseCard = function () {
      globalThis.foreignChose.add(_status.event.player);
      return choose.apply(this, arguments);
    };
  },
  config: {}, help: {}, package: { nopack: true, intro: '', author: '', version: '1' },
});`;

describeEngine('1.11.4.1', 'the arena', (noname) => {
  let arena: Mounted;
  let folder: string;
  beforeAll(async () => {
    arena = await mountArena();
    folder = mkdtempSync(path.join(tmpdir(), 'arena-'));
    writeFileSync(path.join(folder, 'extension.js'), FOREIGN);
    writeFileSync(path.join(folder, 'info.json'), JSON.stringify({ name: 'foreign', author: '', intro: '' }));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const play = (seating: Seating, more: Partial<PlayOptions> = {}): Promise<PlayedGame> =>
    playGame({
      noname,
      players: PLAYERS,
      seed: SEED,
      extension: arena.extension,
      setup: setupOf(seating, more.players),
      inspect: REPORT,
      backend: 'browser',
      timeoutSeconds: 250,
      ...more,
    });

  it('plays the very game that the extension plays with these settings', async () => {
    const strict = await play({ house: 'strict', guest: null });
    const config = { extension_察言观色_inference: 'belief', extension_察言观色_strict: true };
    const { setup: _, ...product } = { setup: null, noname, players: PLAYERS, seed: SEED, backend: 'browser' as const };
    const game = await playGame({ ...product, extension: OURS, config, timeoutSeconds: 250 });
    expect([strict.errors, game.errors]).toEqual([[], []]);
    expect(strict.recording).toEqual(game.recording);
    expect(reportOf(strict).work['strict']?.trueRole).toBe(0);
  });

  it('deals the same to every mind, seats each where the design says, and asks it there', async () => {
    const engine = await play({ house: 'engine', guest: null }, { players: 5 });
    const mixed = await play({ house: 'engine', guest: { mind: 'spec', place: 'lords' } }, { players: 5 });
    expect([engine.errors, mixed.errors]).toEqual([[], []]);
    expect(reportOf(mixed).deal).toEqual(reportOf(engine).deal);
    expect(Object.values(reportOf(engine).deal).every((digest) => /^[\da-f]{8}$/.test(digest))).toBe(true);
    const { roles } = JSON.parse(mixed.recording?.[mixed.recording.length - 1] ?? '{}') as {
      roles: Record<string, string>;
    };
    for (const [seat, role] of Object.entries(roles))
      expect(reportOf(mixed).minds[Number(seat)]).toBe(role === 'zhu' || role === 'zhong' ? 'spec' : 'engine');
    const { work } = reportOf(mixed);
    expect(work['spec']?.decisions).toBeGreaterThan(0);
    expect(work['engine']?.trueRole).toBe(work['engine']?.hidden);
    expect(work['spec']?.trueRole).toBeLessThan(work['spec']?.hidden ?? 0);
  });

  it('lets a foreign extension decide at its own seats only', async () => {
    const other = mountOther(folder).extension;
    const inspect = `() => ({ ...globalThis.zzArena.report(),
      asked: [...globalThis.foreignAsked].map((player) => player.identity),
      chose: [...globalThis.foreignChose].map((player) => player.identity) })`;
    const seating: Seating = { house: 'strict', guest: { mind: 'other', place: 'rebels' } };
    const game = await play(seating, { players: 5, companions: [other], inspect });
    expect(game.errors).toEqual([]);
    const { asked, chose, work } = game.inspected as ArenaReport & { asked: string[]; chose: string[] };
    expect([new Set(asked), new Set(chose)]).toEqual([new Set(['fan']), new Set(['fan'])]);
    expect([work['other']?.trueRole, work['strict']?.trueRole]).toEqual([null, 0]);
  });

  it('steps over waits and nothing else', async () => {
    const setup = `({ ui }) => { (${MENU_APART})(ui.create); (${setupOf({ house: 'strict', guest: null }, 3)})(); }`;
    const browser = await launchBrowser();
    const record = async (fast: boolean): Promise<unknown> => {
      const options = { noname, players: 3, seed: SEED, extension: arena.extension, setup, fast };
      const table = await openTable(options, browser);
      try {
        await table.waitFor('over', 200);
        return await table.run('({ game }) => game.__slqjAiPersona.recording()');
      } finally {
        await table.close();
      }
    };
    try {
      const [hurried, waited] = [await record(true), await record(false)];
      expect((hurried as string[]).length).toBeGreaterThan(30);
      expect(hurried).toEqual(waited);
    } finally {
      await browser.close();
    }
  });
});
