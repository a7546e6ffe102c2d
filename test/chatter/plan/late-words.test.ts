/** What somebody who is dead said is quoted as it was heard, of whom and of what it is asked, or nobody remembers it (§Q3). */
import { describe, expect, it } from 'vitest';
import type { Spoken } from '../../../src/chatter/moves/types';
import { happen, sceneOf } from '../flow/support';
import { askedOf, GUESSES, planned } from './support';
import { lateWordsPlan } from '../../../src/chatter/plan/record/spoken-by';

const said = (words: string, content: Partial<Spoken['content']>): Spoken => ({
  by: 5,
  to: null,
  turn: 2,
  words,
  text: words,
  exchange: null,
  content: { move: 'guess', facts: [], ...content },
});

function answered(text: string) {
  const scene = sceneOf();
  happen(scene, { type: 'die', seat: 5, by: 3, role: 'zhong' });
  const asked = askedOf(text, { scene });
  asked.memory.spoke(said('6号像反贼。', { about: 6, role: 'fan' }));
  asked.memory.spoke(said('今天牌不错。', {}));
  return lateWordsPlan(asked.moves[0] ?? null, asked);
}

describe('the words of one who is dead', () => {
  it.each([
    '5号走之前是不是说过谁像反贼来着',
    'did 5 ever say who he suspected',
    '5号亲口说6号是反贼',
    '5号以前咋评价6号的来着',
  ])('%s: what it said of that', (text) => {
    expect(answered(text)).toMatchObject({ clause: 'quote_of', words: '6号像反贼。' });
  });
  it.each(['5号亲口说4号是他同伙', '5号以前咋评价4号的'])('%s: nobody remembers what was not said', (text) => {
    expect(answered(text)).toMatchObject({ clause: 'forgot', about: 5 });
  });
  it('the last of all, where nothing is said of what', () => {
    expect(answered('5号说过什么来着')).toMatchObject({ words: '今天牌不错。' });
  });
  it.each(['你说5号是反贼吗', '6号说过什么', '5号被谁杀的', '我跟5号说过别打我'])('%s: of no such words', (text) => {
    expect(answered(text)).toBeNull();
  });
});

describe('whom a question leaves aside', () => {
  it.each(['除了6号你还怀疑谁', '6号以外还有谁可疑', 'who else do you suspect besides seat 6'])('%s', (text) => {
    expect(planned(text, { scene: sceneOf(), guesses: GUESSES })?.about).not.toBe(6);
  });
  it('else it is named', () => {
    expect(planned('6号是反贼吗', { scene: sceneOf(), guesses: GUESSES })?.about).toBe(6);
  });
});
