/** What a release says of itself, in a small file at an address that the player may change: read, and compared with what runs. */
import * as v from 'valibot';
import { compareVersions } from '../core/version';

/** Bytes; larger is no such file. */
export const LARGEST_RELEASE = 20_000;
const LONGEST_ADDRESS = 300;

export interface Release {
  readonly version: string;
  /** Of the package, 64 hexadecimal digits. */
  readonly sha256: string;
  /** Where the package is; null where the file does not say. */
  readonly url: string | null;
}

/** https, a name, a path of plain signs: no account, no query, nothing that a browser would read as something else. */
const PLAIN = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:\/[\w.~+@-]*)*$/i;
/** The same on this very machine, for whoever tries it out. */
const HERE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[\w.~+@-]*)*$/i;

/** The address as it may be asked; null for what is none. */
export function plainAddress(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const text = typed.trim();
  return text.length <= LONGEST_ADDRESS && (PLAIN.test(text) || HERE.test(text)) ? text : null;
}

const RELEASE = v.object({
  version: v.pipe(v.string(), v.regex(/^\d{1,4}(?:\.\d{1,4}){1,3}$/)),
  sha256: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{64}$/i),
    v.transform((digest) => digest.toLowerCase()),
  ),
  url: v.optional(
    v.pipe(
      v.string(),
      v.check((url) => plainAddress(url) !== null),
    ),
  ),
});

/** Null where it is no such file. */
export function readRelease(text: string): Release | null {
  if (new TextEncoder().encode(text).length > LARGEST_RELEASE) return null;
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  const read = v.safeParse(RELEASE, data);
  return read.success ? { ...read.output, url: read.output.url ?? null } : null;
}

export const isNewer = ({ version }: Release, running: string): boolean => compareVersions(version, running) > 0;
