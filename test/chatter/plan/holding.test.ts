/** Words held against deeds in a game that goes on (§Q2). */
import { describe, expect, it } from 'vitest';
import { createTalk } from '../../../src/chatter/flow/talk';
import type { Utterance } from '../../../src/chatter/flow/contract';
import { factOn, HUMAN, sceneOf, SETTINGS, viewOf } from '../flow/support';

function table() {
  const scene = sceneOf();
  const talk = createTalk({
    scene,
    seed: 3,
    relations: null,
    speakers: () =>
      scene.table.seats
        .filter(({ seat, alive }) => alive && seat !== HUMAN)
        .map(({ seat, name }) => ({ seat, name, persona: 'balanced' as const, voice: 'courtly' as const })),
    viewOf: (seat) => viewOf(seat, {}, scene),
    directionOf: () => null,
    settings: () => ({ ...SETTINGS, talkativeness: 1 }),
    control: () => ({ allowed: true, temperature: 0.6 }),
  });
  let now = 0;
  const wait = (): Utterance[] => {
    const said: Utterance[] = [];
    for (const until = now + 40_000; now < until; now += 250) said.push(...talk.due(now, false));
    return said;
  };
  wait();
  return {
    scene,
    talk,
    say: (text: string) => {
      talk.hear({ from: HUMAN, text }, now);
      return wait();
    },
    see: (...facts: Parameters<typeof talk.see>[0]) => {
      talk.see(facts, now);
      return wait();
    },
  };
}

describe('a promise', () => {
  it('is taken note of, and its breach is held against whoever made it', () => {
    const { scene, talk, say, see } = table();
    expect(say('三号，这轮我不打你').map(({ content: { move } }) => move)).toEqual(['ack']);
    const before = talk.relationOf(3)?.dims.trust ?? 0;
    const blow = factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
    const said = see(blow);
    expect(said[0]).toMatchObject({ speaker: 3, to: HUMAN, content: { move: 'call_out', facts: [blow.id] } });
    expect(talk.relationOf(3)?.dims.trust).toBeLessThan(before);
    expect(talk.relationOf(3)?.why?.reason).toBe('promise_broken');
  });

  it('that was broken is no slip: begged pardon for once it is held up, and the second time forgiven', () => {
    const { scene, say, see } = table();
    say('三号，这轮我不打你');
    const blow = factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false });
    see(blow);
    const [first] = say('三号对不住了，说不动你我还是砍了');
    expect(first).toMatchObject({ speaker: 3, content: { move: 'call_out', facts: [blow.id] } });
    expect(say('三号真对不起，原谅我')[0]).toMatchObject({ speaker: 3, content: { move: 'accept' } });
  });

  it('that was kept leaves an apology what it is', () => {
    const { scene, say, see } = table();
    see(factOn(scene, 'aimed', { by: HUMAN, to: 3, card: 'sha', good: false }));
    say('三号，这轮我不打你了');
    expect(say('三号对不起')[0]).toMatchObject({ speaker: 3, content: { move: 'accept' } });
  });

  it('that is kept is counted in favour', () => {
    const { scene, talk, say, see } = table();
    say('三号，这轮我不打你');
    const before = talk.relationOf(3)?.dims.trust ?? 0;
    scene.table.round = 2;
    see(factOn(scene, 'heal', { by: 4, to: 4, good: true }));
    expect(talk.relationOf(3)?.dims.trust).toBeGreaterThan(before);
  });
});

describe('a claim', () => {
  it('that the record has just belied is called out, once a round', () => {
    const { scene, say, see } = table();
    say('我是忠臣');
    const blow = () => factOn(scene, 'aimed', { by: HUMAN, to: 1, card: 'sha', good: false });
    const first = blow();
    const called = see(first).filter(({ content: { move } }) => move === 'call_out');
    expect(called).toHaveLength(1);
    expect(called[0]).toMatchObject({ to: HUMAN, content: { facts: [first.id], role: 'zhong' } });
    expect(see(blow()).filter(({ content: { move } }) => move === 'call_out')).toEqual([]);
  });
});
