/** What is told of a deed is what came of it (§Q3: no false public event). */
import { describe, expect, it } from 'vitest';
import { gathered, phrase } from '../../../src/chatter/plan/saying/phrase';
import type { Fact } from '../../../src/chatter/scene/fact';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';

const said = (scene: Scene, facts: readonly Fact[]): string =>
  phrase(
    gathered(facts, 3),
    { scene, me: 3, you: HUMAN, language: 'zh', byNumber: true },
    (card) => ({ taoyuan: '桃园结义', guohe: '过河拆桥' })[card] ?? null,
  );

it('blows of one card in one turn are told as what they cost together', () => {
  const scene = sceneOf();
  scene.turn = 5;
  factOn(scene, 'hit', { by: 3, to: 4, card: 'sha', num: 1, good: false });
  const last = factOn(scene, 'hit', { by: 3, to: 4, card: 'sha', num: 2, good: false });
  expect(said(scene, [last])).toContain('打掉了4号3点血');
});

it('a card that took nothing was only used', () => {
  const scene = sceneOf();
  scene.turn = 5;
  const aimed = factOn(scene, 'aimed', { by: 3, to: 4, card: 'guohe', good: false });
  expect(said(scene, [aimed])).toContain('对4号用了过河拆桥');
  factOn(scene, 'discard', { by: 3, to: 4, num: 1, good: false });
  expect(said(scene, [aimed])).toContain('拆了4号的牌');
});

it('a nullification that was nullified was in vain, and not where that one was too', () => {
  const scene = sceneOf();
  scene.turn = 5;
  const about = { by: 4, to: 1, card: 'taoyuan', tv: 2 };
  const [first] = happen(scene, { type: 'wuxie', by: 3, about, depth: 1 });
  if (!first) throw new Error('no fact');
  expect(said(scene, [first])).toContain('无懈掉了');
  happen(scene, { type: 'wuxie', by: 5, about, depth: 2 });
  expect(said(scene, [first])).toContain('没成');
  happen(scene, { type: 'wuxie', by: 3, about, depth: 3 });
  expect(said(scene, [first])).toContain('无懈掉了');
});

it('who died by nobody’s hand was killed by nobody', () => {
  const scene = sceneOf();
  const [death] = happen(scene, { type: 'die', seat: 4, by: null, role: 'fan' });
  expect(death && said(scene, [death])).toContain('没人动手');
});

describe('in English', () => {
  const english = (scene: Scene, facts: readonly Fact[]): string =>
    phrase(gathered(facts, 3), { scene, me: 3, you: HUMAN, language: 'en', byNumber: true }, () => null);

  it('deeds of two are joined as a sentence, and those of one follow each other', () => {
    const scene = sceneOf();
    scene.turn = 5;
    const facts = [
      factOn(scene, 'hit', { by: 4, to: 3, card: 'sha', num: 1, good: false }),
      factOn(scene, 'give', { by: 4, to: 5, card: null, num: 2 }),
      factOn(scene, 'heal', { by: 5, to: 3, card: 'tao', num: 1, good: true }),
    ];
    expect(english(scene, facts)).toBe('seat 4 just hit me and gave seat 5 2 cards, and seat 5 healed me just now');
  });

  it('what is somebody’s is mine, yours, or that seat’s', () => {
    const scene = sceneOf();
    scene.turn = 5;
    const taken = ([3, HUMAN, 5] as const).map((to) => {
      const aimed = factOn(scene, 'aimed', { by: 4, to, card: 'guohe', good: false });
      factOn(scene, 'discard', { by: 4, to, num: 1, good: false });
      return english(scene, [aimed]);
    });
    expect(taken.map((words) => /one of (.+) cards/.exec(words)?.[1])).toEqual(['my', 'your', "seat 5's"]);
  });
});

it('a nullification against another that was nullified in turn says against which it was', () => {
  const scene = sceneOf();
  scene.turn = 5;
  const about = { by: 4, to: 1, card: 'taoyuan', tv: 2 };
  happen(scene, { type: 'wuxie', by: 5, about, depth: 1 });
  const [second] = happen(scene, { type: 'wuxie', by: 3, about, depth: 2 });
  if (!second) throw new Error('no fact');
  happen(scene, { type: 'wuxie', by: 5, about, depth: 3 });
  expect(said(scene, [second])).toContain('5号的无懈，没成');
});

it('what was done with two cards, or in two rounds, is not one deed done twice', () => {
  const scene = sceneOf();
  scene.turn = 5;
  const one = factOn(scene, 'wuxie', { by: 3, to: 1, card: 'taoyuan', good: true });
  const other = factOn(scene, 'wuxie', { by: 3, to: 1, card: 'guohe', good: true });
  expect(said(scene, [one, other])).not.toContain('两次');
  const blow = factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
  scene.table.round += 1;
  const later = factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
  expect(said(scene, [blow, later])).not.toContain('两次');
  const again = factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
  expect(said(scene, [later, again])).toContain('两次');
});

it('the card by which something was taken is not told beside what it took', () => {
  const scene = sceneOf();
  scene.turn = 5;
  const card = factOn(scene, 'aimed', { by: 3, to: 4, card: 'guohe', good: false });
  const loss = factOn(scene, 'discard', { by: 3, to: 4, num: 1, good: false });
  expect(said(scene, [card, loss]).match(/4号/g)).toHaveLength(1);
});
