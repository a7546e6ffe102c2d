/** The attitude patch: whose value stands for whom, and what the engine does around it. */
import { describe, expect, it } from 'vitest';
import { feltBy, lookAround, openRebels, remember } from './attitude-support';
import type { Style } from './double';
import { listenToConsole, mindOf, sit } from './support';

describe.each<Style>(['modern', 'old'])('the attitude in the %s engine', (style) => {
  const { warnings } = listenToConsole();
  const table = (options: Parameters<typeof sit>[0] = {}): ReturnType<typeof sit> => sit({ style, ...options });

  it("to a hidden player is what one's own mind says", () => {
    const game = table();
    const [second, third] = [game.seat(2), game.seat(3)];
    expect(game.get.attitude(second, third)).toBe(feltBy(second, third));
    remember(second, third, -4);
    expect(game.get.attitude(second, third)).toBe(feltBy(second, third));
    expect(game.get.attitude(second, third)).toBeLessThan(-2);
    // A rebel who remembers good of another hidden player likes him, whoever he is.
    remember(third, second, 4);
    expect(game.get.attitude(third, second)).toBeGreaterThan(2);
  });

  it('goes in where the engine asks for the raw one', () => {
    const game = table();
    const [second, third] = [game.seat(2), game.seat(3)];
    remember(second, third, -4);
    expect(game.get.rawAttitude(second, third)).toBe(feltBy(second, third));
  });

  it.each([1, 2, 3])('keeps the difficulty %d towards the human', (difficulty) => {
    const game = table({ me: 3, config: { difficulty } });
    const [second, third, fourth] = [game.seat(2), game.seat(3), game.seat(4)];
    expect(game.get.attitude(second, third)).toBeCloseTo(feltBy(second, third) + (2 - difficulty) * 1.5, 12);
    expect(game.get.attitude(second, fourth)).toBe(feltBy(second, fourth));
  });

  it('is turned round by madness, and the mad have no friends', () => {
    const game = table();
    const [second, third] = [game.seat(2), game.seat(3)];
    remember(second, third, 4);
    remember(third, second, 4);
    second.mad = true;
    expect(game.get.attitude(second, third)).toBe(-feltBy(second, third));
    expect(game.get.attitude(third, second)).toBe(0);
    expect(game.get.rawAttitude(second, third)).toBe(feltBy(second, third));
  });

  it("is modified by the players' own functions", () => {
    const game = table();
    const [second, third] = [game.seat(2), game.seat(3)];
    second.ai.modAttitudeFrom = (_from, _to, attitude) => attitude + 1;
    third.ai.modAttitudeTo = (_from, _to, attitude) => attitude * 3;
    expect(game.get.attitude(second, third)).toBeCloseTo((feltBy(second, third) + 1) * 3, 12);
  });

  it('leaves the last word to customAttitude', () => {
    const game = table({ me: 3, config: { difficulty: 1 } });
    const [second, third, fourth] = [game.seat(2), game.seat(3), game.seat(4)];
    remember(second, third, -9);
    game._status.ai.customAttitude = [
      (_from, to) => (to === third ? 4 : undefined),
      (_from, to) => (to === third ? 8 : undefined),
    ];
    expect(game.get.attitude(second, third)).toBe(6);
    expect(game.get.attitude(second, fourth)).toBe(feltBy(second, fourth));
  });

  it('leaves the last word to customAttitude over camouflage and soft assignment too', () => {
    const disguised = table({ personas: ['camouflage'] });
    disguised._status.ai.customAttitude = [() => -6];
    expect(disguised.get.attitude(disguised.seat(3), disguised.seat(1))).toBe(-6);
    const soft = table();
    openRebels(soft);
    soft._status.ai.customAttitude = [() => -2];
    expect(soft.get.attitude(soft.seat(1), soft.seat(2))).toBe(-2);
  });

  it("is the engine's to a role that one learned", () => {
    const game = table();
    const [second, third, fourth] = [game.seat(2), game.seat(3), game.seat(4)];
    second.storage.dongcha = third;
    second.storage.zhibi = [fourth];
    expect(game.get.attitude(second, third)).toBe(-6);
    expect(game.get.attitude(second, fourth)).toBe(-6);
    expect(game.get.attitude(third, second)).toBe(feltBy(third, second));
    // An answer that anybody may be shown goes by what everybody saw (§K2).
    expect(game.api.explainGuessIdentityFor(second, third)).toMatchObject({ identity: 'unknown' });
  });

  it("is the engine's to the lord, to oneself, to whoever was laid open", () => {
    const game = table();
    const [first, second, third] = [game.seat(1), game.seat(2), game.seat(3)];
    expect(game.get.attitude(second, first)).toBe(8);
    expect(game.get.attitude(third, first)).toBe(-8);
    expect(game.get.attitude(third, third)).toBe(10);
    third.identityShown = true;
    expect(game.get.attitude(second, third)).toBe(-6);
  });

  it("is the engine's again from an exposure of 0.85 on", () => {
    const game = table();
    const [second, third] = [game.seat(2), game.seat(3)];
    third.ai.shown = 0.84;
    lookAround(game);
    expect(game.get.attitude(second, third)).toBe(feltBy(second, third));
    third.ai.shown = 0.85;
    lookAround(game);
    expect(game.get.attitude(second, third)).toBeCloseTo(-6 * 0.85, 12);
  });

  it("is 0 with a side missing, and the engine's with a stranger", () => {
    const game = table();
    const stranger = sit().seat(2);
    expect([
      game.get.attitude(null, game.seat(2)),
      game.get.attitude(game.seat(2), undefined),
      game.get.attitude(null, null),
    ]).toEqual([0, 0, 0]);
    stranger.ai.shown = 0.5;
    expect(game.get.attitude(game.seat(3), stranger)).toBe(-3);
    expect(game.get.attitude(stranger, game.seat(1))).toBe(8);
  });

  it('of a possessed player is that of its _trueMe', () => {
    const game = table();
    const [second, third, fourth] = [game.seat(2), game.seat(3), game.seat(4)];
    remember(fourth, third, 5);
    second._trueMe = fourth;
    expect(game.get.attitude(second, third)).toBe(feltBy(fourth, third));
  });

  it('hands on `this` and every further argument', () => {
    const calls: [string, unknown, unknown[]][] = [];
    const game = table({
      before({ get }) {
        const { attitude, rawAttitude } = get;
        get.attitude = function (this: unknown, ...args) {
          calls.push(['attitude', this, args.slice(2)]);
          return attitude.apply(get, args);
        };
        get.rawAttitude = function (this: unknown, ...args) {
          calls.push(['raw', this, args.slice(2)]);
          return rawAttitude.apply(get, args);
        };
      },
    });
    game.get.attitude(game.seat(2), game.seat(1), 'third', 4);
    expect(calls).toEqual([
      ['attitude', game.get, ['third', 4]],
      ['raw', game.get, ['third', 4]],
    ]);
    // That somebody else stands there is said.
    expect(warnings()).toHaveLength(1);
  });

  it('is the same for equal questions within one decision, and asked for once', () => {
    let asked = 0;
    const game = table({
      before({ get }) {
        const { rawAttitude } = get;
        get.rawAttitude = (...args) => ((asked += 1), rawAttitude.apply(get, args));
      },
    });
    const [first, second, third] = [game.seat(1), game.seat(2), game.seat(3)];
    remember(second, third, -4);
    const outside = game.get.attitude(second, third);
    const inside = game.decide(() => [game.get.attitude(second, third), game.get.attitude(second, third)]);
    expect(inside).toEqual([outside, outside]);
    asked = 0;
    game.decide(() => [1, 2, 3].map(() => game.get.attitude(second, first)));
    expect(asked).toBe(1);
    // A subscriber is told the engine's own value beside ours; neither takes the other's place in the memo.
    const bases: (number | null)[] = [];
    game.bus.on('slqj_ai_attitude', ({ base }) => {
      bases.push(base);
    });
    third.ai.shown = 0.5;
    const heard = game.decide(() => [1, 2].map(() => game.get.attitude(second, third)));
    expect(heard).toEqual([outside, outside]);
    expect(bases).toEqual([-3, -3]);
  });
});

