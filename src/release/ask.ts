/** Asks, when the player presses the button, what the newest version is; and works out the digest of a package. Never rejects. */
import { textWithin } from '../core/within';
import { LARGEST_RELEASE, plainAddress, readRelease, type Release } from '../upkeep/release';

/** Milliseconds. */
const PATIENCE = 10_000;

/** No address; nobody there, or not in time, or not to be read from a page; an error of the server's; no file of ours. */
export type ReleaseFault = 'address' | 'unreachable' | 'status' | 'shape';
export type AskedRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly fault: ReleaseFault };

const failed = (fault: ReleaseFault): AskedRelease => ({ ok: false, fault });

export async function askRelease(typed: unknown): Promise<AskedRelease> {
  const address = plainAddress(typed);
  if (address === null) return failed('address');
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
  }, PATIENCE);
  try {
    const response = await fetch(address, {
      // Nothing of the player's goes along.
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Nobody is asked but the address that the player wrote.
      redirect: 'error',
      signal: stop.signal,
    });
    if (!response.ok) return failed('status');
    const read = await textWithin(response.body, LARGEST_RELEASE);
    const release = 'fault' in read ? null : readRelease(read.text);
    return release ? { ok: true, release } : failed('shape');
  } catch {
    return failed('unreachable');
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** SHA-256 in hexadecimal digits; null where the browser reckons none, as on pages that are not secure. */
export async function digestOf(bytes: ArrayBuffer): Promise<string | null> {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}
