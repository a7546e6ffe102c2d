/** Where evidence is marked in a line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../src/ui/talk/marks';

const drawn = (text: string, spans: readonly string[]): string =>
  piecesOf(text, spans)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('piecesOf', () => {
  it.each([
    ['你只能跟我说话', ['只能跟我'], '你[只能跟我]说话'],
    ['滚，你给我滚！', ['滚'], '[滚]，你给我[滚]！'],
    ['你是我的人', ['你是我的', '我的人'], '[你是我的人]'],
    ['the heap, he said', ['he'], 'the heap, [he] said'],
    ['you FOOL!', ['FOOL'], 'you [FOOL]!'],
    ['垃圾lj垃圾', ['lj'], '垃圾[lj]垃圾'],
    ['好', ['不在这里', ''], '好'],
    ['全部', ['全部'], '[全部]'],
    ['', ['x'], ''],
  ])('%j with %j is %j', (text, spans, expected) => {
    expect(drawn(text, spans)).toBe(expected);
  });

  it('loses and adds nothing, whatever the line and the spans', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.string({ unit: 'binary', maxLength: 4 })),
        (text, spans) => {
          const pieces = piecesOf(text, spans);
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
          for (const piece of pieces)
            if (piece.marked) expect(spans.some((span) => span !== '' && piece.text.includes(span))).toBe(true);
        },
      ),
    );
  });
});
