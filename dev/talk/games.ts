/**
 * `npm run talk`: real games with a person who talks, checked line by line (check.ts). With --show prints the talk, each
 * line beside what it is for and what it states. Exit status 1: something did not hold.
 */
import info from '../../info.json';
import { isDamage, parseRecording } from '../../src/record/format';
import { needNoname } from '../noname/directory';
import type { PlayedGame } from '../noname/game';
import { gamesOption, nonameOption, playersOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { playGames } from '../noname/play';
import { flag, oneOf } from '../program/options';
import { defineProgram } from '../program/program';
import { addBeats, beatsOf, beatsText, NO_BEATS, type BeatCount } from './beats';
import { checkTalk } from './check';
import { INSPECT_TALK, setupTalk, type SpokenLine } from './script';
import { talkOf } from './show';

const TIMEOUT_SECONDS = 300;

function judge(game: PlayedGame, show: boolean, played: (beats: BeatCount) => void): string[] {
  const { recording, inspected, errors, consoleErrors } = game;
  const result = parseRecording((recording ?? []).join('\n'));
  if (!game.ok || isDamage(result)) return [`the game failed: ${errors.join('; ')}`];
  const { replies, me } = inspected as { replies: SpokenLine[]; me: number };
  const { lines, claims, violations } = checkTalk(result, replies, me);
  const beats = beatsOf(result, me);
  const ours = consoleErrors.filter((text) => text.includes(info.name));
  console.log(
    `种子 seed ${game.seed}: ${game.rounds} 轮 rounds, ${lines} 句 lines, ${claims} 条陈述 statements, ${violations.length + ours.length} 处不合 violations`,
  );
  played(beats);
  console.log(`  ${beatsText(beats)}`);
  if (show) for (const line of talkOf(result, me)) console.log(`  ${line}`);
  return [...violations, ...ours];
}

export default defineProgram({
  about: '真实对局里找个人说话，逐句核对 real games with a person who talks, checked line by line',
  options: {
    games: gamesOption(20),
    players: playersOption(),
    seed: seedOption(900),
    backend: oneOf(['jsdom', 'browser'], '在哪里打 where they are played', 'jsdom'),
    noname: nonameOption,
    show: flag('打印对话 print the talk'),
  },
  async run({ games, players, seed, backend, noname, show }) {
    const wrong: string[] = [];
    let all = NO_BEATS;
    await playGames({
      noname: needNoname(noname),
      games,
      players,
      seed,
      backend,
      timeoutSeconds: TIMEOUT_SECONDS,
      extension: ownExtension(),
      config: { [`extension_${info.name}_chat`]: true },
      setup: setupTalk(),
      inspect: INSPECT_TALK,
      onGame: (game) => {
        const played = (beats: BeatCount): void => {
          all = addBeats(all, beats);
        };
        wrong.push(...judge(game, show, played).map((what) => `${game.seed}: ${what}`));
      },
    });
    console.log(`合计 all: ${beatsText(all)}`);
    for (const what of wrong) console.log(`✗ ${what}`);
    console.log(wrong.length === 0 ? '全部成立 all held' : `${wrong.length} 处不合 violations`);
    return wrong.length === 0 ? 0 : 1;
  },
});
