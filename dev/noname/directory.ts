/** Where the real engine is, and which of the two layouts it has. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { UsageError } from '../program/errors';

export type NonameVersion = '1.11.4.1' | '1.10.9';

export interface NonameDirectory {
  /** Absolute path. */
  root: string;
  /** What game/update.js says, e.g. "1.11.4.1". */
  version: string;
  /** True for 1.11 and later: settings in config.json, an import map, IndexedDB required. */
  modern: boolean;
  /** The page that starts the game. */
  entry: 'noname.html' | 'index.html';
}

/** Someone named a directory that is not a Noname directory; the message is fit to print as it is. */
export class NonameDirectoryError extends UsageError {
  constructor(directory: string, missing: string) {
    super(
      `“${directory}”不是无名杀目录：找不到 ${missing}。 ` +
        `"${directory}" is not a Noname directory: ${missing} is missing.`,
    );
    this.name = 'NonameDirectoryError';
  }
}

/** The environment variable that names the directory of each engine version. */
const VARIABLES: Record<NonameVersion, string> = { '1.11.4.1': 'NONAME_HOME', '1.10.9': 'NONAME_HOME_1_10_9' };

/** What every Noname directory of either layout has. */
export const LANDMARKS = ['noname.js', 'noname', 'game/package.js', 'mode/identity.js', 'index.html'];

/**
 * Finds a Noname directory: the explicit path, else the environment variable of that version, else
 * ~/.cache/noname/<version>. Null when nobody named one and the usual place is empty.
 * @throws NonameDirectoryError when the named path is not a Noname directory.
 */
export function findNoname(explicit?: string, version: NonameVersion = '1.11.4.1'): NonameDirectory | null {
  const named = explicit ?? process.env[VARIABLES[version]];
  if (named) return describeNoname(named);
  const usual = path.join(homedir(), '.cache', 'noname', version);
  return existsSync(usual) ? describeNoname(usual) : null;
}

/** One printable sentence for a program that needs the engine and found none. */
export function nonameNotFound(version: NonameVersion = '1.11.4.1'): string {
  const usual = path.join('~', '.cache', 'noname', version);
  return (
    `找不到无名杀：请用 --noname 指定目录，或设置环境变量 ${VARIABLES[version]}，或把它放到 ${usual}。 ` +
    `Noname not found: pass --noname DIR, set ${VARIABLES[version]}, or put it at ${usual}.`
  );
}

/** The same, for a program that cannot do without. @throws UsageError where there is none */
export function needNoname(explicit?: string): NonameDirectory {
  const found = findNoname(explicit);
  if (found) return found;
  throw new UsageError(nonameNotFound());
}

function describeNoname(directory: string): NonameDirectory {
  const root = path.resolve(directory);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new NonameDirectoryError(directory, root);
  for (const landmark of LANDMARKS) {
    if (!existsSync(path.join(root, landmark))) throw new NonameDirectoryError(directory, landmark);
  }
  const modern = existsSync(path.join(root, 'game', 'config.json'));
  if (!modern && !existsSync(path.join(root, 'game', 'config.js'))) {
    throw new NonameDirectoryError(directory, 'game/config.json');
  }
  return {
    root,
    version: versionOf(root),
    modern,
    entry: existsSync(path.join(root, 'noname.html')) ? 'noname.html' : 'index.html',
  };
}

/** What game/update.js says; `unknown` where it says nothing or is not there. */
export function versionOf(root: string): string {
  const file = path.join(root, 'game', 'update.js');
  if (!existsSync(file)) return 'unknown';
  return /\bversion["']?\s*[:=]\s*["']([^"']+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 'unknown';
}
