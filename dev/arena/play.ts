/** Plays what is not on disk yet, several games at a time, and says how far it got. */
import type { Backend, PlayOptions } from '../noname/game';
import { openBrowserRoom } from '../noname/browser';
import { openJsdomRoom } from '../noname/jsdom';
import type { Games, KeptGame, Key } from './games';
import type { MindRow } from './minds';
import { cellOf, type Match } from './seating';

export interface Session {
  readonly play: Omit<PlayOptions, 'seed' | 'setup' | 'inspect' | 'backend'>;
  readonly backend: Backend;
  readonly workers: number;
  readonly minds: readonly MindRow[];
  readonly keyOf: (match: Match) => Key;
  /** Broken games are tried once more. */
  readonly retry: boolean;
}

const REPORT = '() => globalThis.zzArena.report()';
const HOUR = 3_600_000;

/** The function that tells the page program who sits where. */
const setupOf = (match: Match, minds: readonly MindRow[]): string =>
  `() => { globalThis.zzArena.begin(${JSON.stringify({ match, minds })}); }`;

/** Plays the rest of the matches; answers with the kept game of each. */
export async function playMatches(all: readonly Match[], games: Games, session: Session): Promise<KeptGame[]> {
  const { keyOf, retry } = session;
  const isOpen = (match: Match): boolean => {
    const kept = games.get(keyOf(match));
    return !kept || (retry && !kept.ok);
  };
  const open = all.filter(isOpen);
  const progress = createProgress(open.length, all.length - open.length);
  const queue = open.values();
  await Promise.all(
    Array.from({ length: Math.min(session.workers, open.length) }, () => work(queue, games, session, progress)),
  );
  return all.flatMap((match) => games.get(keyOf(match)) ?? []);
}

async function work(
  queue: Iterator<Match>,
  games: Games,
  { play, backend, minds, keyOf }: Session,
  progress: Progress,
): Promise<void> {
  const options: PlayOptions = { ...play, backend, seed: 0 };
  const room = backend === 'browser' ? await openBrowserRoom(options) : await openJsdomRoom(options);
  try {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const match = next.value;
      const played = await room.play({
        ...options,
        seed: match.seed,
        setup: setupOf(match, minds),
        inspect: REPORT,
      });
      progress(games.keep(keyOf(match), played));
    }
  } finally {
    await room.close();
  }
}

type Progress = (game: KeptGame) => void;

/** One line a game; on a terminal only the last one stays, but a broken game always does. */
function createProgress(open: number, kept: number): Progress {
  const started = Date.now();
  let done = 0;
  let broken = 0;
  if (kept > 0) console.error(`${kept} 局已在盘上 games are on disk already`);
  return (game) => {
    done += 1;
    if (!game.ok) broken += 1;
    const passed = Date.now() - started;
    const rate = (done / passed) * HOUR;
    const minutes = ((open - done) / rate) * 60;
    const name = `${cellOf(game.seating)} ${game.players}p ${game.seed}`;
    const line =
      `[${done}/${open}] ${name} ${game.winner ?? '?'} ${(game.milliseconds / 1000).toFixed(1)} s · ` +
      `${rate.toFixed(0)} 局/时 games an hour · 剩 left ${minutes.toFixed(0)} min · 坏 broken ${broken}`;
    const terminal = process.stderr.isTTY;
    if (terminal) process.stderr.write('\r\x1b[K');
    if (!game.ok) console.error(`  坏 BROKEN ${name}: ${game.errors[0] ?? '?'}`);
    if (terminal) process.stderr.write(line + (done === open ? '\n' : ''));
    else console.error(line);
  };
}
