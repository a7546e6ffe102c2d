/**
 * `npm run eval:belief -- --games DIR`: scores prior, the specification's guess and belief on games that were not
 * used for fitting, prints the tables and writes them, with a reliability picture, into docs/belief.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { shippedParameters } from '../../src/core/belief/shipped';
import { Failure, UsageError } from '../program/errors';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { GAMES, givenGames, heldOut } from './belief/games';
import { recalibrate, rowsOf, type RawRow } from './belief/guessers';
import { reliabilityPicture } from './belief/picture';
import { report } from './belief/report';
import { reliability } from './belief/scoring';

const PAGE = inProject('docs', 'belief.md');
const PICTURE = inProject('docs', 'images', 'belief-reliability.svg');
const BEGIN = '<!-- eval:belief begins -->';
const END = '<!-- eval:belief ends -->';
/** A table with a head and no row: the games given have nothing to say there, and the page may. */
const HOLLOW = /--- \|\n(?!\|)/;

/** The tables between their marks in the page, and the picture. */
function writeDocs(text: string, rows: readonly RawRow[]): void {
  const page = readFileSync(PAGE, 'utf8');
  const [head, rest] = page.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined) throw new Failure(`${PAGE}: no ${BEGIN} … ${END}`);
  writeFileSync(PAGE, `${head}${BEGIN}\n\n${text}\n${END}${tail}`);
  const spectator = rows.filter(({ view }) => view === 'spectator');
  writeFileSync(
    PICTURE,
    reliabilityPicture(
      [8, 5].map((players) => ({
        title: `${players} 人 players`,
        bins: reliability(
          spectator.filter((row) => row.players === players),
          'belief',
        ),
      })),
    ),
  );
}

export default defineProgram({
  about: '推断的准确、校准与标准误 how right inference is, on games that no fit has seen',
  options: {
    games: GAMES.option,
    print: flag('只打印，不写文档 print only, leave docs/belief.md alone'),
    all: flag(
      '所有局都算留出（只用于拟合没见过的录像；spec* 无从校准） count every game as held out, for recordings that no fit has seen; spec* is then the prior',
    ),
  },
  rest: GAMES.rest,
  run({ games: named, print, all }, more) {
    const games = givenGames([...named, ...more]);
    const parameters = shippedParameters();
    const train: RawRow[] = [];
    const rows: RawRow[] = [];
    for (const game of games) (all || heldOut(game) ? rows : train).push(...rowsOf(game, parameters));
    if (rows.length === 0) throw new UsageError('没有留出的局可以评分 there is no held-out game to score');
    recalibrate(
      train.filter(({ view }) => view === 'spectator'),
      rows,
    );
    const text = report(rows);
    console.log(text);
    if (print) return 0;
    if (HOLLOW.test(text))
      throw new Failure('有的表是空的，docs/belief.md 不动 some tables are empty, docs/belief.md stays');
    writeDocs(text, rows);
    return 0;
  },
});
