/** Recorded games from disk, with what a manifest says of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../program/errors';
import { namedFolder, texts, type Rest } from '../../program/options';
import { isDamage, parseRecording, type Recording, type Truth } from '../../../src/record/format';

export interface RecordedGame {
  /** Folder and file name, e.g. `engine-8p/8p-50000.jsonl`. */
  name: string;
  /** Folder: which AIs played, and how many. */
  kind: string;
  seed: number;
  players: number;
  sha256: string;
  recording: Recording;
  truth: Truth;
}

/** Games are split by seed: 0–2 of five train, 3–4 are held out (§J3). */
export const heldOut = ({ seed }: Pick<RecordedGame, 'seed'>): boolean => seed % 5 >= 3;

/** Every whole recording in these folders, in order of folder and seed. Files that are no whole game are named to `skipped`. */
export function loadGames(folders: readonly string[], skipped: (file: string) => void): RecordedGame[] {
  const games: RecordedGame[] = [];
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const text = readFileSync(path.join(folder, file));
      const recording = parseRecording(text.toString('utf8'));
      const seed = Number(/(\d+)\.jsonl$/.exec(file)?.[1] ?? Number.NaN);
      if (isDamage(recording) || recording.damage || !recording.truth || !Number.isInteger(seed)) {
        skipped(path.join(folder, file));
        continue;
      }
      const kind = path.basename(path.resolve(folder));
      games.push({
        name: `${kind}/${file}`,
        kind,
        seed,
        players: recording.header.players.length,
        sha256: createHash('sha256').update(text).digest('hex'),
        recording,
        truth: recording.truth,
      });
    }
  }
  return games.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.seed - b.seed));
}

/** How the command line names folders of recordings: `--games DIR`, or DIR alone. */
export const GAMES = {
  option: texts('DIR', '录像目录，可多次 folder of recordings, may be repeated'),
  rest: { value: 'DIR', about: '同 --games the same as --games' } satisfies Rest,
};

/** The games of the named folders, skipped files to standard error. @throws UsageError where no usable game is among them */
export function givenGames(folders: readonly string[]): RecordedGame[] {
  if (folders.length === 0) throw new UsageError('需要 --games DIR needs --games DIR');
  const games = loadGames(folders.map(namedFolder), (file) => {
    console.error(`跳过 skipped: ${file}`);
  });
  if (games.length > 0) return games;
  throw new UsageError(`没有可用的录像 no usable recording in ${folders.join(' ')}`);
}
