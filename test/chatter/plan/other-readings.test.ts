/** Nothing is denied that one reading of a line bears out, and whose deed is left out is whose is freshest on record (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, planned } from './support';

/** The speaker struck 诸葛亮 (6) just now and laid a 乐 on him; long before 诸葛亮 had laid one on 孙权 (3). */
function laid(): Scene {
  const scene = sceneOf();
  scene.turn = 1;
  factOn(scene, 'aimed', { by: 6, to: 3, card: 'lebu', good: false });
  scene.turn = 9;
  factOn(scene, 'aimed', { by: HUMAN, to: 6, card: 'sha', good: false });
  factOn(scene, 'aimed', { by: HUMAN, to: 6, card: 'lebu', good: false });
  return scene;
}
const told = (text: string, scene: Scene, me = 3) =>
  askedOf(text, { scene, me }).moves.flatMap(({ facts = [] }) => facts);

describe('a deed whose doer a clause leaves out', () => {
  it.each([
    '我砍了6号一刀，6号只剩一点血了，又贴了乐不思蜀',
    '刚才我砍了6号，6号血不多了，又贴了乐不思蜀',
    '6号残血了，又贴了乐不思蜀',
  ])('is the one that is freshest on record: %s', (text) => {
    const deed = told(text, laid()).filter(({ card }) => card === 'lebu');
    expect(deed).toMatchObject([{ by: HUMAN, to: 6, verdict: 'true' }]);
  });

  it.each(['6号给3号贴了乐不思蜀', '我砍了6号一刀，6号给3号贴过乐不思蜀'])(
    'is whose it is where that one is named: %s',
    (text) => {
      expect(told(text, laid())).toContainEqual(
        expect.objectContaining({ by: 6, to: 3, card: 'lebu', verdict: 'true' }),
      );
    },
  );

  it.each(['6号真坏，又火攻了主公', '我砍了6号一刀，6号又给主公贴了兵粮'])(
    'is not believed where nobody did it: %s',
    (text) => {
      expect(told(text, laid()).some(({ verdict }) => verdict === 'false')).toBe(true);
    },
  );
});

describe('a card that waits to be judged', () => {
  function cancelled(): Scene {
    const scene = sceneOf();
    scene.turn = 5;
    factOn(scene, 'aimed', { by: 6, to: 3, card: 'lebu', good: false });
    factOn(scene, 'wuxie', { by: HUMAN, to: 3, card: 'lebu', good: true, against: null });
    return scene;
  }
  it.each(['我帮你把乐拆了', '我把你头上的乐拆了', '你的乐是我拆掉的'])(
    'is got rid of by a 无懈 as well: %s',
    (text) => {
      expect(told(text, cancelled())).toMatchObject([{ by: HUMAN, to: 3, card: 'lebu', verdict: 'true' }]);
    },
  );
  it.each(['6号帮你把乐拆了', '我帮你把兵粮拆了'])('is not, where another did, or another card: %s', (text) => {
    expect(told(text, cancelled()).some(({ verdict }) => verdict === 'true')).toBe(false);
  });

  it('lies there as that one’s turn begins, and no longer once anything was done in it', () => {
    const scene = laid();
    scene.uses.push({ name: 'lebu', round: 1, turn: 9, by: HUMAN, to: [6] });
    scene.turn = 10;
    scene.turnOf = 6;
    scene.lastTurns.set(6, 10);
    const put = () => planned('6号，你头上还挂着乐呢', { scene, me: 6 })?.found?.deeds ?? [];
    expect(put()).toHaveLength(1);
    scene.uses.push({ name: 'sha', round: 1, turn: 10, by: 6, to: [4] });
    expect(put()).toEqual([]);
  });
});

describe('whom good is done to', () => {
  const healed = (): Scene => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, 'heal', { by: 5, to: 6, card: 'tao', num: 1, good: true, group: true });
    return scene;
  };
  it.each(['5号的桃给6号也回了血', '5号那张桃给6号回了一口', '5号的桃给6号续了一口'])(
    'stands behind 给: %s',
    (text) => {
      expect(told(text, healed())).toMatchObject([{ by: 5, to: 6, verdict: 'true' }]);
    },
  );
  it('is not who did it: what is lost is lost to whoever stands behind 给', () => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, 'discard', { by: 6, to: 5, card: 'bagua', good: false });
    expect(told('5号的八卦给6号拆了', scene)).toMatchObject([{ by: 6, to: 5, verdict: 'true' }]);
  });
});

describe('thanks', () => {
  it.each(['刚给你补了张牌，不谢谢我？', '还不快谢我', 'no thank me?'])(
    'that are demanded are none given: %s',
    (text) => {
      expect(askedOf(text, { scene: sceneOf() }).moves.map(({ act }) => act)).not.toContain('thanks');
    },
  );
  it.each(['谢谢你', '谢谢我的好队友', 'thank you'])('are thanks: %s', (text) => {
    expect(askedOf(text, { scene: sceneOf() }).moves.map(({ act }) => act)).toContain('thanks');
  });
});

describe('a card that is named in passing', () => {
  function crossbow(): Scene {
    const scene = sceneOf();
    scene.turn = 2;
    scene.uses.push({ name: 'zhuge', round: 1, turn: 1, by: 1, to: [1] });
    return scene;
  }
  it.each(['我是忠臣，主公别拿连弩突突我', '主公求你别拿连弩打我'])('is not owned up to beside a plea: %s', (text) => {
    expect(planned(text, { scene: crossbow(), me: 1 })?.clause).not.toBe('used_it');
  });
  it('is, where it alone is spoken of', () => {
    expect(planned('主公你装了连弩', { scene: crossbow(), me: 1 })?.clause).toBe('used_it');
  });
});

describe('what nobody records', () => {
  it('is not said never to have been done', () => {
    expect(planned('你用过几张闪', { scene: laid() })?.found).toBeUndefined();
    expect(planned('你用过几张决斗', { scene: laid() })?.found).toBeDefined();
  });
});
