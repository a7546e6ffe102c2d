/** What the record speaks against, and what it does not (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

/** 张飞 (4) struck 曹操 (2); 孙权 (3) struck 貂蝉 (5). */
function table() {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'aimed', { by: 4, to: HUMAN, card: 'sha', good: false });
  factOn(scene, 'aimed', { by: 3, to: 5, card: 'sha', good: false });
  return scene;
}

describe('a wrong report', () => {
  it('names the one who is named wrongly, where that one did nothing of the kind', () => {
    expect(planned('6号刚才砍了我一刀', { scene: table() })).toMatchObject({
      move: 'correct',
      clause: 'mistaken',
      not: 6,
      facts: [{ by: 4, to: HUMAN }],
    });
  });

  it('is met with what was seen where something akin is on record of the two', () => {
    const scene = table();
    factOn(scene, 'discard', { by: 6, to: HUMAN, card: null, good: false });
    const plan = planned('6号砍了我一刀', { scene });
    expect(plan).toMatchObject({ move: 'correct', clause: 'of_pair' });
    expect(plan?.not).toBeUndefined();
  });

  it('is neither denied nor met with another deed where what is near has long been over', () => {
    const scene = table();
    factOn(scene, 'discard', { by: 6, to: HUMAN, card: null, good: false });
    scene.turn += 20;
    const plan = planned('6号砍了我一刀', { scene });
    expect(['confirm', 'correct']).not.toContain(plan?.move);
    expect(plan?.facts ?? []).toEqual([]);
  });

  it('is flatly denied only where nobody did anything like it', () => {
    expect(planned('6号给主公吃了桃', { scene: table() })).toMatchObject({ move: 'correct', clause: 'correct' });
    const scene = table();
    factOn(scene, 'give', { by: 6, to: 1, num: 1, good: true });
    expect(planned('6号给主公吃了桃', { scene })?.clause).not.toBe('correct');
  });

  it('puts nobody right whom the line does not name', () => {
    const plan = planned('桃园那会我没给你回血吗', { scene: table() });
    expect(plan?.clause).not.toBe('mistaken');
  });
});

describe('a 无懈 against a 无懈', () => {
  it('is on record with whose it was played against', () => {
    const scene = table();
    const about = { by: null, to: 3, card: 'shandian', tv: -1 };
    happen(scene, { type: 'wuxie', by: HUMAN, about, depth: 1 });
    const [fact] = happen(scene, { type: 'wuxie', by: 5, about, depth: 2 });
    expect(fact).toMatchObject({ by: 5, over: HUMAN });
    expect(planned('5号无懈了我的无懈', { scene })).toMatchObject({ move: 'confirm', facts: [{ id: fact?.id }] });
  });
});
