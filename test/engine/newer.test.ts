/** Engines after 1.11.4.1, as far as they were read: the start-up check, a watched game, and what they do otherwise. */
import { describe, expect, it } from 'vitest';
import { missingInPlayers, missingMembers } from '../../src/engine/contract';
import { CHECKS, kindsOf, runChecks } from './contract-checks';
import { neededNames, wrongMembers } from './contract-names';
import { createDouble } from './double';
import { asIn, fail, NEWER, useAgain } from './newer';
import { column, listenToConsole, sit, told, toldOf } from './support';
import { playWholeGame } from './whole-game';

const EIGHT = ['zhu', 'zhong', 'zhong', 'fan', 'fan', 'fan', 'fan', 'nei'] as const;

describe.each(NEWER)('an engine of %s', (version) => {
  const { warnings } = listenToConsole();

  it('has all that start-up and the first moment of a game look for', () => {
    const table = createDouble({ roles: EIGHT });
    asIn(version)(table);
    expect(missingMembers(table)).toEqual([]);
    expect(missingInPlayers(table.everybody())).toEqual([]);
    expect(wrongMembers(kindsOf(table, neededNames()))).toEqual([]);
    expect(Object.values(runChecks(table, CHECKS)).filter((answer) => answer !== true)).toEqual([]);
  });

  it('is watched as 1.11.4.1 is, event for event, to the same minds', () => {
    const [known, newer] = [sit({ roles: EIGHT }), sit({ roles: EIGHT, before: asIn(version) })];
    for (const table of [known, newer]) {
      playWholeGame(table, table.acts);
      table.acts.over();
    }
    expect(newer.installed).toBe(true);
    expect(told(newer).length).toBeGreaterThan(80);
    expect(told(newer)).toEqual(told(known));
    for (let seat = 1; seat <= EIGHT.length; seat++)
      expect(column(newer, 'evidence', newer.seat(seat))).toEqual(column(known, 'evidence', known.seat(seat)));
    expect(newer.runtime.notices()).toEqual([]);
    expect(warnings()).toEqual([]);
  });
});

describe('the triggers to the targets of one use, made by one helper (1.11.5.1)', () => {
  listenToConsole();

  it('are one act, a target named twice among them', () => {
    const table = sit({ roles: EIGHT, before: asIn('1.11.5.1') });
    const [p1, p2, p4] = [table.seat(1), table.seat(2), table.seat(4)];
    table.acts.turn(p4, table.acts.roundStart(p4));
    table.acts.use(p4, 'sha', [p1, p2, p1]);
    expect(toldOf(table, 'card').map(({ by }) => by)).toEqual([4]);
    expect([...new Set(toldOf(table, 'card')[0]?.to)]).toEqual([1, 2]);
  });
});

describe('a card that takes effect twice in one use (1.11.6)', () => {
  listenToConsole();

  it('is one act, and every damage of it is told', () => {
    const once = sit({ roles: EIGHT, before: asIn('1.11.6') });
    const twice = sit({ roles: EIGHT, before: asIn('1.11.6') });
    const hit = (table: typeof once) => () => {
      table.acts.damage(table.seat(1));
    };
    for (const table of [once, twice]) table.acts.turn(table.seat(4), table.acts.roundStart(table.seat(4)));
    once.acts.use(once.seat(4), 'sha', [once.seat(1)], { effect: hit(once) });
    useAgain(twice, twice.acts, twice.seat(4), 'sha', twice.seat(1), hit(twice));
    expect(toldOf(twice, 'card').length).toBe(1);
    expect(toldOf(twice, 'damage').length).toBe(2);
    const evidence = column(once, 'evidence', once.seat(4));
    expect(Object.values(evidence).some((value) => value !== 0)).toBe(true);
    expect(column(twice, 'evidence', twice.seat(4))).toEqual(evidence);
  });
});

describe('an event that fails and is gone on from (after 1.11.5.1)', () => {
  const { warnings } = listenToConsole();

  it('leaves what was told, and the next ones are told', () => {
    const table = sit({ roles: EIGHT, before: asIn('after') });
    const [p2, p4] = [table.seat(2), table.seat(4)];
    table.acts.turn(p4, table.acts.roundStart(p4));
    // A skill that fails between its two announcements, in a turn that fails with it.
    fail(table, 'phase', { player: p2 }, () => {
      table.acts.turn(p2);
      fail(table, 'ganglie', { player: p2 }, () => {
        const log_event = table._status.event;
        const fields = { player: p2, skill: 'ganglie', type: 'player', targets: [p4], log_event };
        table.trigger(table.createEvent('logSkillBegin', fields), 'logSkillBegin');
      });
    });
    table.acts.turn(p4);
    table.acts.logSkill(p2, 'ganglie', p4, () => {
      table.acts.damage(p4);
    });
    expect(toldOf(table, 'skill').map(({ by, skill }) => [by, skill])).toEqual([
      [2, 'ganglie'],
      [2, 'ganglie'],
    ]);
    expect(toldOf(table, 'turn').length).toBe(3);
    expect(toldOf(table, 'damage').length).toBe(1);
    expect(table.runtime.notices()).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('is not taken for a trigger that no longer comes; one that was finished without it is', () => {
    const rounds = (table: ReturnType<typeof sit>, happen: () => void): void => {
      for (let round = 0; round < 9; round++) {
        table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
        happen();
      }
      table.acts.turn(table.seat(1), table.acts.roundStart(table.seat(1)));
    };
    const failed = sit({ roles: EIGHT, before: asIn('after') });
    rounds(failed, () => {
      fail(failed, 'recover', { player: failed.seat(1) });
    });
    expect(failed.runtime.notices()).toEqual([]);
    const silent = sit({ roles: EIGHT, before: asIn('after') });
    rounds(silent, () => {
      silent.acts.inside('recover', { player: silent.seat(1) }, () => undefined);
    });
    expect(silent.runtime.notices()).toEqual([{ what: 'deaf', part: 'outcomes', triggers: ['recoverEnd'] }]);
    expect(warnings().length).toBe(1);
  });
});
