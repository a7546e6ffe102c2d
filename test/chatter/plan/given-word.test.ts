/** Words that were given are asked of the record: kept, broken, conditional, never given; what is begged about a third gets a yes or no (§Q2). */
import { describe, expect, it } from 'vitest';
import type { Undertaking } from '../../../src/chatter/moves/types';
import { planAnswer } from '../../../src/chatter/plan/answer';
import { undertakenBy } from '../../../src/chatter/plan/dealing/given-word';
import { factOn, HUMAN, stage } from '../flow/support';
import { askedOf, GUESSES, planned, struckAndHealed as table } from './support';

const SPARE: Undertaking = { what: 'spare', to: HUMAN, until: 'game' };

/** What 孙权 (3) answers where somebody has given a word in turn 1, and done something since. */
function answer(text: string, by: number, undertaking: Undertaking, deed?: Parameters<typeof factOn>[2]) {
  const scene = table();
  const asked = askedOf(text, { scene, guesses: GUESSES });
  const heardBy = by === 3 ? HUMAN : 3;
  asked.memory.promises.make({ by, heardBy, undertaking, turn: 1, round: scene.table.round });
  if (deed) asked.memory.see([factOn(scene, 'aimed', deed)], scene);
  return planAnswer(asked);
}
const blow = (by: number, to: number) => ({ by, to, card: 'sha', good: false });

describe('what was said and is no promise', () => {
  const told = (words: string, text: string) => {
    const asked = askedOf(text, { scene: table(), guesses: GUESSES });
    asked.memory.spoke({
      by: 3,
      to: null,
      turn: 1,
      words,
      text: words,
      exchange: null,
      content: { move: 'guess', facts: [] },
    });
    return planAnswer(asked);
  };
  it('is owned up to in its own words', () => {
    expect(told('主公在上，绝无二心', '三号你不是说绝无二心么，说话算不算数的')).toMatchObject({ clause: 'said_so' });
  });
  it('is denied where nothing like it was said', () => {
    expect(told('主公在上，绝无二心', '三号你说过不打4号的，说话算不算数的')).toMatchObject({ clause: 'no_word' });
  });
});

describe("this one's own word", () => {
  it.each(['三号，你说过不碰我的，还算数吗', 'is our truce still on'])('stands: %s', (text) => {
    expect(answer(text, 3, SPARE)).toMatchObject({ clause: 'kept_word' });
  });
  it.each(['三号你答应过不动我的，转头就是一刀', 'you promised not to hit me'])('is broken: %s', (text) => {
    expect(answer(text, 3, SPARE, blow(3, HUMAN))).toMatchObject({ clause: 'own_broken', facts: [{ by: 3 }] });
  });
  it('hung on a condition that the other broke', () => {
    const undertaking = { ...SPARE, unless: { by: HUMAN, to: 1 } };
    expect(answer('三号你说好不打我的', 3, undertaking, blow(HUMAN, 1))).toMatchObject({ clause: 'word_void' });
    expect(answer('三号你说好不打我的', 3, undertaking, blow(HUMAN, 6))).toMatchObject({ clause: 'kept_word' });
  });
  it('about a third is held against it by that third', () => {
    const undertaking = { ...SPARE, to: 5 };
    expect(answer('我刚才让你别砍5号，你怎么还砍', 3, undertaking, blow(3, 5))).toMatchObject({ clause: 'own_broken' });
    expect(answer('我刚才让你别砍5号，你做到没', 3, undertaking, blow(3, 6))).toMatchObject({ clause: 'word_stands' });
  });
  it('is said again where that is asked, and denied where there was none', () => {
    expect(answer('三号，你答应过我什么来着', 3, SPARE)).toMatchObject({ clause: 'word_was', until: 'game' });
    expect(planned('三号，你答应过不打我吧', { scene: table() })).toMatchObject({ clause: 'no_word' });
  });
});

describe("the speaker's own word", () => {
  const to3 = { ...SPARE, to: 3 };
  it.each(['三号，我说话算数吧', 'did i keep my promise to you'])('%s', (text) => {
    expect(answer(text, HUMAN, to3)).toMatchObject({ move: 'confirm', clause: 'word_yours' });
    expect(answer(text, HUMAN, to3, blow(HUMAN, 3))).toMatchObject({ clause: 'promise_broken', about: HUMAN });
    expect(planned(text, { scene: table() })).toMatchObject({ clause: 'word_clean' });
  });
  it('that is only now given is none', () => {
    expect(planned('三号，我说话算数，这轮不打你', { scene: table() })?.asked).toMatchObject({ act: 'promise' });
  });
});

describe('what an answer undertakes', () => {
  const parties = { me: 3, you: HUMAN, lord: 1, heard: '三号，别打我' };
  const clauseOf = (clause: 'spare_if' | 'may_spare' | 'spare_third' | 'refuse', about?: number) =>
    undertakenBy({ move: 'bargain', clause, occasion: 'ask_act', asked: null, ...(about ? { about } : {}) }, parties);
  it('is remembered with its condition and its end', () => {
    expect(clauseOf('spare_if')).toEqual({ what: 'spare', to: HUMAN, until: 'next', unless: { by: HUMAN, to: 1 } });
    expect(clauseOf('may_spare', 5)).toEqual({ what: 'spare', to: 5, until: 'next', unless: { by: 5 } });
    expect(clauseOf('spare_third', 5)).toEqual({ what: 'spare', to: 5, until: 'next' });
    expect(clauseOf('refuse')).toBeNull();
  });
  it('stands among the promises once it is spoken', () => {
    const { talk, wait } = stage({ settings: { talkativeness: 0 } });
    talk.hear({ from: HUMAN, text: '三号，求你别打5号，行不行' }, 1000);
    wait(1000);
    expect(talk.memory().promises.all()).toMatchObject([{ by: 3, heardBy: HUMAN, undertaking: { to: 5 } }]);
  });
});

describe('what is begged about a third', () => {
  it.each([
    ['三号，你这轮别碰5号，成不？给句准话', 'accept', 5],
    ['三号，求你放6号一马，行吗', 'refuse', 6],
    ['would you please leave seat 4 alone', 'bargain', 4],
  ] as const)('%s', (text, move, about) => {
    expect(planned(text, { scene: table(), guesses: GUESSES })).toMatchObject({ move, about });
  });
});

describe('a deal', () => {
  it('says what each gives', () => {
    expect(planned('别打我，我给你张牌，成不', { scene: table() })).toMatchObject({
      clause: 'deal_given',
      deal: { gives: { what: 'protect', to: 3 } },
    });
    expect(planned('你不打我我不打你，成不', { scene: table() })).toMatchObject({ clause: 'deal_made' });
  });
});
