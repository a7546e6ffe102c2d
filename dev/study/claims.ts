/**
 * `npm run study:claims -- --games DIR …`: AIs talk over recorded games while a person asks and accuses; what their words tell of roles beyond what
 * the record does, fitted on seeds 0–2 of five and scored on the others. `--write` puts the manner of answering where belief reads it.
 */
import { writeFileSync } from 'node:fs';
import { flag } from '../program/options';
import { defineProgram } from '../program/program';
import { inProject } from '../program/project';
import { byLot } from './attack/worlds';
import { GAMES, givenGames } from './belief/games';
import { hearGame } from './claims/hear';
import { report } from './claims/report';

export default defineProgram({
  about: '话能说明多少身份 what words tell of roles beyond the record',
  options: { games: GAMES.option, write: flag('写进 data/belief/words.json write the fit where belief reads it') },
  rest: GAMES.rest,
  run({ games: named, write }, more) {
    const games = givenGames([...named, ...more]);
    const { text, manner } = report(
      games.flatMap((game) => hearGame(game, game.truth) ?? []),
      games.flatMap((game) => hearGame(game, byLot(game)) ?? []),
    );
    console.log(text);
    if (write) writeFileSync(inProject('data', 'belief', 'words.json'), `${JSON.stringify(manner)}\n`);
    return 0;
  },
});
