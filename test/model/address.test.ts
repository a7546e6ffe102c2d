/** Where requests may go, however an address is spelled, and what is kept of a choice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseOf, originOf } from '../../src/model/address';
import { CALLS, NO_MODEL, readChoice, storedChoice, withKey } from '../../src/model/choice';

describe('an address', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['localhost:11434', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1'],
    ['https://api.example.com/v1/chat/completions', 'https://api.example.com/v1'],
    ['api.example.com', 'https://api.example.com/v1'],
    ['https://x.example/openai/v2', 'https://x.example/openai/v2'],
    ['http://[::1]:1234', 'http://[::1]:1234/v1'],
    [' https://a.example/v1/models ', 'https://a.example/v1'],
    ['HTTPS://API.Example.COM:443/v1', 'https://api.example.com/v1'],
    ['Localhost:1234', 'http://localhost:1234/v1'],
    // A house's own server behind TLS, typed as it is.
    ['https://192.168.0.2:8443/v1', 'https://192.168.0.2:8443/v1'],
    ['https://[fd00::2]/v1', 'https://[fd00::2]/v1'],
    ['https://nas.local', 'https://nas.local/v1'],
    ['https://xn--fsq.example', 'https://xn--fsq.example/v1'],
  ])('%s is %s', (typed, base) => {
    expect(baseOf(typed)).toBe(base);
  });

  it.each([
    '',
    'http://example.com/v1',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example/v1',
    'ftp://localhost',
    'javascript:alert(1)',
    'https://me:pw@example.com/v1',
    'https://a.example/v1?key=1',
    'http://192.168.0.2:11434',
    'file:///etc/passwd',
    'data:text/plain,x',
    'data://text/plain',
    'blob:https://a.example/1',
    'about:blank',
    'ws://localhost',
    // Accounts, wherever they hide.
    'https://key@example.com/v1',
    'https://:@example.com/v1',
    'https://api.example.com:sk-1@evil.example/v1',
    'https://api.example.com%40evil.example/v1',
    'https://a.example/@evil.example',
    // What a browser reads as something else.
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https://a.example\\.evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:////evil.example',
    'https://a.exa\tmple',
    'https://a.exa\nmple',
    'https://a example',
    'https://a.example./v1',
    'https://a..example',
    'https://.example',
    'https://a.example/../v1',
    'https://a.example/v1#x',
    'https://a.example:99999',
    'https://a.example:',
    // Other scripts look like these letters.
    'https://арi.example.com',
    'https://api。example。com',
    'https://ａｐｉ.example.com',
    'https://例え.example',
    'https://api.ex%61mple.com',
    // This machine and private numbers, spelled so that nobody sees it.
    'http://127.1',
    'http://127.0.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0x7f.0.0.1',
    'http://0177.0.0.1',
    'http://127.0.0.1.',
    'http://localhost.',
    'http://0.0.0.0',
    'http://127.0.0.2',
    'http://[::]',
    'http://[0:0:0:0:0:0:0:1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://[::1%25lo]',
    'http://①②⑦.⓪.⓪.①',
    'https://3232235522',
    'https://192.168.2',
    'https://0xc0a80002',
    'https://0300.0250.0.2',
    'https://[::ffff:192.168.0.2]',
    // Names that lead into the house.
    'https://192.168.0.2.nip.io',
    'https://c0a80002.nip.io',
    'https://app-10-0-0-1.sslip.io/v1',
    'https://127-0-0-1.example.com',
    'https://10.1.2.3.example.com',
    'https://localtest.me',
    'https://a.lvh.me',
  ])('%s is none', (typed) => {
    expect(baseOf(typed)).toBeNull();
  });
});

describe('an origin', () => {
  it('is scheme, host and port: another of them is another', () => {
    const same = ['https://a.example', 'a.example', 'https://A.example:443/v1/', 'https://a.example/other/path'];
    expect(new Set(same.map(originOf))).toEqual(new Set(['https://a.example']));
    const others = [
      'https://a.example:8443',
      'https://b.a.example',
      'https://a.example.evil.example',
      'http://localhost',
    ];
    for (const other of others) expect(originOf(other)).not.toBe('https://a.example');
    expect(originOf('https://a.example@evil.example')).toBeNull();
  });

  it('is what a browser goes to: no spelling leads elsewhere than it reads', () => {
    const part = fc.constantFrom(
      'https://',
      'http://',
      'a.example',
      '127.0.0.1',
      '@',
      '\\',
      '/',
      ':',
      '.',
      '0x7f',
      '%2e',
      '[::1]',
      ' ',
      '#',
      '?',
      '1',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const typed = parts.join('');
        const base = baseOf(typed);
        if (base === null) return;
        const url = new URL(base);
        expect(typed.toLowerCase()).toContain(url.hostname);
        expect(url.username + url.password + url.search + url.hash).toBe('');
        expect(url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)).toBe(true);
      }),
      { numRuns: 2000, seed: 14 },
    );
  });
});

describe('a stored choice', () => {
  it('is read as it is, and anything broken is no model', () => {
    const stored = { on: true, url: 'http://localhost:1', model: 'm', calls: 7, remember: true };
    expect(readChoice({ ...stored, keys: { 'http://localhost:1': 'k' } })).toEqual({
      choice: stored,
      keys: new Map([['http://localhost:1', 'k']]),
    });
    expect(readChoice({ on: true, url: 'x', model: 'm' }).choice.calls).toBe(CALLS);
    expect(readChoice({ on: true, keys: { 'https://a.example': 'k' } }).keys.size).toBe(0);
    for (const broken of [
      undefined,
      null,
      'on',
      1,
      [],
      { on: 'yes' },
      { calls: -1 },
      { calls: 1e9 },
      { url: 5 },
      { url: 'x'.repeat(1000) },
    ])
      expect(readChoice(broken).choice).toEqual(NO_MODEL);
  });

  it('gives the key of 0.1.0 to the address that it was stored with, and to no other', () => {
    const old = { on: true, url: 'https://a.example', model: 'm', remember: true, key: 'k' };
    expect([...readChoice(old).keys]).toEqual([['https://a.example', 'k']]);
    expect(readChoice({ ...old, url: 'not an address' }).keys.size).toBe(0);
    // Written by hand beside the new form it is nobody's.
    expect([...readChoice({ ...old, keys: { 'https://b.example': 'b' } }).keys]).toEqual([['https://b.example', 'b']]);
  });

  it('drops keys whose owner is no origin, and keeps the rest', () => {
    const keys = {
      'https://a.example': 'a',
      'https://a.example/v1': 'b',
      'HTTPS://B.example': 'c',
      '*': 'd',
      'https://me@c.example': 'e',
      'http://d.example': 'f',
      'https://e.example': 5,
      'https://f.example': '',
      'https://g.example': 'x'.repeat(1000),
    };
    expect([...readChoice({ remember: true, keys }).keys]).toEqual([['https://a.example', 'a']]);
    for (const broken of [null, 'sk', 5, ['sk']])
      expect(readChoice({ on: true, url: 'https://a.example', remember: true, keys: broken })).toMatchObject({
        choice: { on: true, url: 'https://a.example' },
        keys: new Map(),
      });
  });

  it('holds keys only where they are to be remembered, and not without end', () => {
    let keys = readChoice(undefined).keys;
    for (let i = 0; i < 40; i++) keys = withKey(keys, `https://a${i}.example`, 'k');
    expect(keys.size).toBe(16);
    expect(keys.has('https://a39.example')).toBe(true);
    expect(JSON.stringify(storedChoice({ ...NO_MODEL, remember: false }, keys))).not.toContain('"k"');
    const kept = storedChoice({ ...NO_MODEL, remember: true }, keys);
    expect(readChoice(JSON.parse(JSON.stringify(kept))).keys).toEqual(keys);
  });
});
