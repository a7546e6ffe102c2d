/** Who answers where the rules would have somebody else (flow/answerer). */
import { describe, expect, it } from 'vitest';
import { JOINS, likeliestAnswerer, weighedOf } from '../../../src/chatter/flow/answerer/likely-answerer';
import type { PublicEvent } from '../../../src/core/event';
import type { TalkSettings } from '../../../src/chatter/flow/talk';
import { happen, HUMAN, stage } from './support';

describe('who ought to answer', () => {
  const WEIGHTS = { 'picked first': 1, 'used named': 0.8, [`used named${JOINS}harm`]: 0.7, 'at head': -2 };
  const picked = { seat: 3, signs: ['picked first'] };
  const doer = { seat: 5, signs: ['used named'] };

  it('is whom the rules take it for, where nobody is likelier', () => {
    expect(likeliestAnswerer(picked, [picked, doer], [], WEIGHTS)).toBe(picked);
    expect(likeliestAnswerer(picked, [{ seat: 4, signs: ['picked first'] }], [], WEIGHTS)).toBe(picked);
  });

  it('is another by its signs along with those of the line', () => {
    expect(likeliestAnswerer(picked, [picked, doer], ['harm'], WEIGHTS)).toBe(doer);
    expect([...weighedOf(['a'], ['x', 'y'])]).toEqual(['a', `a${JOINS}x`, `a${JOINS}y`]);
  });

  it('knows nothing of signs without a weight', () => {
    const odd = { seat: 3, signs: ['toString', 'constructor'] };
    expect(likeliestAnswerer(odd, [doer], [], WEIGHTS)).toBe(doer);
    expect(
      likeliestAnswerer(picked, [{ seat: 6, signs: ['nonsense', 'toString', 'constructor'] }], ['__proto__'], WEIGHTS),
    ).toBe(picked);
  });
});

describe('at the table', () => {
  /** Seat 3 has been talked with; then seat 5 plays a card on the human, who says `line`. */
  function answersTo(line: string, card: string, settings: Partial<TalkSettings> = {}): number[] {
    const { scene, say } = stage({ settings });
    const turn = (n: number, seat: number): PublicEvent => ({ type: 'turn', n, seat, hp: {}, hand: {} });
    happen(scene, turn(1, 1));
    say('3号，你觉得谁是反', 0);
    happen(scene, turn(2, 5));
    happen(scene, { type: 'card', by: 5, card, to: [HUMAN], tv: { [HUMAN]: -1 }, id: 1 } as unknown as PublicEvent);
    return say(line, 40_000).flatMap(({ speaker, gesture }) => (gesture ? [] : [speaker]));
  }

  it('what praises or mocks what was just played is for whoever played it', () => {
    expect(answersTo('这杀砍得漂亮', 'sha')).toEqual([5]);
  });

  it('whoever is named at the head is asked, whatever is told of it', () => {
    expect(answersTo('5号这乐贴得够意思吧 打算帮谁啊', 'lebu')).toEqual([5]);
  });

  it('is whoever is begged in the middle of a talk, whoever struck last', () => {
    expect(answersTo('别杀我，求你了', 'sha')).toEqual([3]);
  });

  it('is nobody who is to keep silent', () => {
    expect(answersTo('这杀砍得漂亮', 'sha', { muted: new Set([5]) })).not.toContain(5);
    expect(answersTo('这杀砍得漂亮', 'sha', { onlyWhenNamed: true })).not.toContain(5);
  });

  it('goes on with whoever was talked with, where nothing speaks for another', () => {
    expect(answersTo('那你呢', 'sha')).toEqual([3]);
  });
});
