/** The floor, unasked lines, memory between games, determinism, isolation. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Seat } from '../../../src/core/event';
import type { Role } from '../../../src/core/role';
import type { PublicTable } from '../../../src/core/table';
import { detect } from '../../../src/chatter/detection/detect';
import { GLOBAL_GAP, SPEAKER_GAP } from '../../../src/chatter/flow/floor';
import { createTalk, type Heard, type Speaker, type Talk, type TalkOptions } from '../../../src/chatter/flow/talk';
import type { Direction, View } from '../../../src/chatter/vocabulary';
import { factOn, happen, HUMAN, sceneOf, stage, viewOf } from './support';

/** A quiet table: nobody opens the game, nobody speaks unasked. */
const NAMED_ONLY = { talkativeness: 0 };

describe('the floor', () => {
  it('keeps its gaps', () => {
    const { scene, talk, settings } = stage({ settings: { talkativeness: 1, speed: 2, linesPerRound: 99 } });
    const times: { seat: Seat; at: number }[] = [];
    for (let now = 0; now < 300_000; now += 250) {
      if (now % 1500 === 0) talk.hear({ from: HUMAN, text: `${3 + ((now / 1500) % 4)}号，你怎么看${now}` }, now);
      if (now % 2000 === 0) talk.see([factOn(scene, 'hit', { by: 3 + ((now / 2000) % 3), to: 6, good: false })], now);
      for (const { speaker } of talk.due(now, false)) times.push({ seat: speaker, at: now });
    }
    expect(settings.speed).toBe(2);
    expect(times.length).toBeGreaterThan(40);
    for (const [i, { seat, at }] of times.entries()) {
      if (i > 0) expect(at - times[i - 1]!.at).toBeGreaterThanOrEqual(GLOBAL_GAP);
      const earlier = times
        .slice(0, i)
        .reverse()
        .find((other) => other.seat === seat);
      if (earlier) expect(at - earlier.at).toBeGreaterThanOrEqual(SPEAKER_GAP);
    }
  });

  it('has four lines a round, and answers whoever puts a question to somebody outside of them', () => {
    const { talk, say } = stage({ settings: NAMED_ONLY });
    const asked = [3, 4, 5, 6, 3, 4].flatMap((seat, i) => say(`${seat}号，你是忠吗`, i * 40_000));
    expect(asked).toHaveLength(6);
    expect(talk.log().filter(({ silent }) => silent)).toHaveLength(0);
  });

  it('AIs answer each other twice at most', () => {
    let longest = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { scene, talk, wait } = stage({ seed, settings: { talkativeness: 1, linesPerRound: 99 } });
      talk.due(0, false);
      talk.hush();
      talk.see(
        [factOn(scene, 'hit', { by: 3, to: 4, good: false }), factOn(scene, 'hit', { by: 3, to: 4, good: false })],
        1000,
      );
      const said = wait(1000, 120_000);
      longest = Math.max(longest, said.length);
      expect(said.length).toBeLessThanOrEqual(3);
      for (const [i, { speaker, to }] of said.entries())
        if (i > 0) expect([speaker, to]).toEqual([said[i - 1]!.to, said[i - 1]!.speaker]);
    }
    expect(longest).toBe(3);
  });
});

describe('unasked', () => {
  const after = (
    act: (scene: ReturnType<typeof sceneOf>) => ReturnType<typeof happen>,
    setup: Parameters<typeof stage>[0] = {},
  ) => {
    const { scene, talk, wait } = stage({ ...setup, settings: { talkativeness: 1, ...setup.settings } });
    talk.due(0, false);
    talk.hush();
    talk.see([], 0);
    talk.see(act(scene), 1000);
    return wait(1000)[0];
  };

  it('the saved thank, the fallen say a last word, the killer speaks', () => {
    expect(
      after((scene) => {
        scene.table.bySeat.get(3)!.hp = 0;
        return happen(scene, { type: 'heal', by: HUMAN, to: 3, num: 1, via: { card: 'tao' } });
      }),
    ).toMatchObject({ speaker: 3, to: HUMAN, occasion: 'saved_me' });
    expect(['last_words', 'i_killed', 'death_seen', 'two_left']).toContain(
      after((scene) => happen(scene, { type: 'die', seat: 5, by: 4, role: 'fan' }))?.occasion,
    );
  });

  it('whoever has just seen through somebody says so', () => {
    const scene = sceneOf();
    let sure = 0.1;
    const said = after(
      (table) => {
        sure = 0.8;
        return happen(table, { type: 'damage', by: 5, to: HUMAN, num: 1, via: { card: 'sha' } });
      },
      {
        scene,
        viewOf: (seat) => viewOf(seat, { 5: [sure > 0.5 ? 'fan' : 'unknown', sure] }, scene),
      },
    );
    expect(said).toMatchObject({ occasion: 'suspect' });
  });

  it('a thrown egg is answered, and is in the log', () => {
    const { scene, talk, wait } = stage({ settings: { talkativeness: 1 } });
    talk.due(0, false);
    talk.hush();
    talk.see([factOn(scene, 'throw', { by: HUMAN, to: 4, card: 'egg' })], 1000);
    expect(talk.log()[0]).toMatchObject({ from: HUMAN, to: 4, gesture: 'egg', text: null });
    expect(talk.relationOf(4)!.dims.liking).toBeCloseTo(0.48);
    expect(wait(1000)[0]).toMatchObject({ speaker: 4, to: HUMAN, occasion: 'got_egg' });
  });

  it('at the end the winners or the losers have a word, and a common victory is remembered', () => {
    const { talk, wait } = stage({ settings: { talkativeness: 1 } });
    talk.due(0, false);
    talk.hush();
    talk.ended(new Set([HUMAN, 3]), 1000);
    expect(talk.relationOf(3)!.why).toMatchObject({ reason: 'won_together' });
    expect(talk.relationOf(4)!.why).toBeNull();
    for (const { speaker, occasion } of wait(1000)) expect(occasion).toBe(speaker === 3 ? 'won' : 'lost');
  });
});

