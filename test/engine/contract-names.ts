/** The members that the contract asks for, and an engine made of what was found of them. */
import { isKept, type Need } from '../../src/engine/contract/need';
import { OF_PLAYERS, PLACES } from '../../src/engine/contract/members';
import type { Engine } from '../../src/engine/noname';
import type { Kinds, Names } from './contract-checks';

const wanted = (needs: Readonly<Record<string, Need | null>>, since: Need['since']): string[] =>
  Object.entries(needs).flatMap(([name, need]) => (need?.since === since ? [name] : []));

/** `table` too where the engine has one. */
export const neededNames = (withTable = false): Names =>
  Object.fromEntries([
    ...PLACES.map(({ at, needs }) => [at, [...wanted(needs, 'start'), ...(withTable ? wanted(needs, 'table') : [])]]),
    [OF_PLAYERS.at, wanted(OF_PLAYERS.needs, 'game')],
  ]) as Names;

const SAMPLES: Readonly<Record<string, () => unknown>> = {
  function: () => () => undefined,
  object: () => ({}),
  string: () => '',
  number: () => 0,
  boolean: () => false,
  null: () => null,
};

/** Nothing is drawn on the double. */
const isNothing = (members: Record<string, string> = {}): boolean =>
  Object.values(members).every((kind) => kind === 'undefined');

/** An engine with members of these types, for `missingMembers` to look at. */
export function engineOf({ places }: Kinds): Engine {
  const engine: Record<string, unknown> = {};
  for (const [path, members] of Object.entries(places).sort(([a], [b]) => a.length - b.length)) {
    if (isNothing(members)) continue;
    let owner = engine;
    for (const step of path.split('.')) owner = (owner[step] ??= {}) as Record<string, unknown>;
    for (const [name, kind] of Object.entries(members)) if (kind !== 'undefined') owner[name] = SAMPLES[kind]?.();
  }
  return engine as unknown as Engine;
}

/** Members that are of another type than we read, one line each. */
export function wrongMembers({ players, places }: Kinds): string[] {
  const placeOf = (at: string) => (at.startsWith('ui') && isNothing(places['ui']) ? {} : (places[at] ?? {}));
  const ofPlayers = players.flatMap((player, i) => wrongIn(player, OF_PLAYERS.needs, `player ${i}`));
  return [...ofPlayers, ...PLACES.flatMap(({ at, needs }) => wrongIn(placeOf(at), needs, at))];
}

function wrongIn(kinds: Record<string, string>, needs: Readonly<Record<string, Need | null>>, at: string): string[] {
  return Object.entries(kinds).flatMap(([name, found]) => {
    const need = needs[name];
    const sample = found === 'undefined' ? {} : { [name]: SAMPLES[found]?.() };
    return !need || isKept(sample, name, need) ? [] : [`${at}.${name} is ${found}, not ${need.kind}`];
  });
}
