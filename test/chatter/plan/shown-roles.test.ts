/** Roles that are no secret any more, and what the deck leaves (§Q3). */
import { describe, expect, it } from 'vitest';
import { createLedger } from '../../../src/chatter/claims/ledger';
import { claimsIn } from '../../../src/chatter/claims/read';
import { readLine } from '../../../src/chatter/line/line';
import type { Scene } from '../../../src/chatter/scene/scene';
import { shownRole } from '../../../src/chatter/scene/shown';
import type { Role } from '../../../src/core/role';
import { factOn, HUMAN, sceneOf, stage } from '../flow/support';
import { GUESSES, planned, struckAndHealed } from './support';

/** Says it, as the table writes it down. */
function says(scene: Scene, speaker: number, text: string): Scene {
  createLedger().record(claimsIn(readLine(text), { scene, speaker, you: null }), scene);
  return scene;
}

/** Heard by the whole table. */
function heard(...lines: readonly string[]): Role | null {
  const scene = sceneOf();
  const { talk } = stage({ scene });
  lines.forEach((text, i) => talk.hear({ from: HUMAN, text }, 1000 + i));
  return shownRole(scene, HUMAN);
}

/** Down and turned up. */
function fell(scene: Scene, seat: number, role: Role): Scene {
  Object.assign(scene.table.bySeat.get(seat) ?? {}, { alive: false, revealed: role, hp: 0 });
  return scene;
}

describe('who owns up to a role', () => {
  it.each([
    ['不装了，我就是最后一个小反贼', 'fan'],
    ['露馅了 我是反😝 8号你等着', 'fan'],
    ['老夫乃反贼也', 'fan'],
    ['摊牌了，内奸一枚', 'nei'],
    ['well I am the last rebel, come at me', 'fan'],
    ['Rebel. Well spotted, all of you.', 'fan'],
    ['you got me, traitor here', 'nei'],
  ])('%s', (text, role) => {
    expect(shownRole(says(sceneOf(), HUMAN, text), HUMAN)).toBe(role);
  });

  it.each([
    '我看着像反贼 其实是忠',
    '我要是反贼早砍主公了',
    '3号都认了，反贼！',
    '摊牌吧，反贼！',
    '藏不住了吧，反贼',
    '孙权不装了，是反贼',
    'busted, traitor!',
    'spotted a rebel!',
    '承认吧，内奸！',
    '难道我是反贼不成',
    'I was a rebel last game',
    'You caught me napping. Rebel 4, your turn.',
    "I'd be a terrible rebel",
    '我是忠臣',
  ])('and who does not: %s', (text) => {
    expect(shownRole(says(sceneOf(), HUMAN, text), HUMAN)).toBeNull();
  });

  it('may take it back', () => {
    const scene = says(sceneOf(), HUMAN, '我是反贼');
    expect(shownRole(says(scene, HUMAN, '我不是反贼'), HUMAN)).toBeNull();
  });

  it('is taken at its word, by what it did where that bears it out', () => {
    const scene = says(sceneOf(), HUMAN, '不装了，我是反贼');
    expect(planned('不装了，我是反贼', { scene })).toMatchObject({ clause: 'owned_taken' });
    factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    expect(planned('不装了，我是反贼', { scene })).toMatchObject({
      clause: 'claim_fits',
      facts: [{ by: HUMAN, to: 1 }],
    });
  });

  it('is a fellow to one who has owned up to the same, and an enemy to the rest', () => {
    const scene = says(says(sceneOf(), HUMAN, '我是反贼'), 3, '我是反贼');
    expect(planned('我是反贼', { scene })).toMatchObject({ clause: 'fellow' });
    expect(planned('一起打主公吧', { scene })?.move).toBe('accept');
    expect(planned('一起打主公吧', { scene, me: 4 })?.move).not.toBe('accept');
  });

  it('is no news: another is named, and only where there is none the one who said so', () => {
    const scene = says(struckAndHealed(), 6, '我是反贼');
    expect(planned('谁是反贼', { scene, guesses: { 4: ['fan', 0.5] } })).toMatchObject({ about: 4, role: 'fan' });
    expect(planned('谁是反贼', { scene })).toMatchObject({ clause: 'owned_role', about: 6 });
    expect(planned('6号是反贼吧', { scene })).toMatchObject({ clause: 'owned_role', about: 6 });
    expect(planned('你是反贼吗', { scene })?.about).not.toBe(6);
  });

  it('is whom one goes for', () => {
    const scene = says(sceneOf(), 6, '我是反贼');
    expect(planned('你打算打谁', { scene, guesses: { 4: ['fan', 0.5] } })).toMatchObject({
      clause: 'foe_known',
      about: 6,
    });
    expect(planned('你打算打谁', { scene: sceneOf(), guesses: { 4: ['fan', 0.5] } })).toMatchObject({ about: 4 });
  });
});

