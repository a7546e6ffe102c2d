/** What may have been misheard yields to what else a line does; a deed on record is no question of the rules (§Q1). */
import { expect, it } from 'vitest';
import { soundly } from '../../../src/chatter/plan/soundly';
import { askedOf, GUESSES, struckAndHealed } from './support';

const soundOf = (text: string) => {
  const asked = askedOf(text, { scene: struckAndHealed(), guesses: GUESSES });
  return { heard: asked.moves.map(({ act }) => act), sound: soundly(asked).moves.map(({ act }) => act) };
};

it('an apology beside a blow that nobody plainly told', () => {
  const { heard, sound } = soundOf('孙权别怪我万箭，我是冲着4号6号去的，谁知道就你掉血');
  expect(heard).toContain('report');
  expect(sound).toEqual(['apology']);
});

it('nothing else is taken from a line', () => {
  for (const text of ['孙权对不起', '4号砍了6号', '杀怎么用', '谢谢孙权']) {
    const { heard, sound } = soundOf(text);
    expect(sound, text).toEqual(heard);
  }
});
