/**
 * npm run eval:belief -- --games DIR...: scores prior, the specification's guess and belief on games that were not
 * used for fitting, prints the tables and writes them, with a reliability picture, into docs/belief.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { shippedParameters } from '../../src/core/belief/shipped';
import { heldOut, loadGames } from './belief/games';
import { recalibrate, rowsOf, type RawRow } from './belief/guessers';
import { reliability } from './belief/scoring';
import { report } from './belief/report';
import { reliabilityPicture } from './belief/picture';
import { PROJECT } from '../noname/sources';
import { UsageError } from '../program/usage';

const USAGE = `用法 Usage: npm run eval:belief -- --games DIR... [--print] [--all]
  --games DIR   录像目录，可多次 folder of recordings, may be repeated
  --print       只打印，不写文档 print only, leave docs/belief.md alone
  --all         所有局都算留出（只用于拟合没见过的录像；spec* 无从校准）
                count every game as held out, for recordings that no fit has seen; spec* is then the prior`;

const PAGE = path.join(PROJECT, 'docs', 'belief.md');
const PICTURE = path.join(PROJECT, 'docs', 'images', 'belief-reliability.svg');
const BEGIN = '<!-- eval:belief begins -->';
const END = '<!-- eval:belief ends -->';

function main(argv: string[]): void {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      games: { type: 'string', multiple: true, default: [] },
      print: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  const folders = [...values.games, ...positionals];
  if (folders.length === 0) throw new UsageError(USAGE);
  const games = loadGames(folders, (file) => {
    console.error(`跳过 skipped: ${file}`);
  });
  const parameters = shippedParameters();
  const train: RawRow[] = [];
  const rows: RawRow[] = [];
  for (const game of games) (values.all || heldOut(game) ? rows : train).push(...rowsOf(game, parameters));
  recalibrate(
    train.filter(({ view }) => view === 'spectator'),
    rows,
  );
  const text = report(rows);
  console.log(text);
  if (values.print) return;
  const page = readFileSync(PAGE, 'utf8');
  const [head, rest] = page.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined) throw new Error(`${PAGE}: no ${BEGIN} … ${END}`);
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

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
