/** Which directory the doctor reads: a Noname as it is played, its development tree, or a part of either. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNoname, LANDMARKS, NonameDirectoryError, versionOf } from '../noname/directory';

/** Where the development tree since 1.11 keeps the game, from the top of the repository. */
const CORE = path.join('apps', 'core');

export interface EngineText {
  /** Absolute path of the folder that `noname/` lies in. */
  readonly root: string;
  readonly version: string;
  /** Where not, what is not found may stand in a file that is not there, and nothing is known to be gone. */
  readonly whole: boolean;
}

/**
 * The named directory, or `apps/core` below it, else the engine that findNoname finds; null where there is none.
 * @throws NonameDirectoryError when the named directory holds no `noname/`.
 */
export function findEngineText(explicit?: string): EngineText | null {
  if (explicit === undefined) {
    const found = findNoname();
    return found && { root: found.root, version: found.version, whole: true };
  }
  const named = path.resolve(explicit);
  const root = [named, path.join(named, CORE)].find((folder) => existsSync(path.join(folder, 'noname')));
  if (root === undefined) throw new NonameDirectoryError(explicit, 'noname');
  return {
    root,
    version: versionIn(root),
    whole: LANDMARKS.every((landmark) => existsSync(path.join(root, landmark))),
  };
}

/** What the game says of itself, else what its package is called; a development tree may be ahead of the first. */
function versionIn(root: string): string {
  const said = versionOf(root);
  const file = path.join(root, 'package.json');
  if (said !== 'unknown' || !existsSync(file)) return said;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  return typeof version === 'string' ? `${version} (package.json)` : said;
}
