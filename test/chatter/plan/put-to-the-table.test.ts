/** Plans put to the table: who joins in and who answers, what the speaker is taken for, what a deed was worth (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
import { addressedBy } from '../../../src/chatter/flow/met';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Plan } from '../../../src/chatter/plan/plan';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { GUESSES, planned, struckAndHealed as table } from './support';

const put = (text: string, scene: Scene = table(), me = 3): Plan | null =>
  planned(text, { scene, guesses: GUESSES, me });
const heard = (text: string, hearer: number | null = 3) =>
  movesIn(readLine(text), { scene: table(), from: HUMAN, hearer });
const named = (text: string, scene: Scene = sceneOf(), partner: number | null = null) =>
  addressedBy(pointersIn(readLine(text), scene, HUMAN, partner), HUMAN, partner, scene)
    .to.filter(({ how }) => how === 'named')
    .map(({ seat }) => seat);

describe('joining in', () => {
  it.each(['我先卸6号一手，有跟的没', '这轮我冲6号，跟不跟', '我要动6号了，有人跟的没有'])('%s', (text) => {
    expect(heard(text, null)).toContainEqual(expect.objectContaining({ act: 'propose', about: 6 }));
  });
  it.each(['anyone hitting 6 with me', '谁跟我去收6号'])('%s: nothing is over', (text) => {
    expect(heard(text, null)).toContainEqual(expect.objectContaining({ act: 'propose', about: 6 }));
  });
  it('hands are looked for, and nobody who followed', () => {
    expect(heard('6号刚才跟的那张是闪').some(({ act }) => act === 'propose')).toBe(false);
  });
  it.each([
    ['6号空城了，3号你上不上', 'will_strike'],
    ['6号就剩一张牌，孙权你跟不跟', 'join_in'],
  ])('%s: at whoever was spoken of', (text, clause) => {
    expect(put(text)).toMatchObject({ clause, about: 6 });
  });
  it('what nothing comes of without is wanted, and not denied', () => {
    expect(put('3号你这下不砍死6号，咱几个就一块埋这儿了')).toMatchObject({ clause: 'join_in', about: 6 });
    expect(put('3号你别砍6号了')?.clause).not.toBe('join_in');
  });
  it('cards that one may hold are to be played', () => {
    expect(put('3号你手里有群攻就往外扔呗')).toMatchObject({ clause: 'heed_order' });
  });
});

describe('what the speaker is taken for', () => {
  it.each(['你们都把我当哪个', '3号你拿我当啥', '在你那儿我算什么', '3 what am i in your book'])('%s', (text) => {
    expect(heard(text)).toMatchObject([{ act: 'ask_guess', about: HUMAN }]);
  });
  it('to be treated like something asks for nothing', () => {
    expect(heard('别把我当软柿子').some(({ act }) => act === 'ask_guess')).toBe(false);
  });
});

describe('who of two, and a guess with its reason', () => {
  it('behind what was told, the lord named beside', () => {
    expect(put('主公乱砍一气…5号跟6号，你们押哪个是反')).toMatchObject({ move: 'guess', about: 6 });
  });
  it.each(['what do you guys make of 6, two hits already', '6 struck the lord. dunno what to make of him'])(
    '%s',
    (text) => {
      expect(heard(text, null)).toContainEqual(expect.objectContaining({ act: 'ask_guess' }));
    },
  );
  it('how somebody stands is the reason and not the question', () => {
    expect(put('3 what do u make of 6, 4 cards and never healed. smells like a rebel no?')).toMatchObject({
      move: 'guess',
      about: 6,
    });
    expect(put('3, how many cards does 6 have')?.move).not.toBe('guess');
  });
});

describe('what a deed was worth, and whom to give to', () => {
  it.each([
    ['3号，5号拿桃喂主公值不值', 'worth_lord'],
    ['3 was it worth it for 5 to heal the lord', 'worth_lord'],
  ])('%s', (text, clause) => {
    expect(put(text)).toMatchObject({ clause });
  });
  it('by whom it befell', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 4, to: 6, card: 'sha', good: false });
    expect(put('3号，4号砍6号值不值', scene)).toMatchObject({ clause: 'worth_hit', about: 6 });
    expect(put('3号，4号砍6号没有', scene)?.clause).not.toBe('worth_hit');
  });
  it('to a friend with the fewest cards', () => {
    const scene = table();
    Object.assign(scene.table.bySeat.get(5) ?? {}, { turnHand: 0 });
    expect(put('3号你这两张给谁好', scene)).toMatchObject({ clause: 'advise_give', about: 5 });
    expect(put('3号你刚才给谁了', scene)?.clause).not.toBe('advise_give');
  });
});

describe('who is spoken to', () => {
  it.each([
    ['3 join in on the lord and i leave u alone', 3],
    ['can u close it 3 or should i save something', 3],
    ['4 gave the lord a card. 5 any comment?', 5],
  ])('%s', (text, seat) => {
    expect(named(text)).toEqual([seat]);
  });
  it('a number of health is no seat, and a name behind it all is called', () => {
    const scene = sceneOf(['Liu Bei', 'Cao Cao', 'Sun Quan', 'Zhang Fei', 'Diao Chan', 'Lu Su']);
    expect(named('he swung and im still on 3. thats all you had zhang fei?', scene)).toEqual([4]);
  });
  it.each(['i got him to 3, nice', 'still on 3 somehow', 'that leaves me at 4'])('%s: no seat', (text) => {
    expect(pointersIn(readLine(text), sceneOf(), HUMAN, null).pointers).toEqual([]);
  });
});
