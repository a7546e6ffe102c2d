/** Recordings from strangers: words that are names of object members, tables of thousands, escapes in a damaged line. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDamage, parseRecording, readEvent } from '../../src/record/format';
import { damageText } from '../../src/language/notices';
import { damageOf, HEADER, read } from './support';

const header = (players: number): string =>
  JSON.stringify({
    type: 'game',
    v: 1,
    engine: 'x',
    lord: 1,
    deck: null,
    me: null,
    seed: 1,
    players: Array.from({ length: players }, (_, i) => ({ seat: i + 1, name: `P${i}`, hp: 4, maxHp: 4 })),
  });

it.each(['constructor', '__proto__', 'toString'])('no word stands for a skill called %s but its own', (skill) => {
  const recording = parseRecording(
    `${header(2)}\n${JSON.stringify({ type: 'skill', by: 2, to: [1], skill, tv: { 1: 1 } })}`,
  );
  if (isDamage(recording)) throw new Error(recording.detail);
  expect(recording.terms[skill]).toBeUndefined();
});

it('64 seats are read, more are no game', () => {
  expect(isDamage(parseRecording(header(64)))).toBe(false);
  expect(parseRecording(header(65))).toMatchObject({ line: 1, reason: 'field' });
});

it('nothing of a damaged line can act on a terminal', () => {
  const damage = parseRecording('\u001b[31mred \u202ethgir');
  if (!isDamage(damage)) throw new Error('read');
  // eslint-disable-next-line no-control-regex -- that is what must not be there
  expect(damageText(damage)).not.toMatch(/[\u0000-\u001f\u202e]/);
});

/** A list in a list in a list: JSON.parse reads it, and neither JSON.stringify nor String can write it. */
const DEEP = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
const ROUND = { type: 'round', n: 1 };

it.each([
  ['a line without a type', `{"a":${DEEP}}`, 'no_type', '{…}'],
  ['a type', `{"type":${DEEP}}`, 'no_type', '{…}'],
  ['a known field', `{"type":"round","n":${DEEP}}`, 'field', 'n = […]'],
])('%s nested too deeply ends the reading, and the game before it is kept', (_what, line, reason, detail) => {
  const recording = read(HEADER, ROUND, line, ROUND);
  expect(recording.entries).toHaveLength(1);
  expect(recording.damage).toEqual({ line: 3, reason, detail });
});

it.each([
  ['the first line', `{"a":${DEEP}}`, 'no_type', '{…}'],
  ['its type', `{"type":${DEEP}}`, 'no_type', '{…}'],
  ['its version', `{"type":"game","v":${DEEP}}`, 'version', '[…]'],
  ['its players', `{"type":"game","v":1,"engine":"x","players":${DEEP}}`, 'missing', 'players.0.seat'],
])('%s nested too deeply is damage', (_what, line, reason, detail) => {
  expect(damageOf(line)).toEqual({ line: 1, reason, detail });
});

it('an unknown line may be nested as it likes: it is kept and skipped', () => {
  expect(read(HEADER, `{"type":"duel","a":${DEEP}}`, ROUND).damage).toBeNull();
});

it('an event from elsewhere that is nested too deeply is none', () => {
  expect(readEvent(JSON.parse(`{"a":${DEEP}}`))).toBeNull();
});

it('a version that hides how it is written is told as it stood', () => {
  expect(damageOf('', '{"type":"game","v":{"toString":1}}')).toEqual({
    line: 2,
    reason: 'version',
    detail: '{"toString":1}',
  });
});

it.each<[string, BufferEncoding | 'utf16be', boolean]>([
  ['UTF-16 with its mark', 'utf16le', true],
  ['UTF-16', 'utf16le', false],
  ['UTF-16, the other way round, with its mark', 'utf16be', true],
  ['UTF-16, the other way round', 'utf16be', false],
])('%s is told to be the wrong encoding', (_what, encoding, marked) => {
  const bytes = Buffer.from(`${marked ? '\uFEFF' : ''}${header(2)}\r\n${header(2)}\r\n`, 'utf16le');
  const damage = parseRecording((encoding === 'utf16be' ? bytes.swap16() : bytes).toString('utf8'));
  if (!isDamage(damage)) throw new Error('read');
  expect(damage).toEqual({ line: 1, reason: 'not_utf8', detail: '' });
  expect(damageText(damage)).toContain('UTF-8');
});

it('zeros that a crash left are no encoding', () => {
  expect(damageOf(HEADER, '\0\0\0\0')).toMatchObject({ line: 2, reason: 'not_json' });
  expect(damageOf('\0\0\0\0')).toMatchObject({ line: 1, reason: 'not_json' });
});

it('whatever a line is, reading names it and throws nothing', () => {
  const fields = ['type', 'v', 'engine', 'players', 'lord', 'deck', 'seed', 'seat', 'by', 'to', 'about', 'n', 'roles'];
  const types = ['game', 'round', 'turn', 'card', 'wuxie', 'claim', 'guess', 'terms', 'truth', 'damage'];
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom(...types), fc.constantFrom(1, -0, []));
  const line = fc
    .oneof(fc.dictionary(fc.constantFrom(...fields), value), fc.jsonValue())
    .map((given) => JSON.stringify(given).replaceAll('null', '1e400'));
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string())), fc.boolean(), (lines, headed) => {
      const result = parseRecording([...(headed ? [header(3)] : []), ...lines].join('\n'));
      const damage = isDamage(result) ? result : result.damage;
      if (damage) expect(damageText(damage)).not.toBe('');
    }),
  );
});
