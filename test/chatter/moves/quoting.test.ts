/** Whose words a line says again (moves/thread/quoting.ts). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { quotedIn, unquoted } from '../../../src/chatter/moves/thread/quoting';
import type { Spoken } from '../../../src/chatter/moves/types';
import { HUMAN, stage } from '../flow/support';

const ME = 8;
const said = (by: number, words: string, exchange: number | null = 1): Spoken => ({
  by,
  to: ME,
  turn: 5,
  words,
  text: readLine(words).verbatim,
  content: { move: 'ack', facts: [] },
  exchange,
});
const SPOKEN: readonly Spoken[] = [
  said(2, '别急，好戏还在后头。', null),
  said(3, '有些事，孤还想请教。', null),
  said(4, '谁动主公，我跟谁拼命！'),
  said(5, "I had my reasons, that's all."),
  said(6, 'Nothing of the sort happened.'),
];

/** Whose words they are; `to` is called by name. */
function whose(typed: string, to: number | null = null): number | null {
  const { rest, marked } = unquoted(readLine(typed));
  const line = { text: rest.verbatim, marked, pointers: [], to, named: to !== null, from: ME, turn: 6 };
  return quotedIn(line, SPOKEN)?.said.by ?? null;
}

describe('whose words a line says again', () => {
  it.each([
    ['“好戏还在后头”？你倒是给我看看', 2],
    ['那个「有些事」到底是什么事', 3],
    ['"Nothing of the sort happened", seriously?', 6],
    ['‘ok’ whoever said "nothing of the sort" is a liar', 6],
  ])('finds them between marks: %s', (typed, by) => {
    expect(whose(typed)).toBe(by);
  });

  it.each([
    ['你不是说谁动主公就跟谁拼命吗', 4, 4],
    ['你刚才说好戏还在后头，戏呢', 2, 2],
    ['you said you had your reasons, name one', 5, 5],
    ['你刚才想问我什么来着，你说问我啥', 3, 3],
  ])('finds them behind 你说 of whoever is called: %s', (typed, to, by) => {
    expect(whose(typed, to)).toBe(by);
  });

  it.each([
    ['“好人”三号又来了', null],
    ['你说主公会不会出桃', 2],
    ['你说说看谁像反贼', 4],
    ['主公让我打谁我打谁', 4],
    ['you said nothing all game', 5],
    ['nothing happened this round', 6],
    ['“好戏还在后头”？', 4],
  ])('finds none where nobody said so, or another did: %s', (typed, to) => {
    expect(whose(typed, to)).toBeNull();
  });

  it('leaves out of a line what it quotes', () => {
    expect(unquoted(readLine('你那句“别杀主公”是啥意思')).rest.verbatim).not.toContain('别杀');
    expect(unquoted(readLine('别杀主公')).rest.verbatim).toContain('别杀');
  });
});

describe('hostile lines are heard to the end', () => {
  it.each([`7号你${'刚刚才'.repeat(24)}`, `3号你砍我，给${'我个'.repeat(29)}`, 'can you please '.repeat(20)])(
    '%s',
    (text) => {
      const { talk } = stage();
      expect(talk.hear({ from: HUMAN, text }, 1000).withheld).toBe(false);
    },
  );
});
