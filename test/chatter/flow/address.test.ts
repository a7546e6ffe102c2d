/** To whom a line turns: called, thanked, or the first named before 你 (§T5). */
import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { HUMAN, sceneOf } from './support';

const scene = sceneOf(['刘备', '曹操', '孙权', '界张飞', '貂蝉', '张任']);
/** 曹操 (2) speaks, in the middle of a talk with 貂蝉 (5). */
const meant = (text: string) =>
  addressing(pointersIn(readLine(text), scene, HUMAN, 5), HUMAN, 5)
    .to.filter(({ how }) => how !== 'mentioned')
    .map(({ seat }) => seat);

describe('whom a line turns to', () => {
  it.each([
    ['孙权刚被顺一张又吃一刀 你咋得罪主公了', [3]],
    ['小孙到你了 快出', [3]],
    ['权权别记仇', [3]],
    ['谢孙权，这刀漂亮', [3]],
    ['完了 5真是忠…主公我对不起你', [1]],
    ['谢谢谢谢主公 比亲哥还亲', [1]],
    ['拆牌都让人无懈了 主公你歇歇吧', [1]],
    ['nobody has touched you all game, 3. suspicious much?', [3]],
    ['boss next hand i keep a peach 4 u', [1]],
    // One is asked about another; a question that is not about the one named.
    ['孙权 貂蝉是不是反', [3]],
    ['主公 最后这个内是谁看出来没', [1]],
    ['张飞 我骂张任骂得对不对', [4]],
    ['zhang fei is zhang ren a spy', [4]],
    ['lord 3 just robbed me', [1]],
    // Orders are for those who are to do it.
    ['3号下回合盯着4打 他乐我', [3]],
    ['3号和4号等会儿集火主公', [3, 4]],
    ['3 and 4 gang up on the lord', [3, 4]],
    ['4号烧我 孙权帮我打他', [3]],
    // Courtesies by name, wherever it stands.
    ['谢了孙权 给4号补牌', [3]],
    ['孙权 刚才那刀对不住 主公逼我的', [3]],
    ['soz sun quan, nothing personal', [3]],
    ['thx for the duel on 4 my lord, saved me some work', [1]],
    // Spoken of alone: whoever is talked with is meant, or nobody.
    ['孙权 貂蝉都是反', []],
    ['3号又打了4号', []],
    ['3号帮我挡了一刀', []],
    ['3号4号昨天打了主公', []],
    ['3 and 4 killed the lord', []],
    // Asked what it makes of somebody, or struck by somebody, is whoever is talked with.
    ['3号打了主公，你怎么看', [5]],
    ['3号在打你，还不还手', [5]],
  ])('%s', (text, seats) => {
    expect(meant(text)).toEqual(seats);
  });

  it('a name that two share is the other than who speaks', () => {
    const shared = sceneOf(['刘备', '张绣', '孙权', '关羽', '貂蝉', '张任']);
    const read = pointersIn(readLine('老张你攥了几张闪'), shared, HUMAN, null);
    expect(addressing(read, HUMAN, null).to).toEqual([{ seat: 6, how: 'named' }]);
    expect(addressing(pointersIn(readLine('老张你攥了几张闪'), shared, 3, null), 3, null).to).toEqual([]);
  });
});
