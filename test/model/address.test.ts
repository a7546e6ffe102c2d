/** Where requests may go, and what is kept of a choice. */
import { describe, expect, it } from 'vitest';
import { baseOf } from '../../src/model/address';
import { CALLS, NO_MODEL, readChoice } from '../../src/model/choice';

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
  ])('%s is none', (typed) => {
    expect(baseOf(typed)).toBeNull();
  });
});

describe('a stored choice', () => {
  it('is read as it is, and anything broken is no model', () => {
    expect(readChoice({ on: true, url: 'http://localhost:1', model: 'm', calls: 7, remember: true, key: 'k' })).toEqual(
      { choice: { on: true, url: 'http://localhost:1', model: 'm', calls: 7, remember: true }, key: 'k' },
    );
    expect(readChoice({ on: true, url: 'x', model: 'm' }).choice.calls).toBe(CALLS);
    expect(readChoice({ on: true, key: 'k' }).key).toBe('');
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
});
