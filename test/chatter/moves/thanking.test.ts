/** Thanks are for whoever stands behind the word, or was praised before; never for the one who was dealt with. */
import { describe, expect, it } from 'vitest';
import { heard, recorded } from './tables';

const scene = recorded('8p-1', 6);
const thanked = (text: string) => heard(text, scene).find(({ act }) => act === 'thanks')?.about;

describe('thanks', () => {
  it.each([
    ['谢谢2号替我烧5号', 2],
    ['谢谢3号替我收拾2号', 3],
    ['多亏7号没动我', 7],
    ['谢了2号帮我把那张乐顺走', 2],
    ['6号打得好，总算有人治2号了，谢谢啊', 6],
    ['7号干得漂亮 终于有人收拾5号了 谢啦兄弟', 7],
    ['thanks 2 for burning 5', 2],
    ['gj 2, someone finally hurt 5. thanks', 2],
  ])('%s', (text, seat) => {
    expect(thanked(text)).toBe(seat);
  });
});
