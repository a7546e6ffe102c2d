/** Damage, healing, cards given and drawn: who did it, and by what. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/engine/noname';
import { column, listenToConsole, sit, told, toldOf } from './support';

describe('damage', () => {
  listenToConsole();

  it('by a card is told with the card, and tells nothing twice', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'sha', [table.seat(1)], {
      effect: (target) => {
        table.acts.damage(target);
      },
    });
    expect(toldOf(table, 'damage')).toEqual([{ type: 'damage', by: 3, to: 1, num: 1, via: { card: 'sha' } }]);
    expect(column(table, 'evidence', table.seat(3))[2]).toBeCloseTo(-0.9, 9);
    expect(column(table, 'zhuSignal', table.seat(3))[2]).toBeCloseTo(-0.35 - 1.1, 9);
    expect(column(table, 'grudge', table.seat(3))).toEqual({ 1: 1, 2: 0, 4: 0, 5: 0 });
  });

  it('that nothing announced is evidence by itself', () => {
    const table = sit();
    table.acts.damage(table.seat(1), 2, { source: table.seat(3) });
    expect(told(table)).toEqual([{ type: 'damage', by: 3, to: 1, num: 2, via: {} }]);
    expect(column(table, 'evidence', table.seat(3))[2]).toBeCloseTo(-1.2, 9);
  });

  it('of nobody is told without a source', () => {
    const table = sit();
    table.acts.damage(table.seat(2));
    table.acts.damage(table.seat(2), 1, { source: sit().seat(3) });
    expect(toldOf(table, 'damage').map(({ by }) => by)).toEqual([null, null]);
  });

  it('inside a skill is told with the skill, though the card around it lends its name', () => {
    const table = sit();
    table.acts.use(table.seat(3), 'sha', [table.seat(2)], {
      effect: () => {
        table.acts.inside('ganglie', { player: table.seat(2), card: { name: 'sha' } }, () => {
          table.acts.damage(table.seat(3));
        });
      },
    });
    expect(toldOf(table, 'damage')).toEqual([
      { type: 'damage', by: 2, to: 3, num: 1, via: { card: 'sha', skill: 'ganglie' } },
    ]);
  });

  it('by a rule of the game is not told with the rule as a skill', () => {
    const table = sit();
    table.acts.inside('_lianhuan', { player: table.seat(3) }, () => {
      table.acts.damage(table.seat(2));
    });
    expect(toldOf(table, 'damage')[0]?.via).toEqual({});
  });

  it('by a skill around a rule is told with that skill', () => {
    const table = sit();
    table.acts.inside('fanjian', { player: table.seat(3) }, () => {
      table.acts.inside('_lianhuan', { player: table.seat(3) }, () => {
        table.acts.damage(table.seat(2));
      });
    });
    expect(toldOf(table, 'damage')[0]?.via).toEqual({ skill: 'fanjian' });
  });

  it("in a phase is nobody's skill", () => {
    const table = sit();
    table.acts.inside('fanjian', { player: table.seat(3) }, () => {
      table.acts.inside('phaseJudge', { player: table.seat(2) }, () => {
        table.acts.damage(table.seat(2));
      });
    });
    expect(toldOf(table, 'damage')[0]?.via).toEqual({});
  });

  it('in an event without parents is told', () => {
    const table = sit();
    const event = {
      name: 'damage',
      player: table.seat(2),
      source: table.seat(3),
      num: 1,
      getParent: () => ({}),
    } as unknown as GameEvent;
    table.trigger(event, 'damageEnd');
    expect(toldOf(table, 'damage')).toEqual([{ type: 'damage', by: 3, to: 2, num: 1, via: {} }]);
  });

  it('to a stranger is left out', () => {
    const table = sit();
    table.acts.damage(sit().seat(2), 1, { source: table.seat(3) });
    expect(told(table)).toEqual([]);
  });

  it('moves the hp that a turn will tell', () => {
    const table = sit();
    table.acts.damage(table.seat(2), 3);
    table.acts.turn(table.seat(2));
    expect(toldOf(table, 'turn')[0]?.hp[2]).toBe(1);
  });
});

describe('healing', () => {
  listenToConsole();

  it('of the lord by another helps, by itself it does not', () => {
    const table = sit();
    table.seat(1).hp = 1;
    table.acts.use(table.seat(2), 'tao', [table.seat(1)], {
      effect: (target) => {
        table.acts.recover(target);
      },
    });
    table.acts.use(table.seat(1), 'tao', [table.seat(1)], {
      effect: (target) => {
        table.acts.recover(target);
      },
    });
    expect(toldOf(table, 'heal')).toEqual([
      { type: 'heal', by: 2, to: 1, num: 1, via: { card: 'tao' } },
      { type: 'heal', by: 1, to: 1, num: 1, via: { card: 'tao' } },
    ]);
    expect(column(table, 'zhuSignal', table.seat(2))[3]).toBeCloseTo(0.8, 9);
    expect(column(table, 'zhuSignal', table.seat(1))[3]).toBe(0);
  });

  it('by a skill is told with the skill', () => {
    const table = sit();
    table.seat(1).hp = 1;
    table.acts.useSkill(table.seat(2), 'qingnang', [table.seat(1)], () => {
      table.acts.recover(table.seat(1));
    });
    expect(toldOf(table, 'heal')).toEqual([{ type: 'heal', by: 2, to: 1, num: 1, via: { skill: 'qingnang' } }]);
    expect(column(table, 'evidence', table.seat(2))[1]).toBeCloseTo(0.9, 9);
  });
});

describe('cards that change hands', () => {
  listenToConsole();

  it('are told when somebody gave them', () => {
    const table = sit();
    table.acts.gain(table.seat(1), [{ name: 'sha' }, { name: 'tao' }], { giver: table.seat(2) });
    table.acts.gain(table.seat(1), [{ name: 'sha' }]);
    table.acts.gain(table.seat(1), [{ name: 'sha' }], { giver: table.seat(1) });
    expect(told(table)).toEqual([{ type: 'give', by: 2, to: 1, num: 2 }]);
    expect(table.api.recording()?.join('')).not.toMatch(/sha|tao/);
  });

  it("are told when somebody else's act lets one draw, but not as the reward for a kill", () => {
    const table = sit();
    table.acts.useSkill(table.seat(2), 'qingnang', [table.seat(1)], () => {
      table.acts.draw(table.seat(1), 2);
    });
    table.acts.inside('phaseDraw', { player: table.seat(1) }, () => {
      table.acts.draw(table.seat(1), 2);
    });
    table.acts.die(table.seat(4), table.seat(1), () => {
      table.acts.draw(table.seat(1), 3);
    });
    table.acts.draw(table.seat(1), 1);
    expect(toldOf(table, 'draw')).toEqual([{ type: 'draw', by: 2, to: 1, num: 2 }]);
  });
});
