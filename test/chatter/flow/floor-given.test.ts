/** Who is spoken to in a line that names several: called ahead, asked while another waits, or two at once (§T5). */
import { describe, expect, it } from 'vitest';
import { addressing } from '../../../src/chatter/flow/address';
import { pointersIn } from '../../../src/chatter/flow/pointed';
import { readLine } from '../../../src/chatter/line/line';
import { HUMAN, sceneOf } from './support';

const scene = sceneOf(['刘备', '曹操', '孙权', '界张飞', '貂蝉', '张任']);
/** 曹操 (2) speaks, in the middle of a talk with 貂蝉 (5). */
const meant = (text: string) =>
  addressing(pointersIn(readLine(text), scene, HUMAN, 5), HUMAN, 5, 1)
    .to.filter(({ how }) => how !== 'mentioned')
    .map(({ seat }) => seat);

describe('who is spoken to where several are named', () => {
  it.each([
    // Alone before a full stop, with a title or a sigh behind it, stretched, or before a clause with a subject of its own.
    ['Sun Quan. you hit Zhang Fei in turn one, now you feed him', [3]],
    ['sun quan my man, zhang fei is about to die, got a peach?', [3]],
    ['孙权啊，张飞这人靠得住不', [3]],
    ['sun quannn cmon, any day now', [3]],
    ['sun quan if i draw a peach its yours', [3]],
    ['ok three left. sun quan do we end the lord now', [3]],
    ['主公 3号被他俩轮着砍，你手里有桃不', [1]],
    // Object fronted, or told of: nobody is called.
    ['sun quan i trust', []],
    ['sun quan we kill first', []],
    // One waits while another is asked.
    ['孙权你先歇会儿，我问张任一句，你图啥', [6]],
    ['张飞你先打你的 我问张任 老爷子你站哪边', [6]],
    ['hang on zhang fei, im asking sun quan. why the chain', [3]],
    ['i wasnt talking to you zhang fei. sun quan, your answer?', [3]],
    // Told to wait, and nobody else is asked.
    ['孙权你先别急着出牌', [3]],
    // Two at once.
    ['Sun Quan and Zhang Fei both of u: who worries you more, zhang ren or the lord', [3, 4]],
    ['you two, sun quan and zhang fei, what is the plan', [3, 4]],
    ['孙权 张飞 你俩各说一个 这轮该砍谁', [3, 4]],
    ['主公、孙权 你俩商量好的', [1, 3]],
    // What tells when, and a third in the pronoun, calls nobody.
    ['那张飞死的时候咋没见你掏桃', [5]],
    ['主公那么残了你还打我', [5]],
    ['孙权那家伙你信他?', [5]],
    // Held against the speaker is nobody who is asked.
    ['nah but why me and not zhang fei', [5]],
    ['咋不砍主公啊，非冲我来', [5]],
  ])('%s', (text, seats) => {
    expect(meant(text)).toEqual(seats);
  });

  it('"你们" behind one who is told of is the others', () => {
    const read = pointersIn(readLine('回头又酒杀张飞 孙权你们觉得是忠是内'), scene, HUMAN, 5);
    expect(addressing(read, HUMAN, 5, 1).to.filter(({ how }) => how === 'named')).not.toContainEqual({
      seat: 4,
      how: 'named',
    });
  });
});
