/** The question for a newer version: only of a plain address, only so much of the answer, and a fault for everything else. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latest } from '../../dev/build/pack';
import info from '../../info.json';
import { newerSource } from '../../src/app/newer';
import { askRelease, digestOf } from '../../src/release/ask';
import { isNewer, LARGEST_RELEASE, plainAddress, readRelease } from '../../src/upkeep/release';

const SHA = 'a'.repeat(64);
const fileOf = (more: object): string => JSON.stringify({ version: '9.0.0', sha256: SHA, ...more });

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function serve(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((ready) => {
    made.listen(0, '127.0.0.1', ready);
  });
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/latest.json`;
}

describe('the file of a release', () => {
  it('is what npm run pack writes', () => {
    const zip = new Uint8Array([1, 2, 3]);
    expect(readRelease(latest(zip))).toMatchObject({
      version: info.version,
      sha256: createHash('sha256').update(zip).digest('hex'),
    });
  });

  it('may say where the package is', () => {
    expect(readRelease(fileOf({ url: 'https://example.com/a/b-0.2.0.zip' }))?.url).toBe(
      'https://example.com/a/b-0.2.0.zip',
    );
    expect(readRelease(fileOf({ more: '<b>' }))).toEqual({ version: '9.0.0', sha256: SHA, url: null });
  });

  it.each([
    '',
    'null',
    '[]',
    '<!doctype html>',
    fileOf({ version: '<img src=x>' }),
    fileOf({ version: '1' }),
    fileOf({ version: 2 }),
    fileOf({ sha256: 'abc' }),
    fileOf({ sha256: undefined }),
    fileOf({ url: 'javascript:alert(1)' }),
    fileOf({ url: 'http://example.com/a.zip' }),
    fileOf({ url: 'https://user:pass@example.com/a.zip' }),
    fileOf({ url: 7 }),
    fileOf({ pad: 'x'.repeat(LARGEST_RELEASE) }),
    // Bytes, not characters.
    fileOf({ pad: '甲'.repeat(LARGEST_RELEASE / 2) }),
  ])('is none otherwise: %#', (text) => {
    expect(readRelease(text)).toBeNull();
  });

  it('is newer by numbers, not by letters', () => {
    const of = (version: string) => ({ version, sha256: SHA, url: null });
    expect(['0.2.0', '0.10.0', '0.1.9', '1.0'].map((version) => isNewer(of(version), '0.2.0'))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('an address', () => {
  it.each(['https://example.com/latest.json', ' https://a-b.example:8443/x/@y ', 'http://localhost:8089/latest.json'])(
    'is asked: %s',
    (typed) => {
      expect(plainAddress(typed)).toBe(typed.trim());
    },
  );
  it.each([
    '',
    'example.com/latest.json',
    'http://example.com/latest.json',
    'http://localhost.example.com/x',
    'https://u:p@example.com/x',
    'https://example.com/x?key=1',
    'https://example.com/x#y',
    'https://example.com\\@evil.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    `https://example.com/${'x'.repeat(400)}`,
    null,
    { toString: () => 'https://example.com' },
  ])('is none: %s', async (typed) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await askRelease(typed)).toEqual({ ok: false, fault: 'address' });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});

describe('an answer', () => {
  it('is read, and nothing of the player goes along', async () => {
    const asked: IncomingMessage[] = [];
    const address = await serve((request, response) => {
      asked.push(request);
      response.end(fileOf({}));
    });
    expect(await askRelease(address)).toEqual({ ok: true, release: { version: '9.0.0', sha256: SHA, url: null } });
    expect(asked).toHaveLength(1);
    expect(Object.keys(asked[0]!.headers)).not.toEqual(expect.arrayContaining(['cookie']));
    expect(asked[0]!.headers).not.toHaveProperty('referer');
    expect(asked[0]!.headers).not.toHaveProperty('authorization');
  });

  it.each<readonly [string, RequestListener, string]>([
    ['an error', (_, response) => void response.writeHead(404).end(fileOf({})), 'status'],
    ['a page', (_, response) => void response.end('<!doctype html><p>gone'), 'shape'],
    ['no UTF-8', (_, response) => void response.end(Buffer.from(fileOf({ more: '\xff' }), 'latin1')), 'shape'],
    ['nothing', (_, response) => void response.end(), 'shape'],
    [
      'cut off',
      (_, response) =>
        void (response.writeHead(200, { 'content-length': '999' }), response.write('{'), response.destroy()),
      'unreachable',
    ],
    [
      'elsewhere',
      (request, response) => {
        if (request.url === '/moved') response.end(fileOf({}));
        else response.writeHead(302, { location: '/moved' }).end();
      },
      'unreachable',
    ],
    ['closed', (request) => void request.socket.destroy(), 'unreachable'],
  ])('that is %s is a fault', async (_, answer, fault) => {
    expect(await askRelease(await serve(answer))).toEqual({ ok: false, fault });
  });

  it('without end is read no further than it may be long', async () => {
    let sent = 0;
    const address = await serve((_, response) => {
      const more = (): void => {
        if (response.destroyed) return;
        sent += 10_000;
        response.write('x'.repeat(10_000));
        setTimeout(more, 5);
      };
      more();
    });
    expect(await askRelease(address)).toEqual({ ok: false, fault: 'shape' });
    expect(sent).toBeLessThan(50 * LARGEST_RELEASE);
  });

  it('that never comes is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = askRelease(await serve(() => undefined));
      await vi.advanceTimersByTimeAsync(11_000);
      expect(await answer).toEqual({ ok: false, fault: 'unreachable' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a dead address is a fault', async () => {
    const address = await serve(() => undefined);
    server?.close();
    server = null;
    expect(await askRelease(address)).toEqual({ ok: false, fault: 'unreachable' });
  });
});

it('a digest is that of the bytes, and none where the browser reckons none', async () => {
  const bytes = new TextEncoder().encode('package');
  expect(await digestOf(bytes.buffer)).toBe(createHash('sha256').update(bytes).digest('hex'));
  vi.stubGlobal('crypto', {});
  expect(await digestOf(bytes.buffer)).toBeNull();
  vi.unstubAllGlobals();
});

describe('what the menu asks', () => {
  const stored = new Map<string, unknown>();
  const settings = {
    stored: (key: string) => stored.get(key),
    save: (key: string, value: unknown) => void stored.set(key, value),
  };

  it('is nothing where there is no address, and the player’s own comes before ours', async () => {
    stored.clear();
    expect(await newerSource('0.1.0', settings, '').ask()).toEqual({ ok: false, fault: 'none' });
    const source = newerSource('0.1.0', settings, 'https://example.com/ours.json');
    expect(source.address()).toBe('https://example.com/ours.json');
    source.saveAddress('https://example.com/ours.json');
    expect(stored.size).toBe(0);
    source.saveAddress(await serve((_, response) => void response.end(fileOf({}))));
    expect(await source.ask()).toMatchObject({ ok: true, newer: true, version: '9.0.0' });
    source.saveAddress('');
    expect(source.address()).toBe('https://example.com/ours.json');
  });

  it('reckons the digest of a file, unless nobody picked one or it is too large or unreadable', async () => {
    const of = (file: object | null) =>
      newerSource('0.1.0', settings, '', () => Promise.resolve(file as never)).pickDigest();
    const bytes = new TextEncoder().encode('package').buffer;
    expect(await of(null)).toBeUndefined();
    expect(await of({ size: 7, arrayBuffer: () => Promise.resolve(bytes) })).toMatch(/^[\da-f]{64}$/);
    expect(await of({ size: 9e9, arrayBuffer: () => Promise.reject(new Error('not read')) })).toBe('');
    expect(await of({ size: 7, arrayBuffer: () => Promise.reject(new Error('gone')) })).toBeNull();
  });
});
