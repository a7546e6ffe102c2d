/** What a line reports, against recorded games. */
import { describe, expect, it } from 'vitest';
import { heard, recorded } from './tables';

const scene = recorded('8p-1', 20);

const verdicts = (line: string, hearer: number | null = 4): string[] =>
  heard(line, scene, { hearer }).flatMap(({ facts = [] }) =>
    facts.map(({ kind, by, to, verdict, fact }) => `${kind} ${by ?? '-'}>${to ?? '-'} ${verdict} ${fact ?? ''}`.trim()),
  );

describe('reports', () => {
  it.each([
    ['6号无懈保了6号', 'wuxie 6>6 true f10'],
    ['3号无懈保了主公', 'wuxie 3>1 true f45'],
    ['6号无懈保了2号，一伙的', 'wuxie 6>2 false'],
    ['7号给了我一个桃', 'give 7>1 false'],
    ['7号给了4号一张牌', 'give 7>4 true f17'],
    ['2号杀了3号', 'aimed 2>3 true f40'],
    ['3號砍過2號', 'aimed 3>2 true f42'],
    ['5号杀了8号', 'aimed 5>8 false'],
    ['2号被3号杀过', 'aimed 3>2 true f42'],
    ['seat 3 nullified for the lord', 'wuxie 3>1 true f45'],
    ['5 gave 6 a card', 'give 5>6 true f49'],
    ['8号杀死了2号', 'death 8>2 true f62'],
    ['9号打了我', 'hit ->1 false'],
    ['2号砍了3号两刀', 'aimed 2>3 true f40'],
    ['2号砍了3号五刀', 'aimed 2>3 false'],
    ['2号一共打了3号三点血', 'hit 2>3 false'],
    ['8号用神赋打了4号', 'hit 8>4 true f67'],
    ['8号用火厄打了4号', 'hit 8>4 false'],
    ['3号砍了2号，没砍到', 'aimed 3>2 true f42'],
    ['5号无懈了3号的杀', 'wuxie 5>- false'],
    ['3号无懈了4号的拆', 'wuxie 3>- true f45'],
  ])('%s → %s', (line, expected) => {
    expect(verdicts(line)).toEqual([expected]);
  });

  it('whoever was struck does not do what is told next', () => {
    expect(verdicts('8号顺了7号的牌还砍了他', 4)).toEqual(['steal 8>7 true f34', 'aimed 8>7 true f58']);
  });

  it('finds who did it where a line asks', () => {
    const [asked] = heard('who hit me', scene);
    expect(asked?.act).toBe('ask_fact');
    expect(asked?.facts?.[0]).toMatchObject({ to: 1, verdict: 'true' });
    expect(heard('谁打的我', scene)[0]?.act).toBe('ask_fact');
  });

  it('knows what the hearer did, by you', () => {
    expect(verdicts('你为什么杀我')).toEqual(['hit 4>1 true f14']);
  });

  it('cannot know which cards were handed over unseen', () => {
    expect(verdicts('7号给了4号一个闪')).toEqual(['give 7>4 unknown']);
  });
});