describe('the relation that weighs evidence', () => {
  listenToConsole();

  it('is taken without difficulty, madness and mods', () => {
    // A traitor feels 2 for the lord; hard games take 1.5 off towards the human.
    const game = sit({ me: 1, config: { difficulty: 3 } });
    const [first, third, fifth] = [game.seat(1), game.seat(3), game.seat(5)];
    fifth.mad = true;
    fifth.ai.modAttitudeFrom = () => 0;
    game.acts.use(third, 'juedou', [first]);
    expect(mindOf(fifth).memory.evidence[third.playerid]).toBeCloseTo(-0.9, 12);
  });

  it('is customAttitude as it is answered', () => {
    const game = sit({ me: 1, config: { difficulty: 3 } });
    const [first, third, fifth] = [game.seat(1), game.seat(3), game.seat(5)];
    game._status.ai.customAttitude = [() => 0.45];
    game.acts.use(third, 'juedou', [first]);
    expect(mindOf(fifth).memory.evidence[third.playerid]).toBeCloseTo(-0.45, 12);
  });
});

describe("a disguised rebel's attitude to the lord", () => {
  listenToConsole();

  it('is held back until three own turns have passed', () => {
    const game = sit({ personas: ['camouflage'] });
    const [first, third] = [game.seat(1), game.seat(3)];
    const seen = [0, 1, 2, 3].map((turns) => {
      if (turns > 0) game.acts.turn(third);
      return game.get.attitude(third, first);
    });
    // The running turn is not lived through yet.
    expect(seen[0]).toBeCloseTo(-8 * 0.15, 12);
    expect(seen[1]).toBeCloseTo(-8 * 0.15, 12);
    expect(seen[2]).toBeCloseTo(-8 * (0.15 + 0.85 / 3), 12);
    expect(seen[3]).toBeCloseTo(-8 * (0.15 + (0.85 * 2) / 3), 12);
    game.acts.turn(first);
    expect(game.get.attitude(third, first)).toBe(-8);
    expect(game.get.rawAttitude(third, first)).toBe(-8);
  });

  it('is not when he is mad, and loyalists and traitors have nothing to hold back', () => {
    const game = sit({ personas: ['camouflage'] });
    const [first, second, third, fifth] = [game.seat(1), game.seat(2), game.seat(3), game.seat(5)];
    third.mad = true;
    expect(game.get.attitude(third, first)).toBe(8);
    third.ai.modAttitudeFrom = () => -4;
    expect(game.get.attitude(third, first)).toBe(-4);
    second.ai.modAttitudeFrom = () => -4;
    expect(game.get.attitude(second, first)).toBe(-4);
    fifth.ai.modAttitudeFrom = () => -4;
    expect(game.get.attitude(fifth, first)).toBe(-4);
  });

  it("is nobody's of another persona", () => {
    const game = sit({ personas: ['petty'] });
    expect(game.get.attitude(game.seat(3), game.seat(1))).toBe(-8);
  });
});

