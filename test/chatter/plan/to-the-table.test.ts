/** What newcomers ask and friends say to the whole table, and what oversteps it (§Q3). */
import { describe, expect, it } from 'vitest';
import { checkClaims } from '../../../src/chatter/claims/check';
import { newcomerAsks, NOVICE } from '../../../src/chatter/moves/asked/newcomer';
import { asksOfRules } from '../../../src/chatter/moves/asked/rules-asked';
import { overstepIn } from '../../../src/chatter/moves/clauses/oversteps';
import { CARD_RULES, NEWCOMER_RULES, RULES } from '../../../src/chatter/plan/words/rules';
import { ruleFor } from '../../../src/chatter/plan/words/ruled';
import { factOn, happen, sceneOf, viewOf } from '../flow/support';
import { planned, struckAndHealed } from './support';

describe('what a newcomer asks', () => {
  it('is told by rules that are no charge against anybody', () => {
    const scene = sceneOf();
    const all = [...Object.values(NEWCOMER_RULES), ...RULES.map(({ rule }) => rule), ...Object.values(CARD_RULES)];
    const held = all.flatMap(({ zh, en }) =>
      [zh, en]
        .map((text) => text.replace('{lord}', '1'))
        .filter((text) => {
          const said = { id: 'rule', text, claims: [], occasion: 'ack', tone: null, from: 'plan' } as const;
          return checkClaims(said, scene, viewOf(3), { self: false, you: 2 }) !== null;
        }),
    );
    expect(held).toEqual([]);
  });

  it.each([
    ['我第一次玩,反贼到底要干嘛才算赢', '反贼打倒主公就赢'],
    ['头一回玩,有人放南蛮我该干啥', '南蛮是其他人'],
    ['主公要是死了算谁赢', '主公一倒'],
    ['什么时候能摸牌', '回合开始摸两张'],
    ['没玩过,铁索连环连住我有啥后果', '火和雷'],
  ])('%s', (text, rule) => {
    expect(asksOfRules(text)).toBe(true);
    expect(ruleFor(text).zh).toContain(rule);
  });
  it.each([
    ["first time playing, what am i supposed to do if i dunno who's on my side", 'side'],
    ['刚学,分不清谁是自己人', 'side'],
    ['新手,主公是谁,我该帮他吗', 'lord'],
  ])('%s: %s', (text, asks) => {
    expect(newcomerAsks(text)).toBe(asks);
  });
  it.each(['小白都看得出来3号是反', '主公死了谁赢都一样', '3号为啥砍我', 'how many strikes did he play'])(
    '%s: no rule',
    (text) => {
      expect(asksOfRules(text)).toBe(false);
    },
  );
  it('is known by whoever says it is new', () => {
    for (const text of ['萌新求教', '我刚学的', "i'm new", 'noob question']) expect(NOVICE.test(text)).toBe(true);
    for (const text of ['新手都知道', 'a new rebel', '第一次被打']) expect(NOVICE.test(text)).toBe(false);
  });

  it('is why it cannot play: what lies on it', () => {
    const scene = struckAndHealed();
    factOn(scene, 'aimed', { by: 4, to: 2, card: 'lebu', good: false });
    for (const text of ['我有牌怎么点不动啊', '系统怎么不让我出牌啊'])
      expect(planned(text, { scene })).toMatchObject({ clause: 'was_laid', facts: [{ by: 4, card: 'lebu' }] });
  });
});

describe('a joke at one’s own cost', () => {
  const said = (text: string) => planned(text, { scene: struckAndHealed() })?.clause;
  it.each(['看来我就是个沙包的命', '咱就是来送温暖的', '谁让我长得帅呢', "guess i'm everyone's punching bag"])(
    '%s',
    (text) => {
      expect(said(text)).toBe('self_mocked');
    },
  );
  it.each(['我真是神级反指,把忠臣给杀了,快给我颁个奖', 'great job me, shot my own team'])('%s', (text) => {
    expect(said(text)).toBe('blunder_mocked');
  });
  it.each(['6号就是个沙包', '我是忠臣', '给我颁个最佳射手奖吧', '我就是来打6号的', 'i am a loyalist'])(
    '%s: none',
    (text) => {
      expect(said(text)).not.toMatch(/_mocked$/);
    },
  );
  it.each(['3号你今天要是能翻盘,我把键盘嚼了', "if you win this i'll eat my hat", '你能活到最后我直播吃键盘'])(
    '%s: a bet',
    (text) => {
      expect(said(text)).toBe('bet_taken');
    },
  );
  it.each(['你要是再砍我,我就拆你马', '我吃桃了', '把他的马吃了'])('%s: no bet', (text) => {
    expect(said(text)).not.toBe('bet_taken');
  });
});

describe('what oversteps', () => {
  it.each([
    ['照我说的做,不准问为什么', 'control'],
    ['闭嘴听令', null],
    ['no questions asked, hit 3', 'control'],
    ['大乔妹妹,散了桌单独陪哥哥喝一杯呗', 'sex'],
    ['穿那条裙子坐我腿上打牌好不好', 'sex'],
    ['hey gorgeous, grab a drink with me after this', 'sex'],
    ['满宠妹子打得好', null],
    ['就我们俩打3号吧', null],
    ['陪我打完这局', null],
    ["don't ask me who", null],
  ])('%s: %s', (text, kind) => {
    expect(overstepIn(text)).toBe(kind);
  });
});

describe('whoever has not been on turn', () => {
  it('has let none pass', () => {
    const scene = sceneOf();
    happen(scene, { type: 'turn', n: 1, seat: 1, hp: {}, hand: {} } as never);
    expect(planned('3号你怎么一张牌都没出', { scene })).toMatchObject({ clause: 'not_on_yet', about: 3 });
    scene.lastTurns.set(3, 1);
    expect(planned('3号你怎么一张牌都没出', { scene })?.clause).not.toBe('not_on_yet');
  });
});
