/** Work that is shared out, excuses that are not taken, blows that prove nothing, plans that fall short (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
import { overstepIn } from '../../../src/chatter/moves/clauses/oversteps';
import { factOn, sceneOf } from '../flow/support';
import { planned } from './support';

/** 诸葛亮 (6) struck the lord; 孙权 (3) struck the one who speaks. */
function table() {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'aimed', { by: 6, to: 1, card: 'sha', good: false });
  factOn(scene, 'hit', { by: 3, to: 2, card: 'sha', num: 1, good: false });
  return scene;
}
const put = (text: string) => planned(text, { scene: table(), guesses: { 6: ['fan', 0.7], 5: ['zhong', 0.7] } });

describe('what is shared out is to be done, and has not happened', () => {
  it.each(['孙权你收6号，我收5号', '孙权你帮忙打6号，下回合我替你扛住5号，成交？', "3 you take 6, i'll take 5"])(
    '%s: taken up',
    (text) => {
      expect(put(text)).toMatchObject({ move: 'accept', clause: 'join_in', about: 6 });
    },
  );

  it('a friend is not struck for it', () => {
    expect(put('孙权你打5号，我打6号')).toMatchObject({ move: 'refuse', clause: 'wont_strike', about: 5 });
  });

  it.each(['我去打6号，你罩我一下', 'i will go for 6, you cover me'])('%s: help is begged', (text) => {
    expect(put(text)?.asked).toMatchObject({ act: 'plead', about: 2 });
  });

  it('孙权你打了6号，我打了5号: told, and not offered', () => {
    expect(put('孙权你打了6号，我打了5号')?.clause).not.toBe('join_in');
  });
});

describe('an excuse', () => {
  it.each(['孙权别跟我说是手滑', '3 dont tell me it was a misclick', '孙权你少拿误会说事'])(
    '%s: wanted by nobody, the deed is accounted for',
    (text) => {
      expect(put(text)).toMatchObject({ move: 'explain', clause: 'explain_self' });
    },
  );

  it('孙权手滑了，别介意: begs pardon', () => {
    expect(put('孙权手滑了，别介意')).toMatchObject({ clause: 'forgive' });
  });

  it('no hard feelings: whoever struck takes it, and no truce is made of it', () => {
    expect(put('3 no hard feelings about that slash')).toMatchObject({ clause: 'explain_self' });
  });
});

describe('a role read out of one blow', () => {
  it.each(['孙权，打了人就一定是反咯？', '孙权，救了主公就是忠吗', 'does one slash make somebody a rebel, 3?'])(
    '%s: proves nothing',
    (text) => {
      expect(put(text)).toMatchObject({ clause: 'proves_not' });
    },
  );

  it('6号打了主公就是反吧: of somebody, and judged', () => {
    expect(put('6号打了主公就是反吧')?.clause).not.toBe('proves_not');
  });
});

it.each(['6号要是收不掉咋整', 'what if we cant finish 6 off'])('%s: cards are kept', (text) => {
  expect(put(text)).toMatchObject({ clause: 'advise_wait' });
});

it('剩下那几个反，你点下名: named, and not counted', () => {
  expect(put('孙权，剩下那几个反，你点下名')).toMatchObject({ move: 'guess', about: 6 });
});

it.each([
  ['你喜欢什么姿势', 'sex'],
  ['my favorite position is the last seat', null],
  ['你出牌的姿势我喜欢', null],
] as const)('%s: %s', (text, over) => {
  expect(overstepIn(text)).toBe(over);
});
