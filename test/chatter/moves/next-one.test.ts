/** What goes on from a guess or a plan: another role that fits, the other of two, the next one (§Q2). */
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../../src/chatter/moves/types';
import { heard, recorded } from './tables';

const scene = recorded('8p-1', 6);
const { turn } = scene;
/** Seat 4 was asked of 3 and 5, and has named 3. */
const of = (act: 'ask_guess' | 'ask_plan'): Exchange => ({
  id: 7,
  from: 1,
  to: 4,
  turn,
  asked: { act, of: [3, 5], span: [0, 4] },
  answered: { move: 'guess', about: 3, role: 'fan', facts: [] },
  awaits: null,
});
const asked = (text: string, act: 'ask_guess' | 'ask_plan' = 'ask_guess') =>
  heard(text, scene, { exchanges: [of(act)] })[0];

describe('goes on from what was said', () => {
  it.each(['可内奸前期也保主公的呀', '反贼开局也会打反装样子吧', 'a spy would do that too'])(
    'another role fits: %s',
    (text) => {
      expect(asked(text)).toMatchObject({ act: 'ask_sure', about: 3, refersTo: 7 });
    },
  );
  it.each(['就凭一两张无懈啊', '就因为他砍了一刀?', 'just because of one slash?'])('it is not enough: %s', (text) => {
    expect(asked(text)).toMatchObject({ act: 'ask_evidence', about: 3, refersTo: 7 });
  });
  it.each(['为啥不是另外那个', '那另一个呢', 'why not the other one'])('the other of the two: %s', (text) => {
    expect(asked(text)).toMatchObject({ act: 'ask_guess', about: 5, refersTo: 7 });
  });
  it.each(['打完这个下一个呢', '行 收了他再打谁', 'after 3 who is next', 'once hes dead who next'])(
    'the next one: %s',
    (text) => {
      const move = asked(text, 'ask_plan');
      expect(move).toMatchObject({ act: 'ask_plan', refersTo: 7 });
      expect(move?.about).toBeUndefined();
    },
  );
  it('asks of which two', () => {
    expect(heard('3号5号里头哪个像内', scene)[0]).toMatchObject({ act: 'ask_guess', of: [3, 5] });
    expect(heard('3号像内吗', scene)[0]?.of).toBeUndefined();
  });
  it.each(['内奸是3号', '5号是反贼，他砍了主公', '下一个回合我要打你'])('stands by itself: %s', (text) => {
    expect(asked(text)?.refersTo).toBeUndefined();
  });
});
