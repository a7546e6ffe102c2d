/** Questions of side, of the two, of trust, and a third's words that are brought: an answer about that, and of nobody else (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { planned, struckAndHealed } from './support';

describe('whose side one is on', () => {
  it.each([
    '孙权,你站哪边的',
    '孙权,给句准话,你帮谁',
    'Sun Quan, whose side are you on?',
    'Sun Quan, what are you really, which side?',
  ])('nobody else is pointed at: %s', (text) => {
    expect(planned(text, { scene: struckAndHealed() })).toMatchObject({ clause: 'side_unshown', about: 3 });
    const scene = struckAndHealed();
    const { id } = factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
    expect(planned(text, { scene })).toMatchObject({ clause: 'judge_me', facts: [{ id }] });
  });
  it('a blow on the lord is owned up to', () => {
    expect(planned('诸葛亮,你站哪边的', { scene: struckAndHealed(), me: 6 })?.clause).toBe('own_blow');
  });
});

describe('friend or foe', () => {
  it.each([
    '孙权,咱俩算不算一边的',
    '孙权,你跟我是不是一伙的',
    'Sun Quan, friend or foe?',
    'Sun Quan, are we on the same side?',
  ])('by what is thought of the one who asks: %s', (text) => {
    expect(planned(text, { scene: struckAndHealed() })).toMatchObject({ about: HUMAN, asked: { act: 'ask_guess' } });
  });
  it.each(['孙权,貂蝉跟诸葛亮是不是一伙的', '孙权,你跟貂蝉是不是一伙的'])('of others it is not: %s', (text) => {
    expect(planned(text, { scene: struckAndHealed() })?.about).not.toBe(HUMAN);
  });
});

describe('of two', () => {
  const scene = sceneOf();
  scene.turn = 2;
  const first = factOn(scene, 'hit', { by: 5, to: 6, card: 'sha', num: 1, good: false });
  scene.turn = 3;
  const second = factOn(scene, 'hit', { by: 6, to: 5, card: 'sha', num: 2, good: false });
  it.each(['孙权,貂蝉和诸葛亮谁先动的手', 'Sun Quan, who started it, seat 5 or seat 6?'])('who began: %s', (text) => {
    expect(planned(text, { scene })).toMatchObject({ clause: 'tell', facts: [{ id: first.id }] });
  });
  it.each(['孙权,貂蝉跟诸葛亮谁占便宜了', '孙权,貂蝉和诸葛亮谁更惨'])('who came off better: %s', (text) => {
    const facts = planned(text, { scene })?.facts ?? [];
    expect(new Set(facts.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
  });
  it('of two who did nothing to each other nothing is told', () => {
    expect(planned('孙权,貂蝉和界张飞谁先动的手', { scene })?.clause).not.toBe('tell');
  });
});

describe('words that are brought', () => {
  it.each(['孙权,貂蝉背后说你「小气鬼」', 'Sun Quan, Diao Chan told me you\'re "a coward with a crown"'])(
    'of the hearer: %s',
    (text) => {
      expect(planned(text, { scene: struckAndHealed() })).toMatchObject({ clause: 'slandered', about: 5 });
    },
  );
  it.each(['孙权,貂蝉自己说自己「废物一个」,我觉得还行', 'Sun Quan, Diao Chan called herself "dead weight"'])(
    'of whoever said them: %s',
    (text) => {
      expect(planned(text, { scene: struckAndHealed(), guesses: { 5: ['zhong', 0.7] } })).toMatchObject({
        move: 'guess',
        about: 5,
      });
    },
  );
  it('praise is no slander', () => {
    expect(planned('孙权,貂蝉说你「打得真好」', { scene: struckAndHealed() })?.clause).not.toBe('slandered');
  });
});
