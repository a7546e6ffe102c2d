/** What became of a card is told by the last that everybody saw of it (§Q3). */
import { describe, expect, it } from 'vitest';
import { planAnswer } from '../../../src/chatter/plan/answer';
import { coursesOf } from '../../../src/chatter/plan/record/course';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf } from './support';

const use = (scene: Scene, name: string, by: number, to: number[] = [by]): void => {
  scene.uses.push({ name, round: 1, turn: scene.turn, by, to, after: scene.facts.length });
};
/** 3 took 4's 乐 away, 6 broke the lord's horse, 5 took the speaker's blade and wears it, 4 took a card of nobody knows which. */
function table(): Scene {
  const scene = sceneOf();
  scene.turn = 1;
  use(scene, 'lebu', 1, [4]);
  use(scene, 'dilu', 1);
  use(scene, 'guding', HUMAN);
  use(scene, 'bagua', 6);
  scene.turn = 2;
  factOn(scene, 'steal', { by: 3, to: 4, card: 'lebu', good: true, through: 'shunshou' });
  factOn(scene, 'discard', { by: 6, to: 1, card: 'dilu', good: false, through: 'guohe' });
  factOn(scene, 'steal', { by: 5, to: HUMAN, card: 'guding', good: false, through: 'shunshou' });
  use(scene, 'guding', 5);
  factOn(scene, 'steal', { by: 4, to: 5, card: null, good: false, through: 'shunshou' });
  return scene;
}
const said = (text: string) => planAnswer(askedOf(text, { scene: table() }));

describe('where a card went', () => {
  it.each([
    ['主公给4号贴的那张乐哪去了 我咋瞅着没了', 'lebu', 'taken', 3],
    ['4号头上的乐怎么没了', 'lebu', 'taken', 3],
    ['what happened to the indulgence on 4', 'lebu', 'taken', 3],
    ['主公那匹马跑哪去了', 'dilu', 'broken', 6],
    ["hang on where did the lord's horse go??", 'dilu', 'broken', 6],
    ["so who's got my guding blade now", 'guding', 'put', 5],
    ['我那把古锭刀落谁手里了', 'guding', 'put', 5],
    ['what became of my sword', 'guding', 'put', 5],
    ['6号的八卦去哪了', 'bagua', 'put', 6],
  ])('%s', (text, card, how, by) => {
    const course = said(text)?.state?.course;
    expect(course?.card).toBe(card);
    expect(course?.steps[course.steps.length - 1]).toMatchObject({ how, by });
  });
  it.each(['刚才4号拿走的到底是啥', '4号顺的那张是啥牌', 'what card did 4 take'])('%s: nobody saw', (text) => {
    expect(said(text)).toMatchObject({ clause: 'unseen_card', facts: [{ by: 4, card: null }] });
  });
  it.each(['我这匹马该放哪', 'where should i put the crossbow', '主公拆谁的马好', '4号人哪去了', '乐哪都行'])(
    '%s: is no such question',
    (text) => {
      expect(said(text)?.state?.course).toBeUndefined();
    },
  );
});

describe('courses', () => {
  it('lends a blade where no Strike comes of it, and else leaves it', () => {
    for (const struck of [false, true]) {
      const scene = sceneOf();
      scene.turn = 1;
      use(scene, 'qinglong', 4);
      use(scene, 'jiedao', 3, [4]);
      if (struck) use(scene, 'sha', 4, [5]);
      use(scene, 'sha', 3, [5]);
      expect(coursesOf(scene)).toMatchObject([struck ? { at: 4, zone: 'worn' } : { at: 3, zone: 'hand' }]);
    }
  });
  it('is over with the death of whoever has it, and before that where it was judged or cancelled', () => {
    const scene = sceneOf();
    scene.turn = 1;
    use(scene, 'lebu', 3, [5]);
    use(scene, 'bingliang', 3, [6]);
    use(scene, 'chitu', 4);
    scene.turn = 2;
    factOn(scene, 'wuxie', { by: 1, to: 6, card: 'bingliang', against: null });
    factOn(scene, 'death', { by: 3, to: 4 });
    scene.lastTurns.set(5, 2);
    expect(coursesOf(scene).map(({ steps }) => steps[steps.length - 1]?.how)).toEqual(['judged', 'cancelled', 'died']);
  });
});
