import { describe, expect, it } from 'vitest';
import { converseLines } from '../../dev/cli/converse';
import { openTable } from '../../dev/talk/recorded';
import type { SpokenLanguage } from '../../src/language/languages';
import { recordingOf } from '../chatter/flow/golden';

const GAME = '8p-2';
const ME = 3;

interface Out {
  id?: unknown;
  error?: string;
  heard: { route: string | null; withheld: boolean; moves: { act: string }[]; addressed: number[] };
  answers: { seat: number; to: number; text: string; move: string; facts?: { turn: number; by?: number }[] }[];
  unasked: { turn: number; seat: number; text: string; move: string; facts?: { turn: number }[] }[];
}

function run(
  input: string,
  more: { language?: SpokenLanguage; seed?: number } = {},
): { status: number; out: string[] } {
  const recording = recordingOf(GAME);
  const table = openTable({
    recording,
    me: ME,
    language: more.language ?? 'zh',
    seed: more.seed ?? recording.header.seed,
    storylines: [],
    claims: false,
    inference: {},
  });
  const out: string[] = [];
  return { status: converseLines(table, input, (line) => out.push(line)), out };
}

const lines = (...said: readonly object[]): string => `${said.map((line) => JSON.stringify(line)).join('\n')}\n`;
const TALK = lines(
  { id: 'a', turn: 1, text: '大家好' },
  { id: 'b', turn: 5, text: '4号，你觉得谁是反贼？' },
  { id: 'c', turn: 9, text: '2号，为什么打我' },
  { id: 'd', turn: 12, text: '谁最可疑？' },
);

describe('converse (§Q5)', () => {
  it('answers each line with what was heard, in order and with its id', () => {
    const { status, out } = run(TALK);
    expect(status).toBe(0);
    const read = out.map((line) => JSON.parse(line) as Out);
    expect(read.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    for (const line of read) expect(Object.keys(line)).toEqual(['id', 'heard', 'answers', 'unasked']);
    expect(read[1]?.heard.addressed).toEqual([4]);
    expect(read[1]?.answers.map(({ seat, to }) => [seat, to])).toEqual([[4, ME]]);
    expect(read.flatMap(({ answers }) => answers).every(({ seat, text }) => seat !== ME && text !== '')).toBe(true);
  });

  it('gives the same output for the same input, byte for byte, and another seed another', () => {
    expect(run(TALK).out).toEqual(run(TALK).out);
    expect(run(TALK, { seed: 7 }).out).not.toEqual(run(TALK).out);
  });

  it('names only facts that were on record', () => {
    const read = run(TALK).out.map((line) => JSON.parse(line) as Out);
    const turns = [1, 5, 9, 12];
    read.forEach(({ answers, unasked }, i) => {
      for (const fact of [...answers, ...unasked].flatMap(({ facts = [] }) => facts))
        expect(fact.turn).toBeLessThanOrEqual(turns[i] ?? 0);
    });
  });

  it('stops at a line that makes no sense with an error, and goes on', () => {
    const { status, out } = run(
      `${lines({ id: 1, turn: 5, text: '大家好' }, { id: 2, turn: 1, text: '早' }, { id: 3, turn: 'x', text: '' })}nonsense\n${lines(
        { id: 4, turn: 4000, text: '大家好' },
        { id: 5, turn: 6, text: '4号，你是忠吗' },
      )}`,
    );
    expect(status).toBe(1);
    const read = out.map((line) => JSON.parse(line) as Out);
    expect(read.map(({ id, error }) => [id, error !== undefined])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [null, true],
      [4, true],
      [5, false],
    ]);
    expect(read[1]?.error).toMatch(/turns ascend/);
    expect(read[4]?.error).toMatch(/no turn 4000/);
  });

  it.each<[string, object | string, string]>([
    ['without a text', { turn: 6 }, '缺少 text text is missing'],
    ['without a turn', { text: '早' }, '缺少 turn turn is missing'],
    ['with another text', { turn: 6, text: 6 }, 'text 应为字符串 text is a string'],
    ['that is a list', '[]', '每行应为对象 every line is an object'],
    ['that is a number', '6', '每行应为对象 every line is an object'],
  ])('says of a line %s what is wrong with it', (_what, line, error) => {
    const { out } = run(typeof line === 'string' ? line : JSON.stringify(line));
    expect(JSON.parse(out[0] ?? '')).toEqual({ id: null, error });
  });

  it('withholds a line of danger: nobody answers', () => {
    const [line] = run(lines({ id: 1, turn: 5, text: '我不想活了，今晚就跳楼' })).out.map(
      (out) => JSON.parse(out) as Out,
    );
    expect(line?.heard).toEqual({ route: null, withheld: true, moves: [], addressed: [] });
    expect(line?.answers).toEqual([]);
  });

  it("does not depend on the person's own role", () => {
    const recording = recordingOf(GAME);
    const answers = (['zhong', 'fan', 'nei'] as const).map((role) => {
      const table = openTable({
        recording: { ...recording, truth: { ...recording.truth, [ME]: role } },
        me: ME,
        language: 'zh',
        seed: 1,
        storylines: [],
        claims: false,
        inference: {},
      });
      const out: string[] = [];
      converseLines(table, TALK, (line) => out.push(line));
      return out.join('\n');
    });
    expect(new Set(answers).size).toBe(1);
  });
});
