/** The double keeps the contract that the real engine keeps (test/real/contract.test.ts runs the same checks there). */
import { describe, expect, it } from 'vitest';
import { missingMembers } from '../../src/engine/contract';
import { actsOn } from './acts';
import { CHECKS, kindsOf, runChecks, type Check } from './contract-checks';
import { engineOf, neededNames, wrongMembers } from './contract-names';
import { createDouble, swapPlayer, type Style } from './double';

describe.each<Style>(['modern', 'old'])('the %s double', (style) => {
  it.each(Object.entries(CHECKS))('%s', (_name, check) => {
    expect(check(createDouble({ style }))).toBe(true);
  });

  it('passes with any lord, and all checks in a row on one engine', () => {
    const table = createDouble({ style, me: 4 });
    expect(Object.values(runChecks(table, CHECKS)).filter((answer) => answer !== true)).toEqual([]);
    expect(table.seat(1)).toBe(table.game.zhu);
    expect(table.seat(4)).toBe(table.game.me);
  });

  it('has every member that the adapter asks for', () => {
    const table = createDouble({ style });
    const kinds = kindsOf(table, neededNames());
    expect(missingMembers(table)).toEqual([]);
    expect(missingMembers(engineOf(kinds))).toEqual([]);
    expect(wrongMembers(kinds)).toEqual([]);
  });
});

describe('checks', () => {
  it('are self-contained: their text alone runs', () => {
    for (const [name, check] of Object.entries(CHECKS)) {
      // eslint-disable-next-line no-eval -- this is how they run in the engine
      const rebuilt = (0, eval)(`(${check.toString()})`) as Check;
      expect(rebuilt(createDouble()), name).toBe(true);
    }
  });

  it('fail on an engine that behaves otherwise', () => {
    const table = createDouble();
    table.get.attitude = () => NaN;
    table.get.identityList = () => ['zhu', 'zhu'];
    table.game.removeGlobalSkill = () => undefined;
    table.seat(2).identityShown = true;
    const failed = Object.values(runChecks(table, CHECKS)).filter((answer) => answer !== true);
    expect(failed.length).toBeGreaterThan(6);
  });
});

describe('the double asks global skills', () => {
  it('once per seat, living and dead, for listed triggers only, and not in a video', () => {
    const table = createDouble();
    const acts = actsOn(table);
    const asked: string[] = [];
    table.lib.skill['listener'] = {
      trigger: { global: ['damageEnd'] },
      forceDie: true,
      filter: (_event: object, player: { playerid: string }, name: string) =>
        asked.push(`${name} ${player.playerid}`) < 0,
    };
    acts.damage(table.seat(2), 1);
    expect(asked).toEqual([]);
    table.game.addGlobalSkill('listener');
    acts.die(table.seat(5));
    acts.damage(table.seat(2), 1);
    acts.recover(table.seat(2), 1);
    expect(asked).toEqual([1, 2, 3, 4, 5].map((seat) => `damageEnd id${seat}`));
    table._status.video = true;
    acts.damage(table.seat(2), 1);
    expect(asked.length).toBe(5);
  });

  it('without forceDie only the living', () => {
    const table = createDouble();
    const acts = actsOn(table);
    let asked = 0;
    table.lib.skill['listener'] = { trigger: { global: 'damageEnd' }, filter: () => (asked += 1) < 0 };
    table.game.addGlobalSkill('listener');
    acts.die(table.seat(5));
    acts.damage(table.seat(2), 1);
    expect(asked).toBe(4);
  });
});

describe('the double moves', () => {
  it('positions when the human changes places', () => {
    const table = createDouble({ me: 2 });
    swapPlayer(table, table.seat(4));
    expect([1, 2, 3, 4, 5].map((seat) => table.seat(seat).dataset.position)).toEqual(['2', '3', '4', '0', '1']);
  });

  it('the source and the card of damage from what happens around it', () => {
    const table = createDouble();
    const acts = actsOn(table);
    const seen: unknown[] = [];
    table.lib.skill['listener'] = {
      trigger: { global: ['damageEnd'] },
      filter: (event: { source?: object; card?: { name: string }; num?: number }) =>
        seen.push(event.source, event.card?.name) < 0,
    };
    table.game.addGlobalSkill('listener');
    acts.use(table.seat(3), 'sha', [table.seat(1)], {
      effect: (target) => {
        acts.damage(target);
      },
    });
    expect(seen.slice(0, 2)).toEqual([table.seat(3), 'sha']);
    expect(table.seat(1).hp).toBe(3);
  });
});
