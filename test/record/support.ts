/** Lines of a recording, and what reading them gives. */
import { isDamage, parseRecording, type Damage, type Recording } from '../../src/record/format';

export const HEADER = {
  type: 'game',
  v: 1,
  engine: '1.11.5',
  lord: 1,
  me: null,
  seed: 7,
  deck: { zhu: 1, zhong: 1, fan: 1 },
  players: [1, 2, 3].map((seat) => ({ seat, name: `P${seat}`, hp: 4, maxHp: 4 })),
};

export const TRUTH = { type: 'truth', roles: { 1: 'zhu', 2: 'zhong', 3: 'fan' } };

/** An object is a line of JSON; a string stands in the file as it is. */
export const text = (...lines: readonly (object | string)[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

export function read(...lines: readonly (object | string)[]): Recording {
  const recording = parseRecording(text(...lines));
  if (isDamage(recording)) throw new Error(`line ${recording.line}: ${recording.reason} ${recording.detail}`);
  return recording;
}

/** Why reading ended, whether anything was kept or not. */
export function damageOf(...lines: readonly (object | string)[]): Damage | null {
  const recording = parseRecording(text(...lines));
  return isDamage(recording) ? recording : recording.damage;
}
