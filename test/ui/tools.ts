/** Small games for the tests of the panel: written by hand, so that every number can be followed. */
import type { PublicEvent, Seat } from '../../src/core/event';
import type { Role } from '../../src/core/role';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { recordedSource, type RecordedSource } from '../../src/ui/recorded';

export interface Story {
  names?: readonly string[];
  roles?: readonly Role[];
  me?: Seat | null;
  events: readonly PublicEvent[];
  finished?: boolean;
}

export const ROLES: readonly Role[] = ['zhu', 'fan', 'zhong', 'nei', 'fan'];
const NAMES = ['刘备', '张角', '关羽', '司马懿', '孙权'];

export function linesOf({ names = NAMES, roles = ROLES, me = null, events, finished = false }: Story): string[] {
  const deck: Partial<Record<Role, number>> = {};
  for (const role of roles) deck[role] = (deck[role] ?? 0) + 1;
  const rows: object[] = [
    {
      type: 'game',
      v: 1,
      engine: '1.11.4.1',
      lord: 1,
      deck,
      me,
      seed: 7,
      players: roles.map((_, i) => ({ seat: i + 1, name: names[i] ?? `${i + 1}`, hp: 4, maxHp: 4 })),
      personas: Object.fromEntries(roles.map((_, i) => [i + 1, 'balanced'])),
    },
    ...events,
  ];
  if (finished) {
    rows.push({ type: 'over', winner: 'zhu' }, { type: 'terms', names: { sha: '杀', tao: '桃', juedou: '决斗' } });
    rows.push({ type: 'truth', roles: Object.fromEntries(roles.map((role, i) => [i + 1, role])) });
  }
  return rows.map((row) => JSON.stringify(row));
}

export function recordingOf(story: Story): Recording {
  const recording = parseRecording(linesOf(story).join('\n'));
  if (isDamage(recording) || recording.damage) throw new Error(JSON.stringify(recording));
  return recording;
}

export function sourceOf(
  story: Story,
  options: { strict?: boolean; belief?: boolean; at?: number } = {},
): RecordedSource {
  const lines = linesOf(story);
  const source = recordedSource(recordingOf(story), {
    strict: options.strict ?? false,
    belief: options.belief ?? true,
    lines,
  });
  source.seek(options.at ?? source.length);
  return source;
}

export const turn = (seat: Seat, n: number, seats = 5): PublicEvent => {
  const each = (value: number) => Object.fromEntries(Array.from({ length: seats }, (_, i) => [i + 1, value]));
  return { type: 'turn', seat, n, hp: each(4), hand: each(4) };
};
export const sha = (by: Seat, to: Seat): PublicEvent => ({
  type: 'card',
  by,
  to: [to],
  card: 'sha',
  tv: { [to]: -1.5 },
  group: false,
});
export const hit = (by: Seat, to: Seat): PublicEvent => ({ type: 'damage', by, to, num: 1, via: { card: 'sha' } });
export const peach = (by: Seat, to: Seat): PublicEvent => ({ type: 'heal', by, to, num: 1, via: { card: 'tao' } });

/** Seat 2 strikes at the lord, 3 saves it and strikes back, 4 does both, 5 does nothing. */
export const PLOT: readonly PublicEvent[] = [
  { type: 'round', n: 1 },
  turn(1, 1),
  turn(2, 2),
  sha(2, 1),
  hit(2, 1),
  turn(3, 3),
  peach(3, 1),
  sha(3, 2),
  hit(3, 2),
  turn(4, 4),
  peach(4, 1),
  peach(4, 1),
  peach(4, 1),
  sha(4, 1),
  hit(4, 1),
  hit(4, 1),
  turn(5, 5),
  { type: 'round', n: 2 },
  turn(1, 6),
  sha(1, 2),
  hit(1, 2),
  turn(2, 7),
  sha(2, 1),
  hit(2, 1),
  { type: 'die', seat: 2, by: 3, role: 'fan' },
  turn(3, 8),
  peach(3, 1),
];