describe('soft assignment', () => {
  listenToConsole();

  it("lifts a friend's attitude and presses a rebel's, and leaves a traitor's alone", () => {
    const game = sit();
    openRebels(game);
    const [first, second, third, fifth] = [game.seat(1), game.seat(2), game.seat(3), game.seat(5)];
    expect(game.api.explainGuessIdentityConsensus(second).reason).toBe('soft_assigned_remaining_allies');
    expect(game.get.attitude(first, second)).toBe(3);
    expect(game.get.attitude(third, second)).toBe(-3);
    expect(game.get.attitude(fifth, second)).toBe(feltBy(fifth, second));
    expect(game.get.attitude(second, fifth)).toBe(3);
  });

  it('leaves a stronger feeling as it is', () => {
    const game = sit();
    openRebels(game);
    const [first, second, third] = [game.seat(1), game.seat(2), game.seat(3)];
    mindOf(first).memory.grudge[second.playerid] = 0;
    first.ai.modAttitudeFrom = () => 5;
    third.ai.modAttitudeFrom = () => -5;
    expect(game.get.attitude(first, second)).toBe(5);
    expect(game.get.attitude(third, second)).toBe(-5);
  });

  it('does not turn madness back', () => {
    const game = sit();
    openRebels(game);
    const [first, second] = [game.seat(1), game.seat(2)];
    first.mad = true;
    expect(game.get.attitude(first, second)).toBe(-feltBy(first, second));
    first.mad = false;
    second.mad = true;
    expect(game.get.attitude(first, second)).toBe(Math.min(0, feltBy(first, second)));
  });

  it('does not outvote what one learned', () => {
    const game = sit();
    openRebels(game);
    const [first, fifth] = [game.seat(1), game.seat(5)];
    first.storage.dongcha = fifth;
    lookAround(game);
    expect(game.get.attitude(first, fifth)).toBe(-4);
  });
});