describe('no role is owned to', () => {
  it.each([['我是反贼的克星'], ['我是反贼，逗你们玩'], ['我就是反贼', '别信，我刚才瞎说的'], ["I'm a rebel hunter"]])(
    '%s',
    (...lines) => {
      expect(heard(...lines)).toBeNull();
    },
  );
  it('that lies open already', () => {
    const scene = says(fell(sceneOf(), 6, 'nei'), HUMAN, '我就是内奸');
    expect(shownRole(scene, HUMAN)).toBeNull();
    expect(heard('我就是内奸')).toBe('nei');
  });
});

describe('one who is down', () => {
  it.each(['你给我等着', '救我', '你不打我我就不打你', "I'll get you for that"])('looks on: %s', (text) => {
    expect(planned(text, { scene: fell(sceneOf(), HUMAN, 'fan') })).toMatchObject({ clause: 'looks_on' });
    expect(planned(text, { scene: sceneOf() })?.clause).not.toBe('looks_on');
  });

  it('may urge others on', () => {
    const scene = fell(struckAndHealed(), HUMAN, 'zhong');
    expect(planned('3号快打6号', { scene, guesses: GUESSES })).toMatchObject({ about: 6 });
  });
});

describe('reasons', () => {
  it('are no blows at one who turned out to be a rebel or a traitor', () => {
    for (const role of ['fan', 'nei', 'zhong'] as const) {
      const scene = sceneOf();
      factOn(scene, 'aimed', { by: 6, to: 5, card: 'sha', good: false });
      fell(scene, 5, role);
      const plan = planned('6号是反贼吗', { scene, guesses: { 6: ['fan', 0.7] } });
      expect(plan?.facts ?? []).toHaveLength(role === 'zhong' ? 1 : 0);
    }
  });

  it('come before the first blow of the turn that they explain', () => {
    const scene = sceneOf();
    scene.turn = 3;
    scene.lastTurns.set(3, 3);
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false });
    factOn(scene, 'discard', { by: HUMAN, to: 3, card: 'sha', good: false });
    factOn(scene, 'hit', { by: 3, to: HUMAN, card: 'sha', num: 1, good: false });
    expect(planned('你为什么砍我', { scene })?.facts?.every(({ by }) => by === 3)).toBe(true);
    scene.turn = 5;
    factOn(scene, 'aimed', { by: 3, to: HUMAN, card: 'sha', good: false });
    expect(planned('你这轮为什么砍我', { scene })).toMatchObject({ facts: [{ by: HUMAN, to: 3 }] });
  });
});

describe('whom one trusts', () => {
  it.each(['谁可信', '主公，你信谁', '现在该信哪个', 'who do you trust'])('is one who looks loyal: %s', (text) => {
    expect(planned(text, { scene: struckAndHealed(), guesses: GUESSES })).toMatchObject({ about: 5, role: 'zhong' });
    expect(planned(text, { scene: struckAndHealed() })).toMatchObject({ clause: 'trust_none' });
  });

  it.each(['谁是反贼', '谁可疑'])('and not whom one suspects: %s', (text) => {
    expect(planned(text, { scene: struckAndHealed(), guesses: GUESSES })).toMatchObject({ about: 6, role: 'fan' });
  });
});

