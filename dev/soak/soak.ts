/**
 * `npm run soak -- --hours H --noname DIR[,DIR]`: games of the real engine, each with what its seed draws: size, kind, options,
 * minds, talk, switches pressed in mid-game, other extensions' wrappers, subscribers that mean no good (plan.ts). One line of JSON a
 * game goes to the log; a game that stands there is not played again. Exit status 1: a game was not ok.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NoBrowserError } from '../noname/browser';
import { findNoname, needNoname, nonameNotFound, type NonameDirectory } from '../noname/directory';
import { gamesOption, seedOption } from '../noname/options';
import { ownExtension } from '../noname/own';
import { reasonOf, UsageError } from '../program/errors';
import { flag, ifGiven, oneOf, positive, text, whole } from '../program/options';
import { defineProgram } from '../program/program';
import { latest, openLog, type Log } from './log';
import { soakGame } from './play';
import { toldAll, toldRow } from './summary';

const HOUR = 3_600_000;

function engines(named: string | undefined): NonameDirectory[] {
  if (named !== undefined) return named.split(',').map((directory) => needNoname(directory.trim()));
  const found = [findNoname(undefined, '1.11.4.1'), findNoname(undefined, '1.10.9')].filter((one) => one !== null);
  if (found.length > 0) return found;
  throw new UsageError(nonameNotFound());
}

/** @throws UsageError where it cannot be written to */
function logAt(file: string): Log {
  const target = path.resolve(file);
  try {
    appendFileSync(target, '');
  } catch (error) {
    throw new UsageError(`不能写到 cannot write to ${file}: ${reasonOf(error)}`);
  }
  return openLog(target);
}

export default defineProgram({
  about: '长跑：什么都掺进来的整局，逐局记下 a soak: whole games with everything thrown in, each logged',
  options: {
    noname: text(
      'DIR,DIR',
      '无名杀目录，轮流用 Noname directories, in turn (~/.cache/noname/1.11.4.1,~/.cache/noname/1.10.9)',
    ),
    hours: ifGiven(positive('', 1), '打多久，小时 for how many hours'),
    games: ifGiven(
      gamesOption(1),
      '到第几局为止 up to so many games, those in the log among them (20 where no hours are given)',
    ),
    seed: seedOption(1),
    log: text('FILE', '日志 the log (soak.jsonl)', 'soak.jsonl'),
    backend: oneOf(
      ['browser', 'jsdom'],
      '新版在哪里打；1.10.9 只能用浏览器 where the newer engine is played',
      'browser',
    ),
    timeout: whole('每局时限，秒 time limit of one game, seconds', { least: 10, most: 36_000, otherwise: 600 }),
    report: flag('不打，只读日志 play nothing, read the log'),
  },
  async run({ noname, hours, games, seed: first, log: file, backend, timeout, report }) {
    const log = logAt(file);
    if (!report) {
      const directories = engines(noname);
      ownExtension();
      if ((backend === 'browser' || directories.some(({ modern }) => !modern)) && !findBrowser())
        throw new NoBrowserError();
      const until = hours === undefined ? Infinity : Date.now() + hours * HOUR;
      const last = games ?? (hours === undefined ? 20 : Infinity);
      for (let i = 0; i < last && Date.now() < until; i++) {
        const directory = directories[i % directories.length];
        if (!directory || log.has(first + i, directory.version)) continue;
        const where = directory.modern ? backend : 'browser';
        const row = await soakGame(first + i, { noname: directory, backend: where, timeoutSeconds: timeout });
        log.add(row);
        console.log(toldRow(row));
      }
    }
    console.log(toldAll(log.rows));
    return latest(log.rows).every(({ verdict }) => verdict === 'ok') ? 0 : 1;
  },
});
