/** Recordings from strangers: words that are names of object members, tables of thousands, escapes in a damaged line. */
import { expect, it } from 'vitest';
import { isDamage, parseRecording } from '../../src/record/format';
import { damageText } from '../../src/language/notices';

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
