/** Every way in which a server can go wrong (§I): what is made of it, and how often it is asked again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../src/chatter/prompt/backend';
import { createLink, type Link } from '../../src/model/link';
import { BAD, content, openModelServer, says, status, type BadName, type ModelServer } from './server';

const EXPECTED: Readonly<Record<BadName, Fault>> = {
  hangs: 'timeout',
  'cuts off': 'unreachable',
  '401': 'key',
  '403': 'refused',
  '404': 'model',
  '429': 'busy',
  '500': 'server',
  HTML: 'html',
  'HTML called JSON': 'shape',
  'wrong JSON': 'shape',
  'no JSON inside': 'shape',
  'wrong JSON inside': 'shape',
  huge: 'big',
  'huge inside': 'shape',
  'not UTF-8': 'encoding',
  GBK: 'encoding',
  redirects: 'moved',
};
const STOPS = new Set<Fault>(['key', 'refused', 'model']);

describe('a server that behaves badly', () => {
  let server: ModelServer;
  let now = 0;
  let saved: unknown;
  const link = (url = server.url, key = '', timeoutMs = 20_000): Link => {
    const made = createLink({
      stored: () => saved,
      save: (value) => {
        saved = value;
      },
      now: () => now,
      timeoutMs,
    });
    made.choose({ on: true, url, model: 'tiny', calls: 40, remember: false }, key);
    return made;
  };
  const ask = (on: Link, signal = new AbortController().signal) =>
    on.call(1, (backend, call) => backend.wording({ language: 'zh', sentence: '你好。' }, call), 0.5, signal);

  beforeEach(async () => {
    now = 1000;
    saved = undefined;
    server = await openModelServer(says('好'));
  });
  afterEach(async () => {
    await server.close();
  });

  it.each(Object.keys(EXPECTED) as BadName[])('%s: says so, is asked three times at most, and rests', async (name) => {
    server.behave(BAD[name]);
    const on = link(server.url, '', name === 'hangs' ? 600 : 20_000);
    for (let i = 0; i < 6; i++) {
      const answer = await ask(on);
      if (answer === null) break;
      expect(answer).toMatchObject({ ok: false, fault: EXPECTED[name] });
    }
    const most = STOPS.has(EXPECTED[name]) || EXPECTED[name] === 'busy' ? 1 : 3;
    expect(server.asked.length).toBe(most);
    expect(on.state()).toMatchObject({
      state: STOPS.has(EXPECTED[name]) ? 'stopped' : 'resting',
      fault: EXPECTED[name],
    });
    server.behave(says('好'));
    now += 61_000;
    const later = await ask(on);
    // 429 asked for two minutes; a stop waits for other settings.
    if (STOPS.has(EXPECTED[name]) || EXPECTED[name] === 'busy') {
      expect(later).toBeNull();
      now += 60_000;
      if (STOPS.has(EXPECTED[name])) on.choose(on.choice(), null);
      expect(await ask(on)).toMatchObject({ ok: true });
    } else expect(later).toMatchObject({ ok: true });
    expect(on.state().state).toBe('ready');
  });

  it('is no answer where nobody listens', async () => {
    const on = link('http://127.0.0.1:9/v1');
    expect(await ask(on)).toMatchObject({ ok: false, fault: 'unreachable' });
  });

  it('rests again after one more failure, and never asks more than three times while two run', async () => {
    server.behave(BAD['500']);
    const on = link();
    const both = () =>
      Promise.all(
        [1, 2, 3].map(async (who) =>
          on.call(
            who,
            (backend, call) => backend.wording({ language: 'zh', sentence: '好' }, call),
            0.5,
            new AbortController().signal,
          ),
        ),
      );
    await both();
    await both();
    await both();
    expect(server.asked.length).toBe(3);
    now += 61_000;
    await both();
    await both();
    expect(server.asked.length).toBe(4);
  });

  it('a slow answer is taken while it is awaited, and a cancelled one says nothing of the server', async () => {
    server.behave((response, asked) => {
      setTimeout(() => {
        says('好')(response, asked);
      }, 60);
    });
    const on = link();
    expect(await ask(on)).toMatchObject({ ok: true });
    const stop = new AbortController();
    const waiting = ask(on, stop.signal);
    stop.abort();
    expect(await waiting).toMatchObject({ ok: false, fault: 'cancelled' });
    expect(on.state()).toMatchObject({ state: 'ready', fault: null });
  });

  it('asks again without a schema where the server knows none, once', async () => {
    server.behave((response, asked) => {
      (asked.body.includes('response_format') ? status(400) : says('好'))(response, asked);
    });
    const on = link();
    expect(await ask(on)).toMatchObject({ ok: true });
    expect(await ask(on)).toMatchObject({ ok: true });
    expect(server.asked.map(({ body }) => body.includes('response_format'))).toEqual([true, false, false]);
  });

  it('mends fences and chatter around JSON', async () => {
    for (const text of ['```json\n{"sentence":"好。"}\n```', 'Sure! {"sentence":"好。"} Anything else?']) {
      server.behave(content(text));
      expect(await ask(link())).toMatchObject({ ok: true, value: '好。' });
    }
  });

  it('sends the key to the configured origin only, as a header, and keeps it only where that is wanted', async () => {
    const on = link(server.url, 'sk-secret');
    await ask(on);
    expect(server.asked[0]?.headers.authorization).toBe('Bearer sk-secret');
    expect(server.asked[0]?.headers.referer).toBeUndefined();
    expect(server.asked[0]?.body).not.toContain('sk-secret');
    expect(JSON.stringify(saved)).not.toContain('sk-secret');
    on.choose({ ...on.choice(), remember: true }, null);
    expect(JSON.stringify(saved)).toContain('sk-secret');
    expect(createLink({ stored: () => saved, save: () => undefined, now: () => 0 }).hasKey()).toBe(true);
    on.forgetKeys();
    expect(on.hasKey()).toBe(false);
    expect(JSON.stringify(saved)).not.toContain('sk-secret');
  });

  it('lists models, and a trial says what it is', async () => {
    const on = link();
    expect(await on.list(on.choice(), null)).toEqual({ ok: true, value: ['tiny', 'small'] });
    expect(await on.probe({ ...on.choice(), model: 'small' }, null)).toEqual({ ok: true, value: 'small' });
    server.behave(BAD['401']);
    expect(await on.probe(on.choice(), 'x')).toEqual({ ok: false, fault: 'key' });
    expect(await on.probe({ ...on.choice(), url: 'http://example.com/v1' }, null)).toEqual({
      ok: false,
      fault: 'address',
    });
  });

  it('makes no more calls in a game than were allowed, and none where it is off', async () => {
    const on = link();
    on.choose({ ...on.choice(), calls: 2 }, null);
    expect([await ask(on), await ask(on)].every((answer) => answer?.ok)).toBe(true);
    expect(await ask(on)).toBeNull();
    expect(on.state().state).toBe('spent');
    on.newGame();
    expect(await ask(on)).not.toBeNull();
    on.choose({ ...on.choice(), on: false }, null);
    expect(await ask(on)).toBeNull();
    expect(on.state().state).toBe('off');
  });
});
