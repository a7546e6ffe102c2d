/** The last stage of a choice (§K4, §A22): our rules, `slqj_ai_score`, and cards that nobody saw. */
import { describe, expect, it } from 'vitest';
import { faceDown, unseenBehind } from '../../src/engine/choice/faces';
import type { GameEvent, Player } from '../../src/engine/noname';
import type { ScoreContext } from '../../src/hooks/events';
import type { DoublePlayer } from './double-player';
import { listenToConsole, sit, type SitOptions, type Table } from './support';

type Check = (candidate?: unknown, all?: readonly unknown[]) => unknown;
type Loop = (check: Check) => boolean;

/** What the engine's loop found its candidates worth, and the best when it asked for it again. */
interface Found {
  readonly scores: unknown[];
  readonly again: unknown;
}

interface Looping extends Table {
  choose(
    decider: number,
    check: (player: Player) => unknown,
    fields?: Partial<GameEvent> & { dying?: Player; dialog?: object },
  ): Found;
}

/** A table whose engine weighs every player with the whole list, then the best again, as both versions do. */
function table(options: SitOptions = {}): Looping {
  const held: { found: Found } = { found: { scores: [], again: null } };
  const sat = sit({
    ...options,
    settings: { strict: true, inference: 'belief', ...options.settings },
    before: (double) => {
      const loop: Loop = (check) => {
        const pool = [...double.game.players];
        const scores = pool.map((one) => check(one, pool));
        const best = scores.reduce<number>((top, score, i) => (Number(score) > Number(scores[top]) ? i : top), 0);
        held.found = { scores, again: check(pool[best]) };
        return true;
      };
      Object.assign(double.ai.basic ?? {}, { chooseTarget: loop, chooseButton: loop });
    },
  });
  return {
    ...sat,
    choose(decider, check, fields = {}) {
      const event = sat.createEvent('chooseToUse', { player: sat.seat(decider), ...fields });
      sat.within(event, () => sat.ai.basic?.chooseTarget(check));
      return held.found;
    },
  };
}

const bySeat = (game: Table, { scores }: Found): Record<number, unknown> => {
  const found: Record<number, unknown> = {};
  for (const player of game.everybody()) {
    const seat = game.everybody().findIndex((_, i) => game.seat(i + 1) === player) + 1;
    found[seat] = scores[game.game.players.indexOf(player)];
  }
  return found;
};

