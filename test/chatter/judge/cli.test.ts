import { expect, test } from 'vitest';
import { judgeCommand, judgeLine } from '../../../dev/cli/judge';
import { labelled } from './dialogues';

const FIELDS = [
  'status',
  'current_beat_idx',
  'narrative_hold',
  'tone_correction',
  'tone_correction_type',
  'beat_completion_analysis',
  'completion',
  'realtime_context_ids',
];

function run(input: string): { status: number; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const status = judgeCommand(input, (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  return { status, lines };
}

test('one line out per line in, with the id and exactly the fields of §L5', () => {
  const all = labelled();
  const { status, lines } = run(`${all.map(({ id, input }) => JSON.stringify({ id, ...input })).join('\n')}\n`);
  expect(status).toBe(0);
  expect(lines.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  for (const line of lines) expect(Object.keys(line)).toEqual(['id', ...FIELDS]);
  expect(Object.keys(judgeLine(JSON.stringify(all[0]!.input)).out)).toEqual(FIELDS);
});

test('errors stand in their line, the run goes on, and the status is 1', () => {
  const good = {
    beats: [{ beat_id: 'a', type: 'Action', physical_event: 'x', required: [], gate: { any: 1 }, npcTone: null }],
    dialogue: [],
    stored_beat_idx: 0,
  };
  const bad: readonly (readonly [unknown, RegExp])[] = [
    [{ ...good, id: 7, beats: 3 }, /beats is an array/],
    [{ ...good, dialogue: [{ who: 'ai', text: '' }] }, /npc or player/],
    [{ ...good, stored_beat_idx: 'x' }, /stored_beat_idx/],
    [{ ...good, beats: [{ ...good.beats[0], npcTone: 'angry' }] }, /npcTone/],
    [[], /object/],
    [null, /object/],
  ];
  const { status, lines } = run(
    ['{', ...bad.map(([line]) => JSON.stringify(line)), JSON.stringify({ ...good, id: 'last' })].join('\n'),
  );
  expect(status).toBe(1);
  expect(lines[0]).toEqual({ id: null, error: '这一行不是 JSON this line is not JSON' });
  bad.forEach(([, message], i) => {
    expect(lines[i + 1]!.error).toMatch(message);
  });
  expect(lines[1]!.id).toBe(7);
  expect(lines[bad.length + 1]).toMatchObject({ id: 'last', status: 'CONTINUE' });
});

test('nothing in, nothing out', () => {
  expect(run('')).toEqual({ status: 0, lines: [] });
});
