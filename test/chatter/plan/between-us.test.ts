/** What a line leads up to is what is answered: a wish, thanks, a confession, whether a grudge is held (§Q3). */
import { describe, expect, it } from 'vitest';
import { readLine } from '../../../src/chatter/line/line';
import { movesIn } from '../../../src/chatter/moves/read';
import { weightiest } from '../../../src/chatter/plan/weight';
import { happen, HUMAN } from '../flow/support';
import { GUESSES, planned, struckAndHealed as table } from './support';

const put = (text: string) => planned(text, { scene: table(), guesses: GUESSES });
const meant = (text: string) => weightiest(movesIn(readLine(text), { scene: table(), from: HUMAN, hearer: 3 }));

describe('a deed that is wished for is ordered', () => {
  it.each([
    '孙权这回合打一下6号吧求求了',
    '孙权，下一刀砍6号',
    '孙权该砍6号了',
    '孙权你倒是砍6号啊',
    '孙权快砍6号',
    '3 you gotta shoot seat 6',
    'seat 3 please shoot seat 6',
  ])('%s', (text) => {
    expect(meant(text)).toMatchObject({ act: 'order', about: 6 });
  });

  it.each(['6号刚才砍了主公', '孙权没砍6号', 'seat 6 shot the lord'])('%s: told', (text) => {
    expect(meant(text)?.act).toBe('report');
  });
});

describe('what is between the two', () => {
  it.each(['孙权还生我气吗', '孙权咱俩扯平了没', '3 do you forgive me?', 'hey 3, still mad about that?'])(
    '%s: yes or no',
    (text) => {
      expect(['pardoned', 'unpardoned']).toContain(put(text)?.clause);
    },
  );

  it.each(['孙权你生气也没用', '孙权对不起', '3 sorry about that'])('%s: none is asked for', (text) => {
    expect(['pardoned', 'unpardoned']).not.toContain(put(text)?.clause);
  });

  it.each(['孙权你就干坐着啊', '孙权别光看着', '3 you just sat there'])('%s: one bides its time', (text) => {
    const after = (seat: number) => {
      const scene = table();
      happen(scene, { type: 'turn', n: 3, seat, hp: {}, hand: {} });
      return planned(text, { scene, guesses: GUESSES })?.clause;
    };
    expect(after(3)).toBe('biding');
    // Before its first turn nobody has let one pass.
    expect(after(1)).toBe('not_on_yet');
  });

  it.each(['谢谢孙权教我 记住了 无懈只管锦囊', 'thanks 3 for the tip, noted'])('%s: is taken', (text) => {
    expect(put(text)).toMatchObject({ move: 'accept', clause: 'no_thanks' });
  });

  it.each(['i concede the point, 3', '3 i give up trying to read you'])('%s: nobody is to give up', (text) => {
    expect(put(text)?.clause).not.toBe('no_surrender');
  });

  it('你不就是在装忠 accuses', () => {
    expect(meant('那你不就是在装忠')).toMatchObject({ act: 'accuse', role: 'fan' });
    expect(meant('你不是装忠')?.act).not.toBe('accuse');
  });
});
