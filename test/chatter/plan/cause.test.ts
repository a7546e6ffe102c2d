/** What is wondered at is accounted for by what the record holds of that turn. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import { wonderIn } from '../../../src/chatter/moves/asked/wonder';
import type { Scene } from '../../../src/chatter/scene/scene';
import { happen, HUMAN, sceneOf } from '../flow/support';
import { planned } from './support';

const turn = (scene: Scene, n: number, seat: Seat): void =>
  void happen(scene, { type: 'turn', n, seat, hp: {}, hand: {} });
const plays = (scene: Scene, by: Seat, card: string, ...to: Seat[]): void =>
  void happen(scene, {
    type: 'card',
    by,
    to,
    card,
    tv: Object.fromEntries(to.map((seat) => [seat, -1])),
    group: false,
  });
const hurts = (scene: Scene, by: Seat, to: Seat, card: string, num = 1): void =>
  void happen(scene, { type: 'damage', by, to, num, via: { card } });

function table(): Scene {
  const scene = sceneOf();
  turn(scene, 1, 3);
  return scene;
}
const causeOf = (text: string, scene: Scene) => planned(text, { scene, me: 6 })?.cause?.map(({ say }) => say);

describe('what is wondered at', () => {
  it.each([
    ['4号怎么掉了两点血', 'lost'],
    ['主公砍4号怎么没掉血', 'unhurt'],
    ['他怎么又满了', 'healed'],
    ['桃园怎么就4号没回', 'unhealed'],
    ['4号怎么还没死', 'lives'],
    ['4号咋没了', 'died'],
    ['手牌咋变七张了', 'cards_up'],
    ['why did 4 lose 2 from one hit', 'lost'],
    ['how is 4 still breathing', 'lives'],
    ["wait, 4 was on 1, got hit, and now he's full??", 'healed'],
    ['4号上回合咋啥都没干', 'idle'],
    ['why am i down a hp?? that slash wasnt even on me', 'lost'],
    ['火攻烧的是我 主公咋跟着掉了两滴', 'lost'],
    ['5号烧我怎么6号也掉血,他俩连着?', 'lost'],
    ['why did 3 lose hp when 5 played that barbarian thing but i didnt', 'lost'],
    ['主公怎么只有6血', 'stands'],
    ['4号怎么1血啊', 'stands'],
    ['why is the lord at 6 hp', 'stands'],
    ['4号怎么还是1血 谁干的', 'stands'],
  ])('%s', (text, effect) => {
    expect(wonderIn(text)?.effect).toBe(effect);
  });
  it.each([
    '4号掉了两点血',
    '谁让4号掉的血',
    '要是4号死了咋办',
    'how many rebels still breathing',
    '为什么不打残血的七号反而来打满血的我',
    'why me not him, dude has a full grip',
    '怎么主公差点没了',
    '为什么4号1血还敢打2号',
    '4号怎么就剩1血还砍我',
    '4号怎么满血了还吃桃',
    '7号怎么1血砍主公',
    'why is 7 at 1 hp and still swinging at the lord',
    'why is 7 on 1 hp attacking the lord',
    '4 has 1 hp so how do we kill him',
  ])('%s: nothing', (text) => {
    expect(wonderIn(text)).toBeNull();
  });
});

describe('its cause', () => {
  it('is the wine that was drunk, or the armour that burns', () => {
    const scene = table();
    plays(scene, 3, 'jiu', 3);
    plays(scene, 3, 'sha', 4);
    hurts(scene, 3, 4, 'sha', 2);
    expect(causeOf('4号咋掉了两点血', scene)).toEqual(['hit', 'wine']);
    const vine = table();
    plays(vine, 4, 'tengjia', 4);
    plays(vine, 3, 'huogong', 4);
    hurts(vine, 3, 4, 'huogong', 2);
    expect(causeOf('why did 4 lose 2 from a single fire attack', vine)).toEqual(['hit', 'vine']);
  });

  it('is the chain that passed it on', () => {
    const scene = table();
    plays(scene, 5, 'tiesuo', 4, HUMAN);
    plays(scene, 3, 'huogong', 4);
    hurts(scene, 3, 4, 'huogong');
    hurts(scene, 3, HUMAN, 'huogong');
    expect(causeOf('烧的是4号，我咋掉血了', scene)).toEqual(['hit', 'chain']);
    expect(causeOf('4号咋掉血了', scene)).toEqual(['hit']);
  });

  it('is whoever nullified it, what was worn, a skill; nothing is denied that did hurt', () => {
    const scene = table();
    plays(scene, 3, 'huogong', 4);
    expect(causeOf('3号火攻4号怎么没掉血', scene)).toBeUndefined();
    happen(scene, { type: 'wuxie', by: 1, about: { by: 3, to: 4, card: 'huogong', tv: -1 }, depth: 1 });
    expect(causeOf('3号火攻4号怎么没掉血', scene)).toEqual(['nullified']);
    plays(scene, 5, 'renwang', 5);
    plays(scene, 3, 'sha', 5);
    expect(causeOf('3号砍5号怎么没掉血', scene)).toEqual(['wears']);
    // What a piece of gear does is no skill of a hero's.
    happen(scene, { type: 'skill', by: 5, to: [3], skill: 'cixiong_skill', tv: {} });
    expect(causeOf('3号砍5号怎么没掉血', scene)).toEqual(['wears']);
    happen(scene, { type: 'skill', by: 5, to: [3], skill: 'lianying', tv: {} });
    expect(causeOf('3号砍5号怎么没掉血', scene)).toEqual(['vain', 'skill']);
    hurts(scene, 3, 5, 'sha');
    expect(causeOf('3号砍5号怎么没掉血', scene)).toBeUndefined();
  });

  it('is the peaches that were eaten', () => {
    const scene = table();
    plays(scene, 3, 'sha', 4);
    for (let i = 0; i < 2; i++) happen(scene, { type: 'heal', by: 4, to: 4, num: 1, via: { card: 'tao' } });
    hurts(scene, 3, 4, 'sha', 2);
    expect(causeOf('how is 4 still alive', scene)).toEqual(['hit', 'healed', 'stands']);
    expect(planned('4号怎么又满了', { scene, me: 6 })?.cause).toMatchObject([
      { say: 'healed', times: 2 },
      { say: 'stands' },
    ]);
  });

  it('is a skill of its own, where nobody hit it', () => {
    const scene = table();
    plays(scene, HUMAN, 'sha', 1);
    happen(scene, { type: 'skill', by: 4, to: [1], skill: 'tongxie', tv: {} });
    expect(causeOf('我砍的主公，怎么掉血的是4号', scene)).toEqual(['nobody', 'skill']);
  });
});
