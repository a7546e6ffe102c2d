/** What lies in a folder of games, summed up without an engine: a summary for every engine, size of table and build of ours. */
import { ENGINE } from './minds';
import type { KeptGame } from './games';
import { cellOf, type Seating } from './seating';
import type { SummaryOptions } from './summary';

export interface Group {
  readonly options: SummaryOptions;
  readonly games: readonly KeptGame[];
}

/** Only the engine's own AIs sit there: the key of such a table has no build of ours. */
const isBare = ({ house, guest }: Seating): boolean => house === ENGINE && (guest === null || guest.mind === ENGINE);

/** A build's key begins with the digest of ours; what variants and strangers add stands behind it (builds.ts). */
const digestOf = (build: string): string => build.split('-', 1)[0] ?? build;

const together = (games: readonly KeptGame[], name: (game: KeptGame) => string): KeptGame[][] => {
  const groups = new Map<string, KeptGame[]>();
  for (const game of games) groups.set(name(game), [...(groups.get(name(game)) ?? []), game]);
  return [...groups.values()];
};

/** Of cells that several builds played the last stands. `games` in the order that they were played in. */
function newest(games: readonly KeptGame[]): KeptGame[] {
  const last = new Map(games.map((game) => [cellOf(game.seating), game.build]));
  return games.filter((game) => last.get(cellOf(game.seating)) === game.build);
}

/** In the order that they were played in; tables of the engine's AIs stand beside every build of ours. */
export function groupsOf(all: Iterable<KeptGame>): Group[] {
  return together([...all], ({ engine, players }) => `${engine} ${players}`).flatMap((size) => {
    const bare = newest(size.filter(({ seating }) => isBare(seating)));
    const ours = together(
      size.filter(({ seating }) => !isBare(seating)),
      ({ build }) => digestOf(build),
    );
    return (ours.length > 0 ? ours : [[]]).map((played): Group => {
      const games = [...bare, ...newest(played)];
      const seeds = games.map(({ seed }) => seed);
      const firstSeed = Math.min(...seeds);
      const cells = new Map(games.map(({ seating }) => [cellOf(seating), seating]));
      const [first] = games as [KeptGame, ...KeptGame[]];
      return {
        games,
        options: {
          engine: first.engine,
          players: first.players,
          build: digestOf((played[0] ?? first).build),
          firstSeed,
          seeds: Math.max(...seeds) - firstSeed + 1,
          anchor: bare.length > 0 ? ENGINE : first.seating.house,
          seatings: [...cells.values()],
        },
      };
    });
  });
}
