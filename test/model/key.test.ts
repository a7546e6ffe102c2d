/** A key belongs to one origin: attacked by other addresses, edited settings, redirects and servers that give it back. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../../src/model/client';
import { createLink, type Link } from '../../src/model/link';
import { completion, content, openModelServer, says, type Behaviour, type ModelServer } from './server';

const KEY = 'sk-very-secret';

describe('a key', () => {
  let mine: ModelServer;
  let other: ModelServer;
  let saved: unknown;
  const opened = (): Link =>
    createLink({
      stored: () => saved,
      save: (value) => {
        saved = JSON.parse(JSON.stringify(value));
      },
      now: () => 1000,
      timeoutMs: 5000,
    });
  const chosen = (url: string) => ({ on: true, url, model: 'tiny', calls: 40, remember: false });
  const call = (link: Link) =>
    link.call(
      'wording',
      (backend, how) => backend.wording({ language: 'zh', sentence: '你好。' }, how),
      0.5,
      new AbortController().signal,
    );
  const keysSeen = (server: ModelServer): (string | undefined)[] =>
    [...server.asked, ...server.listed].map(({ headers }) => headers.authorization);

  beforeEach(async () => {
    saved = undefined;
    [mine, other] = await Promise.all([openModelServer(says('好')), openModelServer(says('好'))]);
  });
  afterEach(async () => {
    await Promise.all([mine.close(), other.close()]);
  });

  it('is not sent to another port, host or scheme when the box is left empty; back at the old one it is there', async () => {
    const link = opened();
    link.choose(chosen(mine.url), KEY);
    await link.probe(chosen(other.url), null);
    await link.list(chosen(other.url), null);
    link.choose(chosen(other.url), null);
    await call(link);
    link.choose(chosen(other.url.replace('127.0.0.1', 'localhost')), null);
    await call(link);
    expect(keysSeen(other).length).toBe(4);
    expect(keysSeen(other).every((key) => key === undefined)).toBe(true);
    expect([link.hasKey(other.url), link.hasKey(mine.url), link.hasKey()]).toEqual([false, true, true]);
    link.choose(chosen(mine.url), null);
    await call(link);
    expect(keysSeen(mine)).toEqual([`Bearer ${KEY}`]);
  });

  it('that was typed for another origin does not overwrite the first', async () => {
    const link = opened();
    link.choose(chosen(mine.url), KEY);
    link.choose(chosen(other.url), 'sk-other-one');
    await call(link);
    link.choose(chosen(mine.url), null);
    await call(link);
    expect([keysSeen(mine), keysSeen(other)]).toEqual([[`Bearer ${KEY}`], ['Bearer sk-other-one']]);
    link.choose(chosen('https://me:pw@example.com'), 'sk-nobodys');
    expect(link.hasKey('https://example.com')).toBe(false);
  });

  it('stays with its origin when the settings were edited by hand', async () => {
    const link = opened();
    link.choose({ ...chosen(mine.url), remember: true }, KEY);
    saved = { ...(saved as object), url: other.url };
    const edited = opened();
    await call(edited);
    expect(keysSeen(other)).toEqual([undefined]);
    edited.choose({ ...edited.choice(), url: mine.url }, null);
    await call(edited);
    expect(keysSeen(mine)).toEqual([`Bearer ${KEY}`]);
  });

  it('is remembered by origin over sessions, and forgotten at a word', () => {
    const link = opened();
    link.choose({ ...chosen(mine.url), remember: true }, KEY);
    link.choose({ ...chosen(other.url), remember: true }, 'sk-other-one');
    const later = opened();
    expect([later.hasKey(mine.url), later.hasKey(other.url)]).toEqual([true, true]);
    later.forgetKeys();
    expect(JSON.stringify(saved)).not.toMatch(/sk-/);
    expect(opened().hasKey()).toBe(false);
    later.choose({ ...later.choice(), remember: false }, KEY);
    expect(JSON.stringify(saved)).not.toContain(KEY);
  });

  it('goes along with no redirect, of whatever kind and wherever to', async () => {
    for (const code of [301, 302, 303, 307, 308])
      for (const to of [other.url, `${mine.url}/elsewhere`, '//evil.example/v1', '/v1/chat/completions']) {
        mine.asked.length = mine.listed.length = 0;
        const points: Behaviour = (response) => {
          response.writeHead(code, { Location: to, 'Access-Control-Allow-Origin': '*' });
          response.end();
        };
        mine.behave(points);
        mine.list(points);
        const link = opened();
        link.choose(chosen(mine.url), KEY);
        expect(await call(link)).toEqual({ ok: false, fault: 'moved' });
        expect(await link.list(chosen(mine.url), KEY)).toEqual({ ok: false, fault: 'moved' });
        expect(keysSeen(mine)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
      }
    expect(keysSeen(other)).toEqual([]);
  });

  it('is in no answer of ours, whatever the server gives back', async () => {
    const unicode = `\\u0073k-very-secret`;
    const echoes = [
      completion(JSON.stringify({ sentence: KEY })),
      completion(`{"sentence":"${unicode}"}`),
      JSON.stringify({ choices: [{ message: { content: KEY } }], data: [{ id: KEY }] }),
      JSON.stringify({ data: [{ id: `model-${KEY}` }] }),
      `{"data":[{"id":"${unicode}"}]}`,
    ];
    const link = opened();
    for (const body of echoes) {
      const echo: Behaviour = (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
        response.end(body);
      };
      mine.behave(echo);
      mine.list(echo);
      link.choose(chosen(mine.url), KEY);
      const answers = [
        await call(link),
        await link.probe(chosen(mine.url), null),
        await link.list(chosen(mine.url), null),
      ];
      expect(JSON.stringify([answers, link.state(), link.choice(), saved])).not.toContain(KEY);
    }
    mine.behave(content(KEY));
    expect(JSON.stringify(await link.probe(chosen(mine.url), null))).not.toContain(KEY);
  });

  it('is in no message, whatever goes wrong', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const link = opened();
    for (const key of [KEY, `${KEY}\u00e9\u4e2d`, `${KEY}\r\nx-evil: 1`]) {
      link.choose(chosen(mine.url), key);
      expect(JSON.stringify([await call(link), link.state()])).not.toContain(KEY);
    }
    expect(JSON.stringify([said.mock.calls, warned.mock.calls])).not.toContain(KEY);
    vi.restoreAllMocks();
  });
});

describe('an answer', () => {
  let server: Server | null = null;
  afterEach(() => {
    vi.unstubAllGlobals();
    server?.close();
  });

  it('that came from elsewhere is not read, even where somebody replaced fetch', async () => {
    server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server?.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', () => fetched(`http://127.0.0.1:${port}/elsewhere`));
    const asked = { key: KEY, signal: new AbortController().signal, timeoutMs: 2000 };
    expect(await request({ ...asked, url: `http://127.0.0.1:${port}/v1/models` })).toEqual({
      ok: false,
      fault: 'moved',
    });
    expect(await request({ ...asked, url: `http://127.0.0.1:${port}/elsewhere` })).toEqual({ ok: true, value: {} });
  });
});
