/** What an AI's answers about others say of itself: exact by Bayes' rule, each answer once, and nobody's but an AI's. */
import { describe, expect, it } from 'vitest';
import { createBelief, seeEvent, type Belief, type BeliefParameters } from '../../src/core/belief/belief';
import { beliefKeyframe, resumeBelief } from '../../src/core/belief/keyframe';
import { createMarginals, marginals } from '../../src/core/belief/marginals';
import { shippedParameters } from '../../src/core/belief/shipped';
import type { Manner } from '../../src/core/belief/words';
import { FAN, NEI, ROLES, ZHONG } from '../../src/core/belief/worlds';
import { CALLED, LOOKS, type Answer } from '../../src/core/answer';
import type { ClaimEvent, GameHeader, PublicEvent, Seat } from '../../src/core/event';
import { isDamage, parseRecording } from '../../src/record/format';
import { beliefFor, drawnParameters, headerOf, sha } from './support';

const EACH = [0.25, 0.25, 0.25, 0.25];
/** One in ten of the loyal bends, nine in ten of the rebels, half of the traitors. */
const MANNER: Manner = {
  bending: [0.1, 0.1, 0.9, 0.5],
  plain: { unknown: EACH, zhong: EACH, fan: [0.2, 0, 0.8, 0], plain: EACH, nei: EACH },
  bent: { unknown: EACH, zhong: EACH, fan: [0.7, 0, 0.3, 0], plain: EACH, nei: EACH },
};
/** As belief has it: no answer is ever impossible. */
const chance = (p: number): number => 0.01 + 0.96 * p;

const withWords = (): BeliefParameters => ({ ...drawnParameters(), manner: MANNER });
const answer = (by: Seat, about: Seat, said: Answer): ClaimEvent => ({
  type: 'claim',
  by,
  about,
  lean: 0,
  answer: said,
});
const SHIELDS: Answer = { called: 'unsure', looks: 'fan' };
const ACCUSES: Answer = { called: 'fan', looks: 'fan' };
const ACTS: readonly PublicEvent[] = [sha(3, 1, 8), sha(5, 3, 8), sha(2, 5, 8)];

function folded(events: readonly PublicEvent[], parameters = withWords(), header: GameHeader = headerOf(8)): Belief {
  const belief = beliefFor(header, parameters);
  for (const event of events) seeEvent(belief, event);
  return belief;
}

function chancesOf(belief: Belief): Float64Array {
  const out = createMarginals(belief);
  expect(marginals(belief, null, out)).toBe(true);
  return out;
}

/** The same by summing over worlds: `shares` by role of the seat at index `speaker`. */
function weighed(belief: Belief, speaker: number, shares: readonly number[]): number[] {
  const { worlds, grid, weights } = belief;
  const n = worlds.seats.length;
  const sums = new Array<number>(n * ROLES).fill(0);
  let total = 0;
  for (let i = 0; i < grid.count; i++) {
    const base = grid.worlds[i]! * n;
    const weight = weights[i]! * shares[worlds.roles[base + speaker]!]!;
    total += weight;
    for (let seat = 0; seat < n; seat++) sums[seat * ROLES + worlds.roles[base + seat]!]! += weight;
  }
  return sums.map((sum) => sum / total);
}

function near(found: ArrayLike<number>, expected: ArrayLike<number>): void {
  expect(found).toHaveLength(expected.length);
  for (let i = 0; i < expected.length; i++) expect(found[i]).toBeCloseTo(expected[i]!, 12);
}

