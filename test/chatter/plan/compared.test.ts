/** One of those whom a line sets side by side, by role or trust; the lord is not told his own role for it; nobody's word is put right (§Q3). */
import { describe, expect, it } from 'vitest';
import { GUESSES, planned, struckAndHealed } from './support';

const scene = struckAndHealed();
const put = (text: string, me = 3) => planned(text, { scene, guesses: GUESSES, me });

describe('one of those who stand side by side', () => {
  it.each([
    ['5号跟6号到底哪个更像反', 6],
    ['4号和5号你信谁，挑一个', 5],
    ['内奸到底藏哪了，4号还是6号', 6],
    ["who's shadier, 5 or 6", 6],
    ['which of 4 and 5 is loyal', 5],
  ])('%s', (text, about) => {
    expect(put(text)).toMatchObject({ move: 'guess', about });
  });
  it('is left over where only the other is known, and left open where neither is', () => {
    expect(put('4号跟6号哪个更忠')).toMatchObject({ clause: 'rather', about: 6, them: [4] });
    expect(put('4号跟2号哪个更忠')?.clause).not.toBe('rather');
  });
  it.each([
    '5号和6号谁更厉害',
    '你们俩谁是反',
    '要是5号和6号是反，谁是内',
    '6号砍了5号',
    'which of 5 and 6 has more cards',
    '5号和6号哪个在我攻击范围内',
    'which of 5 or 6 is back from lunch',
  ])('%s compares nobody so', (text) => {
    expect(['rather', 'even']).not.toContain(put(text)?.clause);
  });
});

describe('the lord', () => {
  const { lord } = scene.table;
  it('is asked of another', () => {
    expect(put('主公，6号那货你看着像忠吗', lord)).toMatchObject({ about: 6 });
  });
  it.each(['主公你是主公吧', '主公报个身份'])('%s: of himself', (text) => {
    expect(put(text, lord)).toMatchObject({ clause: 'open_role', about: lord });
  });
});

it.each(['轮到你了，一刀捅死5号算球', '我顺手也给你来了一刀，手滑，别记仇', '主公死了是不是反贼就赢了'])(
  'nothing is put right: %s',
  (text) => {
    expect(put(text)?.move).not.toBe('correct');
  },
);
