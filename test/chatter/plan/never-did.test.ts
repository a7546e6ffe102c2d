/** Who lives, and who never did it, by the whole record (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

/** 张飞 (4) has cost 曹操 (2) health. */
function table() {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'hit', { by: 4, to: HUMAN, card: 'sha', num: 1, good: false });
  return scene;
}

describe('whether somebody lives', () => {
  it.each([
    '4号死了吗',
    '4号阵亡了',
    '4号没了',
    'is 4 dead',
    'seat 4 is dead',
    '4号怎么就死了',
    '4号怎么死的',
    '谁打死了4号',
    'how did 4 die',
    'who killed seat 4',
  ])('%s: one who lives', (line) => {
    expect(planned(line, { scene: table() })).toMatchObject({ move: 'correct', clause: 'stands', about: 4 });
  });

  it.each(['要是4号死了', '4号牌没了', '谁杀了2号', '谁砍了4号'])('%s is no news of a death', (line) => {
    expect(planned(line, { scene: table() })?.move).not.toBe('correct');
  });
});

describe('who never did it', () => {
  it.each(['谁没打过我', 'who never hit me', 'who never attacked me'])('%s: all but who did', (line) => {
    const seats = planned(line, { scene: table() })?.state?.seats;
    expect(seats).toContain(3);
    expect(seats).not.toContain(4);
  });

  it('is put right where one did, and borne out where not', () => {
    expect(planned('4号没打过我', { scene: table() })).toMatchObject({
      move: 'correct',
      facts: [{ by: 4, to: HUMAN }],
    });
    expect(planned('3号没打过我', { scene: table() })).toMatchObject({ move: 'confirm', clause: 'never' });
  });
});
