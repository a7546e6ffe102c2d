/** Of a line half true the wrong half is put right; a blow that cost nothing is no loss; another's card is another's (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

/** 孙权 (3) struck 4 for one, and in vain 5; 4 chained 5 and 6. */
function table() {
  const scene = sceneOf();
  factOn(scene, 'hit', { by: 3, to: 4, card: 'sha', num: 1, good: false });
  happen(scene, { type: 'card', by: 3, to: [5], card: 'juedou', tv: { 5: -1 }, group: false });
  happen(scene, { type: 'card', by: 4, to: [5, 6], card: 'tiesuo', tv: { 5: -1, 6: -1 }, group: true });
  return scene;
}

describe('a line half true', () => {
  it.each(['3号砍了4号，又火攻了6号', '3号砍了4号一刀，顺便火攻6号', '3 hit 4 and then dueled 6'])(
    'is put right in its wrong half: %s',
    (line) => {
      expect(planned(line, { scene: table(), me: 3 })?.move).toBe('correct');
    },
  );
  it('is left alone where the wrong half names nobody for certain', () => {
    expect(planned('3号砍了4号，5号还给他火攻了6号', { scene: table(), me: 3 })?.clause).not.toBe('half_true');
  });
  it.each(['3号砍了4号，又找5号决斗', '3号砍了4号'])('is no such where all of it is true: %s', (line) => {
    expect(planned(line, { scene: table(), me: 3 })?.move).not.toBe('correct');
  });
});

it('a card told of twice is no second deed', () => {
  const scene = table();
  factOn(scene, 'wuxie', { by: 2, to: 1, card: 'juedou', good: true });
  expect(planned('2号替主公无懈了决斗，2号一张决斗搭进去三张', { scene, me: 2 })?.clause).not.toBe('half_true');
});

describe('a blow in vain', () => {
  it.each(['3号决斗打掉5号一滴血', '3号那决斗让5号掉了一血'])('cost nobody anything: %s', (line) => {
    expect(planned(line, { scene: table(), me: 3 })).toMatchObject({ move: 'correct', clause: 'fell_flat' });
  });
  it('was dealt all the same', () => {
    expect(planned('3号决斗了5号', { scene: table(), me: 3 })?.clause).not.toBe('fell_flat');
  });
});

describe('another’s card', () => {
  it('is told as that one’s', () => {
    expect(planned('孙权你凭什么铁索6号', { scene: table(), me: 3 })).toMatchObject({
      clause: 'another_used',
      about: 4,
      not: 3,
    });
  });
});

describe('who begs no pardon', () => {
  it.each(['我哪对不起你了', '我怎么就对不起你了3号', "i'm not sorry 3", 'why should i apologize to you 3'])(
    'is not pardoned: %s',
    (line) => {
      expect(planned(line, { scene: table(), me: 3 })?.clause).not.toBe('forgive');
    },
  );
  it.each(['3号对不起啊', 'sorry 3, my bad'])('is, where pardon is begged: %s', (line) => {
    const scene = table();
    factOn(scene, 'hit', { by: HUMAN, to: 3, card: 'sha', num: 1, good: false });
    expect(planned(line, { scene, me: 3 })?.clause).toBe('forgive');
  });
});