describe('an answer about another', () => {
  it('says of the speaker what its manner does, exactly, and with it of everybody', () => {
    const shares = MANNER.bending.map((bends) => bends * chance(0.7) + (1 - bends) * chance(0.2));
    const silent = folded(ACTS);
    const told = chancesOf(folded([...ACTS, answer(4, 3, SHIELDS)]));
    near(told, weighed(silent, 3, shares));
    expect(told[3 * ROLES + FAN]).toBeGreaterThan(chancesOf(silent)[3 * ROLES + FAN]!);
  });

  it('speaks the other way where a loyal seat would have said it', () => {
    const [silent, told] = [chancesOf(folded(ACTS)), chancesOf(folded([...ACTS, answer(4, 3, ACCUSES)]))];
    expect(told[3 * ROLES + FAN]).toBeLessThan(silent[3 * ROLES + FAN]!);
    expect(told[3 * ROLES + ZHONG]).toBeGreaterThan(silent[3 * ROLES + ZHONG]!);
  });

  it('tells with others of the same seat whether it bends, however many there are', () => {
    const about = [2, 3, 5, 6, 7, 8];
    const told = chancesOf(folded([...ACTS, ...about.map((seat) => answer(4, seat, SHIELDS))]));
    const shares = MANNER.bending.map(
      (bends) => bends * chance(0.7) ** about.length + (1 - bends) * chance(0.2) ** about.length,
    );
    near(told, weighed(folded(ACTS), 3, shares));
    // Nothing is ever surer than that it bends: here nine in ten of the rebels, one of the loyal, half of the traitors.
    const bends = weighed(folded(ACTS), 3, MANNER.bending);
    expect(Math.abs(told[3 * ROLES + FAN]! - bends[3 * ROLES + FAN]!)).toBeLessThan(0.01);
  });

  it('tells nothing when it is said again', () => {
    const once = folded([...ACTS, answer(4, 3, SHIELDS)]);
    const { revision } = once;
    const before = chancesOf(once).slice();
    seeEvent(once, answer(4, 3, SHIELDS));
    expect(chancesOf(once)).toEqual(before);
    expect(once.revision).toBe(revision);
    seeEvent(once, answer(4, 3, ACCUSES));
    expect(chancesOf(once)).not.toEqual(before);
  });

  it('is kept where acts come after it and roles are laid open', () => {
    const said = answer(4, 3, SHIELDS);
    const later: PublicEvent[] = [{ type: 'die', seat: 8, by: null, role: 'fan' }, sha(6, 1, 8)];
    const shares = MANNER.bending.map((bends) => bends * chance(0.7) + (1 - bends) * chance(0.2));
    const noDoubt = folded([...ACTS, said, ...later]);
    near(chancesOf(noDoubt), weighed(folded([...ACTS, ...later]), 3, shares));
  });

  it('of a person, or of nobody at the table, says nothing; nor does any where no manner was fitted', () => {
    const said = [answer(4, 3, SHIELDS), answer(9, 3, SHIELDS), answer(5, 9, SHIELDS)];
    const person = headerOf(8, { me: 4 });
    near(chancesOf(folded([...ACTS, ...said], withWords(), person)), chancesOf(folded(ACTS, withWords(), person)));
    near(chancesOf(folded([...ACTS, ...said], drawnParameters())), chancesOf(folded(ACTS, drawnParameters())));
    // A word that answered nobody is evidence by the rules, and none of belief's.
    const word: ClaimEvent = { type: 'claim', by: 4, about: 3, lean: -0.5 };
    near(chancesOf(folded([...ACTS, word])), chancesOf(folded(ACTS)));
  });

  it('goes on from a keyframe as if there had been none', () => {
    const first = [...ACTS, answer(4, 3, SHIELDS)];
    const then = [answer(4, 3, SHIELDS), answer(4, 5, SHIELDS), sha(4, 1, 8)];
    const resumed = createBelief(headerOf(8), withWords()) as Belief;
    resumeBelief(resumed, beliefKeyframe(folded(first)));
    for (const event of then) seeEvent(resumed, event);
    near(chancesOf(resumed), chancesOf(folded([...first, ...then])));
  });
});

it('what ships: rebels bend, most others do not, and every row of answers is a whole', () => {
  const { manner } = shippedParameters();
  const { bending, plain, bent } = manner!;
  expect(bending).toHaveLength(ROLES);
  for (const role of [ZHONG, NEI]) expect(bending[role]).toBeLessThan(bending[FAN]!);
  for (const look of LOOKS) {
    for (const row of [plain[look], bent[look]]) {
      expect(row).toHaveLength(CALLED.length);
      expect(row.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 2);
    }
  }
  // Who bends has doubts about whoever looks like a rebel and may yet be none.
  expect(bent.fan[0]).toBeGreaterThan(plain.fan[0]!);
});

it('is read from a recording, and a broken one is named', () => {
  const lines = (said: unknown): string =>
    [headerOf(5), { type: 'claim', by: 2, about: 3, lean: 0, answer: said }]
      .map((one) => JSON.stringify(one))
      .join('\n');
  const read = parseRecording(lines(SHIELDS));
  if (isDamage(read)) throw new Error(read.detail);
  expect(read.entries[0]?.event).toEqual(answer(2, 3, SHIELDS));
  expect(parseRecording(lines({ called: 'loyal', looks: 'fan' }))).toMatchObject({ damage: { line: 2 } });
});
