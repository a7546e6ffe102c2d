/** Where requests may go: https, or this very machine, spelled as it is (§I). */

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address as people write one: a scheme, a name or a number in dots, a port, a path. Whatever a browser would read as something
 * else than it looks (accounts, backslashes, blanks inside, escapes, other scripts, steps upwards) is none.
 */
const PLAIN =
  /^(?:(?<scheme>https?):\/\/)?(?<host>\[[\da-f:.]+\]|[a-z\d](?:(?:[a-z\d-]|\.(?!\.))*[a-z\d])?)(?<port>:\d{1,5})?(?<path>(?:\/[\w.~+-]*)*)$/i;
const STEP = /\/\.{1,2}(?:\/|$)/;

/** 10/8, 127/8, 169.254/16, 172.16/12, 192.168/16, 100.64/10 and 0/8, in dots or in dashes. */
const INSIDE =
  /(?:^|[.-])(?:(?:10|127|0)[.-]\d{1,3}|169[.-]254|192[.-]168|172[.-](?:1[6-9]|2\d|3[01])|100[.-](?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))[.-]\d{1,3}[.-]\d{1,3}(?=$|[.-])/;
/** Public names whose every answer is this machine, or whatever number the name holds. */
const LEADS_INSIDE = /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|lacolhost\.com|vcap\.me|traefik\.me)$/;
const NUMBER = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** A public name that stands for an address inside a house: what was typed is not where it leads. */
const posesAsPublic = (host: string): boolean =>
  !NUMBER.test(host) && !host.startsWith('[') && (INSIDE.test(host) || LEADS_INSIDE.test(host));

/**
 * The base of an OpenAI-compatible API from what a person types: with or without `/v1`, or with the whole path. Null for what is
 * no such address: not https elsewhere than on this machine, with a name and password in it, spelled so that it leads
 * elsewhere than it says (3232235522, 127.1, 192.168.0.2.nip.io). A private number over https is taken where it was typed itself.
 */
export function baseOf(typed: string): string | null {
  const text = typed.trim();
  const { scheme, host = '', port = '', path: under = '' } = PLAIN.exec(text)?.groups ?? {};
  const name = host.toLowerCase();
  if (name === '' || STEP.test(under)) return null;
  const plain = scheme?.toLowerCase() ?? (LOCAL.has(name) ? 'http' : 'https');
  let url: URL;
  try {
    url = new URL(`${plain}://${host}${port}${under}`);
  } catch {
    return null;
  }
  // A browser reads 127.1, 0x7f.1, 2130706433 and [0::1] as the machine itself; who means that writes it so.
  if (url.hostname !== name || posesAsPublic(name)) return null;
  if (url.protocol !== 'https:' && !LOCAL.has(name)) return null;
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/, '')
    .replace(/\/models$/, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}

/** Scheme, host and port of an address: whom a key belongs to. Null for what is no address. */
export function originOf(typed: string): string | null {
  const base = baseOf(typed);
  return base === null ? null : new URL(base).origin;
}

/** Whether an address is this very machine. */
export function isLocal(typed: string): boolean {
  const base = baseOf(typed);
  return base !== null && LOCAL.has(new URL(base).hostname);
}