describe('slqj_ai_score', () => {
  const { warnings } = listenToConsole();

  it('is asked once about the whole pool, with chances that add up', () => {
    const game = table();
    const asked: ScoreContext[] = [];
    game.bus.on('slqj_ai_score', (ctx) => {
      asked.push(ctx);
    });
    let checks = 0;
    const found = game.choose(2, () => ((checks += 1), 1));
    expect(asked.length).toBe(1);
    expect(checks).toBe(game.game.players.length);
    expect(found.again).toBe(1);
    expect(asked[0]?.player).toBe(game.seat(2));
    expect(asked[0]?.candidates.map(({ target }) => target)).toEqual(game.game.players);
    for (const { chances } of asked[0]?.candidates ?? []) {
      const sum = Object.values(chances ?? {}).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  it('takes what a subscriber writes, and the engine finds the same again', () => {
    const game = table();
    game.bus.on('slqj_ai_score', ({ candidates }) => {
      for (const candidate of candidates) if (candidate.target === game.seat(3)) candidate.score = 7;
    });
    const found = game.choose(2, () => 1);
    expect(bySeat(game, found)).toEqual({ 1: 1, 2: 1, 3: 7, 4: 1, 5: 1 });
    expect(found.again).toBe(7);
  });

  it('is read back by what a candidate is about, whatever order or company it is left in', () => {
    const sorting = table();
    sorting.bus.on('slqj_ai_score', ({ candidates }) => {
      for (const one of candidates) one.score = one.target === sorting.seat(4) ? 9 : 1;
      (candidates as ScoreContext['candidates'][number][]).sort((a, b) => b.score - a.score);
    });
    expect(
      bySeat(
        sorting,
        sorting.choose(2, () => 1),
      ),
    ).toEqual({ 1: 1, 2: 1, 3: 1, 4: 9, 5: 1 });
    const leaving = table();
    leaving.bus.on('slqj_ai_score', (ctx) => ({
      ...ctx,
      candidates: ctx.candidates
        .filter(({ target }) => target === leaving.seat(5))
        .map((one) => ({ ...one, score: 6 })),
    }));
    expect(
      bySeat(
        leaving,
        leaving.choose(2, () => 2),
      ),
    ).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 6 });
  });

  it.each([NaN, Infinity, 'much', undefined])('a score of %s changes nothing', (score) => {
    const game = table();
    game.bus.on('slqj_ai_score', ({ candidates }) => {
      for (const candidate of candidates) candidate.score = score as number;
    });
    expect(game.choose(2, () => 1).scores).toEqual([1, 1, 1, 1, 1]);
  });

  it('a subscriber that throws, or leaves something else for candidates, changes nothing', () => {
    const game = table();
    game.bus.on('slqj_ai_score', () => ({ candidates: null }) as unknown as ScoreContext);
    expect(game.choose(2, () => 1).scores).toEqual([1, 1, 1, 1, 1]);
    game.bus.clear();
    game.bus.on('slqj_ai_score', () => {
      throw new Error('a subscriber');
    });
    expect(game.choose(2, () => 1).scores).toEqual([1, 1, 1, 1, 1]);
    expect(warnings().length).toBeGreaterThan(0);
  });

  it('leaves what is no number, and the engine’s own seats, alone', () => {
    const game = table();
    let asked = 0;
    game.bus.on('slqj_ai_score', () => void (asked += 1));
    expect(game.choose(2, () => undefined).scores).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(asked).toBe(0);
    const watched = table({ settings: { act: false } });
    watched.bus.on('slqj_ai_score', () => void (asked += 1));
    watched.choose(2, () => 1);
    expect(asked).toBe(0);
  });

  it('is gone when the extension is switched off', () => {
    const game = table();
    let asked = 0;
    game.bus.on('slqj_ai_score', () => void (asked += 1));
    const around = game.ai.basic?.chooseTarget;
    game.runtime.uninstall();
    expect(game.ai.basic?.chooseTarget).not.toBe(around);
    game.choose(2, () => 1);
    expect(asked).toBe(0);
  });
});

describe('our rules over targets', () => {
  listenToConsole();

  it('a weak foe is finished first, by the mind that has the rule', () => {
    const scored = (finish: boolean): Record<number, unknown> => {
      const game = table({ settings: { finish } });
      for (let i = 0; i < 4; i++) game.acts.use(game.seat(3), 'sha', [game.seat(1)]);
      game.seat(3).hp = 1;
      return bySeat(
        game,
        game.choose(2, () => 1, { card: { name: 'sha' } }),
      );
    };
    expect(scored(false)[3]).toBe(1);
    expect(Number(scored(true)[3])).toBeCloseTo(1.5, 9);
    expect(scored(true)[4]).toBe(1);
  });

  it('nobody saves who has just attacked it', () => {
    const game = table({ settings: { ungrateful: true } });
    game.acts.turn(game.seat(3));
    game.acts.use(game.seat(3), 'sha', [game.seat(2)]);
    const saving = { card: { name: 'tao' }, dying: game.seat(3) };
    expect(
      bySeat(
        game,
        game.choose(2, () => 3, saving),
      )[3],
    ).toBe(0);
    expect(
      bySeat(
        game,
        game.choose(5, () => 3, saving),
      )[3],
    ).toBe(3);
  });
});

describe('impulse (§A9)', () => {
  listenToConsole();
  /** In how many of 400 choices seat 3 stands above seat 4, whom the engine finds a little better. */
  function second(personas: readonly ('impulsive' | 'balanced')[], settings = {}): number {
    const game = table({ personas, settings });
    let taken = 0;
    for (let i = 0; i < 400; i++) {
      const found = game.choose(2, (player) => (player === game.seat(4) ? 5 : player === game.seat(3) ? 4.8 : 1));
      const scores = bySeat(game, found);
      if (Number(scores[3]) > Number(scores[4])) taken += 1;
    }
    return taken;
  }

  it('takes the second best about as often as the persona’s randomness says, the same in the same game', () => {
    const taken = second(['impulsive']);
    expect(taken).toBeGreaterThan(25);
    expect(taken).toBeLessThan(75);
    expect(second(['impulsive'])).toBe(taken);
    expect(second(['impulsive'], { strict: false, inference: 'spec' })).toBeGreaterThan(25);
    expect([second(['balanced']), second(['impulsive'], { impulse: false })]).toEqual([0, 0]);
  });
});

describe('cards that nobody saw (§A22)', () => {
  listenToConsole();
  const blank = { contains: (name: string) => name === 'blank' };
  const open = { contains: () => false };
  const hand = () => [
    { name: 'tao', suit: 'heart', number: 3 },
    { name: 'shan', suit: 'diamond', number: 9, nature: 'fire' },
    { name: 'wuxie', suit: 'spade', number: 1 },
  ];

  it('are all alike while they are weighed, and themselves again', () => {
    const cards = hand();
    const before = JSON.stringify(cards);
    const seen = faceDown(cards, () => cards.map(({ name, suit, number }) => `${name} ${suit} ${number}`));
    expect(new Set(seen).size).toBe(1);
    expect(JSON.stringify(cards)).toBe(before);
    expect(() =>
      faceDown(cards, () => {
        throw new Error('a skill');
      }),
    ).toThrow('a skill');
    expect(JSON.stringify(cards)).toBe(before);
  });

  it('are those whose backs a person would see, but for those that one knows', () => {
    const [tao, shan, wuxie] = hand();
    const knower = {} as Player;
    const known = { ...wuxie, isKnownBy: (player: Player) => player === knower };
    const buttons = [
      { link: tao, classList: blank },
      { link: shan, classList: open },
      { link: known, classList: blank },
      { link: 'wei', classList: blank },
    ];
    expect(unseenBehind(buttons, knower)).toEqual([tao]);
    expect(unseenBehind(buttons, {} as Player)).toEqual([tao, known]);
  });

  it('have no face in a choice of buttons, for a mind that has the rule', () => {
    const seen = (blindPick: boolean): unknown[] => {
      const game = table({ settings: { blindPick } });
      const cards = hand();
      const names: unknown[] = [];
      const dialog = { buttons: cards.map((link) => ({ link, classList: blank })) };
      const event = game.createEvent('discardPlayerCard', { player: game.seat(2), dialog } as Partial<GameEvent>);
      game.within(event, () => game.ai.basic?.chooseButton((_: DoublePlayer) => (names.push(cards[0]?.name), 1)));
      expect(cards[0]?.name).toBe('tao');
      return names;
    };
    expect(new Set(seen(true))).toEqual(new Set(['sha']));
    expect(new Set(seen(false))).toEqual(new Set(['tao']));
  });
});

it.each([
  ['persona', null],
  ['persona', { name: 'balanced' }],
  ['memory', 'gone'],
])('a mind whose %s somebody wrote over still chooses (§A1)', (part, value) => {
  const game = table({ settings: { impulse: true } });
  const storage = game.seat(2).storage['slqj_ai'] as Record<string, unknown>;
  storage[part] = value;
  const { scores } = game.choose(2, () => 1);
  expect(scores.map(Number).every(Number.isFinite)).toBe(true);
  expect(scores).toHaveLength(game.game.players.length);
});
