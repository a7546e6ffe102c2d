/**
 * `npm run talk`: real games with a person whose lines react to what happens, checked line by line (check.ts) and told in figures
 * (report.ts). With --show prints the talk, each line beside what it is for and what it states. Exit status 1: something did not hold.
 */
import info from '../../info.json';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { needNoname } from '../noname/directory';
import type { PlayedGame } from '../noname/game';
import { gamesOption, nonameOption, playersOption, seedOption } from '../noname/options';
import { extensionOfSources } from '../noname/of-sources';
import { ownExtension } from '../noname/own';
import { playGames } from '../noname/play';
import { flag, oneOf } from '../program/options';
import { defineProgram } from '../program/program';
import { addBeats, beatsOf, beatsText, NO_BEATS } from './beats';
import { checkTalk } from './check';
import { INSPECT_TALK, setupTalk } from './page-source';
import { reportText, tellGame, type ToldGame } from './report';
import { talkOf } from './show';
import type { TalkedGame } from './spoken';

const TIMEOUT_SECONDS = 300;

interface Talked extends TalkedGame {
  readonly recording: Recording;
}

/** What was said in a game that ended as it should; null for any other. */
function talkedIn({ ok, recording, inspected }: PlayedGame): Talked | null {
  const result = parseRecording((recording ?? []).join('\n'));
  return ok && !isDamage(result) ? { recording: result, ...(inspected as TalkedGame) } : null;
}

export default defineProgram({
  about:
    '真实对局里找个人说话，逐句核对，并报数 real games with a person who talks, checked line by line and told in figures',
  options: {
    games: gamesOption(20),
    players: playersOption(),
    seed: seedOption(900),
    backend: oneOf(['jsdom', 'browser'], '在哪里打 where they are played', 'jsdom'),
    noname: nonameOption,
    sources: flag('现打包源码来打，不用 extension.js play the sources as they are, not extension.js'),
    show: flag('打印对话 print the talk'),
  },
  async run({ games, players, seed, backend, noname, sources, show }) {
    const wrong: string[] = [];
    const told: ToldGame[] = [];
    let beats = NO_BEATS;
    await playGames({
      noname: needNoname(noname),
      games,
      players,
      seed,
      backend,
      timeoutSeconds: TIMEOUT_SECONDS,
      extension: sources ? await extensionOfSources() : ownExtension(),
      config: { [`extension_${info.name}_chat`]: true },
      setup: await setupTalk(),
      inspect: INSPECT_TALK,
      onGame(game) {
        const talked = talkedIn(game);
        if (!talked || talked.me === null) {
          wrong.push(`${game.seed}: the game failed: ${game.errors.join('; ')}`);
          return;
        }
        const { recording, replies, me, said } = talked;
        const { lines, claims, violations } = checkTalk(recording, replies, me);
        const ours = game.consoleErrors.filter((error) => error.includes(info.name));
        wrong.push(...[...violations, ...ours].map((what) => `${game.seed}: ${what}`));
        beats = addBeats(beats, beatsOf(recording, me));
        told.push(tellGame(game.seed, recording, said, me));
        console.log(
          `种子 seed ${game.seed}: ${game.rounds} 轮 rounds, ${said.length} 句人话 of the person, ${lines} 句 AI lines, ` +
            `${claims} 条陈述 statements, ${violations.length + ours.length} 处不合 violations`,
        );
        if (show) for (const line of talkOf(recording, me)) console.log(`  ${line}`);
      },
    });
    for (const line of reportText(told)) console.log(line);
    console.log(beatsText(beats));
    for (const what of wrong) console.log(`✗ ${what}`);
    console.log(wrong.length === 0 ? '全部成立 all held' : `${wrong.length} 处不合 violations`);
    return wrong.length === 0 ? 0 : 1;
  },
});
