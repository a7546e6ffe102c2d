/** Skill uses: active ones as they are used, triggered ones once, conversions as the cards they make. */
import { describe, expect, it } from 'vitest';
import { column, listenToConsole, sit, told, toldOf } from './support';

describe('an active skill', () => {
  listenToConsole();

  it('is told with its targets and its worth to each', () => {
    const table = sit();
    table.acts.useSkill(table.seat(2), 'qingnang', [table.seat(1)]);
    table.acts.useSkill(table.seat(2), 'fanjian', [table.seat(3), table.seat(4)]);
    expect(told(table)).toEqual([
      { type: 'skill', by: 2, to: [1], skill: 'qingnang', tv: { 1: 1.5 } },
      { type: 'skill', by: 2, to: [3, 4], skill: 'fanjian', tv: { 3: -1, 4: -1 } },
    ]);
    expect(column(table, 'evidence', table.seat(2))[1]).toBeCloseTo(0.9, 9);
  });

  it('is told each time', () => {
    const table = sit();
    table.acts.useSkill(table.seat(2), 'qingnang', [table.seat(1)]);
    table.acts.useSkill(table.seat(2), 'qingnang', [table.seat(1)]);
    expect(toldOf(table, 'skill').length).toBe(2);
  });

  it('without targets says nothing', () => {
    const table = sit();
    table.acts.useSkill(table.seat(2), 'qingnang', []);
    expect(told(table)).toEqual([]);
  });

  it('that only turns cards into others is told by the card', () => {
    const table = sit();
    table.acts.useSkill(table.seat(2), 'wusheng', [table.seat(3)]);
    table.acts.logSkill(table.seat(2), 'wusheng', table.seat(3));
    table.acts.use(table.seat(2), 'sha', [table.seat(3)], { skill: 'wusheng' });
    expect(told(table).map(({ type }) => type)).toEqual(['card']);
  });

  it('that nobody declared is told as worth nothing', () => {
    for (const style of ['modern', 'old'] as const) {
      const table = sit({
        style,
        before: ({ get }) => {
          get.is = { shownCard: () => false };
        },
      });
      table.acts.useSkill(table.seat(2), 'unheard_of', [table.seat(3)]);
      expect(toldOf(table, 'skill'), style).toEqual([
        { type: 'skill', by: 2, to: [3], skill: 'unheard_of', tv: { 3: 0 } },
      ]);
    }
  });

  it('whose worth throws or is NaN is told as worth nothing', () => {
    const table = sit();
    Object.assign(table.lib.skill, {
      throwing: {
        ai: {
          result: {
            target: () => {
              throw new Error('a package');
            },
          },
        },
      },
      exploding: {
        ai: {
          result: () => {
            throw new Error('a package');
          },
        },
      },
      broken: { ai: { result: { target: NaN } } },
      wordy: { ai: { result: { target: 'a lot' } } },
    });
    for (const skill of ['throwing', 'exploding', 'broken', 'wordy'])
      table.acts.useSkill(table.seat(2), skill, [table.seat(1)]);
    expect(toldOf(table, 'skill').map(({ tv }) => tv[1])).toEqual([0, 0, 0, 0]);
    expect(Object.values(column(table, 'evidence', table.seat(2)))).toEqual([0, 0, 0, 0]);
  });
});

describe('a triggered skill', () => {
  listenToConsole();

  it('is told once though it is announced twice', () => {
    const table = sit();
    table.acts.logSkill(table.seat(3), 'ganglie', table.seat(1));
    expect(told(table)).toEqual([{ type: 'skill', by: 3, to: [1], skill: 'ganglie', tv: { 1: -1 } }]);
    expect(column(table, 'evidence', table.seat(3))[1]).toBeCloseTo(-0.6, 9);
  });

  it('is told before its effect, so that the effect is not told again', () => {
    const table = sit();
    table.acts.logSkill(table.seat(3), 'ganglie', [table.seat(1)], () => {
      table.acts.damage(table.seat(1));
    });
    expect(told(table)).toEqual([
      { type: 'skill', by: 3, to: [1], skill: 'ganglie', tv: { 1: -1 } },
      { type: 'damage', by: 3, to: 1, num: 1, via: { skill: 'ganglie' } },
    ]);
    // Once for the skill; the damage adds to the lord's own axis and to the grudge only.
    expect(column(table, 'evidence', table.seat(3))[2]).toBeCloseTo(-0.6, 9);
    expect(column(table, 'zhuSignal', table.seat(3))[2]).toBeCloseTo(-1.1, 9);
  });

  it('is told again when it triggers again', () => {
    const table = sit();
    table.acts.logSkill(table.seat(3), 'ganglie', table.seat(1));
    table.acts.logSkill(table.seat(3), 'ganglie', table.seat(1));
    expect(toldOf(table, 'skill').length).toBe(2);
  });

  it('is told for two players who use it at the same event', () => {
    const table = sit();
    const log_event = table.createEvent('damage');
    for (const seat of [2, 3]) {
      for (const name of ['logSkillBegin', 'logSkill']) {
        const fields = { player: table.seat(seat), skill: 'ganglie', targets: table.seat(1), log_event };
        table.trigger(table.createEvent(name, fields), name);
      }
    }
    expect(toldOf(table, 'skill').map(({ by }) => by)).toEqual([2, 3]);
  });

  it('takes a bare target too', () => {
    const table = sit();
    const fields = { player: table.seat(3), skill: 'tiaoxin', targets: table.seat(2) };
    table.trigger(table.createEvent('logSkillBegin', fields), 'logSkillBegin');
    expect(toldOf(table, 'skill')[0]?.to).toEqual([2]);
  });

  it('takes one target, several, or none', () => {
    const table = sit();
    table.acts.logSkill(table.seat(3), 'tiaoxin', table.seat(2));
    table.acts.logSkill(table.seat(3), 'tiaoxin', [table.seat(2), table.seat(4)]);
    table.acts.logSkill(table.seat(3), 'tiaoxin');
    table.acts.logSkill(table.seat(3), 'tiaoxin', []);
    expect(toldOf(table, 'skill').map(({ to }) => to)).toEqual([[2], [2, 4]]);
  });

  it('without ai.result is told but says nothing', () => {
    const table = sit();
    table.acts.logSkill(table.seat(3), 'yingzi', table.seat(1));
    expect(toldOf(table, 'skill')).toEqual([{ type: 'skill', by: 3, to: [1], skill: 'yingzi', tv: { 1: 0 } }]);
    expect(Object.values(column(table, 'evidence', table.seat(3)))).toEqual([0, 0, 0, 0]);
  });

  it('of nobody at the table, or without a name, is left out', () => {
    const table = sit();
    table.acts.logSkill(sit().seat(3), 'ganglie', table.seat(1));
    table.trigger(table.createEvent('logSkill', { player: table.seat(3), targets: table.seat(1) }), 'logSkill');
    expect(told(table)).toEqual([]);
  });
});
