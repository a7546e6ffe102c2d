import { expect, it } from 'vitest';
import { careCommand } from '../../dev/cli/care';
import { rigidityCommand } from '../../dev/cli/rigidity';

type Command = (input: string, write: (line: string) => void) => number;

function run(command: Command, ...lines: unknown[]): { status: number; out: Record<string, unknown>[] } {
  const out: Record<string, unknown>[] = [];
  const status = command(
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + '\n',
    (line) => out.push(JSON.parse(line) as Record<string, unknown>),
  );
  return { status, out };
}

it('rigidity: one step per score, or one where there is none', () => {
  const { status, out } = run(
    rigidityCommand,
    { id: 1, chat_scores: [] },
    { id: 'b', phq9: null, gad7: { total_score: 10 }, chat_scores: [0.2, 0.7, 0.95, 0] },
    { id: 3, phq9: { total_score: 3 }, questionnaire_route: 'high', chat_scores: [0] },
  );
  expect(status).toBe(0);
  expect(out.map(({ id }) => id)).toEqual([1, 'b', 3]);
  expect(out[0]?.steps).toEqual([
    {
      route: 'low',
      rigid_score: 0.15,
      temperature: 0.78,
      fixed_script: false,
      route_reason: 'initial',
      route_source: 'legacy',
    },
  ]);
  expect(
    (out[1]?.steps as { route: string; rigid_score: number }[]).map(({ route, rigid_score }) => [route, rigid_score]),
  ).toEqual([
    ['medium', 0.6],
    ['medium', 0.6],
    ['high', 1],
    ['high', 1],
  ]);
  expect(out[2]?.steps).toEqual([
    {
      route: 'high',
      rigid_score: 1,
      temperature: null,
      fixed_script: true,
      route_reason: 'questionnaire_high',
      route_source: 'questionnaire',
    },
  ]);
});

it('rigidity: an error for each line that is wrong, and the run goes on', () => {
  const wrong = [
    'nope',
    '',
    'null',
    '[1]',
    '"x"',
    { id: 2 },
    { id: 3, chat_scores: [null] },
    { id: 4, chat_scores: ['0.5'] },
    { id: 5, chat_scores: [1.2] },
    { id: 6, chat_scores: [-0.1] },
    { id: 7, chat_scores: 0.5 },
    { id: 8, phq9: 12, chat_scores: [] },
    { id: 9, phq9: {}, chat_scores: [] },
    { id: 10, phq9: { total_score: '12' }, chat_scores: [] },
    { id: 11, phq9: { total_score: 30 }, chat_scores: [] },
    { id: 12, phq9: { total_score: 12, parsed_scores: [1, 1, 2, 1, 1, 1, 1, 1, 0] }, chat_scores: [] },
    { id: 13, questionnaire_route: 'severe', chat_scores: [] },
    { id: 14, gad7: { total_score: 22 }, questionnaire_route: 'low', chat_scores: [0.1] },
    '{"id":15,"phq9":{"total_score":1e999},"chat_scores":[]}',
    { id: 16, gad7: { total_score: 3, parsed_scores: [3] }, chat_scores: [] },
  ];
  const { status, out } = run(rigidityCommand, ...wrong, { id: 99, chat_scores: [0.5] });
  expect(status).toBe(1);
  expect(out).toHaveLength(wrong.length + 1);
  for (const answer of out.slice(0, -1)) expect(Object.keys(answer)).toEqual(['id', 'error']);
  expect(out[5]?.id).toBe(2);
  expect(out.at(-1)).toMatchObject({ id: 99, steps: [{ route: 'low' }] });
});

it('care: the state after each utterance', () => {
  const { status, out } = run(
    careCommand,
    { id: 'x', utterances: ['我没时间', '不用', '好吧，我试试'] },
    { utterances: [] },
  );
  expect(status).toBe(0);
  expect(out).toEqual([
    {
      id: 'x',
      turns: [
        {
          state: 'handling_resistance',
          resistance_count: 1,
          resistance_type: 'time',
          resistance: 'time',
          acceptance: false,
        },
        {
          state: 'handling_resistance',
          resistance_count: 1,
          resistance_type: 'time',
          resistance: null,
          acceptance: false,
        },
        { state: 'accepted', resistance_count: 1, resistance_type: 'time', resistance: null, acceptance: true },
      ],
    },
    { turns: [] },
  ]);
});

it('care: errors', () => {
  const { status, out } = run(careCommand, { id: 1 }, { id: 2, utterances: [1] }, { id: 3, utterances: 'x' }, '{', {
    id: 5,
    utterances: ['hi'],
  });
  expect(status).toBe(1);
  expect(out.map((answer) => [answer.id, 'error' in answer])).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [null, true],
    [5, false],
  ]);
});
