/**
 * `npm run arena`: real games with a mind of one's choice in each seat, and tables of who wins and how well each decides. Games on
 * disk are not played again. Exit status 1: a game was broken.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NoBrowserError } from '../noname/browser';
import { needNoname, type NonameDirectory } from '../noname/directory';
import { gamesOption, playersOption, seedOption } from '../noname/options';
import { UsageError } from '../program/errors';
import { flag, oneOf, someOf, text, texts, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { buildOf } from './builds';
import { groupsOf } from './disk';
import { defaultFolder, keyOf, openGames, type Games, type KeptGame } from './games';
import { ENGINE, knownMinds, MINDS, OTHER, usualHouse, type MindRow } from './minds';
import { mountArena, mountOther, type Mounted, type MountedArena } from './mount';
import { keepPage } from './page-of-docs';
import { playMatches } from './play';
import { markdown } from './report';
import { CAMPS, cellOf, DESIGNS, GUEST_ROLES, matches, seatings, type Match, type Seating } from './seating';
import { writeResults } from './results';
import { summarise, type Summary } from './summary';

/** @throws UsageError where a name is none of them */
function named(words: string, known: readonly string[], option: string): string[] {
  const names = words.split(',').map((word) => word.trim());
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return [...new Set(names)];
  const how = stranger === OTHER ? ' + --other DIR' : '';
  throw new UsageError(`--${option} ${stranger}: 可用 known: ${known.join(' ')}${how}`);
}

/** What is to be played, whichever engine plays it. */
interface Order {
  readonly all: readonly Seating[];
  readonly known: readonly MindRow[];
  readonly players: number;
  readonly seed: number;
  readonly games: number;
  readonly workers: number;
  readonly backend: 'browser' | 'jsdom';
  readonly timeoutSeconds: number;
  readonly retry: boolean;
  /** Nothing is played: what is on disk is summed up, of this build of ours or of the newest. */
  readonly kept: { readonly build: string | undefined } | null;
  readonly arena: MountedArena;
  readonly foreign: Mounted | null;
}

/** Plays in one engine what is not on disk yet, and sums up. */
async function playIn(engine: NonameDirectory, keep: Games, order: Order): Promise<Summary> {
  const { all, known, players, seed, games, arena, foreign, kept } = order;
  const builds = { digest: kept?.build ?? arena.digest, bare: arena.bare, foreign: foreign?.digest ?? null };
  const keyed = (match: Match) => keyOf(match, engine.version, buildOf(match.seating, known, builds));
  const cells = new Map(all.map((seating) => [cellOf(seating), buildOf(seating, known, builds)]));
  const isWanted = (game: KeptGame): boolean =>
    game.engine === engine.version &&
    game.players === players &&
    game.seed >= seed &&
    cells.get(cellOf(game.seating)) === game.build;
  const played = kept
    ? [...keep.all()].filter((game) => isWanted(game) && keep.get(game) !== undefined)
    : await playMatches(matches(all, players, seed, games), keep, {
        play: {
          noname: engine,
          players,
          extension: arena.extension,
          companions: foreign ? [foreign.extension] : [],
          timeoutSeconds: order.timeoutSeconds,
        },
        backend: order.backend,
        workers: order.workers,
        minds: known,
        keyOf: keyed,
        retry: order.retry,
      });
  const isSeated = (seating: Seating): boolean => played.some((game) => cellOf(game.seating) === cellOf(seating));
  return summarise(
    {
      engine: engine.version,
      build: builds.digest,
      players,
      firstSeed: seed,
      seeds: played.reduce((most, game) => Math.max(most, game.seed - seed + 1), kept ? 0 : games),
      anchor:
        known.find(({ name }) => all.some((one) => one.house === name || one.guest?.mind === name))?.name ?? ENGINE,
      seatings: kept ? all.filter(isSeated) : all,
    },
    played,
    keep.read,
  );
}

/** @throws UsageError where the folder holds no game */
function reportOn(folder: string): readonly Summary[] {
  const keep = existsSync(folder) ? openGames(folder) : null;
  const groups = keep ? groupsOf(keep.all()) : [];
  if (!keep || groups.length === 0) throw new UsageError(`--report ${folder}: 这里没有对局 no games there`);
  return groups.map(({ options, games }) => summarise(options, games, keep.read));
}

