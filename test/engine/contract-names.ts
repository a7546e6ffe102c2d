/** The members that src/engine/contract.ts asks for, read off its own answer about an engine that has none. */
import type { Engine } from '../../src/engine/noname';
import { missingMembers, PLAYER_MEMBERS } from '../../src/engine/contract';
import type { Kinds, Names } from './contract-checks';

export function neededNames(): Names {
  const nothing = { lib: {}, game: {}, get: {}, ai: {}, _status: {} } as unknown as Engine;
  const names: Names = { lib: [], game: [], get: [], ai: [], player: Object.keys(PLAYER_MEMBERS) };
  for (const { members } of missingMembers(nothing)) {
    for (const member of members) {
      const [owner, name] = member.split('.') as ['lib' | 'game' | 'get' | 'ai', string];
      names[owner].push(name);
    }
  }
  return names;
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  function: () => undefined,
  object: {},
  string: '',
  number: 0,
  boolean: false,
  null: null,
};

/** An engine with members of these types, for `missingMembers` to look at. */
export function engineOf({ lib, game, get, ai }: Kinds): Engine {
  const rebuilt = (kinds: Record<string, string>): object =>
    Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, SAMPLES[kind]]));
  return {
    lib: rebuilt(lib),
    game: rebuilt(game),
    get: rebuilt(get),
    ai: rebuilt(ai),
    _status: {},
  } as unknown as Engine;
}

/** Members of players that are of another type than we read, one line each. */
export function wrongMembers({ players }: Kinds): string[] {
  return players.flatMap((player, i) =>
    Object.entries(PLAYER_MEMBERS)
      .filter(([name, kind]) => player[name] !== kind)
      .map(([name, kind]) => `player ${i}: ${name} is ${player[name] ?? 'absent'}, not ${kind}`),
  );
}
