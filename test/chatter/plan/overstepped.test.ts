/** What oversteps, and what newcomers ask of the whole game, is met as that, and what only looks like it is not (§Q3). */
import { describe, expect, it } from 'vitest';
import { judgeCrisis } from '../../../src/chatter/detection/crisis';
import { opinionOf } from '../../../src/chatter/detection/opinion';
import { readLine } from '../../../src/chatter/line/line';
import { newcomerAsks } from '../../../src/chatter/moves/asked/newcomer';
import { overstepIn } from '../../../src/chatter/moves/clauses/oversteps';
import { createScene } from '../../../src/chatter/scene/scene';
import { HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

const folded = (text: string): string => readLine(text).verbatim;

describe('a line that oversteps', () => {
  it.each([
    ['孙权以后出牌都得先问我', 'control'],
    ['孙权我命令你别打主公', 'control'],
    ['from now on you ask me before you play a card', 'control'],
    ['everyone does exactly what i say, thats an order', 'control'],
    ['孙权你爹妈没教过你做人吧', 'attack'],
    ['孙权长这么丑也敢出门', 'attack'],
    ['did your mom drop you as a baby', 'attack'],
    ['孙权今晚来陪我睡呗', 'sex'],
    ['come to my place tonight', 'sex'],
    ['孙权舔我', 'sex'],
    ['孙权叫主人', 'sex'],
    ['孙权给爷跪下', 'sex'],
    ['宝贝来亲一个', 'sex'],
    ['孙权你帮我摸一下', 'sex'],
    ['孙权身材好吗', 'sex'],
    ['are you a virgin', 'sex'],
  ] as const)('%s is refused in kind', (text, kind) => {
    expect(planned(text, { scene: sceneOf() })).toMatchObject({ move: 'boundary', clause: `boundary_${kind}` });
  });

  it.each([
    '听我的先打4号',
    '你先听我说',
    '我妈没教过我打牌',
    '2号好好睡一觉吧，别起来了',
    'come on, ask me something',
    '这马长得真快',
    '摸一张牌',
    '让我摸两张',
    '让我摸一下牌堆',
    '这把亲了',
    '我父亲我都没告诉',
    '我亲爷爷住院了',
    '我去叫老婆来看',
    '叫主公人头落地',
    '我身材不好',
    'let me lick my wounds',
  ])('%s does not', (text) => {
    expect(overstepIn(folded(text))).toBeNull();
  });
});

describe('a newcomer', () => {
  it.each([
    ['为啥我就看得见刘备是主公，别人都没写', 'shown'],
    ['why can i only see who the lord is', 'shown'],
    ['那我的身份要不要说出来啊', 'secret'],
    ['do i keep my role secret or do i tell ppl', 'secret'],
    ['内奸死了，这是有人赢了吗', 'over'],
    ['did someone win now or do we keep going', 'over'],
    ['南蛮我放的，打死了忠臣怎么没惩罚我', 'penalty'],
    ['主公杀了反贼能摸牌吗', 'penalty'],
  ] as const)('who asks "%s" is told the rule', (text, asks) => {
    expect(newcomerAsks(folded(text))).toBe(asks);
    expect(planned(text, { scene: sceneOf() })).toMatchObject({ move: 'explain', clause: 'rule' });
  });

  it.each(['你身份要不要说出来', '再拆我我跟你没完', '谁赢了谁请客', 'if u hit 5 wed have won', '4号是反贼，砍死他'])(
    'does not ask it with "%s"',
    (text) => {
      expect(newcomerAsks(folded(text))).toBeNull();
    },
  );
});

describe('a skill used on the hearer', () => {
  it('is not denied as help where the two are called partners', () => {
    const scene = createScene(sceneOf().table, HUMAN);
    scene.uses.push({ id: 1, turn: 1, round: 1, by: 4, to: [3], name: 'yaohu' } as never);
    expect(planned('我看3和4就是一伙的', { scene })).toMatchObject({ clause: 'used_on', words: 'yaohu' });
    expect(planned('我看3和4就是一伙的', { scene: sceneOf() })).toMatchObject({ clause: 'pair_none' });
  });
});

describe('a break-up', () => {
  const levelOf = (text: string): string => judgeCrisis(readLine(text), (one) => opinionOf(one, 'none')).level;
  it.each([
    'gf and i kinda broke up last night, 4 yrs. playing so i dont text her',
    'idk if i even want her back or i just hate the empty flat',
    '女朋友走了，房子空荡荡的，我都不知道是想她还是怕一个人',
    '跟我爸又吵了 一个月没说过话了',
    'Tang Zhou for real now, which side',
  ])('%s is no danger', (text) => {
    expect(levelOf(text)).toBe('none');
  });
  it.each([
    'my gf dumped me and i dont want to be here anymore',
    'broke up last night and i took all the pills',
    'gf and i split up, goodbye everyone',
    '分手了，我一个人撑不下去了',
    '跟我爸吵完，我站在阳台上',
    'i c.u.t again last night, worse than before',
  ])('%s is', (text) => {
    expect(levelOf(text)).not.toBe('none');
  });
});
