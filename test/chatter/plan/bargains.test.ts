/** Something for something: what is wanted of the hearer and what is given for it, neither of which has happened (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, HUMAN } from '../flow/support';
import { GUESSES, planned, struckAndHealed as table } from './support';

const answer = (text: string, guesses: Parameters<typeof planned>[1]['guesses'] = GUESSES) =>
  planned(text, { scene: table(), guesses });

describe('a bargain', () => {
  it.each([
    ['三号你这轮把6号收了，我就认你是忠', 'deal_join'],
    ['你要是给主公塞点牌我就信你', 'deal_made'],
    ['你这把不打5号，我让你多活一圈', 'deal_spare'],
    ['你只要不打我，我这轮绕着你走', 'deal_made'],
    ['你先把5号砍了，我后面就信你', 'wont_strike'],
    ['你这轮放过6号，我就保你', 'wont_spare'],
    ["if you don't hit me i won't hit you", 'deal_made'],
    ["finish 6 and i'll leave you alone", 'deal_join'],
  ])('%s', (text, clause) => {
    expect(answer(text)).toMatchObject({ clause });
  });

  it('is refused to whoever is an enemy', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    expect(planned('你要是不打我我就保你', { scene, guesses: { [HUMAN]: ['fan', 0.7] } })).toMatchObject({
      move: 'refuse',
    });
  });

  it.each(['你刚才给主公塞了牌，我就信你了', '我上轮帮了你，你还打我', '你别急，我还没打过你'])(
    'is none: %s',
    (text) => {
      expect(answer(text)?.clause ?? '').not.toMatch(/^deal_/);
    },
  );

  it('that begs to be let alone denies nothing', () => {
    expect(answer('你别拆我家伙，拆了下轮我接着砍你')?.move).not.toBe('correct');
    expect(answer('you got a card off me, so no hitting me ok')?.move).not.toBe('correct');
  });
});

describe('whom to strike', () => {
  it.each([
    ['你咋还不打6号', 'will_strike', 6],
    ['那你怎么还不去砍5号', 'wont_strike', 5],
    ["why don't you hit 6", 'will_strike', 6],
    ['后面谁来收6号', 'will_strike', 6],
    ['who do i nuke first', 'advise_hit', 6],
  ])('%s', (text, clause, about) => {
    expect(answer(text)).toMatchObject({ clause, about });
  });

  it('is not asked where a third is to strike', () => {
    expect(answer('4号怎么还不打我')?.clause).not.toBe('will_strike');
  });
});

describe('whoever has done nothing yet', () => {
  it('is judged by nobody, and said to have done nothing', () => {
    expect(answer('猜4号啥身份', { 4: ['fan', 0.5] })).toMatchObject({ clause: 'unsure_who', about: 4 });
    expect(answer('6号啥身份')).toMatchObject({ clause: 'guess', about: 6 });
  });
});