describe('memory between games', () => {
  it('the same voice remembers, also in another seat', () => {
    const first = stage({ settings: NAMED_ONLY });
    first.say('三号，你这个傻逼', 0);
    first.say('三号，你这个傻逼', 60_000);
    const stored: unknown = JSON.parse(JSON.stringify(first.talk.relations()));
    const { voice } = first.talk.relationOf(3)!;
    const speaker: Speaker = { seat: 6, name: '诸葛亮', voice, persona: 'balanced' };
    const next = stage({ settings: NAMED_ONLY, relations: stored, seed: 8, speakers: () => [speaker] });
    expect(next.talk.relationOf(6)).toMatchObject({ stage: 'differentiating', games: 2 });
    expect(next.talk.relationOf(3)).toBeNull();
  });
});

describe('determinism', () => {
  it('same seed, same inputs, same lines', () => {
    const run = (seed: number) => {
      const { scene, talk, wait, say } = stage({ seed, settings: { talkativeness: 0.8 } });
      const said = [...wait(0, 5000), ...say('大家觉得谁是反贼呢', 6000)];
      talk.see(happen(scene, { type: 'damage', by: 4, to: 3, num: 1, via: { card: 'sha' } }), 40_000);
      return JSON.stringify([...said, ...wait(40_000), ...say('三号，谢谢你', 80_000)]);
    };
    expect(run(5)).toBe(run(5));
    expect(new Set([1, 2, 3, 4, 5, 6].map(run)).size).toBeGreaterThan(1);
  });
});

describe('isolation', () => {
  it('no way into talk can carry a hidden role', () => {
    // What talk is given: the public table, whose only roles are laid open ones, and guesses.
    expectTypeOf<TalkOptions['viewOf']>().returns.toEqualTypeOf<View>();
    expectTypeOf<keyof View>().toEqualTypeOf<'seat' | 'guess' | 'why'>();
    expectTypeOf<keyof ReturnType<View['guess']>>().toEqualTypeOf<'identity' | 'confidence'>();
    expectTypeOf<TalkOptions['scene']['table']>().toEqualTypeOf<PublicTable>();
    expectTypeOf<keyof Speaker>().toEqualTypeOf<'seat' | 'name' | 'persona' | 'voice'>();
    expectTypeOf<keyof Direction>().toEqualTypeOf<'offers' | 'forbids' | 'tone' | 'recalls' | 'asks' | 'pressing'>();
    type RoleKeys<T> = {
      [K in keyof T]-?: T[K] extends Role | null | undefined ? (Role extends T[K] ? K : never) : never;
    }[keyof T];
    expectTypeOf<RoleKeys<Speaker>>().toEqualTypeOf<never>();
    expectTypeOf<RoleKeys<TalkOptions>>().toEqualTypeOf<never>();
    expectTypeOf<RoleKeys<PublicTable['seats'][number]>>().toEqualTypeOf<'revealed'>();
    // @ts-expect-error a speaker has no role
    const speaker: Speaker = { seat: 1, name: 'x', persona: 'balanced', voice: 'courtly', role: 'fan' };
    expect(speaker.seat).toBe(1);
  });

  it('answers the default detection where none is given', () => {
    const { talk } = stage();
    const heard: Heard = talk.hear({ from: HUMAN, text: '你是忠吗' }, 0);
    expect(heard.detection?.route).toBe(detect({ text: '你是忠吗' }).route);
    expectTypeOf<ReturnType<typeof createTalk>>().toEqualTypeOf<Talk>();
  });
});
