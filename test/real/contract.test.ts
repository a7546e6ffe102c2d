/**
 * What the adapter relies on in the engine, asked of the real ones: the checks of test/engine/contract-checks.ts,
 * and every member that src/engine/contract.ts lists. One boot each.
 */
import { expect, it } from 'vitest';
import { findBrowser, openTable } from '../../dev/noname/browser';
import { evaluateInJsdom } from '../../dev/noname/jsdom';
import { missingMembers } from '../../src/engine/contract';
import { CHECKS, kindsOf, runChecks, type Kinds } from '../engine/contract-checks';
import { engineOf, neededNames, wrongMembers } from '../engine/contract-names';
import { describeEngine } from './engine';

interface Answer {
  checks: Record<string, true | string>;
  kinds: Kinds;
}

/** A function expression: runs every check, in a decision of the engine's own making where one is asked for. */
function source(): string {
  const checks = Object.entries(CHECKS).map(([name, check]) => `${JSON.stringify(name)}: ${check.toString()}`);
  return `async (engine) => {
    const { CacheContext } = await import(location.origin + '/noname/library/cache/cacheContext.js');
    const decide = (decision) => {
      CacheContext.setCacheContext(new CacheContext());
      try { return decision(); } finally { CacheContext.removeCacheContext(); }
    };
    const whole = { ...engine, decide };
    return {
      checks: (${runChecks.toString()})(whole, { ${checks.join(',\n')} }),
      kinds: (${kindsOf.toString()})(whole, ${JSON.stringify(neededNames(true))}),
    };
  }`;
}

/** Runs it when the game starts, before anybody acts; the game goes on by itself meanwhile. */
function atGameStart(expression: string): string {
  return `({ lib, game, ui, get, ai, _status }) => {
    lib.skill.zz_contract_start = {
      trigger: { global: 'gameStart' }, forced: true, silent: true, popup: false, charlotte: true,
      filter() {
        globalThis.zzContract ??= (${expression})({ lib, game, ui, get, ai, _status });
        return false;
      },
      content: async () => {},
    };
    game.addGlobalSkill('zz_contract_start');
  }`;
}

function expectKept({ checks, kinds }: Answer): void {
  const broken = Object.entries(checks).filter(([, answer]) => answer !== true);
  expect(Object.fromEntries(broken)).toEqual({});
  expect(Object.keys(checks)).toEqual(Object.keys(CHECKS));
  expect(missingMembers(engineOf(kinds))).toEqual([]);
  expect(kinds.players.length).toBe(5);
  expect(wrongMembers(kinds)).toEqual([]);
}

describeEngine('1.11.4.1', 'the contract', (noname) => {
  it('is kept', async () => {
    const answer = await evaluateInJsdom({ noname, extension: null, players: 5, seed: 3, moment: 'game' }, source());
    expectKept(answer as Answer);
  });
});

describeEngine('1.10.9', 'the contract in Chromium', (noname) => {
  it.skipIf(findBrowser() === null)('is kept', async () => {
    const table = await openTable({ noname, extension: null, players: 5, seed: 3, setup: atGameStart(source()) });
    try {
      await table.waitFor('playing');
      expectKept((await table.run('() => globalThis.zzContract')) as Answer);
      expect(table.errors).toEqual([]);
    } finally {
      await table.close();
    }
  });
});
