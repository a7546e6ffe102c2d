/** Where requests may go: https, or this very machine (§I). */

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The base of an OpenAI-compatible API from what a person types: with or without `/v1`, or with the whole path. Null for what is
 * no such address: not https elsewhere than on this machine, or with a name and password in it.
 */
export function baseOf(typed: string): string | null {
  let url: URL;
  try {
    const text = typed.trim();
    url = new URL(
      /^[a-z][a-z\d+.-]*:\/\//i.test(text)
        ? text
        : `${/^(?:localhost|127\.0\.0\.1|\[::1\])(?![\w.-])/.test(text) ? 'http' : 'https'}://${text}`,
    );
  } catch {
    return null;
  }
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.has(url.hostname));
  if (!secure || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return null;
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/, '')
    .replace(/\/models$/, '');
  return `${url.origin}${path === '' ? '/v1' : path}`;
}
