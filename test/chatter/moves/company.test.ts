/** What is proposed, promised and asked for behind a deed: heard by how the line is built. */
import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { factOn, HUMAN, sceneOf } from '../flow/support';

const scene = sceneOf();
scene.turn = 2;
factOn(scene, 'aimed', { by: 6, to: 1, card: 'sha', good: false });
const heard = (text: string, hearer: number | null = 3) => movesIn(readLine(text), { scene, from: HUMAN, hearer });
const to = (text: string) => {
  const read = pointersIn(readLine(text), scene, HUMAN, null);
  return addressing(read, HUMAN, null)
    .to.filter(({ how }) => how === 'named')
    .map(({ seat }) => seat);
};

describe('company', () => {
  it.each(['有没有人跟我一起打6号', '谁愿意陪我收拾6号', 'anyone wanna gang up on 6 with me'])('%s', (text) => {
    expect(heard(text, null)).toMatchObject([{ act: 'propose', about: 6 }]);
  });

  it('that others kept is told, and none is looked for', () => {
    expect(heard('4号和5号一起打我').some(({ act }) => act === 'propose')).toBe(false);
  });

  it.each(['do you agree with me that 4 is a rebel?', 'are you angry with me?', '4号老跟我对着干', '4号一直跟我打'])(
    '%s looks for none',
    (text) => {
      expect(heard(text).some(({ act }) => act === 'propose')).toBe(false);
    },
  );

  it('help that everybody is called for is begged for the one named', () => {
    expect(heard('谁来帮主公挡一下', null)).toMatchObject([{ act: 'plead', about: 1 }]);
  });
});

describe('behind a deed', () => {
  it('what one is about, and what it is founded on, is asked of that deed', () => {
    for (const text of ['6号上来就砍主公，想干啥啊', '6号砍主公，有根据吗'])
      expect(heard(text, null), text).toContainEqual(
        expect.objectContaining({ act: 'ask_why', about: 6, facts: [expect.objectContaining({ by: 6, to: 1 })] }),
      );
  });
});

describe('a deal', () => {
  it('is heard where what is begged for is paid for', () => {
    expect(heard('别打我，我给你张牌')).toMatchObject([{ act: 'propose', promise: { what: 'protect', to: 3 } }]);
    expect(heard("don't touch me and i'll hand you a card")).toMatchObject([{ act: 'propose' }]);
  });

  it('names whom it spares, not whom it is conditional on', () => {
    expect(heard("i'll leave you alone if you finish 6")).toMatchObject([{ promise: { what: 'spare', to: 3 } }]);
  });
});

describe('whoever begins to judge or decide', () => {
  it.each([
    ['主公觉得谁是反贼', [1]],
    ['主公拍个板，打谁', [1]],
    ["4 why'd you duel 5", [4]],
    ['4 if you hit 5 i will spare you', [4]],
    ['4号打了5号', []],
    ['4 did you hit 5', [4]],
  ])('%s is spoken to', (text, seats) => {
    expect(to(text)).toEqual(seats);
  });

  it.each([
    ['6 will kill you and 5 next', []],
    ['4 did save your lord', []],
  ])('%s is said of somebody', (text, seats) => {
    expect(to(text)).toEqual(seats);
  });
});
