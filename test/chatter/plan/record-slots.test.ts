/** Who, whom, what and how often a line says or asks, read as one and looked up; what is not plainly said is not denied (§Q3). */
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/chatter/scene/scene';
import { sumText } from '../../../src/chatter/plan/saying/summed';
import { happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

/** 孙权 (3) takes a card of the lord's (1) three times and breaks one of 4's, strikes 4 in vain and once for a point; 5 lays a 乐 on 4; 1 kills 6. */
function table(): Scene {
  const scene = sceneOf();
  happen(scene, { type: 'turn', n: 3, seat: 3, hp: {}, hand: {} });
  for (let i = 0; i < 3; i++)
    happen(scene, { type: 'zone', kind: 'gain', by: 3, to: 1, pos: 'h', card: null, by_card: 'shunshou', value: 0 });
  happen(scene, { type: 'zone', kind: 'discard', by: 3, to: 4, pos: 'e', card: 'bagua', by_card: 'guohe', value: 0 });
  happen(scene, { type: 'card', by: 3, to: [4], card: 'sha', tv: { 4: -1 }, group: false });
  happen(scene, { type: 'card', by: 3, to: [4], card: 'sha', tv: { 4: -1 }, group: false });
  happen(scene, { type: 'damage', by: 3, to: 4, num: 1, via: { card: 'sha' } });
  happen(scene, { type: 'turn', n: 4, seat: 5, hp: {}, hand: {} });
  happen(scene, { type: 'card', by: 5, to: [4], card: 'lebu', tv: { 4: -2 }, group: false });
  happen(scene, { type: 'turn', n: 5, seat: 1, hp: {}, hand: {} });
  happen(scene, { type: 'card', by: 1, to: [1], card: 'tengjia', tv: {}, group: false });
  happen(scene, { type: 'card', by: 1, to: [6], card: 'sha', tv: { 6: -1 }, group: false });
  happen(scene, { type: 'die', seat: 6, by: 1, role: 'fan' });
  return scene;
}
const plan = (text: string) => planned(text, { scene: table(), me: 5 });

describe('how often', () => {
  it.each([
    ['孙权到现在一共顺几把了', 3],
    ['主公被孙权顺了多少次 有没有五次', 3],
    ['孙权拆过几次牌', 1],
    ['4号被乐过几次', 1],
    ['how many kills did 3 throw at seat 4', 2],
  ])('is counted by kind: %s', (text, n) => {
    expect(plan(text)).toMatchObject({ move: 'count', clause: 'summed' });
    expect(plan(text)?.found?.deeds).toHaveLength(n);
  });
  it('is put right where nothing counts so many', () => {
    expect(plan('孙权砍了4号九刀吧')?.found).toMatchObject({ asked: { said: 9 }, deeds: [{}, {}] });
  });
  it('is held against the number that was said', () => {
    expect(plan('孙权到现在顺了几次 我数着有七次')?.found?.asked.said).toBe(7);
    expect(plan('孙权砍了4号两刀吧')?.found).toMatchObject({ asked: { said: 2, claimed: 'asked' }, deeds: [{}, {}] });
  });
  it.each(['手里到底几张杀', '好几回没吃桃了'])('is not where nothing is counted: %s', (text) => {
    expect(plan(text)?.clause).not.toBe('summed');
  });
});

describe('who and whom', () => {
  it.each(['那张乐贴谁头上了 我刚切出去回了个微信', '谁贴的乐,贴给谁了'])('are asked for: %s', (text) => {
    expect(JSON.stringify([plan(text)?.them, plan(text)?.facts, plan(text)?.found?.deeds])).toContain('4');
  });
  it('are told in pairs', () => {
    expect(plan('who played indulgence so far and on who')?.found).toMatchObject({
      asked: { wants: 'pairs' },
      deeds: [{ by: 5, to: [4] }],
    });
  });
  it.each(['孙权是不是顺过主公的牌', '孙权有没有顺过主公'])('are no denial where it is asked whether: %s', (text) => {
    expect(plan(text)).toMatchObject({ move: 'confirm', facts: [{ kind: 'steal', by: 3, to: 1 }] });
  });
  it('stand the other way round in an English question', () => {
    expect(plan('was seat 6 killed by the lord')).toMatchObject({ move: 'confirm', facts: [{ kind: 'death', to: 6 }] });
  });
});

describe('a blow that cost its victim nothing by that hand', () => {
  it('is counted, and no word is said of health', () => {
    const scene = table();
    const text = (said: string): string => {
      const { found } = planned(said, { scene, me: 5 }) ?? {};
      const parties = { scene, me: 5, you: HUMAN, language: 'zh', byNumber: true } as const;
      return found ? sumText(found, parties, () => null) : '';
    };
    expect(text('主公砍过6号几刀')).toMatch(/1次/);
    expect(text('主公砍过6号几刀')).not.toMatch(/一点血没掉|打掉/);
    expect(text('孙权砍过4号几刀')).toMatch(/打掉1点血/);
  });
});

describe('one of two doers', () => {
  it('is not denied for the other', () => {
    expect(plan('5号还是主公放的闪电')?.move).not.toBe('correct');
  });
});

describe('a denial', () => {
  it('is of what is plainly said', () => {
    expect(plan('孙权杀了诸葛亮吧')?.move).toBe('correct');
  });
  it('of a number tells how much it was', () => {
    expect(plan('sun quan hit seat 4 for 3')).toMatchObject({ move: 'count', clause: 'summed' });
  });
  it.each(['4号送了主公一张又送3号一张', '孙权刚顺完,他转头又砍了主公一刀'])(
    'is none of what may have been misheard: %s',
    (text) => {
      expect(plan(text)?.move).not.toBe('correct');
    },
  );
});

describe('gear', () => {
  it.each(['主公有没有藤甲', '主公身上有防具吗', 'does the lord have armor on'])('is told where asked: %s', (text) => {
    expect(plan(text)?.state).toMatchObject({ of: 'gear', seats: [1], cards: ['tengjia'] });
  });
  it.each(['有没有人穿防具', 'is anyone wearing armor'])('of whoever has any: %s', (text) => {
    expect(plan(text)?.state).toMatchObject({ of: 'gear', seats: [1] });
  });
  it.each(['我打算先拆主公的藤甲再砍他,有意见没', '谁有桃吗'])('is none: %s', (text) => {
    expect(plan(text)?.state).toBeUndefined();
  });
});

describe('what was lost', () => {
  const lost = (text: string) => planned(text, { scene: table(), me: 3 })?.found?.asked;
  it.each(['4号还好吧 掉了几滴血', '4号没事吧 一共扣了多少血', '4号咋样 丢了几点血'])(
    '%s, by whoever stands before',
    (text) => {
      expect(lost(text)).toMatchObject({ what: 'hurt', to: [4] });
    },
  );
  it('and not what that one dealt', () => {
    expect(lost('4号还好吧 打掉了几滴血')?.to ?? []).not.toContain(4);
  });
});

describe('what a card was cancelled with', () => {
  const cancelled = (): Scene => {
    const scene = table();
    happen(scene, { type: 'card', by: 3, to: [1], card: 'shunshou', tv: { 1: -1 }, group: false });
    happen(scene, { type: 'wuxie', by: 1, about: { by: 3, to: 1, card: 'shunshou', tv: -1 }, depth: 1 });
    return scene;
  };
  it.each(['主公拿什么化解的顺手', '主公用哪张牌化解的顺手', 'what card did the lord use to cancel the snatch'])(
    '%s',
    (text) => {
      expect(planned(text, { scene: cancelled(), me: 5 })?.facts).toMatchObject([{ kind: 'wuxie', by: 1 }]);
    },
  );
});

describe('what a blow or a theft took is no card that was cancelled', () => {
  it.each(['南蛮打掉了谁的血', '谁把4号的八卦弄没了'])('%s', (text) => {
    expect(plan(text)?.found?.asked.what).not.toBe('wuxie');
  });
});

describe('blows that are counted up', () => {
  const burnt = (): Scene => {
    const scene = sceneOf();
    happen(scene, { type: 'turn', n: 3, seat: HUMAN, hp: {}, hand: {} });
    happen(scene, { type: 'damage', by: HUMAN, to: 3, num: 1, via: { card: 'huogong' } });
    happen(scene, { type: 'damage', by: HUMAN, to: 3, num: 1, via: { card: 'wanjian' } });
    return scene;
  };
  it.each(['我一共打了你2下,没少算吧', '我这轮打了你两下'])('%s', (text) => {
    expect(planned(text, { scene: burnt() })?.facts).toHaveLength(2);
  });
  it('one that is told alone is told alone', () => {
    expect(planned('我火攻烧了你', { scene: burnt() })?.facts).toHaveLength(1);
  });
});
