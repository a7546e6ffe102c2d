/**
 * `npm run study:robust -- --games DIR`: how belief fares with one at the table who does not act as its role would, and what
 * doubting that everybody does costs with those who do (docs/belief.md). Without folders, the golden recordings.
 */
import type { BeliefParameters } from '../../src/core/belief/belief';
import { NO_DOUBT } from '../../src/core/belief/doubt';
import { shippedParameters } from '../../src/core/belief/shipped';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { GAMES, givenGames, type RecordedGame } from './belief/games';
import { rowsOf } from './belief/guessers';
import { difference, scoresFor, type Row } from './belief/scoring';
import { oddEvents, WAYS, type Way } from './robust/odd';
import { watch, type Watched } from './robust/watch';

/** From here on one is called sure. */
const SURE = 0.97 + 1e-9;

interface Kind {
  readonly name: string;
  readonly parameters: BeliefParameters;
  /** Whether the odd one is known to be a person. */
  readonly person: boolean;
}

const shipped = shippedParameters();
const KINDS: readonly Kind[] = [
  { name: 'without doubt', parameters: { ...shipped, doubt: NO_DOUBT }, person: false },
  { name: 'shipped, an AI', parameters: shipped, person: false },
  { name: 'shipped, a person', parameters: shipped, person: true },
];

interface Seen extends Watched {
  readonly game: string;
}

function watched(games: readonly RecordedGame[], way: Way, { parameters, person }: Kind): Seen[] {
  return games.flatMap((game) => {
    const { header } = game.recording;
    return header.players.flatMap(({ seat }): Seen[] => {
      const events = seat === header.lord ? null : oddEvents(game, seat, way, parameters);
      const found =
        events && watch(person ? { ...header, me: seat } : header, events, seat, game.truth[seat]!, parameters);
      return found && found.brier.length > 0 ? [{ ...found, game: game.name }] : [];
    });
  });
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

/** Mean over all turn starts, and its standard error by game. */
function meanByGame(seen: readonly Seen[], of: (one: Seen) => readonly number[]): string {
  const games = new Map<string, { sum: number; n: number }>();
  for (const one of seen) {
    const game = games.get(one.game) ?? { sum: 0, n: 0 };
    games.set(one.game, { sum: game.sum + sum(of(one)), n: game.n + of(one).length });
  }
  const all = [...games.values()];
  const n = sum(all.map((game) => game.n));
  const mean = sum(all.map((game) => game.sum)) / n;
  const error = Math.sqrt(sum(all.map((game) => (game.sum - mean * game.n) ** 2))) / n;
  return `${mean.toFixed(3)} ±${error.toFixed(3)}`;
}

function quantile(xs: readonly number[], q: number): string {
  const sorted = [...xs].sort((a, b) => a - b);
  return sorted.length === 0 ? '–' : String(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]);
}

function oddTable(games: readonly RecordedGame[]): void {
  console.log(
    '| the one | belief | seats | Brier | surest of a wrong role | turns surer than .97 of it | surest of any | fooled at times | to the end | turns to recover: median, 9 in 10 |\n| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const way of WAYS) {
    for (const kind of KINDS) {
      const seen = watched(games, way, kind);
      const wrong = seen.flatMap((one) => one.wrong);
      const spells = seen.flatMap((one) => one.spells);
      const fooled = seen.filter((one) => one.spells.length > 0 || one.fooledToTheEnd).length;
      const cells = [
        way,
        kind.name,
        seen.length,
        meanByGame(seen, (one) => one.brier),
        Math.max(...wrong).toFixed(3),
        `${((100 * wrong.filter((p) => p > SURE).length) / wrong.length).toFixed(1)} %`,
        Math.max(...seen.map(({ surest }) => surest)).toFixed(3),
        fooled,
        seen.filter((one) => one.fooledToTheEnd).length,
        `${quantile(spells, 0.5)}, ${quantile(spells, 0.9)}`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

const figure = (value: number, error: number): string => `${value.toFixed(3)} ±${error.toFixed(3)}`;
const signed = ({ mean, error }: { mean: number; error: number }): string =>
  `${mean < 0 ? '' : '+'}${mean.toFixed(4)} ±${error.toFixed(4)}`;

/** The same seats by both: what doubt costs, or brings, with AIs that act as their roles. */
function skillTable(games: readonly RecordedGame[]): void {
  const [without, withDoubt] = KINDS.map(({ parameters }) =>
    games.flatMap((game): Row[] => rowsOf(game, parameters)).filter(({ view }) => view === 'spectator'),
  );
  console.log(
    '\n| seats | games | belief | Brier skill | log skill | calibration error | Brier, less without | log loss, less without |\n| ---: | ---: | --- | --- | --- | --- | --- | --- |',
  );
  for (const players of [...new Set(games.map((game) => game.players))].sort((a, b) => a - b)) {
    const of = (rows: readonly Row[]): Row[] => rows.filter((row) => row.players === players);
    for (const [name, rows] of [
      ['without doubt', of(without!)],
      ['shipped', of(withDoubt!)],
    ] as const) {
      const scores = scoresFor(rows, 'belief');
      if (!scores) continue;
      const { errors } = scores;
      const change = name === 'shipped' ? difference(rows, of(without!), 'belief') : null;
      const cells = [
        players,
        scores.games,
        name,
        figure(scores.brierSkill, errors.brierSkill),
        figure(scores.logSkill, errors.logSkill),
        figure(scores.calibration, errors.calibration),
        change ? signed(change.brier) : '',
        change ? signed(change.log) : '',
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

export default defineProgram({
  about: '有人乱来时信念怎样 belief beside one who does not act as its role would',
  options: { games: GAMES.option },
  rest: GAMES.rest,
  run({ games: named }, more) {
    const folders = [...named, ...more];
    const games = givenGames(folders.length > 0 ? folders : [inProject('test', 'golden')]);
    oddTable(games);
    skillTable(games);
    return 0;
  },
});
