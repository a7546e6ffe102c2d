/** Proposals, deals, promises, threats, forecasts and charges: answered by the record, never by a nod (§Q3). */
import { describe, expect, it } from 'vitest';
import { factOn, HUMAN, sceneOf } from '../flow/support';
import { askedOf, GUESSES, planned, struckAndHealed as table } from './support';

describe('a proposal', () => {
  it.each([
    ['跟我一起打6号吧', { move: 'accept', clause: 'join_in', about: 6, facts: [{ by: 6, to: 1 }] }],
    ['跟我一起打5号吧', { move: 'refuse', clause: 'wont_strike', about: 5, facts: [{ by: 5, to: 1 }] }],
    ['跟我一起打4号吧', { move: 'bargain', clause: 'join_proof', about: 4 }],
    ['三号，快给主公来口奶', { move: 'accept', clause: 'help_third', about: 1 }],
    ['三号，先放过5号', { move: 'accept', clause: 'spare_third', about: 5 }],
    ['三号，先放过6号', { move: 'refuse', clause: 'wont_spare', about: 6 }],
    ['三号，别放过6号', { move: 'accept', clause: 'join_in', about: 6 }],
    ['三号，别打5号，咱俩联手', { clause: 'spare_third', about: 5 }],
  ])('%s', (text, plan) => {
    expect(planned(text, { scene: table(), guesses: GUESSES })).toMatchObject(plan);
  });

  it('against one whom one owes is declined by what is owed', () => {
    const scene = sceneOf();
    factOn(scene, 'heal', { by: 6, to: 3, card: 'tao', num: 1, good: true });
    expect(planned('跟我一起打6号吧', { scene, guesses: GUESSES })).toMatchObject({
      clause: 'owes',
      facts: [{ by: 6, to: 3 }],
    });
  });
});

describe('a question', () => {
  it('a card that lies on one is to be lifted, and the word that one owes for it is no blow', () => {
    const acts = (text: string) => askedOf(text, { scene: table() }).moves.map(({ act }) => act);
    expect(acts('can you pinch that lightning off me')).toContain('plead');
  });

  it('a role is asked for by 不 behind it', () => {
    const acts = (text: string) => askedOf(text, { scene: table() }).moves.map(({ act }) => act);
    expect(acts('你看6号像反不')).toContain('ask_guess');
    expect(acts('6号这算坐实是反了不')).toContain('ask_guess');
    expect(acts('6号像反了不少')).not.toContain('ask_guess');
  });
});

describe('something for something', () => {
  it.each([
    ['你要是打6号，我就不打你', 'accept', 'deal_join', 6],
    ['你要是打5号，我就不打你', 'refuse', 'wont_strike', 5],
    ['你别老冲着主公，我这轮不打你', 'accept', 'deal_made', undefined],
  ])('%s', (text, move, clause, about) => {
    const plan = planned(text, { scene: table(), guesses: GUESSES });
    expect(plan).toMatchObject({ move, clause });
    expect(plan?.about).toBe(about);
  });

  it('a bare promise is held against what its maker did before', () => {
    const scene = table();
    expect(planned('这轮我不打你', { scene })).toMatchObject({ clause: 'promise_noted' });
    factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
    expect(planned('这轮我不打你', { scene })).toMatchObject({
      clause: 'promise_doubt',
      facts: [{ by: HUMAN, to: 3 }],
    });
  });

  it('a threat is met by what the other did', () => {
    const scene = table();
    expect(planned('你等着瞧', { scene })).toMatchObject({ clause: 'threat_eased' });
    factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
    expect(planned('你等着瞧', { scene })).toMatchObject({ clause: 'threat_met', facts: [{ by: HUMAN, to: 3 }] });
  });
});

describe('a forecast', () => {
  it('is answered by how things stand', () => {
    expect(planned('主公怕是撑不过两轮', { scene: table() })).toMatchObject({ about: 1, count: 'all' });
    expect(planned('5号要凉', { scene: table() })).toMatchObject({ clause: 'outlook_seat', about: 5 });
  });
});

describe('a charge', () => {
  it('of a role is answered by what everybody saw, whatever one is', () => {
    const kind = sceneOf();
    factOn(kind, 'heal', { by: 3, to: 1, card: 'tao', num: 1, good: true });
    expect(planned('你是不是反贼', { scene: kind })).toMatchObject({ clause: 'deny_role', facts: [{ by: 3, to: 1 }] });
    const rough = sceneOf();
    factOn(rough, 'aimed', { by: 3, to: 1, card: 'sha', good: false });
    expect(planned('你是不是内奸', { scene: rough })).toMatchObject({ clause: 'own_blow', facts: [{ by: 3, to: 1 }] });
    expect(planned('你是不是内奸', { scene: table(), guesses: GUESSES })).toMatchObject({
      clause: 'look_there',
      about: 6,
    });
    expect(planned('你是不是内奸', { scene: sceneOf() })).toMatchObject({ move: 'deflect', clause: 'side_unshown' });
  });

  it('of being two together is answered by what passed between the two, and nothing else', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: 1, card: 'sha', good: false });
    expect(planned('你跟6号一伙的吧', { scene })).toMatchObject({ clause: 'pair_none', about: 6 });
    factOn(scene, 'give', { by: 6, to: 3, num: 1, good: true });
    expect(planned('你跟6号一伙的吧', { scene })).toMatchObject({ clause: 'pair_got', facts: [{ by: 6, to: 3 }] });
    factOn(scene, 'aimed', { by: 6, to: 3, card: 'sha', good: false });
    expect(planned('你跟6号一伙的吧', { scene })).toMatchObject({ clause: 'pair_apart', facts: [{ by: 6, to: 3 }] });
  });
});

describe('a pair that is not mine', () => {
  it.each(['主公，4号6号一伙的', '我跟你一伙的，6号是反贼', '4号6号一伙的，三号你也是反贼'])('%s', (text) => {
    expect(planned(text, { scene: table(), guesses: GUESSES })?.clause ?? '').not.toMatch(/^pair_/);
  });
});

describe('praise', () => {
  it('is taken for oneself only where the deed is one’s own', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 3, to: 6, card: 'sha', good: false });
    expect(planned('5号救得漂亮', { scene })?.facts ?? []).not.toContainEqual(expect.objectContaining({ by: 3 }));
  });
});

describe('what the record does not hold', () => {
  it('at the time that is asked for is told of the time before', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 4, to: 5, card: 'juedou', good: false });
    scene.table.round += 2;
    expect(planned('4号上一轮对5号做过什么', { scene })).toMatchObject({ about: 4, facts: [{ by: 4, to: 5 }] });
  });

  it('is answered by that pair, or not at all: never by the deed of others', () => {
    const scene = table();
    factOn(scene, 'aimed', { by: 4, to: 5, card: 'juedou', good: false });
    expect(planned('4号给5号吃过桃', { scene })?.facts ?? []).toMatchObject([{ by: 4, to: 5 }]);
    expect(planned('4号给6号吃过桃', { scene })?.facts ?? []).toEqual([]);
    expect(planned('5号对4号干过什么', { scene })).toMatchObject({ clause: 'no_dealings', about: 5, not: 4 });
  });
});