/** Prints and keeps what was summed up; the exit status. */
function tell(summaries: readonly Summary[], folder: string, json: string | undefined): number {
  const [only] = summaries;
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify(summaries.length === 1 ? only : summaries, null, 1)}\n`);
  writeResults(folder, summaries);
  console.log(summaries.map(markdown).join('\n\n'));
  return summaries.every(({ broken }) => broken.length === 0) ? 0 : 1;
}

export default defineProgram({
  about: '竞技场：每个座位一种心，真实引擎里比高下 the arena: minds against minds in the real engine',
  options: {
    noname: text(
      'DIR,DIR',
      '一个或几个无名杀目录 one or more Noname directories (NONAME_HOME, else ~/.cache/noname/1.11.4.1)',
    ),
    design: someOf(DESIGNS, '怎样坐 how they sit (table)'),
    places: someOf([...CAMPS, ...GUEST_ROLES], '只坐这些座位 guests in these places only'),
    minds: text(
      'A,B',
      `比哪些心 minds to compare, of ${Object.keys(MINDS).join(' ')} ${OTHER}`,
      Object.keys(MINDS).join(),
    ),
    house: text(
      'A,B',
      '在谁的桌上做客：两种心时是第二种 at whose tables they are guests: of two minds the second (engine)',
    ),
    mind: texts('NAME=MIND:key=value', '另一种心，可多次 a variant of a mind by its settings, may be repeated'),
    other: text('DIR', '另一个扩展的文件夹，心名 other a folder of another extension; its mind is named other'),
    games: gamesOption(20),
    players: playersOption(),
    seed: seedOption(100_001),
    workers: whole('同时几局 games at a time', { least: 1, most: 64, otherwise: 2 }),
    backend: oneOf(['browser', 'node'], '在哪里打 where they are played', 'browser'),
    timeout: whole('每局时限，秒 time limit of one game, seconds', { least: 10, most: 36_000, otherwise: 600 }),
    out: text('DIR', '对局放哪里 where games are kept (~/.cache/chayan-arena)'),
    report: text('DIR', '只汇总这里的对局，不用引擎 play nothing, sum up the games in there, without an engine'),
    json: text('FILE', '汇总写到哪里 where the summary is written as well'),
    retry: flag('坏局再打一次 play broken games once more'),
    kept: flag('只汇总盘上的对局，不论 --games play nothing, sum up all that is on disk'),
    build: text('DIGEST', '汇总哪个构建打的 with --kept: what this build of ours played'),
    page: flag('写进 docs/arena.json 和 docs/arena.md write docs/arena.json and docs/arena.md'),
  },
  async run({ noname, design, places, minds, house, mind, other, players, seed, games, workers, report, ...rest }) {
    if (report !== undefined) return tell(reportOn(path.resolve(report)), path.resolve(report), rest.json);
    const engines = noname === undefined ? [needNoname()] : noname.split(',').map((one) => needNoname(one));
    const backend = rest.backend === 'node' ? 'jsdom' : 'browser';
    if (backend === 'browser' && !findBrowser()) throw new NoBrowserError();
    const known = knownMinds(mind, other !== undefined);
    const names = known.map(({ name }) => name);
    const compared = named(minds, names, 'minds');
    const houses = named(house ?? usualHouse(compared), names, 'house');
    const all = seatings({ designs: design ?? (['table'] as const), places, minds: compared, houses });
    if (all.length === 0) throw new UsageError('没有可坐的桌 no table to sit at: --minds, --house');
    if (rest.build !== undefined && !rest.kept) throw new UsageError('--build 要与 --kept 同用 goes with --kept');
    if (rest.page && engines.length > 1) throw new UsageError('--page 只写一个引擎的 is for one engine');
    if (rest.page && compared.concat(houses).some((name) => !(name in MINDS)))
      throw new UsageError('--page 只写常设的心 is for standing minds only: ' + Object.keys(MINDS).join(' '));
    const order: Order = {
      ...{ all, known, players, seed, games, workers, backend },
      timeoutSeconds: rest.timeout,
      retry: rest.retry,
      kept: rest.kept ? { build: rest.build } : null,
      foreign: other === undefined ? null : mountOther(other),
      arena: await mountArena(),
    };
    const folder = path.resolve(rest.out ?? defaultFolder());
    const keep = openGames(folder);
    const summaries: Summary[] = [];
    for (const engine of engines) summaries.push(await playIn(engine, keep, order));
    if (rest.page) for (const summary of summaries) keepPage(summary);
    return tell(summaries, folder, rest.json);
  },
});
