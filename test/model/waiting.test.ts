/** How long a call takes at most, and what becomes of a sentence whose other words did not come. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failed, type Answer } from '../../src/chatter/prompt/backend';
import { createDesk } from '../../src/model/desk';
import type { Link } from '../../src/model/link';
import { createRemote } from '../../src/model/remote';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that knows no schemas', () => {
  const SLOW_MS = 5000;
  const PATIENCE_MS = 8000;

  it('is asked a second time within the same patience', async () => {
    vi.useFakeTimers();
    const sent: AbortSignal[] = [];
    // Takes its time to refuse the first, and answers the second never.
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      sent.push(signal);
      return new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
        if (sent.length === 1)
          setTimeout(() => {
            resolve(new Response('{}', { status: 400 }));
          }, SLOW_MS);
      });
    });
    const remote = createRemote({ base: 'http://127.0.0.1:9/v1', model: 'tiny', key: '', timeoutMs: PATIENCE_MS });
    let answer: Answer<string> | null = null;
    void remote
      .wording({ language: 'zh', sentence: '好。' }, { signal: new AbortController().signal, temperature: 0 })
      .then((came) => {
        answer = came;
      });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect([sent.length, answer]).toEqual([2, null]);
    await vi.advanceTimersByTimeAsync(2);
    expect(answer).toEqual(failed('timeout'));
  });
});

describe('a sentence in other words', () => {
  /** A desk whose calls answer when they are told to. */
  function desk() {
    const calls: ((answer: Answer<string>) => void)[] = [];
    const link: Pick<Link, 'call'> = {
      call: <T>() =>
        new Promise<Answer<T>>((resolve) => {
          calls.push(resolve as never);
        }),
    };
    const made = createDesk({
      link: link as Link,
      allowed: () => true,
      temperature: () => 0,
      contextOf: () => ({}) as never,
      note: () => undefined,
    });
    let redrawn = 0;
    const show = () =>
      made.wording('zh', '再等等。', () => {
        redrawn += 1;
      });
    return { calls, show, cancel: made.cancel, redrawn: () => redrawn };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  it('is asked for once while it is on its way, and once it has come', async () => {
    const { calls, show, redrawn } = desk();
    expect([show(), show(), calls.length]).toEqual(['再等等。', '再等等。', 1]);
    calls[0]?.({ ok: true, value: '不急，再等等。' });
    await settled();
    expect(redrawn()).toBe(1);
    show();
    expect(calls).toHaveLength(1);
  });

  it('is asked for again where that failed', async () => {
    const { calls, show, redrawn } = desk();
    show();
    calls[0]?.(failed('timeout'));
    await settled();
    expect([show(), calls.length, redrawn()]).toEqual(['再等等。', 2, 0]);
  });

  it('is asked for again where nobody waited any more', async () => {
    const { calls, show, cancel, redrawn } = desk();
    show();
    cancel();
    calls[0]?.({ ok: true, value: '不急，再等等。' });
    await settled();
    expect([show(), calls.length, redrawn()]).toEqual(['再等等。', 2, 0]);
  });
});
