/** Who is who, as a line owns to it, lays it before the hearer or argues it out (§Q3). */
import { describe, expect, it } from 'vitest';
import { createLedger } from '../../../src/chatter/claims/ledger';
import { claimsIn } from '../../../src/chatter/claims/read';
import { readLine } from '../../../src/chatter/line/line';
import type { Scene } from '../../../src/chatter/scene/scene';
import { shownRole } from '../../../src/chatter/scene/shown';
import type { Role } from '../../../src/core/role';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, atFirstSight, GUESSES, planned, struckAndHealed } from './support';
import { planAnswer } from '../../../src/chatter/plan/answer';

function says(scene: Scene, speaker: number, text: string): Scene {
  createLedger().record(claimsIn(readLine(text), { scene, speaker, you: null }), scene);
  return scene;
}

function fell(scene: Scene, ...roles: readonly (readonly [seat: number, role: Role])[]): Scene {
  for (const [seat, role] of roles)
    Object.assign(scene.table.bySeat.get(seat) ?? {}, { alive: false, revealed: role, hp: 0 });
  return scene;
}

describe('whoever gives in owns up', () => {
  it.each([
    ['行吧不装了 就是反 反正忠臣都没了', 'fan'],
    ['得嘞，主公我坦白，从头到尾都是反', 'fan'],
    ['行，反贼就反贼，认了', 'fan'],
    ['装不下去了，我就一反贼', 'fan'],
    ['瞒不住了，内奸一个', 'nei'],
    ["ok cards on the table, i'm a rebel", 'fan'],
    ['fine, you got me, spy here', 'nei'],
  ])('%s', (text, role) => {
    expect(shownRole(says(sceneOf(), HUMAN, text), HUMAN)).toBe(role);
  });

  it.each([
    '你招了吧，就是反',
    '别装了，你就是反',
    '3号装不下去了，就是反贼',
    '不装了，反正都没人信',
    '我认了，打的是反贼',
    '摊牌，他才是反贼',
    '说实话，4号就是内奸',
    '老实交代，是不是反贼',
    "cards on the table, who's the rebel",
    '行，内奸爱谁谁，我认了',
    '说实话，张角是反贼',
    '摊牌，我是忠，张飞是反',
    '我承认，四个都是反，分不清',
    '瞒不住了，下一个是内奸',
    '我旁边是反贼',
    '我这队友是内奸',
    '我目标是反贼',
    '我看是反贼',
    'i confess rebel play is fun',
  ])('and nobody does here: %s', (text) => {
    expect(shownRole(says(sceneOf(), HUMAN, text), HUMAN)).toBeNull();
  });

  it('not to be loyal, and is taken at that by what it did', () => {
    const scene = sceneOf();
    factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    const guesses = { [HUMAN]: ['fan', 0.7] } as const;
    for (const text of ["alright fine i'm not that loyal", '我承认我不是忠臣'])
      expect(planned(text, { scene, guesses }), text).toMatchObject({ clause: 'claim_fits' });
    for (const text of ["i'm so loyal", '我是忠臣'])
      expect(planned(text, { scene, guesses }), text).toMatchObject({ clause: 'call_out' });
  });

  it('whatever is asked besides', () => {
    const scene = says(struckAndHealed(), HUMAN, '我是反贼');
    expect(planned('我摊牌，我是反贼。6号是反贼吗', { scene, guesses: GUESSES })?.clause).toBe('owned_taken');
    for (const text of ['6号是反贼吗', '我是忠臣。6号是反贼吗'])
      expect(planned(text, { scene, guesses: GUESSES })?.about, text).toBe(6);
  });
});

describe('a reading laid before the hearer', () => {
  it.each([
    ['6号是反，3号你同不同意', 'confirm', 6],
    ['6号是反、5号是忠，我算得对不对', 'confirm', 6],
    ['我看5号是忠臣，你赞成吗', 'confirm', 5],
    ['5号是反贼，有没有道理', 'deny', 5],
    ['6号像忠臣，你认不认', 'deny', 6],
    ['so 6 is a rebel, agree?', 'confirm', 6],
    ['5 is a rebel, am i right', 'deny', 5],
    ['6 is a rebel and 5 is loyal, makes sense?', 'confirm', 6],
  ])('%s', (text, move, about) => {
    expect(planned(text, { scene: struckAndHealed(), guesses: GUESSES })).toMatchObject({ move, about });
  });

  it('is not sure where nothing is known', () => {
    expect(planned('4号是反，你同意吗', { scene: struckAndHealed(), guesses: GUESSES })).toMatchObject({
      move: 'unsure',
      about: 4,
    });
  });

  it.each(['咱俩停手，你同意不', '6号砍了主公，对吧', '我同意，6号刚才砍了主公'])('is none: %s', (text) => {
    const plan = planned(text, { scene: struckAndHealed(), guesses: GUESSES });
    expect(plan?.clause).not.toBe('guess');
  });
});

describe('an argument that the hearer is of a side', () => {
  const late = (): Scene => fell(struckAndHealed(), [4, 'zhong'], [5, 'zhong']);
  it.each([
    '3号，忠臣都死了，你就是内奸',
    '你只能是反了',
    '那你是不是内奸呀，忠臣已经不在了嘛',
    '你是反还是内',
    'both loyalists are dead, so you are the spy',
    'you must be a rebel then',
  ])('from which nobody is left of the loyal: %s', (text) => {
    expect(planned(text, { scene: late() })?.clause).toBe('none_left');
    expect(planned(text, { scene: struckAndHealed() })?.clause).not.toBe('none_left');
  });

  it('which a known one does not evade', () => {
    expect(planned('你是内奸吧', { scene: says(late(), 3, '我是反贼') })).toMatchObject({ clause: 'owned_role' });
  });

  it('that nobody is left of', () => {
    expect(planned('你是内奸吧', { scene: fell(struckAndHealed(), [4, 'nei']) })).toMatchObject({
      clause: 'count',
      count: 'nei',
    });
    expect(planned('你是反贼吧', { scene: fell(struckAndHealed(), [4, 'nei']) })?.clause).not.toBe('count');
  });
});

describe('a truce that was agreed', () => {
  it('holds, whatever was done to a third', () => {
    const scene = sceneOf();
    factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    const guesses = { [HUMAN]: ['fan', 0.7] } as const;
    const asked = { ...askedOf('这回合也放我一马', { scene, guesses }), choose: atFirstSight };
    expect(planAnswer(asked)?.move).toBe('refuse');
    asked.memory.promises.make({
      by: 3,
      heardBy: HUMAN,
      undertaking: { what: 'spare', to: HUMAN, until: 'round', ifYouDo: true },
      turn: 1,
      round: 1,
    });
    expect(planAnswer(asked)?.clause).toBe('kept_word');
  });
});
