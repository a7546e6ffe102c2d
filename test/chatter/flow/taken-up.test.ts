/** Who "you" is by a word that one has just used, or a deed in which only one had a part; and who is bidden by name (§T5). */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { borneOut, whoseWord } from '../../../src/chatter/flow/taken-up';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Spoken } from '../../../src/chatter/moves/types';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from './support';

/** Who is spoken to otherwise than by being named in passing. */
const meantIn = (scene: Scene, text: string, partner: Seat | null): Seat[] =>
  addressing(pointersIn(readLine(text), scene, HUMAN, partner), HUMAN, partner, 1)
    .to.filter(({ how }) => how !== 'mentioned')
    .map(({ seat }) => seat);

describe('a word that one has just used', () => {
  const said = (by: Seat, words: string, turn = 4): Spoken => ({
    by,
    to: HUMAN,
    turn,
    words,
    text: readLine(words).verbatim,
    content: { move: 'explain', facts: [] },
    exchange: null,
  });
  /** The latest first. */
  const spoken = [
    said(4, '说不出。'),
    said(3, '是，我这轮给主公贴了乐，要开发票么？'),
    said(5, '嘿，泡面你替我多吃一口。'),
    said(6, "Pfft, my grandmother's teapot has more sense."),
  ];
  const whose = (text: string, lines = spoken, turn = 4) =>
    whoseWord(pointersIn(readLine(text), sceneOf(), HUMAN, null), lines, turn);

  it.each([
    ['发票不必开了，那么请您直接说明，您是反贼还是内奸？', 3],
    ['你那发票我可不敢收', 3],
    ['没嘴的话你泡面钱打我微信', 5],
    ['you and your teapot, just say what you are', 6],
  ])('is taken up with that one: %s', (text, seat) => {
    expect(whose(text)).toBe(seat);
  });

  it.each(['你给主公贴了乐吧', '你说不说', '你这轮打得不错', 'you have more cards', '你们吃饭没'])(
    'of any talk is nobody’s: %s',
    (text) => {
      expect(whose(text)).toBeNull();
    },
  );

  it('is nobody’s that two have used, or that was said long ago', () => {
    expect(whose('你那发票我可不敢收', [...spoken, said(5, '发票自己留着。')])).toBeNull();
    expect(whose('你那发票我可不敢收', spoken, 7)).toBeNull();
  });
});

describe('a deed in which one had a part', () => {
  const scene = sceneOf();
  scene.turn = 4;
  factOn(scene, 'give', { by: 1, to: 5, num: 1, good: true });
  factOn(scene, 'give', { by: 4, to: 6, num: 4, good: true });
  factOn(scene, 'hit', { by: 4, to: 3, num: 1, good: false });
  factOn(scene, 'hit', { by: 4, to: HUMAN, num: 2, good: false, card: 'sha' });
  const you = (text: string, partner: Seat | null) =>
    borneOut(
      (hearer, meant) => movesIn(readLine(text), { scene, from: HUMAN, hearer: meant ? hearer : null }),
      partner,
      [1, 3, 4, 5, 6].filter((seat) => seat !== partner),
    );

  it.each([
    ['why does the lord give you a card', 3, 5],
    ['主公为什么给你牌', 6, 5],
    ['你砍我干嘛', 3, 4],
    // Nobody is talked with.
    ['刚才4号给你四张牌，你转手就砍他', null, 6],
    ['刚才4号打你，你怎么不还手', null, 3],
  ])('makes that one "you": %s', (text, partner, seat) => {
    expect(you(text, partner)).toBe(seat);
  });

  it.each([
    ['why does the lord give you a card', 5],
    ['刚才4号我打你是为了主公', null],
    ['你救过谁', 3],
    ['主公拆你干嘛', 3],
  ])('where it happened to the one talked with, or to nobody, changes nothing: %s', (text, partner) => {
    expect(you(text, partner)).toBeNull();
  });
});

describe('who is bidden by name', () => {
  it.each([
    ['那么现在剩下一反一忠，请3号说说，您认为谁是忠臣？', [3]],
    ['劳驾6号把话说完，您到底帮谁？', [6]],
    ['轮到6号表态了', [6]],
    ['3号，刚才那道闪电算我自作自受；可是您又挂一道，意欲何为？', [3]],
    ['6号，一直看戏，现在你倒来抢人头？', [6]],
    // Not bidden, and not you.
    ['4号，刚才砍了主公，您怎么看', [5]],
    ['3号，铁反，你信不信', [5]],
    ['请看3号的血，您再想想', [5]],
    ['我想请6号帮忙，你同意吗', [5]],
  ])('%s', (text, seats) => {
    expect(meantIn(sceneOf(), text, 5)).toEqual(seats);
  });
});

describe('a given name in Latin letters', () => {
  const scene = sceneOf(['刘备', '曹操', '唐咨', '太史慈', '杨婉', '吴苋']);
  it.each([
    ['wan how many times have you hit me now', [5]],
    ['last chance deal wan, one round no hitting', [5]],
    ['right tang zi your chain stuff nearly killed me', [3]],
    ['zi can you stop chaining people', [3]],
    ['ci why did you burn me', [4]],
    ['blimey yang you never miss a turn', [5]],
    // Half of something else, a word, or whom it was done to.
    ['wan jian again, did you see that', [6]],
    ['you used wu xie on me', [6]],
    ['i slashed yang wan you know', [6]],
    ['poor wan you really went for it', [6]],
  ])('%s', (text, seats) => {
    expect(meantIn(scene, text, 6)).toEqual(seats);
  });

  it('is nobody’s that two have, and gives way to a family name', () => {
    const two = sceneOf(['刘备', '曹操', '杨婉', '唐婉', '吕婉']);
    expect(pointersIn(readLine('wan hit me'), two, HUMAN, null).pointers).toEqual([]);
    const family = sceneOf(['刘备', '曹操', '杨婉', '吕杨']);
    expect(pointersIn(readLine('yang hit me'), family, HUMAN, null).pointers).toMatchObject([{ seat: 3 }]);
  });
});
