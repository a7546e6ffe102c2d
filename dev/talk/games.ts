/**
 * `npm run talk [-- --games 20 --players 8 --seed 900 --backend jsdom]`: real games with a person who talks, checked
 * line by line (dev/talk/check.ts). Prints the talk with --show, each line beside what it is for and what it states. Exit status 1: something did not hold.
 */
import { parseArgs } from 'node:util';
import info from '../../info.json';
import { isDamage, parseRecording } from '../../src/record/format';
import { findNoname, nonameNotFound } from '../noname/directory';
import { playGames, type PlayedGame } from '../noname/play';
import { PROJECT } from '../noname/sources';
import { checkTalk } from './check';
import { INSPECT_TALK, setupTalk, type SpokenLine } from './script';
import { talkOf } from './show';
import { UsageError } from '../program/usage';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '8' },
    seed: { type: 'string', default: '900' },
    backend: { type: 'string', default: 'jsdom' },
    noname: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

function judge(game: PlayedGame): string[] {
  const { recording, inspected, errors, consoleErrors } = game;
  const result = parseRecording((recording ?? []).join('\n'));
  if (!game.ok || isDamage(result)) return [`the game failed: ${errors.join('; ')}`];
  const { replies, me } = inspected as { replies: SpokenLine[]; me: number };
  const { lines, claims, violations } = checkTalk(result, replies, me);
  const ours = consoleErrors.filter((text) => text.includes(info.name));
  console.log(
    `种子 seed ${game.seed}: ${game.rounds} 轮 rounds, ${lines} 句 lines, ${claims} 条陈述 statements, ${violations.length + ours.length} 处不合 violations`,
  );
  if (values.show) for (const line of talkOf(result, me)) console.log(`  ${line}`);
  return [...violations, ...ours];
}

const noname = findNoname(values.noname);
if (!noname) throw new UsageError(nonameNotFound());
const wrong: string[] = [];
await playGames({
  noname,
  games: Number(values.games),
  players: Number(values.players),
  seed: Number(values.seed),
  backend: values.backend === 'browser' ? 'browser' : 'jsdom',
  timeoutSeconds: 300,
  extension: { name: info.name, dir: PROJECT },
  config: { [`extension_${info.name}_chat`]: true },
  setup: setupTalk(),
  inspect: INSPECT_TALK,
  onGame: (game) => {
    wrong.push(...judge(game).map((what) => `${game.seed}: ${what}`));
  },
});
for (const what of wrong) console.log(`✗ ${what}`);
console.log(wrong.length === 0 ? '全部成立 all held' : `${wrong.length} 处不合 violations`);
process.exitCode = wrong.length === 0 ? 0 : 1;
