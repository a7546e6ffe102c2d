/** A remark with a question beside it: what is asked is answered, and what was told is not only borne out (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, sceneOf } from '../flow/support';
import { planned } from './support';

/** A table at which the lord struck 张飞 (4), 诸葛亮 (6) struck 孙权 (3), who had given the lord a peach. */
function table() {
  const scene = sceneOf();
  scene.turn = 3;
  factOn(scene, 'aimed', { by: 1, to: 4, card: 'sha', good: false });
  factOn(scene, 'heal', { by: 3, to: 1, card: 'tao', num: 1, good: true });
  factOn(scene, 'aimed', { by: 6, to: 3, card: 'sha', good: false });
  return scene;
}
const GUESSES = { 5: ['fan', 0.8], 6: ['fan', 0.8] } as const;
const answer = (text: string) => planned(text, { scene: table(), guesses: GUESSES });

describe('what a remark leaves open', () => {
  it.each([
    ['主公砍了4号一刀，孙权你觉得6号跟咱一路不', 6],
    ['6号砍了你一刀，5号是哪头的', 5],
    ['lord hit 4 just now, and 6, friend or nah', 6],
    ['4 got slashed by the lord. what about 6, with us?', 6],
  ])('is what somebody is to be taken for: %s', (text, about) => {
    expect(answer(text)).toMatchObject({ about, clause: expect.stringMatching(/^(?:guess|unsure)/) as string });
  });

  it.each(['主公上来就砍4号，他凭啥砍4号', 'the lord slashed 4 right away, why 4 of all people'])(
    'is why another did it, and that one is to be asked: %s',
    (text) => {
      expect(answer(text)).toMatchObject({ clause: 'theirs_to_explain', about: 1 });
    },
  );

  it.each(['孙权你挨了6号一刀，真不记仇？', '6 slashed you. you mad at that?'])(
    'is what the hearer makes of what befell it: %s',
    (text) => {
      expect(answer(text)).toMatchObject({ clause: 'unpardoned', facts: [{ by: 6, to: 3 }] });
    },
  );

  it.each(['主公砍了4号一刀，你说4号会不会打回去', 'the lord slashed 4. you think 4 will hit back'])(
    'is what is still to come: %s',
    (text) => {
      expect(answer(text)?.clause).toBe('cannot_say');
    },
  );
});

describe('nothing is left open', () => {
  it.each([
    '主公砍了4号一刀，对吧',
    '是不是主公砍了4号',
    '主公砍了4号，你看见没',
    '主公砍了4号一刀，谁都看得见',
    '你看主公还砍4号',
    'the lord slashed 4, right?',
    'the lord slashed 4 huh',
    'i think the lord slashed 4',
  ])('by %s', (text) => {
    const plan = answer(text);
    expect(plan).toMatchObject({ facts: [{ by: 1, to: 4 }] });
    expect(['theirs_to_explain', 'cannot_say', 'unpardoned']).not.toContain(plan?.clause);
  });
});
