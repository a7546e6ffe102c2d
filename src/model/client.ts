/** One request to an OpenAI-compatible server, and every way in which it can go wrong (§I). The other fetch is src/release/ask.ts. */
import { failed, type Answer, type Fault } from '../chatter/prompt/backend';
import { textWithin } from '../core/within';

export interface Request {
  readonly url: string;
  readonly key: string;
  /** Sent as JSON by POST; absent for GET. */
  readonly body?: object;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** Bytes; no answer of ours is a hundredth of it. */
const LARGEST = 256 * 1024;
/** Where a server that is asked too often does not say for how long. */
const WAIT_MS = 20_000;

const FAULT_OF: Readonly<Record<number, Fault>> = {
  401: 'key',
  403: 'refused',
  404: 'model',
  408: 'timeout',
  413: 'rejected',
  429: 'busy',
};
const faultOf = (status: number): Fault =>
  FAULT_OF[status] ?? (status >= 500 ? 'server' : status >= 400 ? 'rejected' : status >= 300 ? 'moved' : 'shape');

/** Retry-After: seconds, or a date. ms. */
function waitOf(response: Response, now: number): number {
  const said = response.headers.get('retry-after');
  if (said === null) return WAIT_MS;
  const seconds = Number(said);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(said) - now;
  return Number.isFinite(ms) ? Math.max(1000, ms) : WAIT_MS;
}

/** A key shorter than this may stand in any text by chance. */
const SHORTEST_KEY = 8;
/** Whether an answer holds the key that was sent: a server that gives it back must not get it shown. */
export const echoes = (value: unknown, key: string): boolean =>
  key.length >= SHORTEST_KEY && JSON.stringify(value).includes(JSON.stringify(key).slice(1, -1));

async function answerOf(response: Response, url: string): Promise<Answer<unknown>> {
  // Nobody was followed; an answer that came from elsewhere all the same is not read.
  if (response.type === 'opaqueredirect' || response.redirected || (response.url !== '' && response.url !== url))
    return failed('moved');
  if (!response.ok) {
    void response.body?.cancel();
    return response.status === 429 ? failed('busy', waitOf(response, Date.now())) : failed(faultOf(response.status));
  }
  const type = response.headers.get('content-type') ?? '';
  if (/charset=(?!"?utf-?8)/i.test(type)) return failed('encoding');
  if (!/\bjson\b/i.test(type)) {
    void response.body?.cancel();
    return failed('html');
  }
  const read = await textWithin(response.body, LARGEST);
  if ('fault' in read) return failed(read.fault);
  try {
    return { ok: true, value: JSON.parse(read.text) };
  } catch {
    return failed('shape');
  }
}

/** Never rejects. */
export async function request({ url, key, body, signal, timeoutMs }: Request): Promise<Answer<unknown>> {
  const stop = new AbortController();
  const cancel = (): void => {
    stop.abort();
  };
  signal.addEventListener('abort', cancel);
  const deadline = { passed: false };
  const timer = setTimeout(() => {
    deadline.passed = true;
    stop.abort();
  }, timeoutMs);
  try {
    if (signal.aborted) return failed('cancelled');
    const answer = await answerOf(
      await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // Nothing of the player's goes along, and the key goes nowhere but to the configured origin.
        mode: 'cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'manual',
        cache: 'no-store',
        signal: stop.signal,
      }),
      url,
    );
    return answer.ok && echoes(answer.value, key) ? failed('unsafe') : answer;
  } catch {
    return failed(deadline.passed ? 'timeout' : signal.aborted ? 'cancelled' : 'unreachable');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
