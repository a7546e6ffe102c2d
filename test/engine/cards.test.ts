/** Card uses: one line each, worth per target, who was aimed at, and whom one could have chosen. */
import { describe, expect, it } from 'vitest';
import { column, listenToConsole, sit, told, toldOf } from './support';

describe('a card use', () => {
  listenToConsole();

  it('is one line, however many targets it has', () => {
    const table = sit();
    const others = [2, 3, 4, 5].map((seat) => table.seat(seat));
    table.acts.use(table.seat(1), 'nanman', others);
    expect(told(table)).toEqual([
      {
        type: 'card',
        by: 1,
        to: [2, 3, 4, 5],
        card: 'nanman',
        group: true,
        tv: { 2: -1, 3: -1, 4: -1, 5: -1 },
        legal: [2, 3, 4, 5],
      },
    ]);
  });

  it('names the seats, whoever of the players is meant', () => {
    const table = sit({ me: 4 });
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    const [line] = toldOf(table, 'card');
    expect(line).toMatchObject({ by: 3, to: [1], card: 'sha', tv: { 1: -1.5 }, group: false });
    expect([...(line?.legal ?? [])].sort()).toEqual([1, 2, 4, 5]);
  });

  it('is told each time', () => {
    const table = sit();
    const card = { name: 'sha' };
    table.acts.use(table.seat(3), card, [table.seat(2)]);
    table.acts.use(table.seat(3), card, [table.seat(2)]);
    expect(toldOf(table, 'card').length).toBe(2);
  });

  it('at one target named twice is aimed at that one', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'sha', [table.seat(2), table.seat(2)]);
    expect(toldOf(table, 'card')).toMatchObject([{ by: 3, to: [2], group: false }]);
  });

  it('without targets says nothing', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'sha', []);
    table.acts.use(table.seat(3), 'wuxie', []);
    expect(told(table)).toEqual([]);
  });

  it('by a stranger says nothing', () => {
    const table = sit();
    const stranger = sit().seat(2);
    table.acts.use(stranger, 'sha', [table.seat(2)]);
    expect(told(table)).toEqual([]);
  });
});

describe('what a card is worth to its target', () => {
  const { warnings } = listenToConsole();

  const worth = (card: string, skill?: string): number | undefined => {
    const table = sit();
    table.acts.use(table.seat(3), card, [table.seat(2)], skill === undefined ? {} : { skill });
    return toldOf(table, 'card')[0]?.tv[2];
  };

  it("is the engine's number, or what its function says for this card", () => {
    expect(worth('guohe')).toBe(-1.5);
    expect(worth('sha')).toBe(-1.5);
  });

  it('is what using it does, where that is declared apart', () => {
    expect(worth('juedou')).toBe(-1.5);
  });

  it('is 0 where the engine answers NaN, throws, or says nothing', () => {
    expect(worth('broken')).toBe(0);
    expect(worth('throwing')).toBe(0);
    expect(worth('silent')).toBe(0);
  });

  it('takes the skill into account that it was used by', () => {
    expect(worth('silent', 'qingnang')).toBe(1.5);
  });

  it('of a card that the engine does not know is said once to be unknown, and the next card is told', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'unheard_of', [table.seat(2)]);
    table.acts.use(table.seat(3), 'unheard_of', [table.seat(2)]);
    table.acts.use(table.seat(3), 'sha', [table.seat(2)]);
    expect(toldOf(table, 'card').map(({ card }) => card)).toEqual(['sha']);
    expect(warnings().length).toBe(1);
  });

  it('leaves evidence with everybody who has an attitude to the target', () => {
    const table = sit();
    // The lord knows what to think of itself, and a loyalist of the lord.
    table.acts.use(table.seat(3), 'juedou', [table.seat(1)]);
    const evidence = column(table, 'evidence', table.seat(3));
    expect(evidence[1]).toBeCloseTo(-0.9, 9);
    expect(evidence[2]).toBeCloseTo(-0.9, 9);
    expect(evidence[4]).toBeCloseTo(0.9, 9);
    expect(evidence[3]).toBeUndefined();
  });

  it('leaves none where it is worth nothing', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'broken', [table.seat(1)]);
    table.acts.use(table.seat(3), 'throwing', [table.seat(1)]);
    expect(Object.values(column(table, 'evidence', table.seat(3)))).toEqual([0, 0, 0, 0]);
  });
});

describe('whom a card was aimed at', () => {
  listenToConsole();

  const group = (card: string, by: number, to: readonly number[]): boolean | undefined => {
    const table = sit();
    table.acts.use(
      table.seat(by),
      card,
      to.map((seat) => table.seat(seat)),
    );
    return toldOf(table, 'card')[0]?.group;
  };

  it.each([
    ['sha', 3, [1], false],
    ['sha', 3, [1, 2], true],
    ['tiesuo', 3, [2], false],
    ['tiesuo', 3, [2, 4], true],
    ['nanman', 3, [1, 2, 4, 5], true],
    ['nanman', 3, [1], true],
    ['taoyuan', 2, [1, 2, 3, 4, 5], true],
    ['lebu', 3, [1], false],
  ] as const)('%s by %d at %j', (card, by, to, expected) => {
    expect(group(card, by, to)).toBe(expected);
  });

  it('桃 is aimed only when it saves another', () => {
    expect(group('tao', 2, [2])).toBe(true);
    expect(group('tao', 2, [1])).toBe(false);
    expect(group('jiu', 2, [1])).toBe(false);
  });

  it('桃 for the lord is evidence for its friends', () => {
    const table = sit();
    table.seat(1).hp = 0;
    table.acts.use(table.seat(2), 'tao', [table.seat(1)]);
    const evidence = column(table, 'evidence', table.seat(2));
    expect(evidence[1]).toBeCloseTo(1.2, 9);
    expect(evidence[3]).toBeCloseTo(-1.2, 9);
  });

  it('a group card is evidence for nobody', () => {
    const table = sit();
    table.acts.use(
      table.seat(3),
      'nanman',
      [1, 2, 4, 5].map((seat) => table.seat(seat)),
    );
    expect(Object.values(column(table, 'evidence', table.seat(3)))).toEqual([0, 0, 0, 0]);
    expect(table.seat(3).ai.shown).toBe(0);
  });
});

describe('whom one could have chosen', () => {
  listenToConsole();

  it('is whom the rules allow, and whom one did choose, but not oneself', () => {
    const table = sit();
    table.seat(3).outOfReach = [table.seat(1), table.seat(5)];
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(toldOf(table, 'card')[0]?.legal).toEqual([1, 2, 4]);
  });

  it('leaves the dead out', () => {
    const table = sit();
    table.acts.die(table.seat(5));
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(toldOf(table, 'card')[0]?.legal).toEqual([1, 2, 4]);
  });

  it("is only the chosen where a package's filter cannot answer", () => {
    const table = sit();
    table.seat(3).canUse = () => {
      throw new Error('a package');
    };
    table.acts.use(table.seat(3), 'sha', [table.seat(1)]);
    expect(toldOf(table, 'card')[0]?.legal).toEqual([1]);
  });
});
