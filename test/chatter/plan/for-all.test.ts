/** Whether to play a card for all, what is kept for somebody, the fallen, and courtesies before a question (§Q1, §Q3). */
import { describe, expect, it } from 'vitest';
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
  expect(askedOf('司马昨天打我', { scene }).moves.flatMap(({ facts = [] }) => facts)).toMatchObject([
    { by: 6, to: HUMAN },
  ]);
});

it.each(['孙权你还活着吗', 'sun quan u alive?'])('%s hurries', (text) => {
  expect(acts(text).flat()).toContain('hurry');
});
