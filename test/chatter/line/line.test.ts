import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clauseEnd, clausesOf, clauseStart, sentenceEnd, sentenceStart } from '../../../src/chatter/line/clause';
import { READ_AT_EACH_END, readLine } from '../../../src/chatter/line/line';
import { calledAt } from '../../../src/chatter/scene/called';

const PIECES = [
  '三号',
  '是反',
  ' ',
  '，',
  '。',
  '？',
  '!',
  'k1ll',
  ' f u c k ',
  'ni',
  'hao',
  '🔪',
  '“',
  '”',
  '\u200b',
  '傻。逼',
  'ABC',
];
const lines = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 12 })
  .map((pieces) => pieces.join(''));

describe('clauses', () => {
  it('are parted by marks, by blanks between Chinese characters, by brackets and dashes', () => {
    const said = (text: string) => clausesOf(text).map((clause) => `${clause.text}${clause.asked ? '?' : ''}`);
    expect(said('好吧 我试试,行吗?')).toEqual(['好吧', '我试试', '行吗?']);
    expect(said('ok, so what? (nothing) v1.0 works--really.')).toEqual([
      'ok',
      'so what?',
      'nothing',
      'v1.0 works',
      'really',
    ]);
    expect(said('"不",他说。')).toEqual(['不', '他说。']);
    expect(said('')).toEqual([]);
  });

  it('stand where they say, in order, of either reading', () => {
    fc.assert(
      fc.property(lines, (raw) => {
        const line = readLine(raw);
        for (const [text, clauses] of [
          [line.text, line.clauses],
          [line.folded, line.phrases],
        ] as const) {
          let from = 0;
          for (const clause of clauses) {
            expect(clause.start).toBeGreaterThanOrEqual(from);
            expect(text.slice(clause.start, clause.end)).toBe(clause.text);
            expect(clause.text).not.toBe('');
            from = clause.end;
          }
        }
      }),
    );
  });

  it('begin and end around a place', () => {
    const text = '你好,三号是反!真的';
    expect(text.slice(clauseStart(text, 4), clauseEnd(text, 4))).toBe('三号是反');
    expect(text.slice(sentenceStart(text, 4), sentenceEnd(text, 4))).toBe('你好,三号是反');
  });
});

describe('a line', () => {
  it('leaves an ASCII line as typed for seats and names, and reads every other', () => {
    expect(readLine('Seat 4, ARE you').verbatim).toBe('seat 4, are you');
    expect(readLine('４號，你好').verbatim).toBe('四号,你好');
  });

  it('keeps what an answer says: blanks part Chinese clauses, English keeps its apostrophes', () => {
    expect(readLine('好吧 我试试').answer).toBe('好吧,我试试');
    expect(readLine('好吧 我试试').text).toBe('好吧我试试');
    expect(readLine('I don’t want  tooo').answer).toBe("i don't want to");
  });

  it('reads the head and the tail of a line without end', () => {
    const { text, folded } = readLine(`头${'。一二三四'.repeat(READ_AT_EACH_END)}尾`);
    expect(text.startsWith('头')).toBe(true);
    expect(text.endsWith('尾')).toBe(true);
    expect(text.length).toBeLessThanOrEqual(2 * READ_AT_EACH_END + 1);
    expect(folded.length).toBe(2 * READ_AT_EACH_END + 1);
  });

  it('works nothing out twice', () => {
    const line = readLine('三号是反贼，他说“滚”。');
    for (const field of ['reading', 'findings', 'clauses', 'phrases', 'quotes'] as const)
      expect(line[field]).toBe(line[field]);
  });
});

it('knows what players call a seat', () => {
  const named = (names: readonly string[]) =>
    calledAt({ seats: names.map((name, i) => ({ seat: i + 1, name })) as never }, new Map([['阿瞒', 2]]));
  const { seats, byName } = named(['界黃蓋', '曹操', '黄盖', 'SP赵云']);
  // 黄盖 alone is another's name; 赵云 is nobody else's.
  expect(seats.map(({ calls }) => calls)).toEqual([['界黄盖'], ['曹操'], ['黄盖'], ['sp赵云', '赵云']]);
  expect([byName.get('黄盖'), byName.get('阿瞒'), byName.get('赵云'), byName.get('界黄盖')]).toEqual([
    undefined,
    2,
    4,
    1,
  ]);
});
