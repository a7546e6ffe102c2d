/** What is asked of a deed on record beside who did it, and what never was, put right from the record (§Q3). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { isDue } from '../../../src/chatter/plan/respond/due';
import type { Fact } from '../../../src/chatter/scene/fact';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, happen, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** 孙权 (3) has struck 张飞 (4) twice and 曹操 (2), the speaker, once; his 火攻 on 4 and his 南蛮 came before. */
function table(): Scene {
  const scene = sceneOf();
  happen(scene, { type: 'turn', n: 3, seat: 3, hp: {}, hand: { 3: 5, 4: 2 } });
  happen(scene, { type: 'card', by: 3, to: [1, 2, 4], card: 'nanman', tv: {}, group: true });
  for (const to of [1, 4]) factOn(scene, 'hit', { by: 3, to, card: 'nanman', num: 1, good: false, group: true });
  happen(scene, { type: 'card', by: 3, to: [4], card: 'huogong', tv: { 4: -1 }, group: false });
  for (const to of [4, 4, HUMAN])
    happen(scene, { type: 'card', by: 3, to: [to], card: 'sha', tv: { [to]: -1 }, group: false });
  return scene;
}
const clauseOf = (text: string, scene = table(), me = 3) => planned(text, { scene, me })?.clause;

describe('of a deed it is asked', () => {
  it.each(['孙权你砍了张飞几次', '孙权你砍张飞砍了几刀？', 'how many times did 3 slash 4?'])(
    'how often: %s',
    (text) => {
      const plan = planned(text, { scene: table() });
      expect([plan?.clause, plan?.found?.deeds.length]).toEqual(['summed', 2]);
    },
  );

  it.each(['南蛮打掉了谁的血？', '南蛮都打中谁了？'])('whom all it hit: %s', (text) => {
    const plan = planned(text, { scene: table() });
    expect(plan?.clause).toBe('befell');
    expect(plan?.found?.deeds.flatMap(({ to }) => to)).toEqual([1, 4]);
  });

  it.each(['孙权你火攻张飞怎么没烧着？', '孙权你那火攻咋没烧着呢？'])('why it came to nothing: %s', (text) => {
    expect(clauseOf(text)).toBe('no_suit');
    const scene = table();
    const about = { by: 3, to: 4, card: 'huogong', tv: -1 };
    happen(scene, { type: 'wuxie', by: 1, about, depth: 1 });
    expect(planned(text, { scene })?.cause).toMatchObject([{ say: 'nullified', by: 1, card: 'huogong' }]);
  });

  it('which card was taken, where nobody saw it', () => {
    const scene = table();
    factOn(scene, 'steal', { by: 3, to: HUMAN, num: 1, good: false });
    expect(clauseOf('孙权你刚才顺了我什么牌？', scene)).toBe('unseen_card');
    factOn(scene, 'steal', { by: 3, to: HUMAN, card: 'bagua', num: 1, good: false });
    expect(clauseOf('孙权你刚才顺了我什么牌？', scene)).not.toBe('unseen_card');
  });

  it.each(['孙权你砍张飞几个意思', '孙权你砍张飞干嘛', '孙权你还有几张桃？'])('nothing of the kind: %s', (text) => {
    expect(['summed', 'befell', 'no_suit', 'fell_flat', 'unseen_card', 'hand_count']).not.toContain(clauseOf(text));
  });
});

describe('what never was', () => {
  it.each([
    ['孙权你砍了张飞三刀', 'summed'],
    ['孙权你没用过火攻', 'tell'],
    ['张飞是孙权弄死的', 'mistaken'],
    ['孙权砍了我，张飞用了无懈', 'correct'],
    ['孙权你偷了我的马', 'never_but'],
    ['谢谢孙权给我摸牌', 'undeserved_deed'],
    ['谢谢孙权的桃园', 'undeserved'],
  ] as const)('%s: %s', (text, clause) => {
    const scene = table();
    if (clause === 'mistaken') factOn(scene, 'death', { by: 1, to: 4, role: 'fan' });
    const plan = planned(text, { scene });
    expect(plan?.clause).toBe(clause);
    if (clause !== 'tell') expect(isDue(plan, askedOf(text, { scene }))).toBe(true);
  });

  it('is turned round where it was the other way', () => {
    const scene = table();
    happen(scene, { type: 'card', by: HUMAN, to: [3], card: 'juedou', tv: { 3: -1 }, group: false });
    expect(planned('孙权你决斗我', { scene })).toMatchObject({ clause: 'other_way', facts: [{ by: HUMAN, to: 3 }] });
  });

  it.each(['谢谢孙权没打张飞', '谢谢提醒', '多谢各位'])('is nothing that is thanked for here: %s', (text) => {
    expect(['undeserved', 'undeserved_deed']).not.toContain(clauseOf(text));
  });
});

describe('what was heard', () => {
  const of = (facts: readonly Fact[] | undefined) => (facts ?? []).map(({ by, to }) => `${by}>${to}`);

  it('is what is answered, and no other deed', () => {
    const scene = table();
    factOn(scene, 'hit', { by: 3, to: 1, card: 'sha', num: 1, good: false });
    for (const line of ['孙权你的南蛮刚打了张飞，就这还忠臣', '3 ur barbarians just hit 4, some loyalist u are'])
      expect(
        of(planned(line, { scene })?.facts).every((one) => one === '3>4'),
        line,
      ).toBe(true);
  });

  const facts = (text: string) =>
    movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: 3 }).flatMap((move) => move.facts ?? []);
  it('is no blow that did not fall, and no card that stands in a name', () => {
    expect(facts('孙权差点砍死了张飞').map(({ kind }) => kind)).not.toContain('death');
    expect(facts('孙权砍死了张飞').map(({ kind }) => kind)).toContain('death');
  });

  it('tells whom a 无懈 was for, not whose card it was against', () => {
    const scene = table();
    happen(scene, { type: 'wuxie', by: 1, about: { by: 3, to: 4, card: 'huogong', tv: -1 }, depth: 1 });
    const verdict = (text: string) =>
      movesIn(readLine(text), { scene, from: HUMAN, hearer: 3 }).flatMap((move) => move.facts ?? [])[0]?.verdict;
    expect(verdict('主公那张无懈是护着张飞的')).toBe('true');
    expect(verdict('主公那张无懈是护着孙权的')).toBe('false');
  });
});
