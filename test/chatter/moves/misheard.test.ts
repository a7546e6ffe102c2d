/** Deeds that stand on record and were heard as something else: who did it, to whom, and what only sounds like a deed (§Q1). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import type { Reported } from '../../../src/chatter/moves/types';
import { createScene, type Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';

const movesOf = (text: string, scene: Scene, hearer = 4) => movesIn(readLine(text), { scene, from: HUMAN, hearer });
const factsOf = (text: string, scene: Scene, hearer = 4): readonly Reported[] =>
  movesOf(text, scene, hearer).flatMap(({ facts = [] }) => facts);

describe('who did it', () => {
  it('is whoever used the skill, and not whom it was used on', () => {
    const table = sceneOf();
    const scene = createScene(table.table, HUMAN, (name) => (name === 'zhangou' ? '谮构' : name));
    happen(scene, { type: 'skill', by: 6, to: [1], skill: 'zhangou', tv: {} });
    const fact = factOn(scene, 'aimed', { by: 6, to: 4, card: 'sha', good: false });
    expect(factsOf('6号谮构主公又杀4号', scene)).toContainEqual(
      expect.objectContaining({ by: 6, to: 4, verdict: 'true', fact: fact.id }),
    );
  });

  it('stands behind 是 where the blow comes first', () => {
    const scene = sceneOf();
    factOn(scene, 'hit', { by: 4, to: 5, card: 'sha', num: 2, good: false });
    for (const fact of factsOf('最后一刀是4号砍的', scene, 3)) expect(fact).toMatchObject({ by: 4, verdict: 'true' });
    expect(factsOf('最后一刀是4号砍的', scene, 3)).not.toHaveLength(0);
  });

  it('stands behind 是 where what was given comes first', () => {
    const scene = sceneOf();
    factOn(scene, 'heal', { by: HUMAN, to: 4, card: 'tao', num: 1, good: true });
    expect(factsOf('桃是我看你可怜给的', scene)).toMatchObject([{ by: HUMAN, to: 4, verdict: 'true' }]);
  });

  it('stands behind "from" in English', () => {
    const scene = sceneOf();
    factOn(scene, 'hit', { by: 1, to: 4, card: 'sha', num: 1, good: false });
    expect(factsOf('seat 4 you ok? two hits from the lord', scene)).toContainEqual(
      expect.objectContaining({ by: 1, verdict: 'true' }),
    );
  });

  it('is who was made to do it, and not who made him', () => {
    const scene = sceneOf();
    factOn(scene, 'aimed', { by: 4, to: 1, card: 'sha', good: false });
    expect(factsOf('6号把牌给4号让4号砍了主公', scene, 3)).toContainEqual(
      expect.objectContaining({ by: 4, to: 1, verdict: 'true' }),
    );
  });

  it('is the seat that an English number names before a deed', () => {
    const scene = sceneOf();
    factOn(scene, 'steal', { by: 4, to: HUMAN, card: null, num: 1, good: false });
    expect(factsOf('four stole my card', scene, 3)).toMatchObject([{ by: 4, to: HUMAN, verdict: 'true' }]);
  });

  it('of a card for all is whoever used it, also where its blows count as another’s', () => {
    const scene = sceneOf();
    happen(scene, { type: 'card', by: 4, to: [1, HUMAN, 3], card: 'nanman', tv: {}, group: true });
    const fact = factOn(scene, 'hit', { by: 1, to: HUMAN, card: 'nanman', num: 1, good: false, group: true });
    expect(factsOf('4号南蛮打掉我一滴血', scene, 3)).toMatchObject([
      { by: 4, to: HUMAN, verdict: 'true', fact: fact.id },
    ]);
  });

  it('did not use a card that it cancelled', () => {
    const scene = sceneOf();
    const about = { by: 5, to: 1, card: 'juedou', tv: -3 };
    happen(scene, { type: 'card', by: 5, to: [1], card: 'juedou', tv: { 1: -3 }, group: false });
    happen(scene, { type: 'wuxie', by: 1, about, depth: 1 });
    expect(factsOf('谁决斗过主公', scene, 3)).toMatchObject([{ kind: 'aimed', verdict: 'true', fact: 'f1' }]);
  });
});

describe('a 无懈', () => {
  it('of one’s own card is for whom its share was meant', () => {
    const scene = sceneOf();
    const about = { by: HUMAN, to: 3, card: 'wugu', tv: 1 };
    const [fact] = happen(scene, { type: 'wuxie', by: HUMAN, about, depth: 1 });
    expect(factsOf('我那张五谷把3号的份无懈掉了', scene)).toMatchObject([
      { by: HUMAN, to: 3, verdict: 'true', fact: fact?.id },
    ]);
  });

  it('is turned back by whoever stands behind 是', () => {
    const scene = sceneOf();
    const about = { by: 5, to: 4, card: 'juedou', tv: -1 };
    happen(scene, { type: 'wuxie', by: 4, about, depth: 1 });
    const [fact] = happen(scene, { type: 'wuxie', by: HUMAN, about, depth: 2 });
    expect(factsOf('你那无懈是我顶回去的', scene)).toMatchObject([{ by: HUMAN, verdict: 'true', fact: fact?.id }]);
  });
});

describe('what is no deed', () => {
  it.each(['4号反贼石锤了', '4号这下实锤', '4号跟5号你俩有杀父之仇', '我打过包票我是忠'])('%s', (text) => {
    expect(factsOf(text, sceneOf())).toEqual([]);
  });

  it('counts how low one stands for no loss', () => {
    const scene = sceneOf();
    factOn(scene, 'aimed', { by: 4, to: HUMAN, card: 'sha', good: false });
    expect(factsOf('你就剩一血了还砍我', scene)).toContainEqual(
      expect.objectContaining({ by: 4, to: HUMAN, verdict: 'true' }),
    );
  });

  it('takes no number out of the name of a card', () => {
    const scene = sceneOf(['刘备', '曹操', '孙权', '张飞', '貂蝉', '诸葛亮', '侯成', '朱灵']);
    for (const { to } of factsOf('侯成你那丈八和八卦又被5号拿走啦', scene, 7)) expect(to).not.toBe(8);
    expect(factsOf('侯成你那丈八和八卦又被5号拿走啦', scene, 7)).not.toHaveLength(0);
  });

  it('asks for no account where the wronged asks what it has done', () => {
    expect(movesOf('what did I ever do to you seat 4', sceneOf())).toMatchObject([{ act: 'ask_why', about: 4 }]);
  });
});

describe('equipment', () => {
  it('that was put on is on record, and was put on nobody else', () => {
    const scene = sceneOf();
    happen(scene, { type: 'card', by: 4, to: [4], card: 'tengjia', tv: {}, group: false });
    expect(factsOf('4号又套一件藤甲，别冲着我', scene, 3)).toMatchObject([{ by: 4, card: 'tengjia', verdict: 'true' }]);
  });
});

describe('what a line hardly tells', () => {
  it('is no false report: it orders', () => {
    const scene = sceneOf();
    const heard = movesOf('2号你就剩1滴血了赶紧给我出牌，磨磨蹭蹭的，去，把主公给我砍了', scene, 2);
    expect(heard.filter(({ act }) => act === 'report')).toEqual([]);
    expect(heard.map(({ act }) => act)).toContain('hurry');
  });

  it('is one where it is told whole', () => {
    const [heard] = movesOf('5号给了我一个桃', sceneOf());
    expect(heard).toMatchObject({ act: 'report', facts: [{ verdict: 'false' }] });
  });
});
