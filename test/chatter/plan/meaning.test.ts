/** What was meant: a hand is no count, a state no plea, a forecast no report, thanks for nothing done no question (§Q3). */
import { describe, expect, it } from 'vitest';
import { routeFor } from '../../../src/chatter/flow/routing';
import { detect } from '../../../src/chatter/detection/detect';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

const moves = (text: string, hearer: number | null = 3) =>
  movesIn(readLine(text), { scene: sceneOf(), from: HUMAN, hearer });
const acts = (text: string, hearer: number | null = 3) => moves(text, hearer).map(({ act }) => act);
function clauseOf(text: string) {
  const scene = sceneOf();
  scene.turn = 9;
  return planned(text, { scene })?.clause;
}

describe('a hand', () => {
  it.each([
    '孙权你确定不是在攒牌？数给我看看',
    'any peaches left in there?',
    'how many dodges do you hold?',
    '孙权手里是不是全是闪，不说话当默认',
  ])('is its holder’s own: %s', (text) => {
    expect(clauseOf(text)).toBe('own_hand');
  });

  it.each(['孙权你手里还藏着几张', '3號你手上仲有幾多張牌呀', 'how many cards do you hold?'])(
    'is counted before everybody: %s',
    (text) => {
      expect(clauseOf(text)).toBe('hand_count');
    },
  );

  it.each(['还剩几个反贼', '孙权你还剩几滴血'])('is not meant by %s', (text) => {
    expect(clauseOf(text)).not.toBe('own_hand');
  });
});

describe('what is meant', () => {
  it('is foretold of another and undertaken by nobody', () => {
    expect(acts('我猜4号这回合要打主公')).not.toContain('promise');
    expect(clauseOf('我猜4号这回合要跟主公拼命')).toMatch(/^outlook/);
  });

  it('is asked of what is to come, whatever was done before', () => {
    expect(moves('4号装了贯石斧是准备砍谁')).toMatchObject([{ act: 'ask_plan', about: 4 }]);
  });

  it('is no apology where a word is put right or one is accepted', () => {
    expect(acts('big brain. sorry, giant brain')).not.toContain('apology');
    expect(acts('apology accepted')).not.toContain('apology');
    expect(acts('sorry sorry sorry')).toContain('apology');
  });

  it('is no proposal with 要不是, nor with 要么 … 要么', () => {
    expect(acts('你要不是反你吱一声')).not.toContain('propose');
    expect(acts('4号要么大忠要么装大忠')).not.toContain('propose');
    expect(acts('要不先打4号')).toContain('propose');
  });

  it('is a state, and no order, plea or report of a deed', () => {
    const [move] = moves('主公快没血了');
    expect(move).toMatchObject({ act: 'report', about: 1 });
    expect(move?.facts).toBeUndefined();
    expect(clauseOf('主公快没血了')).toMatch(/^(?:as_is|stands|stands_low|help_third)$/);
    expect(clauseOf('牌堆没了')).toBe('banter');
  });

  it('is one’s own state only where the game bears it out or is named: other trouble is no joke about hit points', () => {
    const low = sceneOf();
    const self = low.table.bySeat.get(HUMAN);
    if (self) self.hp = 1;
    const read = (text: string, scene = sceneOf()) => movesIn(readLine(text), { scene, from: HUMAN, hearer: 3 });
    expect(read('我快撑不住了', low)).toMatchObject([{ act: 'report', about: HUMAN }]);
    expect(read('我快没血了')).toMatchObject([{ act: 'report', about: HUMAN }]);
    for (const text of [
      '我快扛不住了,公司要裁我',
      '3号 我真的快撑不住了',
      '我妈快不行了',
      '我妈喊我去医院，我爸快不行了',
    ]) {
      expect(['as_is', 'stands'], text).not.toContain(clauseOf(text));
      expect(
        read(text, low).filter(({ act, facts = [] }) => act === 'report' && facts.length > 0),
        text,
      ).toEqual([]);
    }
  });

  it('is no blow where somebody rings up', () => {
    for (const text of ['我妈刚打来问我几点回', '领导打过来催我', '他电话一直打不通'])
      expect(acts(text), text).not.toContain('report');
    expect(acts('3号刚打我一刀')).toContain('report');
  });

  it('is no errand where somebody was cursed or told off', () => {
    for (const text of [
      '3号 老公喊我别活了',
      '我爸喊我废物,我想静静',
      '我老公叫我去死',
      '我妈叫我滚,我没地方去了',
      '给保安打电话了',
    ])
      expect(clauseOf(text), text).not.toBe('banter');
    expect(clauseOf('等一下 我妈喊我吃饭')).toMatch(/^(?:banter|off_you_go)$/);
    expect(clauseOf('3号别催，让我想想')).toBe('banter');
  });

  it('is another’s hand where another is named before it', () => {
    expect(clauseOf('孙权，刘备手里还有几张闪')).not.toBe('own_hand');
  });

  it('is foretold by what a round is to bring', () => {
    expect(moves('4号下回合肯定打我').flatMap(({ facts = [] }) => facts)).toEqual([]);
    expect(clauseOf('4号下回合肯定打我')).toMatch(/^outlook/);
  });

  it('begs not to be aimed at', () => {
    expect(acts('这连弩可别对着我啊')).toContain('plead');
  });

  it('asks the hearer for its role, though the lord is named beside', () => {
    expect(moves('你杀主公是真反还是手滑啊')).toMatchObject([{ act: 'ask_role', about: 3 }]);
  });

  it('of neither side is doubt', () => {
    expect(moves('4号忠不像忠反不像反')).toMatchObject([{ act: 'accuse', about: 4 }]);
  });

  it('does not vouch: 要我说 is no report, 还在装修 no suspicion', () => {
    expect(acts('要我说4号像内奸')).toContain('accuse');
    expect(acts('隔壁楼还在装修')).not.toContain('accuse');
  });

  it('is a greeting, whoever is told to live', () => {
    expect(planned('来了来了 泡面刚泡上 谁速死我跟谁急', { scene: sceneOf() })?.move).toBe('greet');
  });

  it('is thanks for what was left undone, and the record is asked whether it was', () => {
    expect(clauseOf('谢谢孙权没打我，真的')).toBe('spared');
    const scene = sceneOf();
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false });
    expect(planned('谢谢孙权没砍我', { scene })?.clause).not.toBe('spared');
  });

  it('is how one stands, and not what one is', () => {
    expect(acts('lord are you ok??', 1)).toContain('ask_fact');
    expect(acts('lord are you ok??', 1)).not.toContain('ask_self');
  });

  it('is to be back, and nothing to forgive', () => {
    expect(clauseOf('不好意思刚接了我妈电话')).toBe('welcome_back');
  });

  it.each(['让我想一下啊 别催', '等下 外卖到了 我先打着字'])(
    'is to be away, and nothing to forgive or to note: %s',
    (text) => {
      expect(clauseOf(text)).toMatch(/^(?:banter|off_you_go)$/);
    },
  );

  it('oversteps nothing where it is of one’s own life', () => {
    const text = '等下啊老婆喊我收衣服';
    const judged = { ...detect({ text }), route: 'CREEPY' as const };
    expect(routeFor(judged, moves(text), text)).toBe('NORMAL');
  });
});
