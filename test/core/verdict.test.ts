/** One verdict a seat, over recorded games in both inferences: sums, a deck that adds up, and a letter that is the bar's. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedParameters, SHIPPED_WORTHS } from '../../src/core/belief/shipped';
import type { Seat } from '../../src/core/event';
import type { Game } from '../../src/core/game';
import type { Role } from '../../src/core/role';
import { verdicts, verdictsSaid, type Fact, type TableVerdict, type Viewer } from '../../src/core/verdict';
import { isDamage, parseRecording, type Recording } from '../../src/record/format';
import { openInference } from '../../src/replay/inference';

const GOLDEN = path.join('test', 'golden');
const ROLES = ['zhong', 'fan', 'nei'] as const;

function read(name: string): Recording {
  const recording = parseRecording(readFileSync(path.join(GOLDEN, name), 'utf8'));
  if (isDamage(recording) || !recording.truth) throw new Error(name);
  return recording;
}
const games = readdirSync(GOLDEN)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => [name, read(name)] as const);

const count = (table: TableVerdict, role: Role, of: 'likeliest' | 'identity'): number =>
  [...table.values()].filter((verdict) => verdict[of] === role).length;

/** Everything that must hold of a table, whoever looks at it however. */
function check(table: TableVerdict, game: Game): void {
  const { seats, deck } = game.table;
  const known = [...table.values()].filter(({ ground }) => ground !== 'inferred');
  expect([...table.keys()]).toEqual(seats.map(({ seat }) => seat));
  for (const role of ROLES) {
    expect(count(table, role, 'likeliest'), role).toBe(deck?.[role] ?? 0);
    expect(count(table, role, 'identity'), role).toBeLessThanOrEqual(deck?.[role] ?? 0);
    const expected = (deck?.[role] ?? 0) - known.filter(({ likeliest }) => likeliest === role).length;
    const sum = [...table.values()].reduce(
      (all, { ground, chances }) => all + (ground === 'inferred' ? chances[role] : 0),
      0,
    );
    expect(sum).toBeCloseTo(expected, 3);
  }
  for (const { chances, identity, likeliest, chance, strength } of table.values()) {
    const shares = Object.values(chances);
    expect(shares.reduce((all, p) => all + p, 0)).toBeCloseTo(1, 9);
    expect(chance).toBe(chances[likeliest]);
    expect(identity === 'unknown').toBe(strength === 0);
    if (identity === 'unknown') continue;
    expect(identity).toBe(likeliest);
    expect(chance).toBe(Math.max(...shares));
  }
}

describe.each([
  ['规格 spec', {}],
  ['规格，严格 spec, strict', { worths: SHIPPED_WORTHS }],
  ['信念 belief', { parameters: shippedParameters() }],
  ['公平 belief, strict', { parameters: shippedParameters(), worths: SHIPPED_WORTHS }],
])('%s', (_name, options) => {
  it.each(games)('%s adds up after every turn, through every pair of eyes', (_file, recording) => {
    const { game, belief, fold } = openInference(recording, options);
    for (const { event } of recording.entries) {
      if (!event) continue;
      fold(event);
      if (event.type !== 'turn' && event.type !== 'die') continue;
      check(verdicts(game, belief, null), game);
      const viewer: Viewer = { seat: 2, role: recording.truth![2]!, learned: null };
      const own = verdicts(game, belief, viewer);
      check(own, game);
      expect(own.get(2)).toMatchObject({ likeliest: viewer.role, chance: 1 });
    }
  });
});

it('at the start nobody is anything', () => {
  const { game, belief } = openInference(read('8p-1.jsonl'), { parameters: shippedParameters() });
  for (const by of [belief, null])
    for (const { seat, identity } of verdicts(game, by, null).values())
      expect(identity).toBe(seat === 1 ? 'zhu' : 'unknown');
});

it('what one learned in private is a fact to that one alone', () => {
  const { game, belief } = openInference(read('8p-1.jsonl'), { parameters: shippedParameters() });
  const learned = {
    learned: (observer: Seat, about: Seat): Role | null => (observer === 2 && about === 3 ? 'nei' : null),
  };
  const role = read('8p-1.jsonl').truth![2]!;
  for (const by of [belief, null]) {
    expect(verdicts(game, by, { seat: 2, role, learned }).get(3)).toMatchObject({ ground: 'learned', identity: 'nei' });
    expect(verdicts(game, by, { seat: 4, role: 'fan', learned }).get(3)?.ground).toBe('inferred');
  }
});

describe('what is said', () => {
  const seats = [1, 2, 3, 4, 5, 6, 7, 8];
  const deck = { zhu: 1, zhong: 2, fan: 4, nei: 1 };
  const facts = new Map<Seat, Fact>([[1, { role: 'zhu', ground: 'open' }]]);

  it('of five rebels leaves four', () => {
    const table = verdictsSaid({ seats, deck, facts }, (seat) => (seat < 7 ? { fan: 0.95 - seat / 50 } : {}));
    const named = [...table.values()].filter(({ identity }) => identity === 'fan').map(({ seat }) => seat);
    expect(named).toEqual([2, 3, 4, 5]);
    expect(table.get(6)?.identity).toBe('unknown');
  });

  it('grows with what is said for it', () => {
    const strengths = [0, 0.1, 0.3, 0.6, 0.9].map(
      (fan) => verdictsSaid({ seats, deck, facts }, (seat) => (seat === 2 ? { fan } : {})).get(2)!.strength,
    );
    expect(strengths).toEqual([0, 0, 1, 2, 3]);
  });

  it('rules out a role that it surely has not, where none of the others is named', () => {
    const rebels = (seat: Seat) => (seat > 4 ? { fan: 0.99 } : { zhong: 0.5, nei: 0.4 });
    const table = verdictsSaid({ seats, deck, facts }, rebels);
    const unnamed = [...table.values()].filter(({ identity }) => identity === 'unknown');
    expect(unnamed.map(({ not }) => not)).toContain('fan');
    for (const { chances, not } of unnamed) expect(not === 'fan').toBe(chances.fan <= 0.05);
    for (const { identity, not } of table.values()) if (identity !== 'unknown') expect(not).toBeNull();
    // What the deck hardly holds goes without saying.
    expect([...verdictsSaid({ seats, deck, facts }, () => ({})).values()].map(({ not }) => not).join('')).toBe('');
  });

  it('of a role that has no card left says nothing', () => {
    const gone = new Map<Seat, Fact>([...facts, [2, { role: 'nei', ground: 'open' }]]);
    expect(verdictsSaid({ seats, deck, facts: gone }, () => ({ nei: 0.9 })).get(3)).toMatchObject({
      identity: 'unknown',
      chances: { nei: 0 },
    });
  });
});