describe('few left', () => {
  const few = (): Scene => fell(fell(fell(sceneOf(), 4, 'fan'), 5, 'zhong'), 6, 'nei');

  it('are named where nobody stands out', () => {
    const scene = fell(fell(sceneOf(), 4, 'fan'), 5, 'zhong');
    expect(planned('内奸是谁', { scene, me: 1 })).toMatchObject({ clause: 'among', them: [2, 3, 6] });
    expect(planned('内奸是谁', { scene: sceneOf(), me: 1 })?.clause).not.toBe('among');
  });

  it('are none where all are down', () => {
    expect(planned('内奸是谁', { scene: few() })).toMatchObject({ clause: 'count', count: 'nei' });
  });

  it('are the hearer where it takes all others for loyal: its own deeds answer', () => {
    const scene = few();
    factOn(scene, 'heal', { by: 3, to: 1, card: 'tao', num: 1, good: true });
    expect(planned('谁是反贼', { scene, guesses: { 2: ['zhong', 0.7] } })).toMatchObject({
      about: 3,
      facts: [{ by: 3, to: 1 }],
    });
  });
});

describe('what becomes of the speaker once another is gone', () => {
  it.each(['6号要是死了，你打算怎么待我', '等6号一倒你会不会打我', 'once 6 is gone, will you turn on me?'])(
    'is by what it is taken for: %s',
    (text) => {
      const scene = sceneOf();
      expect(planned(text, { scene, guesses: { 2: ['zhong', 0.7] } })).toMatchObject({ clause: 'after_friend' });
      expect(planned(text, { scene })).toMatchObject({ clause: 'after_open' });
      factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
      expect(planned(text, { scene, guesses: { 2: ['fan', 0.7] } })).toMatchObject({ clause: 'after_enemy' });
    },
  );

  it.each(['6号死了你打算打谁', '你会不会打我', 'will you hit me'])('and nothing else is: %s', (text) => {
    expect(planned(text, { scene: sceneOf() })?.clause).not.toMatch(/^after/);
  });
});

describe('a blow within one side', () => {
  const killed = (role: Role): Scene => {
    const scene = sceneOf();
    factOn(scene, 'death', { by: 6, to: 5, role: 'fan' });
    return fell(fell(scene, 5, 'fan'), 6, role);
  };
  it.each(['6号居然是反贼，反贼还杀反贼？', '6号干嘛砍自己人', 'why would 6 shoot his own mate?'])(
    'may be staged: %s',
    (text) => {
      expect(planned(text, { scene: killed('fan') })).toMatchObject({ clause: 'odd_blow', about: 6 });
      expect(planned(text, { scene: killed('zhong') })?.clause).not.toBe('odd_blow');
    },
  );

  it.each(['别打自己人', '6号杀了5号'])('is not begged off nor told: %s', (text) => {
    expect(planned(text, { scene: killed('fan') })?.clause).not.toBe('odd_blow');
  });

  it('speaks for the hearer where it was its own blow at a rebel', () => {
    const scene = sceneOf();
    factOn(scene, 'death', { by: 3, to: 5, role: 'fan' });
    fell(scene, 5, 'fan');
    expect(planned('你要是反贼，干嘛杀自己队友5号', { scene })).toMatchObject({
      clause: 'rebut',
      facts: [{ by: 3, to: 5 }],
    });
  });
});

describe('he', () => {
  it.each([
    ['6号砍了5号，他是不是内奸', 6],
    ['6号砍了5号，5号没还手，他是不是内奸', 5],
  ])('who did it is meant, unless another is spoken of since: %s', (text, about) => {
    const scene = sceneOf();
    scene.turn = 2;
    factOn(scene, 'aimed', { by: 6, to: 5, card: 'sha', good: false });
    expect(planned(text, { scene, guesses: { 6: ['nei', 0.5], 5: ['nei', 0.5] } })).toMatchObject({ about });
  });
});
