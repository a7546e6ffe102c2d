/** Help called for another, what is yet to be done, threats on a condition, what is supposed: who is meant and what is wanted (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, sceneOf } from '../flow/support';
import { planned } from './support';

/** 诸葛亮 (6) struck the lord; 孙权 (3) is spoken to. */
function table() {
  const scene = sceneOf();
  scene.turn = 2;
  factOn(scene, 'aimed', { by: 6, to: 1, card: 'sha', good: false });
  return scene;
}
const heard = (text: string) => planned(text, { scene: table(), guesses: { 6: ['fan', 0.7], 5: ['zhong', 0.7] } });

describe('help for another is called for, and nothing told', () => {
  it.each([
    '孙权，谁能替5号扛一下',
    '孙权，主公就一张牌了，谁来护着他',
    "3, who's covering 5?",
    '3 is anybody gonna save 5',
  ])('%s', (text) => {
    expect(heard(text)?.asked).toMatchObject({ act: 'plead' });
  });
  it.each(['孙权，谁替5号挡的', '3, who saved 5?'])('%s: of what was done', (text) => {
    expect(heard(text)?.asked?.act).not.toBe('plead');
  });
});

describe('a card that lies on somebody is to be lifted', () => {
  it.each(['孙权你能替5号摘了那乐不', '孙权，给5号解个乐', '3 can you clear that lebu off 5'])('%s', (text) => {
    expect(heard(text)).toMatchObject({ clause: 'clear_it' });
  });
  it.each(['主公，你那乐我要是有无懈肯定替你挡', '我给主公解乐你居然无懈，孙权你没得洗了吧'])(
    '%s: the speaker would, or did',
    (text) => {
      expect(heard(text)?.clause).not.toBe('clear_it');
    },
  );
  it.each(['孙权你拆了5号的乐？', '孙权，谁解的乐'])('%s: asked of what was done', (text) => {
    expect(heard(text)?.clause).not.toBe('clear_it');
  });
});

it.each(['孙权砍6号！乐都给你贴好了', '孙权下轮连弩突突6号呗'])('%s: wanted, and not told', (text) => {
  expect(heard(text)).toMatchObject({ about: 6, clause: 'join_in' });
});

it.each([
  '孙权你再碰主公试试',
  '3 you hit the lord again and i swear ur next',
  '3 if you so much as look at the lord im coming over',
])('%s: whoever would do it is threatened', (text) => {
  expect(heard(text)?.asked).toMatchObject({ act: 'threat', about: 3 });
});

it('孙权，要是6号是反，那5号就一定是忠了？: of the one behind', () => {
  expect(heard('孙权，要是6号是反，那5号就一定是忠了？')?.asked).toMatchObject({ act: 'ask_guess', about: 5 });
});

describe('what a third holds is guessed at', () => {
  it.each(['孙权你猜5号手里那两张有桃没', '3号猜猜5号手牌里有没有闪'])('%s', (text) => {
    expect(heard(text)).toMatchObject({ clause: 'other_hand', about: 5 });
  });
  it('is none where a role is guessed at', () => {
    expect(heard('孙权你猜5号是什么身份')?.clause).not.toBe('other_hand');
  });
});

it.each(['要不是我那个桃，主公当场就没了', '若不是5号，主公就没了'])('%s: nobody has died', (text) => {
  expect(heard(text)?.clause).not.toBe('stands');
});
