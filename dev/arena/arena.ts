/**
 * `npm run arena`: real games with a mind of one's choice in each seat, and tables of who wins and how well each decides. Games on
 * disk are not played again. Exit status 1: a game was broken.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NoBrowserError } from '../noname/browser';
import { needNoname } from '../noname/directory';
import { gamesOption, nonameOption, playersOption, seedOption } from '../noname/options';
import { UsageError } from '../program/errors';
import { flag, oneOf, someOf, text, texts, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { buildOf } from './builds';
import { defaultFolder, keyOf, openGames, type KeptGame } from './games';
import { ENGINE, knownMinds, MINDS, OTHER } from './minds';
import { mountArena, mountOther } from './mount';
import { keepPage } from './page-of-docs';
import { playMatches } from './play';
import { markdown } from './report';
import { CAMPS, cellOf, DESIGNS, GUEST_ROLES, matches, seatings, type Match } from './seating';
import { summarise } from './summary';

/** @throws UsageError where a name is none of them */
function named(words: string, known: readonly string[], option: string): string[] {
  const names = words.split(',').map((word) => word.trim());
  const stranger = names.find((name) => !known.includes(name));
  if (stranger === undefined) return [...new Set(names)];
  const how = stranger === OTHER ? ' + --other DIR' : '';
  throw new UsageError(`--${option} ${stranger}: 可用 known: ${known.join(' ')}${how}`);
}

export default defineProgram({
  about: '竞技场：每个座位一种心，真实引擎里比高下 the arena: minds against minds in the real engine',
  options: {
    noname: nonameOption,
    design: someOf(DESIGNS, '怎样坐 how they sit (table)'),
    places: someOf([...CAMPS, ...GUEST_ROLES], '只坐这些座位 guests in these places only'),
    minds: text(
      'A,B',
      `比哪些心 minds to compare, of ${Object.keys(MINDS).join(' ')} ${OTHER}`,
      Object.keys(MINDS).join(),
    ),
    house: text('A,B', '在谁的桌上做客 at whose tables they are guests', ENGINE),
    mind: texts('NAME=MIND:key=value', '另一种心，可多次 a variant of a mind by its settings, may be repeated'),
    other: text('DIR', '另一个扩展的文件夹，心名 other a folder of another extension; its mind is named other'),
    games: gamesOption(20),
    players: playersOption(),
    seed: seedOption(100_001),
    workers: whole('同时几局 games at a time', { least: 1, most: 64, otherwise: 2 }),
    backend: oneOf(['browser', 'node'], '在哪里打 where they are played', 'browser'),
    timeout: whole('每局时限，秒 time limit of one game, seconds', { least: 10, most: 36_000, otherwise: 600 }),
    out: text('DIR', '对局放哪里 where games are kept (~/.cache/chayan-arena)'),
    json: text('FILE', '汇总写到哪里 where the summary is written as well'),
    retry: flag('坏局再打一次 play broken games once more'),
    kept: flag('只汇总盘上的对局，不论 --games play nothing, sum up all that is on disk'),
    build: text('DIGEST', '汇总哪个构建打的 with --kept: what this build of ours played'),
    page: flag('写进 docs/arena.json 和 docs/arena.md write docs/arena.json and docs/arena.md'),
  },
  async run({
    noname,
    design,
    places,
    minds,
    house,
    mind,
    other,
    games,
    players,
    seed,
    workers,
    backend,
    timeout,
    ...rest
  }) {
    const engine = needNoname(noname);
    if (backend === 'browser' && !findBrowser()) throw new NoBrowserError();
    const known = knownMinds(mind, other !== undefined);
    const names = known.map(({ name }) => name);
    const plan = {
      designs: design ?? (['table'] as const),
      places,
      minds: named(minds, names, 'minds'),
      houses: named(house, names, 'house'),
    };
    const all = seatings(plan);
    if (all.length === 0) throw new UsageError('没有可坐的桌 no table to sit at: --minds, --house');
    if (rest.build !== undefined && !rest.kept) throw new UsageError('--build 要与 --kept 同用 goes with --kept');
    if (rest.page && plan.minds.concat(plan.houses).some((name) => !(name in MINDS)))
      throw new UsageError('--page 只写常设的心 is for standing minds only: ' + Object.keys(MINDS).join(' '));
    const foreign = other === undefined ? null : mountOther(other);
    const arena = await mountArena();
    const builds = {
      digest: rest.build ?? arena.digest,
      bare: arena.bare,
      foreign: foreign?.digest ?? null,
    };
    const keep = openGames(path.resolve(rest.out ?? defaultFolder()));
    const keyed = (match: Match) => keyOf(match, engine.version, buildOf(match.seating, known, builds));
    const seated = (games: readonly KeptGame[]) =>
      rest.kept ? all.filter((seating) => games.some((game) => cellOf(game.seating) === cellOf(seating))) : all;
    const cells = new Map(all.map((seating) => [cellOf(seating), buildOf(seating, known, builds)]));
    const isWanted = (game: KeptGame): boolean =>
      game.engine === engine.version &&
      game.players === players &&
      game.seed >= seed &&
      cells.get(cellOf(game.seating)) === game.build;
    const playing = {
      play: {
        noname: engine,
        players,
        extension: arena.extension,
        companions: foreign ? [foreign.extension] : [],
        timeoutSeconds: timeout,
      },
      backend: backend === 'node' ? 'jsdom' : 'browser',
      workers,
      minds: known,
      keyOf: keyed,
      retry: rest.retry,
    } as const;
    const played = rest.kept
      ? [...keep.all()].filter((game) => isWanted(game) && keep.get(game) !== undefined)
      : await playMatches(matches(all, players, seed, games), keep, playing);
    const seeds = played.reduce((most, game) => Math.max(most, game.seed - seed + 1), rest.kept ? 0 : games);
    const anchor = names.find((name) => all.some((one) => one.house === name || one.guest?.mind === name)) ?? ENGINE;
    const summary = summarise(
      {
        engine: engine.version,
        build: builds.digest,
        players,
        firstSeed: seed,
        seeds,
        anchor,
        seatings: seated(played),
      },
      played,
      keep.read,
    );
    if (rest.json !== undefined) writeFileSync(rest.json, `${JSON.stringify(summary, null, 1)}\n`);
    if (rest.page) keepPage(summary);
    console.log(markdown(summary));
    return summary.broken.length === 0 ? 0 : 1;
  },
});
