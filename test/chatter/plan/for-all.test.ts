/** Whether to play a card for all, what is kept for somebody, the fallen, and courtesies before a question (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
import { goesOnIn } from '../../../src/chatter/moves/life/goes-on';
import type { Scene } from '../../../src/chatter/scene/scene';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, GUESSES, planned, struckAndHealed as table } from './support';

const low = (seat: number, hp: number): Scene => {
  const scene = table();
  Object.assign(scene.table.bySeat.get(seat) ?? {}, { hp });
  return scene;
};

describe('a card for all', () => {
  it.each(['我想开个南蛮,开不开', '要不要开南蛮', '我手里有张万箭 该不该放', 'should i fire the arrows now, or hold'])(
    '%s',
    (text) => {
      expect(planned(text, { scene: table(), guesses: GUESSES })).toMatchObject({ clause: 'advise_all' });
      expect(planned(text, { scene: low(5, 1), guesses: GUESSES })).toMatchObject({ clause: 'advise_hold', about: 5 });
    },
  );

  it.each(['南蛮谁能出杀', '我刚开了南蛮 行不行', '3号要不要打5号'])('nobody asks for it: %s', (text) => {
    expect(planned(text, { scene: table(), guesses: GUESSES })?.clause).not.toMatch(/^advise_(?:all|hold)$/);
  });
});

const acts = (text: string, scene: Scene = table()) =>
  askedOf(text, { scene }).moves.map(({ act, facts = [] }) => [act, facts.length]);

describe('what is kept for somebody', () => {
  it('was not played', () => {
    expect(acts('孙权,我留了张无懈护你')).toEqual([['promise', 0]]);
    expect(acts('孙权,我这张无懈给你攥着')).toEqual([['promise', 0]]);
    expect(acts('我给主公无懈了决斗').flat()).toContain('report');
  });

  it('is taken as it is meant', () => {
    expect(planned('我桃给你留着呢', { scene: table() })?.clause).toBe('peach_taken');
    expect(planned('我这张无懈给你攥着', { scene: table() })?.clause).toBe('guard_taken');
  });
});

describe('the fallen', () => {
  const fallen = (): Scene => {
    const scene = table();
    Object.assign(scene.table.bySeat.get(5) ?? {}, { alive: false, hp: 0, revealed: 'zhong' });
    factOn(scene, 'death', { by: 6, to: 5, role: 'zhong' });
    return scene;
  };

  it('lie open, and it is told who felled them', () => {
    expect(planned('what was 5', { scene: fallen() })).toMatchObject({ clause: 'open_role', about: 5, role: 'zhong' });
    expect(planned('who got seat 5', { scene: fallen() })?.facts).toMatchObject([{ kind: 'death', by: 6, to: 5 }]);
    expect(planned('5号临死前说过什么', { scene: fallen() })?.clause).toBe('forgot');
  });

  it('are no others who sit there for all to see', () => {
    for (const text of ['我这鹅都凉了', '要不是你的桃我就凉了', '现在我手里毛都没了'])
      expect(
        askedOf(text, { scene: table() }).moves.flatMap(({ facts = [] }) => facts.map(({ kind }) => kind)),
        text,
      ).not.toContain('death');
    expect(acts('5号死了没').flat()).toContain('ask_fact');
  });
});

describe('an apology', () => {
  it.each([
    'sorry i really didnt follow, what is judging?',
    '老师让我明天去跟人家道歉，我错哪了',
    'i said sorry to him at bedtime',
  ])('is begged of nobody here: %s', (text) => {
    expect(acts(text).flat()).not.toContain('apology');
  });
  it.each(['sorry 3, that was meant for 6', '对不住啊孙权', '我错了'])('is begged: %s', (text) => {
    expect(acts(text).flat()).toContain('apology');
  });
});

it('司马昭 is no 司马懿, though nobody else here is called 司马', () => {
  const scene = sceneOf(['刘备', '曹操', '孙权', '界张飞', '嵇康', '司马懿']);
  expect(planned('嵇康是被司马昭搞死的吧', { scene, me: 5 })).toMatchObject({ move: 'topic', clause: 'life' });
  expect(askedOf('司马刚才打我', { scene }).moves.flatMap(({ facts = [] }) => facts)).toMatchObject([
    { by: 6, to: HUMAN },
  ]);
});

it.each(['孙权你还活着吗', 'sun quan u alive?'])('%s hurries', (text) => {
  expect(acts(text).flat()).toContain('hurry');
});

describe('whom a card for all befell', () => {
  const scene = (): Scene => {
    const shot = table();
    for (const to of [HUMAN, 5]) factOn(shot, 'hit', { by: 6, to, card: 'wanjian', num: 1, good: false });
    return shot;
  };

  it.each(['who ate the arrows', 'who ate the wanjian and who got out of it', '万箭谁挨了'])('%s', (text) => {
    const plan = planned(text, { scene: scene() });
    expect(plan?.found?.deeds.flatMap(({ to }) => to) ?? plan?.facts?.map(({ to }) => to), text).toEqual([HUMAN, 5]);
  });

  it('and whose card was eaten by another', () => {
    expect(planned('who ate my duel', { scene: scene() })?.found?.asked.what).not.toBe('hurt');
  });
});

it('a blow told as costly is the last one, and an older one that hurt bears nothing out', () => {
  const scene = table();
  factOn(scene, 'hit', { by: 6, to: 5, card: 'sha', num: 1, good: false });
  scene.turn = 5;
  expect(acts('6号那一刀砍掉5号一血', scene)).toEqual([['report', 1]]);
  expect(askedOf('6号那一刀砍掉5号一血', { scene }).moves[0]?.facts?.[0]?.verdict).toBe('true');
  factOn(scene, 'aimed', { by: 6, to: 5, card: 'sha', good: false });
  expect(askedOf('6号那一刀砍掉5号一血', { scene }).moves[0]?.facts?.[0]?.verdict).toBe('false');
});

it('"凭什么说是他" is of a judgement, and nobody is told that it was no fault of his', () => {
  expect(goesOnIn('凭什么说是他啊', 'study')).not.toBe(goesOnIn('凭什么扣我钱', 'work'));
});
