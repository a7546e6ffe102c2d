/** What was asked last is put to another, asked of another role, or of whoever "he" is (§Q2). */
import { describe, expect, it } from 'vitest';
import { redirected } from '../../../src/chatter/moves/thread/redirected';
import type { Exchange, Move } from '../../../src/chatter/moves/types';
import { heard, recorded } from './tables';

const scene = recorded('8p-1', 6);
const { turn } = scene;
const of = (asked: Omit<Move, 'span'>, to = 4): Exchange => ({
  id: 7,
  from: 1,
  to,
  turn,
  asked: { ...asked, span: [0, 4] },
  answered: { move: 'guess', about: 5, role: 'fan', facts: [] },
  awaits: null,
});

describe('a question is put to another', () => {
  const last = of({ act: 'ask_guess', role: 'nei' });
  const put = (text: string, hearer: number) => heard(text, scene, { hearer, exchanges: [], overheard: last })[0];
  it.each([
    ['3号,同问', 3],
    ['换个人问,3号你来说说', 3],
    ['没问4号 我等3号开口', 3],
    ['3号你自己不说?我问的是3号', 3],
    ['sorry i meant 3 not 4', 3],
    ["wasn't asking 4. i asked 3", 3],
    ["3 you're up", 3],
  ])('%s', (text, to) => {
    expect(put(text, to)).toMatchObject({ act: 'ask_guess', role: 'nei', refersTo: 7 });
  });
  it.each([
    '我问你3号的闪还有没有',
    '轮到3号了',
    '我问的是3号像不像反',
    'i asked 3 for a peach earlier',
    '3号自己来收吧那个人头',
  ])('stands by itself: %s', (text) => {
    expect(put(text, 3)?.refersTo).toBeUndefined();
  });
  it('a name that is put right stands where the wrong one stood', () => {
    const about = of({ act: 'ask_guess', about: 5 });
    const named = [
      { seat: 3, start: 8, end: 9 },
      { seat: 5, start: 14, end: 15 },
    ];
    expect(redirected('i meant 3 not 5', named, about, turn)).toMatchObject({ to: 4, asked: { about: 3 } });
  });
});

describe('another role', () => {
  const role = (text: string, act: 'ask_count' | 'ask_guess' = 'ask_count') =>
    heard(text, scene, { exchanges: [of({ act, role: 'fan' })] })[0];
  it.each([
    ['那忠呢', 'zhong'],
    ['内奸呢', 'nei'],
    ['and loyalists?', 'zhong'],
    ['what about the spy', 'nei'],
  ])('is counted: %s', (text, of) => {
    expect(role(text)).toMatchObject({ act: 'ask_count', role: of, refersTo: 7 });
  });
  it.each(['你这数是开局的还是现在活着的', 'does that include the dead'])('the same count again: %s', (text) => {
    expect(role(text)).toMatchObject({ act: 'ask_count', role: 'fan' });
  });
  it('a role that is laid on somebody is no count', () => {
    expect(role('那3号是忠')?.act).not.toBe('ask_count');
  });
});
