/** Whoever has lost the thread is told how things stand, and whoever misses one thing is not (§Q3). */
import { expect, it } from 'vitest';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, sceneOf } from '../flow/support';
import { planned } from './support';

function table(): Scene {
  const scene = sceneOf();
  scene.turn = 2;
  scene.turnOf = 4;
  factOn(scene, 'hit', { by: 6, to: 1, card: 'sha', num: 1, good: false });
  return scene;
}

it.each([
  '你们说的我一句没看懂',
  '这局我有点懵',
  '现在到底啥局面',
  '轮到谁了',
  "huh whose turn is it, i'm lost",
  "what's going on",
  "i don't get it",
])('%s', (text) => {
  expect(planned(text, { scene: table() })).toMatchObject({ clause: 'recap', about: 4, facts: [{ by: 6, to: 1 }] });
});

it.each([
  '没看懂6号干嘛打主公',
  '铁索我没搞懂',
  '我懂了',
  '谁是反贼我搞不懂',
  "i don't understand why 6 hit the lord",
  'it is your turn',
])('%s: one thing', (text) => {
  expect(planned(text, { scene: table() })?.clause).not.toBe('recap');
});

it.each(['现在谁跟谁一伙啊 我晕了', '到底哪边是哪边', "wait who's with who"])('%s: sides', (text) => {
  expect(planned(text, { scene: table() })).toMatchObject({
    clause: 'recap_sides',
    about: 1,
    facts: [{ by: 6, to: 1 }],
  });
});

it.each(['刚刚那波发生啥了', 'lol what just happened i looked away', 'what did i miss'])(
  '%s: how it stands',
  (text) => {
    expect(planned(text, { scene: table() })?.clause).toBe('recap');
  },
);

it('one deed is told where that is what is not followed', () => {
  expect(planned('huh? 6 hit the lord now? im lost', { scene: table() })).toMatchObject({
    clause: 'recap_deed',
    facts: [{ by: 6, to: 1 }],
  });
});

it.each(['反贼要干嘛来着 怎样才算赢', '忠臣是干啥的来着', 'what does the traitor do exactly', 'how do i win this'])(
  '%s: a rule',
  (text) => {
    expect(planned(text, { scene: table() })?.clause).toBe('rule');
  },
);

it.each(['等久了吧 我刚去开了个门', '抱歉各位 刚接了个快递', 'sorry had to let the dog out, back now'])(
  '%s: back again',
  (text) => {
    expect(planned(text, { scene: table() })?.clause).toBe('welcome_back');
  },
);

it.each([
  ['铁索横过来是什么意思', 'rule'],
  ['what does duel do', 'rule'],
])('%s: the card is explained', (text, clause) => {
  expect(planned(text, { scene: table() })).toMatchObject({ clause });
});
