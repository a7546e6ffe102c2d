/** Before anything is denied or called unknown, what the line tells or touches is looked for on the record (§Q3). */
import { describe, expect, it } from 'vitest';
import { createScene, type Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

/** Turn 3 of 孙权 (3) is over, it is the turn of 张飞 (4). */
function table(): Scene {
  const scene = createScene(sceneOf().table, HUMAN, (name) => (name === 'yaohu' ? '邀虎' : name));
  happen(scene, { type: 'turn', n: 3, seat: 3, hp: {}, hand: {} });
  return scene;
}

const uses = (scene: Scene, by: number, card: string, to: readonly number[] = [by]): void => {
  happen(scene, { type: 'card', by, to: [...to], card, tv: {}, group: to.length > 1 });
};

describe('what was done', () => {
  it('with a skill is owned up to by the name of the skill', () => {
    const scene = table();
    happen(scene, { type: 'skill', by: 3, to: [HUMAN], skill: 'yaohu', tv: {} });
    for (const line of ['孙权你邀虎邀到我头上干嘛', '邀虎开局就扔我头上，孙权真行'])
      expect(planned(line, { scene }), line).toMatchObject({ move: 'confirm', clause: 'used_it', words: 'yaohu' });
  });

  it('is told where a second part of the line was misheard', () => {
    const scene = table();
    const about = { by: 3, to: 1, card: 'taoyuan', tv: 2 };
    const [fact] = happen(scene, { type: 'wuxie', by: 3, about, depth: 1 });
    expect(planned('孙权放桃园给全桌回血，轮到主公又自己无懈掉？', { scene })).toMatchObject({
      facts: [{ id: fact?.id }],
    });
  });

  it('is told of the very piece of equipment, by its kind', () => {
    const scene = table();
    const fact = factOn(scene, 'discard', { by: 3, to: HUMAN, card: 'zhuahuang', num: 1, good: false });
    factOn(scene, 'aimed', { by: 3, to: 5, card: 'sha', good: false });
    expect(planned('孙权还我马！！', { scene })).toMatchObject({ move: 'refuse', facts: [fact] });
  });

  it('to oneself is no deed to another', () => {
    const scene = table();
    const fact = factOn(scene, 'hit', { by: 3, to: 3, card: 'sha', num: 1, good: false });
    factOn(scene, 'hit', { by: 3, to: 5, card: 'sha', num: 1, good: false });
    expect(planned('孙权打自己也掉血哈哈', { scene })?.facts).toEqual([fact]);
  });

  it('is not told of another pair than the one that is named', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 1, to: 4, card: 'tao', good: true });
    expect(planned('我手里那桃被孙权顺走了', { scene })?.facts ?? []).toEqual([]);
  });

  it('as a figure of speech is answered by what was done', () => {
    const scene = table();
    const fact = factOn(scene, 'aimed', { by: 3, to: 4, card: 'huogong', good: false });
    expect(planned('孙权你拿火攻把4号当年货办了？', { scene })).toMatchObject({
      move: 'confirm',
      facts: [fact],
    });
  });

  it('on whom is told where that is asked', () => {
    const scene = table();
    uses(scene, 3, 'tiesuo', [4, 5]);
    expect(planned('孙权铁索连了谁', { scene })).toMatchObject({ clause: 'used_on', them: [4, 5] });
  });

  it('not at all is borne out, and only of the last turn', () => {
    const scene = table();
    happen(scene, { type: 'turn', n: 4, seat: 4, hp: {}, hand: {} });
    const line = '孙权一整个回合啥也没干';
    expect(planned(line, { scene })).toMatchObject({ move: 'confirm', clause: 'was_idle', about: 3 });
    const busy = table();
    uses(busy, 3, 'wuzhong');
    happen(busy, { type: 'turn', n: 4, seat: 4, hp: {}, hand: {} });
    expect(planned(line, { scene: busy })?.clause).not.toBe('did_nothing');
  });

  it('and how often is no matter of hands', () => {
    const scene = table();
    const fact = factOn(scene, 'give', { by: 5, to: 1, num: 1, good: true });
    const plan = planned('how many cards did 5 give the lord', { scene, me: 5 });
    expect(plan?.clause).toBe('summed');
    expect(plan?.found?.deeds.map((deed) => deed.fact)).toEqual([fact]);
  });
});

describe('why', () => {
  it('is never answered by what came of the deed', () => {
    const scene = table();
    const deed = factOn(scene, 'aimed', { by: 3, to: 1, card: 'juedou', good: false });
    factOn(scene, 'hit', { by: 1, to: 3, card: 'juedou', num: 1, good: false });
    expect(planned('孙权你为什么决斗主公', { scene })?.facts).toEqual([deed]);
  });

  it('a third did it is for him to say, where nothing is known to have moved him', () => {
    const scene = table();
    factOn(scene, 'steal', { by: 4, to: 3, num: 1, good: false });
    factOn(scene, 'aimed', { by: 4, to: 1, card: 'juedou', good: false });
    expect(planned('4号为什么顺孙权', { scene })).toMatchObject({ clause: 'theirs_to_explain', about: 4 });
  });

  it('a third did it is answered by what had been done to him before', () => {
    const scene = table();
    const cause = factOn(scene, 'aimed', { by: 5, to: 4, card: 'huogong', good: false });
    factOn(scene, 'aimed', { by: 4, to: 5, card: 'sha', good: false });
    expect(planned('4号为什么砍5号', { scene })).toMatchObject({ clause: 'explain', facts: [cause] });
  });
});

describe('a charge', () => {
  it('is answered by the card that it names', () => {
    const scene = table();
    const fire = factOn(scene, 'hit', { by: 3, to: 5, card: 'huogong', num: 2, good: false });
    factOn(scene, 'aimed', { by: 3, to: 1, card: 'sha', good: false });
    expect(planned('火攻打藤甲两点，孙权反贼没跑了', { scene })).toMatchObject({ move: 'rebut', facts: [fire] });
  });

  it('by a pronoun is against who did the harm', () => {
    const scene = table();
    const blow = factOn(scene, 'aimed', { by: 3, to: 4, card: 'sha', good: false });
    expect(planned('孙权又砍了4号，我押她是反', { scene })).toMatchObject({ about: 3, facts: [blow] });
  });
});

describe('thanks', () => {
  it('for a card by name are not answered by another', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'guohe', good: true });
    expect(planned('thx 3 for the wuxie', { scene })?.facts ?? []).toEqual([]);
  });
});
